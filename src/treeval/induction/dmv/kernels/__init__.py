"""Compiled loops of the dependency model with valence; numba is loaded when one is used."""

from treeval.lazy import attach

__getattr__, __dir__, __all__ = attach(__name__, __file__)
