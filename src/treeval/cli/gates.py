"""`--fail-under`: limits that scores have to reach, for continuous integration."""

from collections.abc import Iterable, Mapping

from treeval.errors import SettingError
from treeval.scoring.results import MetricResult, Results


def limits(given: Iterable[str]) -> dict[str, float]:
    """Read ``METRIC=VALUE``, the value as a fraction of 1."""
    found = {}
    for one in given:
        name, _, value = one.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            raise SettingError(f"--fail-under {one}: no limit; write it as LAS=0.85") from None
    return found


def failures(treebanks: Mapping[str, Results], wanted: Mapping[str, float]) -> list[str]:
    """Say of each system, on each treebank, which score is under its limit.

    An undefined score is under every limit.
    """
    found = []
    for treebank, results in treebanks.items():
        for system in results.systems:
            for given, limit in wanted.items():
                name = _metric(given, limit, system.scores)
                score = system.scores[name].score
                if not score >= limit:
                    place = f"{treebank}, {system.name}" if treebank else system.name
                    found.append(f"{place}: {name} is {score:.4f}, under {limit:g}")
    return found


def _metric(given: str, limit: float, scores: Mapping[str, MetricResult]) -> str:
    known = {name.casefold(): name for name in scores}
    if given.casefold() not in known:
        raise SettingError(f"--fail-under {given}: not among the metrics of this run")
    name = known[given.casefold()]
    if not scores[name].higher_is_better:
        raise SettingError(f"--fail-under {name}: lower is better, so there is no such limit")
    if scores[name].is_share and not 0 <= limit <= 1:
        raise SettingError(f"--fail-under {name}={limit:g}: write it as a fraction of 1: LAS=0.85")
    return name
