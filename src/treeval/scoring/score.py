"""Every metric on every system: the function behind `treeval score`."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from treeval.errors import SettingError
from treeval.progress import Progress, silent
from treeval.scoring.results import Results
from treeval.settings.scoring import ScoreSettings
from treeval.sources.large import goes_in_blocks
from treeval.sources.names import insist_on_one_stdin, named
from treeval.sources.source import Source
from treeval.tree.treebank import Treebank

_DEFAULT = ScoreSettings()


def score(
    gold: Any,
    systems: Any,
    settings: ScoreSettings = _DEFAULT,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> Results:
    """Score systems against gold trees, dependencies or constituents.

    ``gold`` is a path, ``-`` for standard input, an open file, CoNLL-U text, trees, or sentences of
    another library. ``systems`` is one such input, a list of them, or a mapping from names to them;
    paths may be written as ``NAME=PATH``. Settings are given as an object or by name:

    >>> results = treeval.score("gold/en.conllu", "systems/birch/en.conllu", metrics="LAS,UAS")
    >>> round(results["en"].scores["LAS"].score, 4)
    0.8317

    A sentence that has to be skipped for one system is skipped for all, so that scores stay
    comparable. See `ScoreSettings` for what can be set.
    """
    chosen = ScoreSettings.of(settings, changes)
    contenders = named(systems, folders=True)
    if not contenders:
        raise SettingError("there are no systems; name at least one")
    insist_on_one_stdin(gold, *contenders.values(), chosen.train)
    results = _scored(gold, contenders, chosen, progress)
    if not chosen.certainty.is_wanted:
        return results
    from treeval.scoring.certainty import with_certainty  # noqa: PLC0415  few runs ask for it

    return with_certainty(results, chosen.certainty)


def _scored(
    gold: Any, systems: Mapping[str, Any], settings: ScoreSettings, progress: Progress
) -> Results:
    if goes_in_blocks((gold, *systems.values()), settings.scale, partial(_hindrance, settings)):
        from treeval.scoring.streaming import scored_in_blocks  # noqa: PLC0415  for large files

        return scored_in_blocks(gold, systems, settings, progress=progress)
    return _scored_whole(Source.of(gold, settings.reading), systems, settings)


def _hindrance(settings: ScoreSettings, paths: Sequence[str]) -> str:
    from treeval.scoring.streaming import hindrance  # noqa: PLC0415  for large files

    return hindrance(paths, settings)


def _scored_whole(gold: Source, systems: Mapping[str, Any], settings: ScoreSettings) -> Results:
    if isinstance(gold.trees, Treebank):
        from treeval.scoring.dependencies import dependency_run  # noqa: PLC0415  one kind at a time

        return dependency_run(gold, systems, settings).results()
    from treeval.scoring.constituents import constituent_results  # noqa: PLC0415  the same

    return constituent_results(gold, systems, settings)
