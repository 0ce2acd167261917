"""Conversion between annotations: heads, coordination, punctuation, projectivity."""
