"""The outputs to rank: read, admitted, over the same text, with or without relations."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.metrics.columns import labels
from treeval.settings.assessment import RankSettings
from treeval.settings.choices import Tokens
from treeval.sources.admission import admit
from treeval.sources.source import Source
from treeval.tree.pair import require_same_text, require_same_tokens
from treeval.tree.surface import Surface
from treeval.tree.treebank import Treebank

_EMPTY = ("", "_")  # in place of a relation
_LEAST_SHARED = 0.5  # share of the relations of a system that another system must have


@dataclass(frozen=True, eq=False)
class Entrant:
    """The output of one system."""

    name: str
    place: int  # on the command line
    source: Source
    skipped: Bools  # sentences that cannot be used
    first_problem: str
    kept: int  # sentences that are used although they are not trees
    tokens: Tokens
    encoding: str

    @property
    def treebank(self) -> Treebank:
        return self.source.treebank

    @property
    def surface(self) -> Surface:
        return self.source.surface

    @cached_property
    def sentence_starts(self) -> Ints:
        """The starts of sentences, then the end of the text: in characters, or words if equal."""
        return self.treebank.offsets if self.tokens == "same" else self.surface.sentence_starts


def read_outputs(systems: Mapping[str, Any], settings: RankSettings) -> tuple[Entrant, ...]:
    """Read all outputs, and require the same text."""
    tokens = settings.conventions.tokens
    outputs = tuple(
        _output(name, index, given, settings) for index, (name, given) in enumerate(systems.items())
    )
    for other in outputs[1:] if tokens != "same" else ():
        if tokens == "strict":
            require_same_tokens(outputs[0].treebank, other.treebank)
        if not _has_same_tokens(outputs[0].surface, other.surface):
            require_same_text(outputs[0].surface, other.surface, _REMEDY)
    return outputs


def _has_same_tokens(first: Surface, other: Surface) -> bool:
    """Recognise equal tokens by their codes, which is fast."""
    return first.tokens.strings == other.tokens.strings and np.array_equal(
        first.tokens.codes, other.tokens.codes
    )


_REMEDY = (
    "all outputs must hold the same characters, apart from spaces; "
    "if only the forms differ, set `tokens=` to same"
)


def _output(name: str, number: int, given: Any, settings: RankSettings) -> Entrant:
    source = Source.of(given, settings.reading)
    source.treebank  # noqa: B018  refuses constituents before looking for problems in them
    one_root = settings.conventions.roots == "one"
    admission = admit(source, settings.reading.invalid or "keep", one_root=one_root)
    problem = str(admission.problems[0]) if admission.problems else ""
    return Entrant(
        name,
        number,
        source,
        admission.skipped,
        problem,
        admission.kept,
        settings.conventions.tokens,
        settings.reading.encoding,
    )


def unlabelled(outputs: Sequence[Entrant]) -> dict[str, str]:
    """Say which systems cannot vote on labelled arcs, and why."""
    reasons = {}
    for output in outputs:
        others = (other for other in outputs if other is not output)
        share = _shared_relations(output.treebank, (other.treebank for other in others))
        if share is None:
            reasons[output.name] = "it has no relations"
        elif share < _LEAST_SHARED:
            reasons[output.name] = "no other system uses most of its relations"
    return reasons


def _shared_relations(treebank: Treebank, others: Iterable[Treebank]) -> float | None:
    """Give the share of relations that occur in any other system; None if there are none."""
    if "deprel" not in treebank.columns:
        return None
    relations = labels(treebank, "strip")
    present = ~relations.isin(_EMPTY)
    if not present.any():
        return None
    known = {
        relation
        for other in others
        if "deprel" in other.columns
        for relation in labels(other, "strip").strings
    }
    return float(np.mean(relations.isin(known)[present]))
