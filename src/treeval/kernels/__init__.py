"""Compiled loops over arrays; the only place that imports numba, and only when one is called."""
