"""Systems against gold trees: scores, breakdowns, certainty, errors, campaigns.

What only some runs need is loaded when it is first used.
"""

from treeval.lazy import attach

__getattr__, __dir__, __all__ = attach(__name__, __file__)
