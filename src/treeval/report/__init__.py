"""Results as tables, charts and pages.

The names are listed in ``__init__.pyi`` and are loaded when they are first used: a run that prints
a table loads neither charts nor pages.
"""

from treeval.lazy import attach

__getattr__, __dir__, __all__ = attach(__name__, __file__)
