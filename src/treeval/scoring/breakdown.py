"""Breakdowns: counts by groups of words or sentences; the groups add up to the whole."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import Metric, ratio
from treeval.errors import SettingError
from treeval.metrics.f_score import WordScore
from treeval.scoring.groupings import Grouping
from treeval.tree.column import Column
from treeval.tree.joined import stacked
from treeval.tree.pair import Pair

if TYPE_CHECKING:
    from treeval.metrics.tagging import TaggingScore

FEATURE = "feature"  # the grouping of UFeats by the names of features


@dataclass(frozen=True)
class Group:
    """One group: its score, measures and counts, and the gold units that were not found."""

    name: str
    score: float
    measures: Mapping[str, float]
    counts: Mapping[str, float]
    lost: float


@dataclass(frozen=True)
class Breakdown:
    """A metric on a system, by groups."""

    system: str
    metric: str
    by: str
    groups: tuple[Group, ...]


@dataclass(frozen=True, eq=False)
class WordGroups:
    """The counts of a metric by groups of words, of one block or several."""

    order: tuple[str, ...] | None  # of groups that have an order of their own
    facts: Mapping[str, Mapping[str, float]]  # sums over the words of each group, by what they are
    gold_words: Mapping[str, int]  # all words of each group, for the order
    predicted_words: Mapping[str, int]

    @staticmethod
    def joined(parts: "Sequence[WordGroups]") -> "WordGroups":
        """Add up blocks; sums of whole numbers do not depend on how they are divided."""
        facts = {name: _added([part.facts[name] for part in parts]) for name in parts[0].facts}
        gold, predicted = (
            {name: int(number) for name, number in _added(words).items()}
            for words in (
                [part.gold_words for part in parts],
                [part.predicted_words for part in parts],
            )
        )
        return WordGroups(parts[0].order, facts, gold, predicted)

    def groups(self, metric: Metric[Any], table: Callable[[], Floats]) -> tuple[Group, ...]:
        """Compute the scores of the groups; those of gold words come first."""
        del metric, table
        names = [
            name
            for words in (self.gold_words, self.predicted_words)
            for name in in_order(words, self.order)
        ]
        return tuple(
            _group(name, **{fact: sums.get(name, 0.0) for fact, sums in self.facts.items()})
            for name in dict.fromkeys(names)
            if self.facts["wanted"].get(name) or self.facts["given"].get(name)
        )


@dataclass(frozen=True, eq=False)
class SentenceGroups:
    """The groups of the sentences that count."""

    is_ordered: bool
    column: Column

    @staticmethod
    def joined(parts: "Sequence[SentenceGroups]") -> "SentenceGroups":
        return SentenceGroups(parts[0].is_ordered, stacked([part.column for part in parts]))

    def groups(self, metric: Metric[Any], table: Callable[[], Floats]) -> tuple[Group, ...]:
        """Compute the scores of the groups from the table of all sentences."""
        column, rows = self.column, table()
        order = np.argsort(column.codes, kind="stable")  # as there may be many documents
        ends = np.cumsum(np.bincount(column.codes, minlength=len(column.strings))).tolist()
        bounds = dict(zip(column.strings, zip([0, *ends], ends, strict=False), strict=True))
        groups = []
        names = column.strings if self.is_ordered else None
        for name in in_order(occurrences(column), names):
            begin, end = bounds[name]
            totals = rows[order[begin:end]].sum(axis=0)
            measures = {key: float(value) for key, value in metric.measures(totals).items()}
            counts = dict(zip(metric.counted, totals.tolist(), strict=True))
            lost = counts.get("gold", 0.0) - counts.get("correct", 0.0)
            groups.append(Group(name, float(metric.score(totals)), measures, counts, lost))
        return tuple(groups)


@dataclass(frozen=True, eq=False)
class NamedGroups:
    """The counts of each feature or label; a word may have several, so they need not add up."""

    totals: Mapping[str, Floats]

    @staticmethod
    def joined(parts: "Sequence[NamedGroups]") -> "NamedGroups":
        names = dict.fromkeys(name for part in parts for name in part.totals)
        return NamedGroups(
            {
                name: np.sum([part.totals[name] for part in parts if name in part.totals], axis=0)
                for name in names
            }
        )

    def groups(self, metric: Metric[Any], table: Callable[[], Floats]) -> tuple[Group, ...]:
        """Compute the scores of the groups that occur."""
        del table
        groups = []
        for name, totals in self.totals.items():
            counts = dict(zip(metric.counted, totals.tolist(), strict=True))
            if counts["gold"] or counts["predicted"]:
                measures = {key: float(value) for key, value in metric.measures(totals).items()}
                lost = counts["gold"] - counts["correct"]
                groups.append(Group(name, float(metric.score(totals)), measures, counts, lost))
        return tuple(sorted(groups, key=lambda group: (-group.counts["gold"], group.name)))


GroupCounts = WordGroups | SentenceGroups | NamedGroups


@dataclass(frozen=True, eq=False)
class CountedGroups:
    """The counts of a metric by groups; those of several blocks can be joined."""

    metric: str
    by: str
    counts: GroupCounts

    @staticmethod
    def joined(parts: "Sequence[CountedGroups]") -> "CountedGroups":
        """Put the counts of several blocks together, which are all of the same sort."""
        kind: Any = type(parts[0].counts)
        counts = kind.joined([part.counts for part in parts])
        return replace(parts[0], counts=counts)

    def breakdown(self, system: str, metric: Metric[Any], table: Callable[[], Floats]) -> Breakdown:
        """Compute the scores; the table, with a row per sentence, is made only if needed."""
        return Breakdown(system, self.metric, self.by, self.counts.groups(metric, table))


def group_counts(
    metric: Metric[Any], pair: Pair, grouping: Grouping, rows: Ints
) -> WordGroups | SentenceGroups:
    """Count by groups; the counts add up over blocks."""
    if grouping.of_sentences:
        return SentenceGroups(grouping.ordered, grouping.groups(pair.gold).take(rows))
    if isinstance(metric, WordScore):
        return _by_words(metric, pair, grouping, rows)
    raise SettingError(
        f"{metric.name} does not count words, so it cannot be broken down by {grouping.name}; "
        "choose length, document or genre, or other `metrics=`"
    )


def feature_counts(metric: "TaggingScore", pair: Pair, rows: Ints) -> NamedGroups:
    """Count UFeats by the names of features: how many values of each are right.

    A word counts for each of its features, so that these groups do not add up to the whole.
    """
    from treeval.metrics.tagging import FeatureScore, feature_names  # noqa: PLC0415  few runs need it

    names = feature_names(pair, metric.feats)
    scores = {name: FeatureScore(name, metric.feats, metric.punct) for name in names}
    return NamedGroups(
        {name: score.count(pair)[rows].sum(axis=0) for name, score in scores.items()}
    )


def _by_words(metric: WordScore, pair: Pair, grouping: Grouping, rows: Ints) -> WordGroups:
    """Group gold words by the gold tree and predicted words by the predicted tree.

    Recall is over the gold words of a group, precision over its predicted words. A right word may
    be in different groups on the two sides; each side then counts it in its own group.
    """
    judgement = metric.judge(pair)
    kept = np.zeros(len(pair.gold), dtype=np.bool_)
    kept[rows] = True
    aligned = judgement.gold[pair.alignment.gold]
    correct = judgement.correct * aligned
    gold_groups, predicted_groups = grouping.groups(pair.gold), grouping.groups(pair.predicted)

    gold = _GroupedWords(gold_groups, kept[pair.gold.sentences])
    predicted = _GroupedWords(predicted_groups, kept[pair.predicted_rows])
    facts = {
        "right": gold.sums(_spread(correct, pair.alignment.gold, pair.gold.words)),
        "wanted": gold.sums(judgement.gold),
        "met": gold.sums(_spread(aligned, pair.alignment.gold, pair.gold.words)),
        "hits": predicted.sums(_spread(correct, pair.alignment.predicted, pair.predicted.words)),
        "given": predicted.sums(judgement.predicted),
    }
    strings = dict.fromkeys((*gold_groups.strings, *predicted_groups.strings))
    order = tuple(strings) if grouping.ordered else None
    return WordGroups(order, facts, occurrences(gold_groups), occurrences(predicted_groups))


@dataclass(frozen=True, eq=False)
class _GroupedWords:
    """The group of each word of one side, and which words count."""

    groups: Column
    kept: Bools

    def sums(self, worth: Floats | Bools) -> dict[str, float]:
        totals = np.bincount(
            self.groups.codes, worth * self.kept, minlength=len(self.groups.strings)
        )
        return dict(zip(self.groups.strings, totals.tolist(), strict=True))


def _spread(values: Floats | Bools, words: Ints, size: int) -> Floats:
    spread = np.zeros(size)
    spread[words] = values
    return spread


def _group(
    name: str, *, right: float, wanted: float, met: float, hits: float, given: float
) -> Group:
    # If the right words are the same on both sides, this is the usual F1.
    f1 = _ratio(right + hits, wanted + given)
    return Group(
        name,
        f1,
        {
            "precision": _ratio(hits, given),
            "recall": _ratio(right, wanted),
            "f1": f1,
            "aligned_accuracy": _ratio(right, met),
        },
        {
            "correct": right,
            "correct_predicted": hits,
            "predicted": given,
            "gold": wanted,
            "aligned": met,
        },
        wanted - right,
    )


def _ratio(numerator: float, denominator: float) -> float:
    return float(ratio(np.asarray(numerator), np.asarray(denominator)))


def occurrences(groups: Column) -> dict[str, int]:
    """Count the occurrences of each group."""
    times = np.bincount(groups.codes, minlength=len(groups.strings)).tolist()
    return {name: number for name, number in zip(groups.strings, times, strict=True) if number}


def in_order(times: Mapping[str, int], order: Sequence[str] | None) -> list[str]:
    """List the groups that occur, in their own order, or the most frequent first."""
    if order is not None:
        return [name for name in order if times.get(name)]
    return sorted(times, key=lambda name: (-times[name], name))


def _added(parts: Sequence[Mapping[str, float]]) -> dict[str, float]:
    sums: dict[str, float] = {}
    for part in parts:
        for name, number in part.items():
            sums[name] = sums.get(name, 0) + number
    return sums
