"""Gates for continuous integration: limits that scores must reach, and regressions.

A regression is a score that is worse than that of a stored result.
"""

import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from os import PathLike, fspath
from typing import Any, TypeVar

import numpy as np

from treeval.arrays import frozen
from treeval.counts import Counts
from treeval.errors import FileError, MismatchError, SettingError
from treeval.formats.files import load
from treeval.scoring.results import MetricResult, Results, SystemResult
from treeval.settings.certainty import ALPHA, Certainty
from treeval.signature import Signature
from treeval.statistics.comparison import compare_all
from treeval.statistics.resampling import paired_draws

_DEFAULT = Certainty()
P = TypeVar("P")
_LARGEST = 1e15  # of a number in a stored result, so that sums are exact
_NOT_COMPARED = ("v", "bad")  # parts of signatures that may differ between two runs
_SETTING: dict[str, Any] = {"setting": "not_worse_than"}


def failures(treebanks: Mapping[str, Results], limits: Mapping[str, float]) -> list[str]:
    """List the scores below their limits, for each system on each treebank.

    An undefined score is below every limit.
    """
    below = []
    for treebank, results in treebanks.items():
        for system in results.systems:
            for given, limit in limits.items():
                name = _metric(given, limit, system.scores)
                score = system.scores[name].score
                if not score >= limit:
                    where = f"{treebank}, {system.name}" if treebank else system.name
                    below.append(f"{where}: {name} is {score:.4f}, below {limit:g}")
    return below


def _metric(given: str, limit: float, scores: Mapping[str, MetricResult]) -> str:
    known = {name.casefold(): name for name in scores}
    if given.casefold() not in known:
        raise SettingError(f"{given} has a limit, but it is not among the metrics of this run")
    name = known[given.casefold()]
    if not scores[name].higher_is_better:
        raise SettingError(f"{name} has no lower limit, because lower is better")
    if scores[name].is_share and not 0 <= limit <= 1:
        raise SettingError(f"the limit {name}={limit:g} is not a fraction of 1; write LAS=0.85")
    return name


@dataclass(frozen=True)
class Regression:
    """A score that is lower than the stored one by more than the tolerance."""

    system: str
    metric: str
    before: float
    now: float
    p: float | None  # None if the stored result has no sentences to test
    test: str = ""

    @property
    def is_failure(self) -> bool:
        """Whether the score is worse: significantly, if this can be tested."""
        return self.p is None or self.p <= ALPHA

    def __str__(self) -> str:
        tested = (
            "not tested, because the stored result has no sentences; store it with `per_sentence=`"
            if self.p is None
            else f"{self.test}: p = {self.p:.4f}" + ("" if self.is_failure else ", not significant")
        )
        now = "undefined" if math.isnan(self.now) else f"{self.now:.4f}"
        return (
            f"{self.system}: {self.metric} is {now}, the stored one is {self.before:.4f} ({tested})"
        )


def stored(given: Any) -> Mapping[str, Any]:
    """Read a result that `to_dict` gave, or that the option for JSON printed into a file."""
    if isinstance(given, Mapping):
        return given
    if not isinstance(given, str | PathLike):
        raise SettingError("a stored result is a path or a mapping", setting="not_worse_than")
    path = fspath(given)
    try:
        record = json.loads(load(path))
    except (ValueError, RecursionError):
        raise FileError(
            f"{path}: is not JSON; store the result of `treeval.score` as JSON"
        ) from None
    if not isinstance(record, dict):
        raise FileError(
            f"{path}: is not a stored result; store the result of `treeval.score` as JSON"
        )
    return record


def regressions_since(
    treebanks: Mapping[str, Results],
    previous: Any,
    tolerance: float = 0.0,
    certainty: Certainty = _DEFAULT,
) -> list[Regression]:
    """List the quoted scores that are below the stored ones, for each system on each treebank."""
    record = stored(previous)
    treebanks_before = _part(record, "treebanks", list) if "treebanks" in record else []
    records = {
        _part(treebank_record, "name", str): treebank_record for treebank_record in treebanks_before
    } or {"": record}
    losses: list[Regression] = []
    for treebank, results in treebanks.items():
        if treebank not in records:
            raise SettingError(f"the stored result has no treebank {treebank}", **_SETTING)
        losses += _of_treebank(results, records[treebank], treebank, tolerance, certainty)
    return losses


def _part(record: Any, name: str, kind: type[P]) -> P:
    """Give an entry of a stored result; its type is checked, as the file may have been edited."""
    part = record.get(name) if isinstance(record, Mapping) else None
    if not isinstance(part, kind):
        problem = f"the stored result has no {name} where it should be; store a new one"
        raise SettingError(problem, **_SETTING)
    return part


def _number(record: Any, name: str) -> float:
    number = _part(record, name, object)
    if isinstance(number, bool) or not isinstance(number, int | float) or abs(number) > _LARGEST:
        raise SettingError(f"the stored {name} is not a number; store a new one", **_SETTING)
    return float(number)


def _of_treebank(
    results: Results,
    record: Mapping[str, Any],
    treebank: str,
    tolerance: float,
    certainty: Certainty,
) -> Iterator[Regression]:
    _require_same_gold(results, record)
    for system in results.systems:
        before = _system(system, record, alone=len(results.systems) == 1)
        where = f"{treebank}, {system.name}" if treebank else system.name
        for metric in results.quoted:
            result = system.scores[metric]
            old = _score(result, before, metric)
            if old is None:
                continue
            loss = (old - result.score) * (1 if result.higher_is_better else -1)
            if not loss <= tolerance:  # nan is a loss, too
                name = _part(before, "name", str)
                p, test = _tested(result, record, name, metric, certainty)
                yield Regression(where, metric, old, result.score, p, test)


def _require_same_gold(results: Results, record: Mapping[str, Any]) -> None:
    before, now = _part(record, "gold", dict).get("sha256"), results.gold.sha256
    if before and now and before != now:
        problem = f"the stored result is about other gold trees than {results.gold.path}"
        raise MismatchError(f"{problem}; store a new one")


def _system(system: SystemResult, record: Mapping[str, Any], *, alone: bool) -> Mapping[str, Any]:
    """Find the stored system of the same name; if both have only one, the name does not matter."""
    systems: list[Mapping[str, Any]] = _part(record, "systems", list)
    for candidate in systems:
        if _part(candidate, "name", str) == system.name or (alone and len(systems) == 1):
            return candidate
    raise SettingError(f"the stored result has no system {system.name}", **_SETTING)


def _score(metric_result: MetricResult, before: Mapping[str, Any], metric: str) -> float | None:
    record = _part(before, "scores", dict).get(metric)
    if record is None:
        raise SettingError(f"the stored result has no {metric}; store a new one", **_SETTING)
    then, now = Signature.parsed(_part(record, "signature", str)), metric_result.signature
    if then.without(_NOT_COMPARED) != now.without(_NOT_COMPARED):
        raise MismatchError(
            f"the stored {metric} is {then}, but this one is {now}; store a new one"
        )
    return None if record.get("score") is None else _number(record, "score")


def _tested(
    metric_result: MetricResult,
    record: Mapping[str, Any],
    system: str,
    metric: str,
    certainty: Certainty,
) -> tuple[float | None, str]:
    """Test the difference over the sentences, if the stored result has counts of the same ones."""
    sentences = _part(record, "sentences", list) if "sentences" in record else []
    if len(sentences) != len(metric_result.counts.table) or math.isnan(metric_result.score):
        return None, ""
    table = np.array(
        [_row(sentence, system, metric, metric_result) for sentence in sentences], dtype=np.float64
    )
    before = Counts(metric_result.counts.metric, frozen(table))
    rng = np.random.default_rng(certainty.seed)
    draws = paired_draws(rng, certainty, 1, len(table))
    (test,) = compare_all({"before": before, "now": metric_result.counts}, draws)
    return test.p, test.test


def _row(sentence: Any, system: str, metric: str, metric_result: MetricResult) -> list[float]:
    """The counts of one stored sentence, by the names of what the metric counts."""
    counts = _part(_part(_part(sentence, "counts", dict), system, dict), metric, dict)
    return [_number(counts, name) for name in metric_result.counts.metric.counted]
