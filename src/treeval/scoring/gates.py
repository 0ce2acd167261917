"""Limits that scores must reach, for continuous integration."""

from collections.abc import Iterable, Mapping

from treeval.errors import SettingError
from treeval.scoring.results import MetricResult, Results

_SETTING = "fail_under"


def limits_of(given: Iterable[str]) -> dict[str, float]:
    """Read limits such as ``LAS=0.85``, as fractions of 1."""
    found = {}
    for one in given:
        name, _, value = one.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            raise SettingError(f"{one} is not a limit; write LAS=0.85", setting=_SETTING) from None
    return found


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
        raise SettingError(f"{given} is not among the metrics of this run", setting=_SETTING)
    name = known[given.casefold()]
    if not scores[name].higher_is_better:
        raise SettingError(f"{name}: lower is better, so it has no lower limit", setting=_SETTING)
    if scores[name].is_share and not 0 <= limit <= 1:
        raise SettingError(
            f"{name}={limit:g} is not a fraction of 1; write LAS=0.85", setting=_SETTING
        )
    return name
