"""Limits that scores must reach, for continuous integration."""

from collections.abc import Mapping

from treeval.errors import SettingError
from treeval.scoring.results import MetricResult, Results


def failures(treebanks: Mapping[str, Results], limits: Mapping[str, float]) -> list[str]:
    """List the scores below their limits, for each system on each treebank.

    An undefined score is below every limit.
    """
    found = []
    for treebank, results in treebanks.items():
        for system in results.systems:
            for given, limit in limits.items():
                name = _metric(given, limit, system.scores)
                score = system.scores[name].score
                if not score >= limit:
                    place = f"{treebank}, {system.name}" if treebank else system.name
                    found.append(f"{place}: {name} is {score:.4f}, below {limit:g}")
    return found


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
