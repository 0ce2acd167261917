"""Choosing sentences by their scores: a number or a share of the best, or all above a limit."""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.formats.registry import format_of
from treeval.tree.trees import Trees


@dataclass(frozen=True)
class Selection:
    """A share of the sentences in per cent, a number of them, or the least score."""

    by: Literal["share", "number", "score"]
    value: float

    @staticmethod
    def of(best: str | int) -> "Selection":
        """Read ``20%``, ``500`` or ``>=0.4``."""
        given = str(best)
        if given.startswith(">="):
            return Selection("score", _number(given, given[2:]))
        if given.endswith("%"):
            return Selection("share", _number(given, given[:-1], most=100))
        return Selection("number", _number(given, given, whole=True))

    def choose(self, scores: Floats) -> Ints:
        """Give the places of the chosen scores in order; undefined ones are never chosen."""
        if self.by == "score":
            return frozen(np.flatnonzero(scores >= self.value))
        most = int(self.value) if self.by == "number" else share_of(len(scores), self.value)
        best = ranking(scores)[:most]
        return frozen(np.sort(best[~np.isnan(scores[best])]))


def _number(given: str, bare: str, *, most: float = np.inf, whole: bool = False) -> float:
    try:
        value = float(bare)
    except ValueError:
        value = np.nan
    if 0 <= value <= most and not (whole and not value.is_integer()):
        return value
    raise SettingError(
        f"{given!r} does not say which sentences to select; write 20% for a share, 500 for a "
        "number of sentences, or >=0.4 for a least score"
    )


def share_of(sentences: int, share: float) -> int:
    """Give the number of sentences in a share in per cent: rounded, but at least one of any."""
    return min(sentences, max(1, int(np.floor(share * sentences / 100 + 0.5)))) if share else 0


def ranking(scores: Floats) -> Ints:
    """Order sentences by falling score: equals as they stand, those without a score last."""
    return np.argsort(-scores, kind="stable")


def write_chosen(trees: Trees, chosen: Ints, path: str) -> None:
    """Write the chosen sentences in the format that the suffix of the file stands for."""
    format_of(path, to_write=True).write(trees.select(chosen), path)
