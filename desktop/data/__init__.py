"""YAML files to checked values."""
