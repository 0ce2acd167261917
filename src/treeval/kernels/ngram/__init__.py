"""Compiled loops over the lines of ARPA files."""
