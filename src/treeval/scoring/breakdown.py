"""Breakdowns: counts by groups of words or sentences; the groups add up to the whole."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.counts import Metric, ratio
from treeval.errors import SettingError
from treeval.metrics.f_score import WordScore
from treeval.scoring.groups import Grouping
from treeval.tree.column import Column
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


def break_down(
    metric: Metric[Any], pair: Pair, grouping: Grouping, rows: Ints, system: str
) -> Breakdown:
    """Break down by groups what a metric counts in the given rows (gold sentences)."""
    if grouping.of_sentences:
        groups = _by_sentences(metric, pair, grouping, rows)
    elif isinstance(metric, WordScore):
        groups = _by_words(metric, pair, grouping, rows)
    else:
        raise SettingError(
            f"{metric.name} does not count words, so it cannot be broken down by {grouping.name}; "
            "choose length, document or genre, or other `metrics=`"
        )
    return Breakdown(system, metric.name, grouping.name, groups)


def by_feature(metric: "TaggingScore", pair: Pair, rows: Ints, system: str) -> Breakdown:
    """Break UFeats down by the names of features: how many values of each are right.

    A word counts for each of its features, so that these groups do not add up to the whole.
    """
    from treeval.metrics.features import FeatureScore, feature_names  # noqa: PLC0415  few runs need it

    found = []
    for name in feature_names(pair, metric.feats):
        of_it = FeatureScore(name, metric.feats, metric.punct)
        totals = of_it.count(pair)[rows].sum(axis=0)
        counts = dict(zip(of_it.counted, totals.tolist(), strict=True))
        if counts["gold"] or counts["predicted"]:
            measures = {key: float(value) for key, value in of_it.measures(totals).items()}
            lost = counts["gold"] - counts["correct"]
            found.append(Group(name, float(of_it.score(totals)), measures, counts, lost))
    ordered = sorted(found, key=lambda group: (-group.counts["gold"], group.name))
    return Breakdown(system, metric.name, FEATURE, tuple(ordered))


def _by_sentences(
    metric: Metric[Any], pair: Pair, grouping: Grouping, rows: Ints
) -> tuple[Group, ...]:
    column, table = grouping.groups(pair.gold), metric.count(pair)[rows]
    codes = column.codes[rows]
    found = []
    for code in _in_order(grouping, column, codes):
        totals = table[codes == code].sum(axis=0)
        measures = {name: float(value) for name, value in metric.measures(totals).items()}
        counts = dict(zip(metric.counted, totals.tolist(), strict=True))
        lost = counts.get("gold", 0.0) - counts.get("correct", 0.0)
        score = float(metric.score(totals))
        found.append(Group(column.strings[code], score, measures, counts, lost))
    return tuple(found)


def _by_words(metric: WordScore, pair: Pair, grouping: Grouping, rows: Ints) -> tuple[Group, ...]:
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
    names = [
        groups.strings[code]
        for groups in (gold_groups, predicted_groups)
        for code in _in_order(grouping, groups, groups.codes)
    ]
    return tuple(
        _group(name, **{fact: sums.get(name, 0.0) for fact, sums in facts.items()})
        for name in dict.fromkeys(names)
        if facts["wanted"].get(name) or facts["given"].get(name)
    )


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


def _in_order(grouping: Grouping, groups: Column, codes: Ints) -> list[int]:
    """List the codes that occur, in the order of the grouping or by frequency."""
    occurrences = np.bincount(codes, minlength=len(groups.strings))
    present = np.flatnonzero(occurrences)
    if not grouping.ordered:
        present = present[np.argsort(-occurrences[present], kind="stable")]
    return [int(code) for code in present]
