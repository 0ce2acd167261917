"""A run over constituency trees: its metrics, its groupings, and EVALB's own summary."""

import reprlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np

from treeval.arrays import Ints
from treeval.counts import Counts, Metric, PackedTable
from treeval.errors import SettingError
from treeval.kernels import has_numba
from treeval.metrics import METRICS
from treeval.metrics.brackets import BracketScore
from treeval.metrics.evalb import (
    COLLINS,
    Evalb,
    EvalbParameters,
    EvalbSummary,
    read_parameters,
    summary_of,
)
from treeval.schemes.punctuation import are_marks, strip_both
from treeval.scoring.breakdown import (
    GroupCounts,
    NamedGroups,
    group_counts,
)
from treeval.scoring.groupings import Grouping
from treeval.scoring.groups import lengths_in_buckets
from treeval.scoring.pairing import Contender
from treeval.scoring.results import MetricResult, Results, SystemResult
from treeval.scoring.run import Frame, Run, exact_name, own_metric, quoted_metrics
from treeval.scoring.tallies import BlockTally, SystemTally
from treeval.settings.choices import CONSTITUENT_GROUPINGS, Marks, MissingSentences
from treeval.settings.derivations import DerivationSettings
from treeval.settings.scoring import ScoreSettings
from treeval.settings.setting import require_fit
from treeval.sources.info import FileInfo
from treeval.sources.source import Source
from treeval.statistics.means import macro
from treeval.tree.constituent_pair import ConstituentPair, constituent_pair
from treeval.tree.constituents import Constituents

FAMILY = ("UF1", "LF1", "EVALB", "ExactMatch", "LeafAncestor")
ALL = (*FAMILY, "DF1", "FunctionTags")
SENTENCE_MEAN = "sentence_mean"
_SHORT = "short sentences"  # a table in addition to those of the metrics
_OF_DEPENDENCIES = (
    *("preset", "punct", "subtypes", "feats", "content_set", "weights", "relation_classes"),
    *("matching", "tokens", "roots", "invalid", "train"),
    *DerivationSettings().names(),
)


@dataclass(frozen=True, eq=False)
class ConstituentRun(Run):
    """Scores of constituents are broken down by the label of brackets or the sentence length."""

    def count_groups(
        self, metric: Metric[Any], contender: Contender, by: Any
    ) -> tuple[str, GroupCounts]:
        if by == "length" or isinstance(by, Grouping):
            grouping = _LENGTHS if by == "length" else by
            return grouping.name, group_counts(metric, contender.pair, grouping, self.rows)
        if by != "label":
            known = " or ".join(CONSTITUENT_GROUPINGS)
            unknown = by if isinstance(by, str) else reprlib.repr(by)
            raise SettingError(
                f"constituents cannot be broken down by {unknown}; choose {known}", setting="by"
            )
        if not isinstance(metric, BracketScore) or not metric.labelled:
            raise SettingError(f"{metric.name} does not count labels; choose LF1", setting="by")
        counts = metric.by_label(contender.pair)
        return by, NamedGroups({name or "no label": group.totals for name, group in counts.items()})

    def tally(self, *, packed: bool = True) -> BlockTally:
        """Count everything, and note for EVALB's summary which sentences are short."""
        tally, evalb = super().tally(packed=packed), evalb_among(self.metrics)
        if evalb is None:
            return tally
        gold = self.contenders[0].pair.gold
        short = PackedTable.of((evalb.are_short(gold)[:, np.newaxis]).astype(np.float64))
        systems = (
            replace(
                system,
                tables={**system.tables, _SHORT: short},
                present={**system.present, _SHORT: ()},
            )
            for system in tally.systems
        )
        return replace(tally, systems=tuple(systems))

    def usual_groups(self) -> tuple[Sequence[str], Sequence[str]]:
        if "LF1" in self.quoted:
            return CONSTITUENT_GROUPINGS, ("LF1",)
        return ("length",), self.quoted[:1]


@dataclass(frozen=True, eq=False)
class ConstituentPlan:
    """The plan for scoring constituents: all that is chosen before trees are read."""

    settings: ScoreSettings
    metrics: tuple[Metric[Any], ...]

    @staticmethod
    def of(settings: ScoreSettings) -> "ConstituentPlan":
        """Look everything up, and refuse settings that are for dependencies."""
        require_fit(
            settings,
            _OF_DEPENDENCIES,
            "it applies to dependencies, but the gold trees are constituents; leave it out",
        )
        names = _usual_metrics() if settings.metrics is None else settings.metrics
        parameters = _parameters(settings.params)
        metrics = tuple(_metric(name, parameters) for name in (ALL if names == ("all",) else names))
        _require_skipping(settings.reading.missing_sentences)
        return ConstituentPlan(settings, metrics)

    def run(self, gold: Source, systems: Mapping[str, Any]) -> ConstituentRun:
        """Read everything, and pair the trees."""
        reading = self.settings.reading
        sources = {
            # The sentences of a block may all be without words.
            name: given if isinstance(given, Source) else Source.of(given, reading)
            for name, given in systems.items()
        }
        if reading.missing_sentences == "skip":
            return self._over_common_sentences(gold, sources)
        return self._over(gold, sources)

    def frame(self, gold: FileInfo, fitting: Collection[str]) -> Frame:
        """All metrics fit all files."""
        del fitting
        reading, names = self.settings.reading, [metric.name for metric in self.metrics]
        usual = "LF1" if "LF1" in names else names[0]
        missing = None if reading.missing_sentences == "fail" else reading.missing_sentences
        prepared = {"strip": reading.strip_punct, "len": reading.max_length, "missing": missing}
        return Frame(
            gold,
            self.metrics,
            tuple(exact_name(name, names) for name in quoted_metrics(self.settings.metrics, usual)),
            {name: str(value) for name, value in prepared.items() if value is not None},
            "keep",
            self.settings,
        )

    @property
    def aligned_by(self) -> Literal["sentence"]:
        """The unit by which gold and systems are cut at the same place."""
        return "sentence"

    @property
    def why_whole(self) -> str:
        """Why files cannot be scored in blocks; "" if they can."""
        if self.settings.reading.missing_sentences != "fail":
            return "missing sentences (`missing_sentences=`) are found in whole files"
        if not all(isinstance(by, str) for by in self.settings.by):
            return "your own groupings (`by=`) need whole files"
        return ""

    def scored(self, tally: BlockTally) -> Results:
        """Compute all scores from the counts."""
        frame, evalb = self.frame(tally.gold, tally.metrics), evalb_among(self.metrics)
        results = frame.scored(tally.systems)
        summaries = (
            {system.name: _summary(evalb, system, tally.gold) for system in tally.systems}
            if evalb
            else {}
        )
        return replace(
            results,
            systems=tuple(map(_with_means, results.systems)),
            breakdowns=frame.broken_down(tally.systems),
            sentences=tally.sentences,
            summaries=summaries,
            run=tally.run,
        )

    def _over_common_sentences(self, gold: Source, systems: Mapping[str, Source]) -> ConstituentRun:
        """Leave out the sentences that a system lacks, for all systems."""
        from treeval.scoring.constituent_coverage import (  # noqa: PLC0415  few runs need it
            common_sentences,
        )

        for source in (gold, *systems.values()):
            _trees(source)  # refuses dependencies
        shared, outputs, lacking = common_sentences(gold, systems)
        run = self._over(shared, outputs)
        contenders = tuple(
            replace(
                contender, file=systems[contender.name].info, **lacking[contender.name]._asdict()
            )
            for contender in run.contenders
        )
        return replace(run, gold=gold.info, contenders=contenders)

    def _over(self, gold: Source, systems: Mapping[str, Source]) -> ConstituentRun:
        reading = self.settings.reading
        rows = _rows(_trees(gold), reading.strip_punct, reading.max_length)
        contenders = tuple(
            _contender(name, source, gold, rows, reading.strip_punct)
            for name, source in systems.items()
        )
        frame = self.frame(gold.info, ALL)
        return ConstituentRun(**vars(frame), contenders=contenders, rows=np.arange(len(rows)))


def _summary(evalb: Evalb, system: SystemTally, gold: FileInfo) -> EvalbSummary:
    counts = Counts(evalb, system.tables[evalb.name])
    short = Counts(evalb, system.tables[_SHORT]).table[:, 0] > 0
    return summary_of(counts, short, gold.path, system.file.path)


def evalb_among(metrics: Iterable[Metric[Any]]) -> Evalb | None:
    return next((metric for metric in metrics if isinstance(metric, Evalb)), None)


def _require_skipping(policy: MissingSentences) -> None:
    if policy == "zero":
        raise SettingError(
            "zero is for dependencies; choose skip, or write an empty line for each missing parse "
            "and set `tree_per_line=`",
            setting="missing_sentences",
        )


def _usual_metrics() -> tuple[str, ...]:
    """The default metrics: those that the installed packages can compute."""
    return tuple(name for name in FAMILY if name != "LeafAncestor" or has_numba())


def _parameters(given: Any) -> EvalbParameters:
    if given is None:
        return COLLINS
    return given if isinstance(given, EvalbParameters) else read_parameters(str(given))


def _trees(source: Source) -> Constituents:
    if isinstance(source.trees, Constituents):
        return source.trees
    raise SettingError(
        f"{source.path}: holds dependencies, but the gold trees are constituents; "
        "convert one of the files first (`treeval.convert`)"
    )


def _contender(
    name: str, system: Source, gold: Source, rows: Ints, strip: Marks | None
) -> Contender:
    both = constituent_pair(_trees(gold), _trees(system), same_words=False)
    nothing = np.zeros(len(rows), dtype=np.bool_)
    return Contender(name, system.info, _pair(both, strip, rows), nothing)


def _rows(gold: Constituents, strip: Marks | None, max_length: int | None) -> Ints:
    """Find the gold sentences that count, given the number of words that remain in them."""
    if strip is None and max_length is None:
        return np.arange(len(gold))
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
    """Add the mean over sentences to pooled scores of brackets, because papers report both."""

    def mean_of(result: MetricResult) -> MetricResult:
        if not isinstance(result.counts.metric, BracketScore):
            return result
        mean = {SENTENCE_MEAN: macro(result.counts).score}
        return replace(result, measures={**result.measures, **mean})

    return replace(system, scores={name: mean_of(result) for name, result in system.scores.items()})


_LENGTHS = Grouping(
    "length",
    lambda trees: lengths_in_buckets(trees.overt.lengths),  # type: ignore[attr-defined]
    of_sentences=True,
    ordered=True,
)


def _metric(name: Any, parameters: EvalbParameters) -> Metric[Any]:
    if not isinstance(name, str):
        return own_metric(name, ConstituentPair)
    metric = METRICS[exact_name(name, METRICS)]
    if metric.over is not ConstituentPair:
        raise SettingError(
            f"{metric.name} compares dependencies, but these are constituents; "
            f"choose from {', '.join(ALL)}"
        )
    return Evalb(parameters=parameters) if isinstance(metric, Evalb) else metric
