"""Kernels of the tree substitution grammar over the dependency model with valence."""
