"""Compiled loops of tree substitution grammars; numba is loaded when one is used."""

from treeval.lazy import attach

__getattr__, __dir__, __all__ = attach(__name__, __file__)
