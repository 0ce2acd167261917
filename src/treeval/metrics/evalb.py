"""EVALB: labelled brackets with a parameter file, as most papers since Collins (1997) score them.

This follows the program of Sekine and Collins: an outer bracket without a label is a bracket like
any other, labels end at the first hyphen or equals sign, and a sentence whose words differ is an
error that counts in no score.
"""

import hashlib
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, ClassVar

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import Counts, defined, evaluate, ratio
from treeval.errors import MismatchError, ReadError
from treeval.formats.text import load_text
from treeval.metrics.brackets import brackets, crossing
from treeval.metrics.f_score import F1, PRECISION, RECALL
from treeval.tree.column import Column
from treeval.tree.constituent_pair import (
    Chosen,
    ConstituentPair,
    compare_words,
    count_brackets,
    numbered,
)
from treeval.tree.constituents import Constituents

_QUOTES = frozenset({"'", '"', "/"})

Pairs = frozenset[tuple[str, str]]


@dataclass(frozen=True, eq=False)
class _Quotes:
    """The quotes of a sentence: their words, tags, and numbers of kept words before them."""

    words: list[int]
    tags: list[str]
    places: Ints


def restore_quotes(
    pair: ConstituentPair, gold: Bools, predicted: Bools, labels: frozenset[str]
) -> tuple[Bools, Bools]:
    """Undo the deletion of quotes that the other side keeps, where lengths differ (Ellis 2006).

    If a tagger calls a closing quote a possessive, the parse keeps a word that is deleted from the
    gold tree. Without the repair, the sentence would be an error.

    ``gold`` and ``predicted`` say whether each word is deleted; a quote is a word such as ``'``
    with a tag among the labels.
    """
    gold, predicted = gold.copy(), predicted.copy()
    kept = [
        np.bincount(side.sentences[~deleted], minlength=len(side))
        for side, deleted in ((pair.gold, gold), (pair.predicted, predicted))
    ]
    for sentence in np.flatnonzero(kept[0] != kept[1]).tolist():
        ours = _quotes(pair.gold, gold, sentence, labels)
        theirs = _quotes(pair.predicted, predicted, sentence, labels)
        _restore(ours, theirs, gold, predicted)
    return gold, predicted


def _restore(ours: _Quotes, theirs: _Quotes, gold: Bools, predicted: Bools) -> None:
    for j, their_word in enumerate(theirs.words):
        position = theirs.places[j]
        for i, our_word in enumerate(ours.words):
            if ours.places[i] != position or ours.tags[i] == theirs.tags[j]:
                continue
            # A restored word moves the words after it on its side.
            if gold[our_word] and not predicted[their_word]:
                gold[our_word] = False
                ours.places[i:] += 1
            elif predicted[their_word] and not gold[our_word]:
                predicted[their_word] = False
                theirs.places[j:] += 1


def _quotes(trees: Constituents, deleted: Bools, sentence: int, labels: frozenset[str]) -> _Quotes:
    begin, end = trees.offsets[sentence : sentence + 2].tolist()
    words = [
        word
        for word in range(begin, end)
        if trees.forms[word] in _QUOTES and trees.tags[word] in labels
    ]
    kept_before = np.append(0, np.cumsum(~deleted[begin:end]))
    places = kept_before[np.array(words, dtype=np.int64) - begin]
    return _Quotes(words, [trees.tags[word] for word in words], places)


@dataclass(frozen=True)
class EvalbParameters:
    """The words and labels that EVALB leaves out or equates; the defaults are those of COLLINS.prm.

    A label among ``delete_labels`` deletes a word if it is the tag of the word, and otherwise only
    a bracket. Equality is transitive. ``disc_only`` (DISC_ONLY, as in disco-dop), which is not a
    parameter of the program, counts only brackets with gaps.
    """

    delete_labels: frozenset[str] = frozenset({"TOP", "-NONE-", ",", ":", "``", "''", "."})
    delete_labels_for_length: frozenset[str] = frozenset({"-NONE-"})
    quote_labels: frozenset[str] = frozenset()
    equal_labels: Pairs = frozenset({("ADVP", "PRT")})
    equal_words: Pairs = frozenset()
    cutoff: int = 40
    max_error: int = 10
    labelled: bool = True
    disc_only: bool = False

    def __str__(self) -> str:
        """Name the parameters for a signature."""
        if self == COLLINS:
            return "collins"
        values = (getattr(self, setting.name) for setting in fields(self))
        shown = [sorted(value) if isinstance(value, frozenset) else value for value in values]
        return hashlib.sha256(repr(shown).encode()).hexdigest()[:6]


COLLINS = EvalbParameters()
_NOTHING = EvalbParameters(
    delete_labels=frozenset(), delete_labels_for_length=frozenset(), equal_labels=frozenset()
)


def read_parameters(path: str) -> EvalbParameters:
    """Read a parameter file; as in the program, a file that names nothing leaves out nothing."""
    parameters = _NOTHING
    for number, line in enumerate(load_text(path).decode().splitlines(), start=1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        name, *rest = text.split(None, 1)
        if name not in _SETTERS:
            known = ", ".join(_SETTERS)
            raise ReadError(f"{path}:{number}: parameter {name!r} is unknown; choose from {known}")
        try:
            parameters = _SETTERS[name](parameters, "".join(rest))
        except ValueError as error:
            raise ReadError(f"{path}:{number}: {name} {error}") from None
    return parameters


def classes(pairs: Pairs) -> dict[str, str]:
    """Map all members of each class of equal strings to one of them."""
    representative: dict[str, str] = {}
    for a, b in sorted(pairs):
        ours, theirs = representative.setdefault(a, a), representative.setdefault(b, b)
        for member, other in representative.items():
            if other == theirs:
                representative[member] = ours
    return representative


_Setter = Callable[[EvalbParameters, str], EvalbParameters]


def _number(field: str) -> _Setter:
    def put(parameters: EvalbParameters, value: str) -> EvalbParameters:
        try:
            number = int(value)
        except ValueError:
            raise ValueError(f"is {value!r}; it must be a whole number") from None
        return replace(parameters, **{field: number})  # type: ignore[arg-type]

    return put


def _claim(field: str) -> _Setter:
    def put(parameters: EvalbParameters, value: str) -> EvalbParameters:
        if value not in {"0", "1"}:
            raise ValueError(f"is {value!r}; it must be 0 or 1")
        return replace(parameters, **{field: value == "1"})  # type: ignore[arg-type]

    return put


def _member(field: str) -> _Setter:
    def put(parameters: EvalbParameters, value: str) -> EvalbParameters:
        if not value:
            raise ValueError("has no value; name a label")
        return replace(parameters, **{field: getattr(parameters, field) | {value}})

    return put


def _equal(field: str) -> _Setter:
    def put(parameters: EvalbParameters, value: str) -> EvalbParameters:
        both = tuple(value.split())
        if len(both) != 2:
            raise ValueError(f"has {len(both)} values; name two that are equal")
        return replace(parameters, **{field: getattr(parameters, field) | {both}})

    return put


def _ignored(parameters: EvalbParameters, value: str) -> EvalbParameters:
    del value
    return parameters


_SETTERS: dict[str, _Setter] = {
    "DEBUG": _ignored,
    "MAX_ERROR": _number("max_error"),
    "CUTOFF_LEN": _number("cutoff"),
    "LABELED": _claim("labelled"),
    "DISC_ONLY": _claim("disc_only"),
    "DELETE_LABEL": _member("delete_labels"),
    "DELETE_LABEL_FOR_LENGTH": _member("delete_labels_for_length"),
    "QUOTE_LABEL": _member("quote_labels"),
    "EQ_LABEL": _equal("equal_labels"),
    "EQ_WORD": _equal("equal_words"),
}


@dataclass(frozen=True)
class Evalb:
    """Brackets by words and label as multisets, tags, crossing brackets, complete matches."""

    name: str = "EVALB"
    parameters: EvalbParameters = COLLINS

    over: ClassVar[type] = ConstituentPair
    counted: ClassVar[tuple[str, ...]] = (
        *("correct", "predicted", "gold", "words", "correct_tags"),
        *("crossing", "uncrossed", "nearly_uncrossed", "exact"),
        *("valid", "errors", "skipped"),
    )

    def count(self, pair: ConstituentPair) -> Floats:
        table = self._count_compiled(pair) if pair.is_compiled else None
        return self._count(pair) if table is None else table

    def _count(self, pair: ConstituentPair) -> Floats:
        gold, predicted = self._without_deleted(pair)
        skipped = predicted.lengths == 0
        valid = ~skipped & self._have_same_words(gold, predicted)
        facts = np.zeros((len(gold), len(self.counted) - 3))
        rows = np.flatnonzero(valid)
        errors = ~valid & ~skipped
        if not valid.all():
            gold, predicted = gold.select(rows), predicted.select(rows)
        facts[rows] = self._count_valid(gold, predicted)
        return np.column_stack([facts, valid, errors, skipped])

    def score(self, totals: Floats) -> Floats:
        return ratio(2 * totals[..., 0], totals[..., 1] + totals[..., 2])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        fact = dict(zip(self.counted, np.moveaxis(totals, -1, 0), strict=True))
        return {
            PRECISION: ratio(fact["correct"], fact["predicted"]),
            RECALL: ratio(fact["correct"], fact["gold"]),
            F1: self.score(totals),
            "exact_match": ratio(fact["exact"], fact["valid"]),
            "average_crossing": ratio(fact["crossing"], fact["valid"]),
            "no_crossing": ratio(fact["uncrossed"], fact["valid"]),
            "at_most_two_crossing": ratio(fact["nearly_uncrossed"], fact["valid"]),
            "tag_accuracy": ratio(fact["correct_tags"], fact["words"]),
        }

    def lengths(self, trees: Constituents) -> Ints:
        """Lengths of the sentences as the cut-off counts them."""
        counts = ~trees.tags.isin(self.parameters.delete_labels_for_length)
        return np.bincount(trees.sentences[counts], minlength=len(trees))

    def are_short(self, trees: Constituents) -> Bools:
        """Say for each sentence whether it is among those up to the cut-off."""
        return np.asarray(self.lengths(trees) <= self.parameters.cutoff)

    def _count_valid(self, gold: Constituents, predicted: Constituents) -> Floats:
        if self.parameters.disc_only:
            gold, predicted = (side.without(nodes=~side.are_gappy) for side in (gold, predicted))
        labels = (self._labels(gold), self._labels(predicted)) if self.parameters.labelled else None
        correct, proposed, wanted = brackets(gold, predicted, labels).counts(as_sets=False).T
        tags = (self._united(side.tags) for side in (gold, predicted))
        crossed = crossing(gold, predicted)
        size = len(gold)
        crossings = np.bincount(predicted.node_sentences[crossed], minlength=size)
        right = next(tags).equals(next(tags))
        correct_tags = np.bincount(gold.sentences[right], minlength=size)
        exact = (correct == proposed) & (correct == wanted)
        facts = [correct, proposed, wanted, gold.lengths, correct_tags, crossings]
        return np.stack([*facts, crossings == 0, crossings <= 2, exact], axis=1)

    def _count_compiled(self, pair: ConstituentPair) -> Floats | None:
        """Count with compiled code, if it can."""
        gold, predicted = pair.gold, pair.predicted
        words = self._deleted_words(pair)
        tags = self._united(gold.tags), self._united(predicted.tags)
        alike = compare_words(gold, predicted, words, tags)
        skipped = alike.predicted == 0
        valid = ~skipped & alike.are_same
        if self.parameters.disc_only or (self.parameters.equal_words and not alike.are_same.all()):
            return None
        labels = numbered(
            self._labels(gold),
            self._labels(predicted),
            self._deleted_labels,
            labelled=self.parameters.labelled,
        )
        counts = count_brackets(
            Chosen(gold, words[0], labels[0]), Chosen(predicted, words[1], labels[1])
        )
        if counts is None:
            return None
        correct, crossings = counts.correct, counts.crossing
        exact = (correct == counts.predicted) & (correct == counts.gold)
        facts = [*counts[:3], alike.gold, alike.same_tags, crossings]
        table = np.stack([*facts, crossings == 0, crossings <= 2, exact], axis=1)
        table[~valid] = 0
        return np.column_stack([table, valid, ~valid & ~skipped, skipped]).astype(np.float64)

    def _labels(self, trees: Constituents) -> Column:
        cut = trees.labels.map(lambda label: label.replace("=", "-").partition("-")[0])
        return self._united(cut)

    def _united(self, labels: Column) -> Column:
        """Replace labels that are equal by one of them."""
        equal = classes(self.parameters.equal_labels)
        return labels.map(lambda label: equal.get(label, label))

    @property
    def _deleted_labels(self) -> frozenset[str]:
        """The labels of nodes that are not to be counted."""
        equal = classes(self.parameters.equal_labels)
        return frozenset(equal.get(label, label) for label in self.parameters.delete_labels)

    def _have_same_words(self, gold: Constituents, predicted: Constituents) -> Bools:
        equal = classes(self.parameters.equal_words)
        same = gold.lengths == predicted.lengths
        ours, theirs = (
            side.forms.take(np.flatnonzero(same[side.sentences])) for side in (gold, predicted)
        )
        rows = gold.sentences[same[gold.sentences]]
        for word in np.flatnonzero(~ours.equals(theirs)).tolist():
            our_word, their_word = ours[word], theirs[word]
            same[rows[word]] &= equal.get(our_word, our_word) == equal.get(their_word, their_word)
        return np.asarray(same)

    def _without_deleted(self, pair: ConstituentPair) -> tuple[Constituents, Constituents]:
        gold, predicted = (
            side.without(words=words, nodes=self._labels(side).isin(self._deleted_labels))
            for side, words in zip(
                (pair.gold, pair.predicted), self._deleted_words(pair), strict=True
            )
        )
        return gold, predicted

    def _deleted_words(self, pair: ConstituentPair) -> tuple[Bools, Bools]:
        gold, predicted = (
            side.tags.isin(self.parameters.delete_labels) for side in (pair.gold, pair.predicted)
        )
        if self.parameters.quote_labels:
            return restore_quotes(pair, gold, predicted, self.parameters.quote_labels)
        return gold, predicted


EVALB = Evalb()


@dataclass(frozen=True)
class EvalbFigures:
    """The report of EVALB for a set of sentences; shares are fractions of 1, nan if undefined."""

    sentences: int
    errors: int
    skipped: int
    valid: int
    recall: float
    precision: float
    f1: float
    exact_match: float
    average_crossing: float
    no_crossing: float
    at_most_two_crossing: float
    tag_accuracy: float


@dataclass(frozen=True)
class EvalbSummary:
    """The figures of all sentences, and of those with at most ``cutoff`` words."""

    all: EvalbFigures
    short: EvalbFigures
    cutoff: int

    def to_dict(self) -> dict[str, Any]:
        """Return the figures as in JSON; undefined ones are None."""
        record: dict[str, Any] = {"cutoff": self.cutoff}
        for name, figures in (("all", self.all), ("short", self.short)):
            values = asdict(figures).items()
            record[name] = {key: defined(value) for key, value in values}
        return record


def summarise(
    pair: ConstituentPair, metric: Evalb = EVALB, counts: Counts | None = None
) -> EvalbSummary:
    """Score trees with EVALB; more than MAX_ERROR sentences in error are refused.

    ``counts`` are what the metric has counted in the pair, if it has.
    """
    counts = counts or evaluate(metric, pair)
    paths = pair.gold.origin.path, pair.predicted.origin.path
    return summary_of(counts, metric.are_short(pair.gold), *paths)


def summary_of(counts: Counts, short: Bools, gold: str, predicted: str) -> EvalbSummary:
    """Summarise what EVALB has counted, given which sentences are short, and both paths."""
    metric = counts.metric
    assert isinstance(metric, Evalb)
    errors = counts.table[:, metric.counted.index("errors")]
    limit = metric.parameters.max_error
    if errors.sum() > limit:
        sentence = int(np.argmax(errors > 0))
        raise MismatchError(
            f"{predicted}: the words of {int(errors.sum())} sentences differ from "
            f"those in {gold}, first in sentence {sentence + 1}; correct them, or "
            f"raise MAX_ERROR, which is {limit}"
        )
    rows = np.flatnonzero(short)
    return EvalbSummary(_figures(counts), _figures(counts.rows(rows)), metric.parameters.cutoff)


def _figures(counts: Counts) -> EvalbFigures:
    totals = dict(zip(counts.metric.counted, counts.totals.tolist(), strict=True))
    measures = counts.metric.measures(counts.totals)
    return EvalbFigures(
        sentences=len(counts.table),
        errors=int(totals["errors"]),
        skipped=int(totals["skipped"]),
        valid=int(totals["valid"]),
        **{name: float(value) for name, value in measures.items()},
    )
