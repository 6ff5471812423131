"""Orcz: two to four warlords march on four fields together, and stab one another in the back on the way."""
