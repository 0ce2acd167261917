"""Every metric on every system, for constituency trees."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from treeval.arrays import Ints
from treeval.counts import Counts, Metric
from treeval.errors import SettingError
from treeval.formats.files import load
from treeval.formats.registry import format_of
from treeval.metrics import METRICS
from treeval.metrics.brackets import BracketScore
from treeval.metrics.evalb.parameters import COLLINS, EvalbParameters
from treeval.metrics.evalb.score import Evalb
from treeval.metrics.evalb.summary import EvalbSummary, summarise
from treeval.schemes.punctuation import are_marks, strip_both
from treeval.scoring.breakdown import Breakdown, Group, break_down
from treeval.scoring.groups import Grouping, lengths_in_buckets
from treeval.scoring.results import FileInfo, MetricResult, Results, SystemResult
from treeval.scoring.run import Contender, Run
from treeval.statistics.macro import macro
from treeval.tree.constituents import ConstituentPair, Constituents, constituent_pair
from treeval.tree.problems import insist_on_words, refuse_problems
from treeval.tree.punctuation import Marks

FAMILY = ("UF1", "LF1", "EVALB", "ExactMatch", "LeafAncestor")
ALL = (*FAMILY, "DF1", "FunctionTags")
GROUPS = ("label", "length")
SENTENCE_MEAN = "sentence_mean"


@dataclass(frozen=True, eq=False)
class ConstituentResults:
    """Scores of all systems, and EVALB's own summary of each."""

    results: Results
    summaries: Mapping[str, EvalbSummary]

    def __getitem__(self, name: str) -> SystemResult:
        """Find a system by its name."""
        return self.results[name]

    def to_dict(self) -> dict[str, Any]:
        summaries = {name: summary.to_dict() for name, summary in self.summaries.items()}
        return self.results.to_dict() | {"evalb": summaries}


def score_constituents(
    gold: Constituents | str,
    systems: Mapping[str, Constituents | str],
    *,
    metrics: Iterable[str] | None = None,
    parameters: EvalbParameters = COLLINS,
    average: str = "micro",
    strip: Marks | None = None,
    max_length: int | None = None,
    by: Iterable[str] = (),
    divided: Iterable[str] | None = None,
    format_name: str | None = None,
    encoding: str = "utf-8",
    tree_per_line: bool = False,
) -> ConstituentResults:
    """Score systems against gold constituency trees of the same sentences.

    Sentences whose words differ are errors to EVALB, which leaves them out and counts them; to
    the other metrics they have nothing right. ``strip`` takes punctuation out first, ``max_length``
    counts the words left; ``by`` divides the metrics ``divided`` by label or length. Files in
    brackets are read ``tree_per_line`` as EVALB does.
    """
    read = partial(
        _Given.of, format_name=format_name, encoding=encoding, tree_per_line=tree_per_line
    )
    names = FAMILY if metrics is None else tuple(metrics)
    chosen = tuple(_metric(name, parameters) for name in (ALL if names == ("all",) else names))
    reference = read(gold)
    rows = _rows(reference.trees, strip, max_length)
    contenders = []
    for name, given in systems.items():
        system = read(given)
        both = constituent_pair(reference.trees, system.trees, same_words=False)
        nothing = np.zeros(len(rows), dtype=np.bool_)
        contenders.append(Contender(name, system.info, _pair(both, strip, rows), nothing))
    settings = {"strip": strip, "len": None if max_length is None else str(max_length)}
    run = Run(
        reference.info,
        np.arange(len(rows)),
        chosen,
        average,
        {name: value for name, value in settings.items() if value is not None},
        "keep",
    )
    results = run.results(contenders)
    evalb = next((metric for metric in chosen if isinstance(metric, Evalb)), None)
    return ConstituentResults(
        replace(
            results,
            systems=tuple(map(_with_means, results.systems)),
            breakdowns=tuple(_breakdowns(contenders, chosen, by, divided)),
        ),
        {one.name: summarise(one.pair, evalb) for one in contenders} if evalb else {},
    )


def _rows(gold: Constituents, strip: Marks | None, max_length: int | None) -> Ints:
    """The gold sentences that count, by the words that are left of them."""
    counts = ~gold.are_null
    if strip is not None:
        counts &= ~are_marks(gold, strip)
    lengths = np.bincount(gold.sentences[counts], minlength=len(gold))
    fits = lengths <= (gold.words if max_length is None else max_length)
    return np.flatnonzero(fits if strip is None else fits & (lengths > 0))


def _pair(both: ConstituentPair, strip: Marks | None, rows: Ints) -> ConstituentPair:
    if strip is not None:
        both = strip_both(both, strip)
    if len(rows) == len(both.gold):
        return both
    return ConstituentPair(both.gold.select(rows), both.predicted.select(rows))


def _with_means(system: SystemResult) -> SystemResult:
    """Show the mean of sentences beside pooled scores of brackets, as the literature has both."""

    def mean_of(result: MetricResult) -> MetricResult:
        if not isinstance(result.counts.metric, BracketScore):
            return result
        mean = {SENTENCE_MEAN: macro(result.counts).score}
        return replace(result, measures={**result.measures, **mean})

    return replace(system, scores={name: mean_of(one) for name, one in system.scores.items()})


def _breakdowns(
    contenders: Sequence[Contender],
    metrics: Sequence[Metric[Any]],
    by: Iterable[str],
    divided: Iterable[str] | None,
) -> Iterator[Breakdown]:
    names = None if divided is None else {name.casefold() for name in divided}
    metrics = [metric for metric in metrics if names is None or metric.name.casefold() in names]
    groups = tuple(by)
    for contender in contenders:
        for group in groups:
            for metric in metrics:
                yield _breakdown(metric, contender, group)


def _breakdown(metric: Metric[Any], contender: Contender, group: str) -> Breakdown:
    if group == "length":
        sentences = np.arange(len(contender.pair.gold))
        return break_down(metric, contender.pair, _LENGTHS, sentences, contender.name)
    if group != "label":
        raise SettingError(f"constituents are divided by {' or '.join(GROUPS)}, not by {group}")
    if not isinstance(metric, BracketScore) or not metric.labelled:
        raise SettingError(f"{metric.name} counts no brackets by label; choose LF1")
    by_label = metric.by_label(contender.pair).items()
    groups = tuple(_label_group(label, counts) for label, counts in by_label)
    return Breakdown(contender.name, metric.name, group, groups)


def _label_group(label: str, counts: Counts) -> Group:
    correct, predicted, gold = counts.totals.tolist()
    measures = counts.metric.measures(counts.totals)
    return Group(
        label or "no label",
        counts.score,
        {name: float(value) for name, value in measures.items()},
        {"correct": correct, "predicted": predicted, "gold": gold},
        gold - correct,
    )


_LENGTHS = Grouping(
    "length",
    lambda trees: lengths_in_buckets(trees.overt.lengths),  # type: ignore[attr-defined]
    of_sentences=True,
    ordered=True,
)


def _metric(name: str, parameters: EvalbParameters) -> Metric[Any]:
    names = {known.casefold(): known for known in METRICS}
    if name.casefold() not in names:
        raise SettingError(f"metric {name!r} is unknown; choose from {', '.join(ALL)}")
    metric = METRICS[names[name.casefold()]]
    if metric.over is not ConstituentPair:
        raise SettingError(
            f"{metric.name} compares dependencies, but these are constituents; "
            f"choose from {', '.join(ALL)}"
        )
    return Evalb(parameters=parameters) if isinstance(metric, Evalb) else metric


@dataclass(frozen=True, eq=False)
class _Given:
    """Constituency trees, and where they came from."""

    trees: Constituents
    info: FileInfo

    @staticmethod
    def of(
        given: Constituents | str, *, format_name: str | None, encoding: str, tree_per_line: bool
    ) -> "_Given":
        if isinstance(given, Constituents):
            trees, sha256 = given, None
        else:
            data = load(given)
            read, problems = format_of(given, format_name, holds="constituents").parse(
                given, data, encoding=encoding, tree_per_line=tree_per_line
            )
            refuse_problems(problems)
            assert isinstance(read, Constituents)
            trees, sha256 = read, hashlib.sha256(data).hexdigest() if given != "-" else None
        insist_on_words(trees.origin.path, trees.words)
        words = trees.overt.words
        return _Given(trees, FileInfo(trees.origin.path, sha256, len(trees), words))
