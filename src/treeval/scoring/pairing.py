"""Gold trees and systems, read, admitted and aligned once for all later steps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import SettingError
from treeval.settings.choices import Invalid, MissingSentences
from treeval.settings.conventions import WordConventions
from treeval.settings.reading import Reading
from treeval.sources.admission import Admission, admit
from treeval.sources.info import FileInfo
from treeval.sources.source import Source
from treeval.tree.pair import Pair, in_words_of, pair
from treeval.tree.problems import Problem

if TYPE_CHECKING:
    from treeval.schemes.stripping import Strip


@dataclass(frozen=True, eq=False, repr=False)
class Contender:
    """A system aligned with the gold trees, and the gold sentences that have to be skipped."""

    name: str
    file: FileInfo
    pair: Any  # a Pair of dependencies, or of constituents
    skipped: Bools  # over the gold sentences
    problems: tuple[Problem, ...] = ()  # of the system
    gold_problems: tuple[Problem, ...] = ()
    kept: int = 0  # sentences that are used although their heads do not form a tree
    missing: Bools | None = None  # over the gold sentences: those that the output lacks
    extra: int = 0  # sentences that only the output has; they are left out

    @property
    def lacks(self) -> int:
        """The number of gold sentences that the output lacks."""
        return 0 if self.missing is None else int(np.count_nonzero(self.missing))


@dataclass(frozen=True, eq=False, repr=False)
class Admitted:
    """A source, and which of its sentences may be used."""

    source: Source
    admission: Admission


@dataclass(frozen=True, eq=False, repr=False)
class Entry:
    """The conventions for reading and admitting gold trees and systems."""

    conventions: WordConventions
    reading: Reading
    with_edges: bool = False
    gold_invalid: Invalid = "fail"
    system_invalid: Invalid = "keep"

    @property
    def strip(self) -> "Strip | None":
        """The object that removes punctuation from trees and counts the remaining words."""
        marks, longest = self.reading.strip_punct, self.reading.max_length
        if marks is None:
            return None
        from treeval.schemes.stripping import Strip  # noqa: PLC0415  few runs strip

        return Strip(marks, max_length=longest)

    @property
    def policy(self) -> Invalid:
        """The policy on broken trees of systems."""
        return self.reading.invalid or self.system_invalid

    @property
    def prepared(self) -> dict[str, str]:
        """The preparation of trees, for signatures."""
        missing = None if self.missing_sentences == "fail" else self.missing_sentences
        done = {
            "strip": self.reading.strip_punct,
            "len": self.reading.max_length,
            "missing": missing,
        }
        return {
            "tok": self.conventions.tokens,
            **{name: str(value) for name, value in done.items() if value is not None},
        }

    @property
    def missing_sentences(self) -> MissingSentences:
        """The policy on sentences that an output lacks."""
        policy: MissingSentences = getattr(self.reading, "missing_sentences", "fail")
        return policy

    def gold(self, given: Any) -> Admitted:
        return self._admitted(given, self.reading.invalid or self.gold_invalid)

    def contenders(self, gold: Admitted, systems: Mapping[str, Any]) -> tuple[Contender, ...]:
        """Read and align every system; a sentence that one has to skip is skipped for all."""
        contenders = [self._contender(name, given, gold) for name, given in systems.items()]
        skipped = np.any([contender.skipped for contender in contenders], axis=0)
        return tuple(replace(contender, skipped=skipped) for contender in contenders)

    def rows(self, gold: Admitted, contenders: Sequence[Contender]) -> Bools:
        """For each gold sentence, whether it counts, for all systems alike."""
        counts = self.chosen(gold) & ~contenders[0].skipped
        if self.missing_sentences == "skip":
            for contender in contenders:
                counts &= True if contender.missing is None else ~contender.missing
        return counts

    def chosen(self, gold: Admitted) -> Bools:
        """For each gold sentence, whether it has words, but not more than allowed."""
        treebank, longest = gold.source.treebank, self.reading.max_length
        if self.strip is not None:
            return self.strip.chosen(treebank)
        return np.asarray(treebank.lengths <= (treebank.words if longest is None else longest))

    def _admitted(self, given: Any, invalid: Invalid) -> Admitted:
        source = Source.of(given, self.reading)
        one_root = self.conventions.roots == "one"
        source.treebank  # noqa: B018  refuses constituents before looking for problems in them
        return Admitted(
            source, admit(source, invalid, one_root=one_root, with_edges=self.with_edges)
        )

    def _contender(self, name: str, given: Any, gold: Admitted) -> Contender:
        system = self._admitted(given, self.policy)
        predicted, admission, covering = system.source.treebank, system.admission, None
        if self.missing_sentences != "fail":
            from treeval.tree.coverage import covered  # noqa: PLC0415  few outputs lack sentences

            covering = covered(gold.source.surface, predicted)
            predicted = covering.predicted
            admission = replace(admission, skipped=_moved(admission.skipped, covering.sentences))
        if self.conventions.tokens == "same":
            predicted = in_words_of(gold.source.treebank, predicted)
        both = pair(
            gold.source.treebank,
            predicted,
            same_tokens=self.conventions.tokens == "strict",
            gold_surface=gold.source.surface,
        )
        stripped = self.strip.both(both) if self.strip else both
        if covering:
            from treeval.tree.coverage import unaligned_in  # noqa: PLC0415  the same

            stripped = unaligned_in(stripped, covering.missing)
        return Contender(
            name,
            system.source.info,
            stripped,
            skipped_sentences(both, gold.admission, admission),
            admission.problems,
            gold.admission.problems,
            gold.admission.kept + admission.kept,
            covering.missing if covering else None,
            covering.extra if covering else 0,
        )


def _moved(skipped: Bools, sentences: Ints) -> Bools:
    """Say which sentences are skipped, given where they were before; -1 if they were nowhere."""
    return np.asarray((sentences >= 0) & skipped[sentences])


def skipped_sentences(both: Pair, gold: Admission, predicted: Admission) -> Bools:
    """Mark the gold sentences that are skipped or overlap with a skipped predicted sentence."""
    skipped = gold.skipped.copy()
    if not predicted.skipped.any():
        return skipped
    if both.has_same_sentences:
        return skipped | predicted.skipped
    starts = both.predicted_surface.sentence_starts
    first, last = both.rows_at(starts[:-1]), both.rows_at(starts[1:] - 1)
    for sentence in np.flatnonzero(predicted.skipped).tolist():
        skipped[first[sentence] : last[sentence] + 1] = True
    return skipped


def require_the_same_words(contenders: Sequence[Contender]) -> None:
    """Refuse systems whose tokens differ so much that different gold words are removed."""
    first, *others = (contender.pair.gold for contender in contenders)
    if any(not np.array_equal(first.offsets, other.offsets) for other in others):
        problem = (
            "it removes other gold words for one system than for another; set `punct=` instead"
        )
        raise SettingError(problem, setting="strip_punct")
