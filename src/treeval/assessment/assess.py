"""Which parses can be trusted: the function behind `treeval assess`."""

from collections.abc import Mapping
from dataclasses import replace
from os import PathLike, fspath
from typing import Any

import numpy as np

from treeval.arrays import Bools
from treeval.assessment.admission import admitted
from treeval.assessment.gains import gains
from treeval.assessment.pupa import Pupa
from treeval.assessment.result import Assessment
from treeval.assessment.scored import scored
from treeval.assessment.sepa import Sepa
from treeval.assessment.spans import are_long, are_short, have_single_words, words_of
from treeval.assessment.tags import (
    ListedTags,
    induced_tags,
    known_tags,
    number_to_learn,
    refuse_other_words,
    unlisted_words,
)
from treeval.errors import MismatchError, SettingError
from treeval.formats.registry import Format, format_of
from treeval.progress import Progress, silent
from treeval.settings.assessment import AssessSettings
from treeval.settings.setting import require_fit
from treeval.sources.hashes import FileHash
from treeval.sources.info import FileInfo
from treeval.sources.large import are_large, is_asked_for
from treeval.sources.names import STDIN, require_one_stdin
from treeval.sources.source import Source
from treeval.tree.column import Column
from treeval.tree.constituents import Trees, kind_of

_DEFAULT = AssessSettings()
_OF_SEPA = ("committee", "members", "share", "agreement")
_OF_PUPA = ("ceiling", "normalisation", "context")
_OF_GOLD = ("ci", "resamples")
_OF_THE_WHOLE = ("gold", "min_length", "max_length", "committee", "tree_per_line")


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
    found = (_streamed if _goes_in_pieces(parses, chosen) else _whole)(
        parses, chosen, rng, progress
    )
    path = found.files[0][1].path
    if not len(found.rows):
        raise MismatchError(f"{path}: there are no sentences to assess; is it the right file?")
    refuse_other_words(chosen.tags, found.unlisted, int(found.lengths.sum()))
    return replace(
        found, within_lengths=chosen.within_lengths, has_idle_seed=_has_idle_seed(chosen)
    )


def _has_idle_seed(settings: AssessSettings) -> bool:
    """Whether a seed is given although nothing is drawn at random."""
    draws = {"random", "sepa", "arcs"} & set(settings.chosen_methods) or settings.ci
    is_learnt = number_to_learn(settings.tags) is not None
    return bool(settings.differing(["seed"]) and not (draws or is_learnt))


def _require_sense(settings: AssessSettings) -> None:
    """Refuse settings that would have no effect."""
    if "sepa" not in settings.chosen_methods:
        require_fit(settings, _OF_SEPA, "it is for SEPA; add sepa to `methods=`")
    if settings.committee:
        problem = "members are trained only without `committee=`; leave out one of the two"
        require_fit(settings, ("members", "share"), problem)
    if "pupa" not in settings.chosen_methods:
        require_fit(settings, _OF_PUPA, "it is for PUPA; add pupa to `methods=`")
    if settings.gold is None:
        require_fit(settings, _OF_GOLD, "it needs gold trees; give them as `gold=`")
    if not settings.ci:
        require_fit(settings, ["resamples"], "it is for `ci=`; set that as well")


def _whole(
    given: Any, settings: AssessSettings, rng: np.random.Generator, progress: Progress
) -> Assessment:
    """Assess parses that are read as a whole."""
    reading = settings.reading
    source = Source.of(given, reading)
    admission = admitted(source, reading.invalid)
    parses = source.trees
    are_words = words_of(parses, reading.strip_punct)
    fits = are_short(parses, are_words, reading.max_length)
    fits &= are_long(parses, are_words, settings.min_length)
    tags, are_listed = _tags(parses, are_words & fits[parses.sentences], settings.tags, rng)
    gold = None if settings.gold is None else Source.of(settings.gold, reading).readable
    committee = _committee(parses, settings, rng, progress)
    found = scored(
        parses,
        tags,
        are_words,
        rng,
        methods=settings.chosen_methods,
        rows=np.flatnonzero(fits & ~admission.skipped),
        single=have_single_words(kind_of(parses), settings.single),
        pupa=_pupa(settings),
        sepa=_sepa(settings),
        committee=[member.trees for member in committee],
        gold=gold.trees if gold else None,
    )
    assessed = are_words & np.isin(parses.sentences, found.rows)
    wanted = found.quality if settings.ci else None
    return replace(
        found,
        gains=gains(wanted, settings.resamples, settings.seed) if wanted else (),
        parameters=_parameters(found, settings),
        skipped=int(np.count_nonzero(admission.skipped)),
        first_problem=str(admission.problems[0]) if admission.problems else "",
        unlisted=unlisted_words(tags, assessed) if are_listed else 0,
        files=(
            ("parses", _assessed(found, source.path, source.sha256)),
            *([("gold", gold.info)] if gold else []),
            *(("member", member.info) for member in committee if settings.committee),
        ),
    )


def _tags(
    parses: Trees, learnt_from: Bools, given: Any, rng: np.random.Generator
) -> tuple[Column, bool]:
    """Give every word its tag, and say whether tags come from a list, which may be incomplete."""
    number = number_to_learn(given)
    if number is None:
        source = known_tags(given)
        return source(parses), isinstance(source, ListedTags)
    from treeval.induction.clark.trainer import TagTrainer  # noqa: PLC0415  few runs learn

    return induced_tags(parses, learnt_from, TagTrainer(number), rng), False


def _committee(
    parses: Trees, settings: AssessSettings, rng: np.random.Generator, progress: Progress
) -> list[Source]:
    """Read the parses of the committee, or train one if SEPA needs it."""
    if settings.committee or "sepa" not in settings.chosen_methods:
        return [Source.of(member, settings.reading).readable for member in settings.committee]
    from treeval.assessment.committee import trained_committee  # noqa: PLC0415  few runs train

    return [Source(one) for one in trained_committee(parses, _sepa(settings), rng, progress)]


def _sepa(settings: AssessSettings) -> Sepa:
    return Sepa(settings.members, settings.share, settings.agreement)


def _pupa(settings: AssessSettings) -> Pupa:
    return Pupa(settings.ceiling, settings.normalisation, settings.context)


def _goes_in_pieces(given: Any, settings: AssessSettings) -> bool:
    """Decide whether the parses are read in pieces: if it is asked for, or if they are large."""
    asked = is_asked_for(settings.scale)
    if asked:
        _require_pieces(settings)
        return True
    if asked is False or not are_large([given]) or not _format(given, settings).cuttable:
        return False
    try:
        _require_pieces(settings)
    except SettingError:
        return False
    return True


def _require_pieces(settings: AssessSettings) -> None:
    """Refuse settings that need the whole file."""
    require_fit(
        settings, _OF_THE_WHOLE, "it needs the whole file; leave it out, or do without `stream=`"
    )
    for method in ("sepa", "arcs", "confidence"):
        if method in settings.chosen_methods:
            problem = f"{method} needs the whole file; choose pupa, mc or random with `stream=`"
            raise SettingError(problem, setting="methods")
    if number_to_learn(settings.tags) is not None:
        raise SettingError(
            'learning classes needs the whole file; learn them first (`treeval.train("tags")`)',
            setting="tags",
        )


def _format(given: Any, settings: AssessSettings) -> Format:
    return format_of(_path(given), settings.reading.format)


def _streamed(
    given: Any, settings: AssessSettings, rng: np.random.Generator, progress: Progress
) -> Assessment:
    """Assess parses of a file that is read in pieces."""
    from treeval.assessment.streaming import (  # noqa: PLC0415  for large files
        PieceReader,
        scored_file,
        spooled_input,
    )

    reading, form = settings.reading, _format(given, settings)
    spooled = spooled_input() if given == STDIN else None
    path = spooled.name if spooled else _path(given)
    single = have_single_words(form.holds, settings.single)
    content = FileHash()
    found = scored_file(
        path,
        form,
        PieceReader(
            known_tags(settings.tags),
            reading.strip_punct,
            single,
            reading.invalid,
            settings.context,
        ),
        rng,
        methods=settings.chosen_methods,
        pupa=_pupa(settings),
        workers=settings.scale,
        encoding=reading.encoding,
        content=content,
        progress=progress,
    )
    return replace(
        found,
        parameters=_parameters(found, settings),
        files=(("parses", _assessed(found, _path(given), content.hexdigest())),),
        spooled=spooled,
    )


def _path(given: Any) -> str:
    if isinstance(given, str | PathLike) and "\n" not in fspath(given):
        return fspath(given)
    raise SettingError("only a file can be read in pieces; give its path", setting="stream")


def _parameters(found: Assessment, settings: AssessSettings) -> dict[str, Any]:
    """All that scores depend on beside the parses."""
    tags = settings.tags
    within = {"within_lengths": True} if settings.within_lengths else {}
    shortest = {} if settings.min_length is None else {"min_length": settings.min_length}
    parameters = {
        **found.parameters,
        **within,
        **shortest,
        "tags": "given" if isinstance(tags, Mapping) else tags and fspath(tags),
        "seed": settings.seed,
    }
    if "sepa" not in settings.chosen_methods:
        return parameters
    if settings.committee:
        return {**parameters, "committee": "given"}
    return {**parameters, "committee": "trained", "share": settings.share}


def _assessed(found: Assessment, path: str, sha256: str | None) -> FileInfo:
    """Describe the file of the parses, with the number of those that were assessed."""
    return FileInfo(path, sha256, len(found.rows), int(found.lengths.sum()))
