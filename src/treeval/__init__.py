"""How good is this parser, this parse, this treebank, really?

>>> import treeval
>>> results = treeval.score("gold.conllu", {"mine": "mine.conllu"})  # doctest: +SKIP
>>> results["mine"].scores["LAS"].score  # doctest: +SKIP
0.8712
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from treeval.version import __version__

if TYPE_CHECKING:
    from treeval.counts import Counts, evaluate
    from treeval.errors import TreevalError
    from treeval.formats.reading import read, read_constituents
    from treeval.metrics import METRICS
    from treeval.metrics.conventions import PRESETS, Conventions
    from treeval.scoring.certainty import Resampling, compare, with_intervals
    from treeval.scoring.check import check
    from treeval.scoring.constituents import score_constituents
    from treeval.scoring.results import Results
    from treeval.scoring.score import score
    from treeval.tree.column import Column
    from treeval.tree.constituents import Constituents
    from treeval.tree.pair import Pair, pair
    from treeval.tree.treebank import Treebank

__all__ = [
    "METRICS",
    "PRESETS",
    "Column",
    "Constituents",
    "Conventions",
    "Counts",
    "Pair",
    "Resampling",
    "Results",
    "Treebank",
    "TreevalError",
    "__version__",
    "check",
    "compare",
    "evaluate",
    "pair",
    "read",
    "read_constituents",
    "score",
    "score_constituents",
    "with_intervals",
]

# Where each public name lives; it is loaded when first used, so that importing treeval is cheap.
_PLACES = {
    "METRICS": "treeval.metrics",
    "PRESETS": "treeval.metrics.conventions",
    "Column": "treeval.tree.column",
    "Constituents": "treeval.tree.constituents",
    "Conventions": "treeval.metrics.conventions",
    "Counts": "treeval.counts",
    "Pair": "treeval.tree.pair",
    "Resampling": "treeval.scoring.certainty",
    "Results": "treeval.scoring.results",
    "Treebank": "treeval.tree.treebank",
    "TreevalError": "treeval.errors",
    "check": "treeval.scoring.check",
    "compare": "treeval.scoring.certainty",
    "evaluate": "treeval.counts",
    "pair": "treeval.tree.pair",
    "read": "treeval.formats.reading",
    "read_constituents": "treeval.formats.reading",
    "score": "treeval.scoring.score",
    "score_constituents": "treeval.scoring.constituents",
    "with_intervals": "treeval.scoring.certainty",
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'treeval' has no attribute {name!r}")
    return getattr(import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return __all__
