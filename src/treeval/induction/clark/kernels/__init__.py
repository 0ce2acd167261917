"""Clustering of words by exchange, with models of their spelling (Clark 2003)."""
