"""EVALB: brackets scored under a parameter file, and the classic summary."""
