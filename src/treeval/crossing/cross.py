"""Evaluation across annotation schemes: the function behind `treeval cross`."""

from typing import Any

import numpy as np

from treeval.crossing.annotations import Annotations, annotations
from treeval.crossing.certainty import differences_of, intervals_of
from treeval.crossing.experiments import experiments, tree_edit_score
from treeval.crossing.labelling import labelling
from treeval.crossing.results import Crossing
from treeval.errors import InvalidTreeError, SettingError
from treeval.metrics.tedeval.equations import equations_in
from treeval.settings.comparing import CrossSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.names import by_scheme, insist_on_one_stdin

_DEFAULT = CrossSettings()


def cross(golds: Any, systems: Any, settings: CrossSettings = _DEFAULT, **changes: Any) -> Crossing:
    """Evaluate parsers across annotation schemes (TedEval).

    ``golds`` maps schemes to their gold trees, all of the same words: dependencies or constituents,
    as paths, open files, CoNLL-U text, trees, or sentences of another library. ``systems`` maps
    ``SCHEME`` or ``NAME:SCHEME`` to the output of a parser that was trained on that scheme. Either
    may also be a list of texts ``SCHEME=FILE``.

    >>> schemes = {"UD": "gold/en.conllu", "SUD": "sud/en.conllu"}
    >>> crossing = treeval.cross(schemes, {"cedar:UD": "systems/cedar/en.conllu"})
    >>> for one in crossing.experiments:
    ...     print(one.kind, one.golds, round(one.labelled.score, 4))
    own ('UD',) 0.9389
    other ('SUD',) 0.6769
    pair ('UD', 'SUD') 0.9407

    Parsers may have their own tokens. A sentence that has to be skipped for one system is skipped
    for all. See `CrossSettings` for what can be set.
    """
    chosen = CrossSettings.of(settings, changes)
    if chosen.mode == "tedeval-2.2":
        problem = "it has no effect in the mode tedeval-2.2; leave it out"
        insist_on_fit(chosen, ("relabel_cost", "wildcard"), problem)
    if chosen.equations is not None:
        every = (*chosen.label_map, *equations_in(chosen.equations))
        chosen = chosen.replace(label_map=every)
    references, outputs = by_scheme(golds), by_scheme(systems)
    insist_on_one_stdin(*references.values(), *outputs.values())
    if chosen.certainty.baseline and len(outputs) < 2:
        raise SettingError("it needs two systems or more; name another", setting="baseline")
    compared = annotations(references, outputs, chosen.reading)
    return _counted(compared, chosen)


def _counted(compared: Annotations, settings: CrossSettings) -> Crossing:
    """Make the experiments, and leave out the sentences that do not count."""
    skipped = compared.skipped
    too_long = compared.longer_than(settings.reading.max_length) & ~skipped
    if skipped.all():
        raise InvalidTreeError(
            "no sentence is a tree in all files; correct them, or set `invalid=` to keep"
        )
    kept = np.flatnonzero(~skipped & ~too_long)
    if not len(kept):
        raise SettingError("no sentence is left; choose a greater number", setting="max_length")
    metric = tree_edit_score(settings)
    found = experiments(compared, metric)
    if len(kept) < len(skipped):
        found = tuple(each.rows(kept) for each in found)
    certainty = settings.certainty
    return Crossing(
        compared,
        found,
        settings,
        labelling(compared, metric, kept),
        tuple(np.flatnonzero(skipped).tolist()),
        tuple(np.flatnonzero(too_long).tolist()),
        intervals_of(found, certainty) if certainty.ci else (),
        differences_of(found, certainty),
    )
