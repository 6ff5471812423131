"""Everything that speaks Qt."""
