"""Conversion between annotations: heads, coordination, punctuation, projectivity.

The names are listed in ``__init__.pyi`` and are loaded when they are first used: most runs need at
most one of these conversions.
"""

from treeval.lazy import attach

__getattr__, __dir__, __all__ = attach(__name__, __file__)
