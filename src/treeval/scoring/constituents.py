"""Every metric on every system, for constituency trees."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.counts import Metric
from treeval.errors import MismatchError, SettingError
from treeval.formats.files import load
from treeval.formats.reading import read_constituents
from treeval.metrics import METRICS
from treeval.metrics.evalb import Evalb
from treeval.metrics.evalb_parameters import COLLINS, EvalbParameters
from treeval.metrics.evalb_summary import EvalbSummary, summarise
from treeval.scoring.results import FileInfo, Results
from treeval.scoring.run import Contender, Run
from treeval.tree.constituents import ConstituentPair, Constituents, constituent_pair

FAMILY = ("UF1", "LF1", "EVALB", "ExactMatch", "LeafAncestor")


@dataclass(frozen=True, eq=False)
class ConstituentResults:
    """Scores of all systems, and EVALB's own summary of each."""

    results: Results
    summaries: Mapping[str, EvalbSummary]


def score_constituents(
    gold: Constituents | str,
    systems: Mapping[str, Constituents | str],
    *,
    metrics: Iterable[str] | None = None,
    parameters: EvalbParameters = COLLINS,
    average: str = "micro",
    max_length: int | None = None,
    format_name: str | None = None,
    encoding: str = "utf-8",
) -> ConstituentResults:
    """Score systems against gold constituency trees of the same sentences.

    Sentences whose words differ are errors to EVALB, which leaves them out and counts them; to
    the other metrics they have nothing right.
    """
    names = tuple(FAMILY if metrics is None else metrics)
    chosen = tuple(_metric(name, parameters) for name in names)
    reference = _Given.of(gold, format_name, encoding)
    contenders = []
    for name, given in systems.items():
        system = _Given.of(given, format_name, encoding)
        both = constituent_pair(reference.trees, system.trees, same_words=False)
        nothing = np.zeros(len(both.gold), dtype=np.bool_)
        contenders.append(Contender(name, system.info, both, nothing))
    lengths = reference.trees.overt.lengths
    longest = lengths.max(initial=0) if max_length is None else max_length
    run = Run(
        reference.info,
        np.flatnonzero(lengths <= longest),
        chosen,
        average,
        {} if max_length is None else {"len": str(max_length)},
        "keep",
    )
    evalb = Evalb(parameters=parameters)
    wanted = contenders if "EVALB" in (metric.name for metric in chosen) else []
    return ConstituentResults(
        run.results(contenders),
        {contender.name: summarise(contender.pair, evalb) for contender in wanted},
    )


def _metric(name: str, parameters: EvalbParameters) -> Metric[Any]:
    names = {known.casefold(): known for known in METRICS}
    if name.casefold() not in names:
        raise SettingError(f"metric {name!r} is unknown; choose from {', '.join(FAMILY)}")
    metric = METRICS[names[name.casefold()]]
    if metric.over is not ConstituentPair:
        raise SettingError(
            f"{metric.name} compares dependencies, but these are constituents; "
            f"choose from {', '.join(FAMILY)}"
        )
    return Evalb(parameters=parameters) if isinstance(metric, Evalb) else metric


@dataclass(frozen=True, eq=False)
class _Given:
    """Constituency trees, and where they came from."""

    trees: Constituents
    info: FileInfo

    @staticmethod
    def of(given: Constituents | str, format_name: str | None, encoding: str) -> "_Given":
        if isinstance(given, Constituents):
            trees, sha256 = given, None
        else:
            trees = read_constituents(given, format_name, encoding=encoding)
            sha256 = hashlib.sha256(load(given)).hexdigest() if given != "-" else None
        if not trees.words:
            raise MismatchError(f"{trees.origin.path}: the file has no words; is it complete?")
        words = trees.overt.words
        return _Given(trees, FileInfo(trees.origin.path, sha256, len(trees), words))
