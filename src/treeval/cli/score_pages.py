"""What `treeval score --html` adds: breakdowns unless some are named, confusions with examples."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.metrics.conventions import Conventions
from treeval.report.pages.confusions import SystemErrors, examples
from treeval.scoring.input import Source
from treeval.scoring.mistakes import Errors, find_errors

if TYPE_CHECKING:
    from treeval.arrays import Bools
    from treeval.schemes.stripping import Strip

GROUPS = ("relation", "length", "distance")
_OF_SENTENCES = ("length",)
_MOST_SENTENCES = 150  # drawn on a page
_MOST_CELLS = 20  # of a system
_EACH = 2  # sentences of a cell


@dataclass(frozen=True, eq=False)
class Readings:
    """Gold and systems, read once for scores and drawings."""

    gold: Any  # sources: whatever takes a path takes them as well
    systems: dict[str, Any]

    @staticmethod
    def of(gold: str, systems: dict[str, str], format_name: str | None) -> "Readings":
        return Readings(
            Source.of(gold, format_name),
            {name: Source.of(path, format_name) for name, path in systems.items()},
        )


def default_groups(names: list[str] | None) -> tuple[tuple[str, ...], list[str]]:
    """Choose how a page divides scores, and whose: those of LAS, or of the first that it can."""
    from treeval.metrics import METRICS
    from treeval.metrics.f_score import WordScore

    if names is None or names == ["all"] or "las" in [name.casefold() for name in names]:
        return GROUPS, ["LAS"]
    known = {name.casefold(): name for name in METRICS}
    for name in names:
        if isinstance(METRICS.get(known.get(name.casefold(), "")), WordScore):
            return GROUPS, [name]
    return _OF_SENTENCES, names[:1]


def confused(
    readings: Readings,
    conventions: Conventions,
    *,
    invalid: Any,
    strip: "Strip | None",
    max_length: int | None,
) -> list[SystemErrors]:
    """Find the errors of all systems in the sentences that scores are of, with examples."""
    found = {
        name: find_errors(readings.gold, source, conventions=conventions, invalid=invalid)
        for name, source in readings.systems.items()
    }
    kept = ~np.any([one.admitted.skipped for one in found.values()], axis=0)
    gold = readings.gold.treebank
    if strip is not None:
        kept &= replace(strip, max_length=max_length).chosen(gold)
        found = {name: _stripped(one, strip, conventions) for name, one in found.items()}
    elif max_length is not None:
        kept &= gold.lengths <= max_length
    cells = min(_MOST_CELLS, max(1, _MOST_SENTENCES // (_EACH * len(found))))
    within = {name: _within(one, np.asarray(kept)) for name, one in found.items()}
    return [SystemErrors(name, one, examples(one, cells, _EACH)) for name, one in within.items()]


def _stripped(errors: Errors, strip: "Strip", conventions: Conventions) -> Errors:
    """The same without punctuation; what is no tree was looked for before."""
    both = strip.both(errors.pair)
    return find_errors(both.gold, both.predicted, conventions=conventions, invalid="keep")


def _within(errors: Errors, sentences: "Bools") -> Errors:
    """Only what is in these gold sentences."""
    words = sentences[errors.pair.gold.sentences]
    counted = errors.confusion.counted & words[errors.pair.alignment.gold]
    return replace(
        errors,
        confusion=replace(errors.confusion, counted=np.asarray(counted)),
        counted=np.asarray(errors.counted & words),
        chosen=np.asarray(errors.chosen & words),
    )
