"""The quality of parses without gold trees: the function behind `treeval assess`."""

from collections.abc import Mapping
from dataclasses import replace
from os import fspath
from typing import Any

import numpy as np

from treeval import flow
from treeval.arrays import Floats
from treeval.assessment.digests import Digested, DigestJob
from treeval.assessment.pupa import PupaScores
from treeval.assessment.quality import Quality, counted, gains
from treeval.assessment.result import Assessment
from treeval.assessment.spans import minimum_constituents
from treeval.assessment.tags import ColumnTags, known_tags, number_to_learn, refuse_other_words
from treeval.errors import MismatchError
from treeval.progress import Progress, silent
from treeval.settings.assessment import AssessSettings
from treeval.settings.choices import Method
from treeval.settings.setting import require_fit
from treeval.sources.names import require_one_stdin
from treeval.sources.source import Source
from treeval.tree.constituents import Trees

_DEFAULT = AssessSettings()
_OF_SEPA = ("committee", "members", "share", "agreement")
_OF_PUPA = ("ceiling", "normalisation", "context")
_OF_GOLD = ("ci", "resamples")


def assess(
    parses: Any,
    settings: AssessSettings = _DEFAULT,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> Assessment:
    """Estimate which parses can be trusted, without gold trees.

    ``parses`` are constituents or dependencies: a path, ``-`` for standard input, an open file,
    CoNLL-U text, trees, or sentences of another library.

    >>> found = treeval.assess("brackets/parsed.mrg", methods="pupa,mc")
    >>> found.select("20%").tolist()
    [0, 4, 8, 10, 22]
    >>> round(found.summary["pupa"]["highest"], 3)
    0.06

    `Assessment.write` copies selected sentences into a file. With gold trees (``gold=``) the
    assessment itself is evaluated. See `AssessSettings` for what can be set.
    """
    chosen = AssessSettings.of(settings, changes)
    require_one_stdin(parses, chosen.gold, *chosen.committee)
    _require_sense(chosen)
    rng = np.random.default_rng(chosen.seed)
    job = DigestJob(chosen, number_to_learn(chosen.tags) or known_tags(chosen.tags), rng)
    digested = flow.run(job, [parses], chosen.reading, chosen.scale, progress=progress)
    if digested.column:
        job = replace(job, tags=ColumnTags(digested.column))
        digested = flow.run(job, [parses], chosen.reading, chosen.scale, progress=progress)
    if not len(digested.rows):
        path = digested.info.path
        raise MismatchError(f"{path}: there are no sentences to assess; is it the right file?")
    refuse_other_words(chosen.tags, digested.unlisted, digested.info.words)
    return _assessment(digested, chosen, rng, progress)


def _has_idle_seed(settings: AssessSettings) -> bool:
    """Whether a seed is given although nothing is drawn at random."""
    draws = {"random", "sepa", "arcs"} & set(settings.chosen_methods) or settings.ci
    is_learnt = number_to_learn(settings.tags) is not None
    return bool(settings.differing(["seed"]) and not (draws or is_learnt))


def _require_sense(settings: AssessSettings) -> None:
    """Refuse settings that would have no effect."""
    if "sepa" not in settings.chosen_methods:
        require_fit(settings, _OF_SEPA, "it is used only by SEPA; add sepa to `methods=`")
    if settings.committee:
        problem = "members are trained only without `committee=`; leave out one of the two"
        require_fit(settings, ("members", "share"), problem)
    if "pupa" not in settings.chosen_methods:
        require_fit(settings, _OF_PUPA, "it is used only by PUPA; add pupa to `methods=`")
    if settings.gold is None:
        require_fit(settings, _OF_GOLD, "it needs gold trees; give them as `gold=`")
    if not settings.ci:
        require_fit(settings, ["resamples"], "it has no effect without `ci=`; set that as well")


def _assessment(
    digested: Digested, settings: AssessSettings, rng: np.random.Generator, progress: Progress
) -> Assessment:
    """Score digested parses by all methods and, with gold trees, evaluate the methods."""
    rows, trees = digested.rows, digested.trees
    gold = None if settings.gold is None else Source.of(settings.gold, settings.reading).readable
    members = [Source.of(member, settings.reading).readable for member in settings.committee]
    scores: dict[str, Floats] = {}
    parameters: dict[str, Any] = {"one_word": digested.single}
    if "sepa" in settings.chosen_methods:
        from treeval.assessment.sepa import Sepa, trained_committee  # noqa: PLC0415  loads models

        assert trees is not None
        sepa = Sepa(settings.members, settings.share, settings.agreement)
        committee = [member.trees for member in members]
        committee = committee or trained_committee(trees, sepa, rng, progress)
    for method in settings.chosen_methods:
        if method == "pupa":
            assert digested.pupa is not None
            scores[method] = digested.pupa.scores
            parameters |= _pupa_parameters(settings, digested.pupa)
        elif method == "mc":
            scores[method] = minimum_constituents(digested.constituents)
        elif method == "random":
            scores[method] = rng.random(len(rows))
        elif method == "sepa":
            assert trees is not None
            scores[method] = sepa.assess(trees, committee, rng)[rows]
            parameters |= {"members": len(committee), "agreement": sepa.agreement}
        else:
            scores[method] = _of_arcs(method, trees, rng)[rows]
    quality = None
    if gold is not None and trees is not None:
        counts = counted(gold.trees, trees).rows(rows)
        quality = Quality(counts, digested.lengths, digested.constituents, scores)
    return Assessment(
        rows,
        digested.lengths,
        scores,
        {**parameters, **_more_parameters(settings)},
        digested.total,
        trees,
        digested.file,
        digested.pupa,
        quality,
        gains=gains(quality, settings.resamples, settings.seed) if quality and settings.ci else (),
        skipped=digested.skipped,
        first_problem=digested.first_problem,
        unlisted=digested.unlisted,
        files=(
            ("parses", digested.info),
            *([("gold", gold.info)] if gold else []),
            *(("member", member.info) for member in members),
        ),
        within_lengths=settings.within_lengths,
        has_idle_seed=_has_idle_seed(settings),
    )


def _of_arcs(method: Method, trees: Trees | None, rng: np.random.Generator) -> Floats:
    from treeval.assessment import arcs  # noqa: PLC0415  it loads models

    assert trees is not None
    if method == "confidence":
        return arcs.written_confidence(trees)
    return arcs.arc_probabilities(trees, rng)


def _pupa_parameters(settings: AssessSettings, scores: PupaScores) -> dict[str, Any]:
    """All that scores by PUPA depend on, apart from the parses."""
    return {
        "ceiling": scores.ceiling,
        "ceiling_by": "given" if settings.ceiling is not None else _elbow_or_fallback(scores),
        "normalisation": settings.normalisation,
        "context": settings.context,
        "patterns": int(scores.patterns.keys_by_count.sum()),
        "lost_counts": scores.patterns.lost,
    }


def _elbow_or_fallback(scores: PupaScores) -> str:
    """Small batches may have no count at which exactly one pattern drops out."""
    exactly = scores.patterns.keys_by_count
    is_elbow = scores.ceiling < len(exactly) and exactly[scores.ceiling] == 1
    return "elbow" if is_elbow else "fallback"


def _more_parameters(settings: AssessSettings) -> dict[str, Any]:
    """All other settings that scores depend on."""
    tags = settings.tags
    parameters: dict[str, Any] = {
        **({"within_lengths": True} if settings.within_lengths else {}),
        **({} if settings.min_length is None else {"min_length": settings.min_length}),
        "tags": "given" if isinstance(tags, Mapping) else tags and fspath(tags),
        "seed": settings.seed,
    }
    if "sepa" not in settings.chosen_methods:
        return parameters
    if settings.committee:
        return {**parameters, "committee": "given"}
    return {**parameters, "committee": "trained", "share": settings.share}
