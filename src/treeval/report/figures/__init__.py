"""Figures as pure functions, numbers in and a matplotlib figure out; matplotlib is an extra."""
