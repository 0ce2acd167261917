"""Systems in order without gold trees: the function behind `treeval rank`."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from treeval.arrays import Floats
from treeval.assessment.ranking.calibration import (
    FEWEST,
    Prediction,
    least_agreement,
    predict,
    share_of_right_orders,
)
from treeval.assessment.ranking.election import Election, elect
from treeval.assessment.ranking.entry import read_outputs, unlabelled
from treeval.assessment.ranking.result import Neighbour, RankedSystem, Ranking
from treeval.assessment.ranking.truth import judged
from treeval.assessment.ranking.vote import FEWEST_WEIGHTED
from treeval.counts import Counts, evaluate, ratio
from treeval.errors import SettingError
from treeval.formats.files import is_folder, stem
from treeval.formats.registry import files_of
from treeval.metrics.columns import UD_CONTENT, UD_FUNCTION, labels
from treeval.metrics.conventions import signed
from treeval.report.tables.ranking import FAMILIES
from treeval.settings.assessment import RankSettings
from treeval.signature import Signature
from treeval.sources.names import named, require_one_stdin, things_in
from treeval.statistics.comparison import Standings, compare_by_spread, ranking
from treeval.statistics.resampling import Resamples
from treeval.tree.treebank import sum_by_group

GOLD = "gold"  # the name of a file that is not the output of a system
_DEFAULT = RankSettings()
_MOSTLY = 0.8  # share of relations that must be those of UD
_UD = UD_CONTENT | UD_FUNCTION | {"punct"}


def doubts(election: Election, named: Sequence[Sequence[str]], unpredicted: str) -> Iterator[str]:
    """List the doubts about a ranking; ``named`` are systems that the user calls variants."""
    if len(election.outputs) < FEWEST:
        yield "two systems: there is nothing to rank; a third output of the same text is needed"
        return
    agreement = election.mean_agreement
    if agreement < least_agreement():
        yield (
            f"not reliable: the systems agree on only {100 * agreement:.1f} % of arcs; below "
            f"{100 * least_agreement():.0f} %, the system ranked first was 10.8 LAS worse than the "
            "best system, on average over 7 treebanks"
        )
    yield from _few(election)
    yield from _segmenters(election)
    yield from _groups(election, named)
    yield FAMILIES
    if unpredicted:
        yield f"no predicted scores: {unpredicted}"
    else:
        yield (
            "Intervals hold for treebanks and systems like those of CoNLL 2018; ranges of ranks "
            "reflect only the choice of sentences."
        )


def _few(election: Election) -> Iterator[str]:
    independent = election.independent
    if independent == 1:
        yield "all outputs are the same or share one vote: there is nothing to rank"
    elif independent < FEWEST:
        yield "only two outputs are independent: there is nothing to rank"
    elif independent < FEWEST_WEIGHTED:
        yield (
            f"fewer than {FEWEST_WEIGHTED} independent systems: they are ordered by v, the mean "
            "agreement with the others, and their votes have the same weight"
        )


def _segmenters(election: Election) -> Iterator[str]:
    groups = election.segmentation.segmenters
    if len(groups) == 2 and election.segmentation.contested_words:
        first, second = (_listed(election, members) for members in groups.members())
        yield (
            f"there are two tokenisations, that of {first} and that of {second}; neither is known "
            "to be right, so the order between the two groups is doubtful"
        )


def _groups(election: Election, named: Sequence[Sequence[str]]) -> Iterator[str]:
    names, clones = election.names, election.clones
    for members in clones.groups.members():
        if len(members) > 1:
            likeness = _likeness(election, members, named)
            yield f"{_listed(election, members)}: {likeness}; one vote"
    for a, b in clones.near():
        yield (
            f"{names[a]} and {names[b]} agree on {100 * clones.similarity[a, b]:.0f} % of the arcs "
            "on which systems differ; if they are variants of one parser, name them in `same=`"
        )


def _likeness(election: Election, members: Sequence[int], named: Sequence[Sequence[str]]) -> str:
    similarity = election.clones.similarity
    if min(similarity[a, b] for a in members for b in members) == 1:
        return "same output"
    here = {election.names[member] for member in members}
    is_named = any(here.intersection(group) for group in named)
    return "variants of one parser" if is_named else "nearly the same output"


def _listed(election: Election, members: Sequence[int]) -> str:
    return ", ".join(election.names[member] for member in members)


def left_out_notes(election: Election, unlabelled: Mapping[str, str]) -> Iterator[str]:
    """Name the systems and sentences that could not be used."""
    for name, why in unlabelled.items():
        yield f"{name}: {why}; it is ranked by its heads alone (UAS)"
    for output in election.outputs:
        if skipped := int(output.skipped.sum()):
            noun = "sentence" if skipped == 1 else "sentences"
            yield (
                f"{output.name}: {skipped} {noun} skipped for all systems, first: "
                f"{output.first_problem}"
            )
        if output.kept:
            what = "sentence is not a tree" if output.kept == 1 else "sentences are not trees"
            yield f"{output.name}: {output.kept} {what}; the arcs vote as they are"


@dataclass(frozen=True, eq=False)
class Confirmed:
    """The arcs of one system that the others confirm, in each sentence."""

    confirmed: Floats
    own: Floats  # arcs of the system
    expected: Floats  # arcs that the others expect


@dataclass(frozen=True)
class Confirmation:
    """Arcs that the others confirm, over those of the system and those that they expect."""

    name: str

    over: ClassVar[type] = Confirmed
    counted: ClassVar[tuple[str, ...]] = ("confirmed", "own", "expected")

    def count(self, pair: Confirmed) -> Floats:
        return np.stack([pair.confirmed, pair.own, pair.expected], axis=1)

    def score(self, totals: Floats) -> Floats:
        return ratio(2 * totals[..., 0], totals[..., 1] + totals[..., 2])

    def measures(self, totals: Floats) -> dict[str, Floats]:
        del totals
        return {}


def counts_of(election: Election) -> dict[str, Counts]:
    """Count the confirmed arcs of each system in the sentences of the system ranked first."""
    table, systems = election.arcs, len(election.outputs)
    first = int(election.ranked[0])
    rows = election.sentence_of_words(first)
    sentences = len(election.outputs[first].treebank)
    cells = rows[table.dependents[table.arc_of_vote]] * systems + table.voters
    facts = np.stack([election.vote.credit, np.ones(len(cells))], axis=1)
    sums = sum_by_group(facts, cells, sentences * systems).reshape(sentences, systems, 2)
    confirmed, own = sums[..., 0], sums[..., 1]
    expected = _expected(
        election, own, sum_by_group(election.vote.expected[:, None], rows, sentences)
    )
    metric = Confirmation("f" if election.vote.is_weighted else "v")
    return {
        name: evaluate(metric, Confirmed(confirmed[:, index], own[:, index], expected[:, index]))
        for index, name in enumerate(election.names)
    }


def _expected(election: Election, own: Floats, existing: Floats) -> Floats:
    """The arcs that the others expect: of words by their existence, or as many as they have."""
    if election.vote.is_weighted:
        return np.broadcast_to(existing, own.shape)
    groups = election.vote.groups
    of_groups = (own * groups.shares) @ np.eye(len(groups))[groups.of_system]
    others = of_groups.sum(axis=1, keepdims=True) - of_groups[:, groups.of_system]
    return np.asarray(others / max(1, len(groups) - 1))


def resampled_order(election: Election, resamples: int, seed: int) -> Standings:
    """Rank the systems, with ranges of ranks as `score` gives them with comparisons.

    Sentences are drawn with the weights of the systems held fixed: this covers the choice of
    sentences only, not the errors that systems share.
    """
    counts = counts_of(election)
    rng = np.random.default_rng(seed)
    sentences = len(next(iter(counts.values())).table)
    drawn = Resamples.drawn(rng, sentences, resamples)
    return ranking(counts, compare_by_spread(counts, drawn))


def rank(systems: Any, settings: RankSettings = _DEFAULT, **changes: Any) -> Ranking:
    """Order systems by how good they are on a text, without gold trees.

    ``systems`` is a mapping from names to outputs over the same text, or a list of them; an output
    is a path, an open file, CoNLL-U text, trees, or sentences of another library. Paths may be
    written as ``NAME=PATH``; a folder stands for the CoNLL files in it, except for gold.conllu.

    >>> places = ["systems/alder", "systems/birch", "systems/cedar", "others/elm", "others/rowan"]
    >>> found = treeval.rank([f"{place}/en.conllu" for place in places])
    >>> [system.name for system in found.systems]
    ['cedar', 'elm', 'birch', 'rowan', 'alder']
    >>> best = found["cedar"].las
    >>> round(best.low, 2), round(best.predicted, 2), round(best.high, 2)
    (0.71, 0.8, 0.87)

    `Ranking.arcs` has the confidence of each arc, and `Ranking.consensus` makes trees by vote. With
    gold trees (``gold=``) the ranking itself is evaluated. See `RankSettings` for what can be set.
    """
    chosen = RankSettings.of(settings, changes)
    contenders = _contenders(systems)
    if len(contenders) < 2:
        raise SettingError(
            f"there are {len(contenders)} outputs; name {FEWEST} or more of the same text, or use "
            "assess for a single parser"
        )
    require_one_stdin(*contenders.values(), chosen.gold)
    groups = _named_groups(chosen.same, tuple(contenders))
    return _ranked(contenders, groups, chosen)


def _contenders(systems: Any) -> dict[str, Any]:
    """Name the outputs; the file gold.conllu in a folder is not one of them."""
    if isinstance(systems, Mapping):
        return named(systems)
    return named([output for thing in things_in(systems) for output in _outputs(thing)])


def _outputs(thing: Any) -> list[Any]:
    if not (isinstance(thing, str | PathLike) and is_folder(thing)):
        return [thing]
    return [path for path in files_of("dependencies", Path(thing)) if stem(path) != GOLD]


def _named_groups(same: Sequence[Any], names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Read groups of systems, each written as ``A,B`` or given as a list of names."""
    groups = []
    for given in same:
        if not isinstance(given, str | list | tuple):
            raise SettingError(f"{given!r} is not a list of names; write A,B", setting="same")
        group = tuple(given.split(",") if isinstance(given, str) else given)
        for name in group:
            if name not in names:
                known = ", ".join(names)
                raise SettingError(
                    f"no system is named {name!r}; choose from {known}", setting="same"
                )
        if len(group) < 2:
            alone = "".join(group) or "nothing"
            raise SettingError(
                f"{alone} is not a group; write two names or more: A,B", setting="same"
            )
        groups.append(group)
    return tuple(groups)


def _places(groups: Sequence[Sequence[str]], names: Sequence[str]) -> list[tuple[int, ...]]:
    """Find the systems of each group that take part in a vote."""
    number_of = {name: number for number, name in enumerate(names)}
    numbered = [tuple(number_of[name] for name in group if name in number_of) for group in groups]
    return [group for group in numbered if group]


def _ranked(
    systems: Mapping[str, Any], groups: tuple[tuple[str, ...], ...], settings: RankSettings
) -> Ranking:
    outputs = read_outputs(systems, settings)
    left_out = unlabelled(outputs)
    same = partial(_places, groups)
    labelled = [output for output in outputs if output.name not in left_out]
    heads = None
    if left_out:
        heads = elect(outputs, settings.conventions, same, is_labelled=False)
    if len(labelled) >= min(FEWEST, len(outputs)):
        main = elect(labelled, settings.conventions, same, is_labelled=True)
    else:
        heads = heads or elect(outputs, settings.conventions, same, is_labelled=False)
        main = heads
    ranking = _result(main, heads, groups, left_out, settings)
    if settings.gold is None:
        return ranking
    consensus = ranking.consensus() if len(outputs) >= FEWEST else None
    truth = judged(main, outputs, consensus, settings)
    true = {
        output.name: {m: truth.scores[m][output.name] for m in truth.scores} for output in outputs
    }
    ordered = tuple(replace(system, true=true[system.name]) for system in ranking.systems)
    return replace(ranking, systems=ordered, truth=truth)


def _result(
    main: Election,
    heads: Election | None,
    groups: tuple[tuple[str, ...], ...],
    left_out: Mapping[str, str],
    settings: RankSettings,
) -> Ranking:
    unpredicted = _unpredicted(main, settings)
    return Ranking(
        _placed(main, heads, unpredicted, settings),
        main.mean_agreement,
        main.segmentation.contested_words,
        main.clones.contested_arcs,
        main.vote.rounds,
        tuple(main.names[number] for number in main.ranked.tolist()),
        (*doubts(main, groups, unpredicted), *left_out_notes(heads or main, left_out)),
        settings.level,
        _signature(settings),
        unpredicted,
        election=main,
        election_of_heads=heads,
    )


def _signature(settings: RankSettings) -> Signature:
    conventions = settings.conventions
    return signed(
        {
            "tok": conventions.tokens,
            "punct": conventions.punct,
            "sub": conventions.subtypes,
            "bad": settings.reading.invalid or "keep",
            "resamples": str(settings.resamples),
            "seed": str(settings.seed),
        }
    )


def _unpredicted(election: Election, settings: RankSettings) -> str:
    """Say why scores cannot be predicted; nothing if they can."""
    conventions = settings.conventions
    if election.independent < FEWEST:
        return f"there are fewer than {FEWEST} independent systems"
    if not election.is_labelled:
        return "relations are missing or differ from system to system"
    if conventions.punct != "all" or conventions.subtypes != "strip":
        return "they need the default conventions for punctuation and subtypes"
    shares = [np.mean(labels(output.treebank, "strip").isin(_UD)) for output in election.outputs]
    return "" if np.mean(shares) >= _MOSTLY else "the relations are not those of UD"


def _placed(
    main: Election, heads: Election | None, unpredicted: str, settings: RankSettings
) -> tuple[RankedSystem, ...]:
    """Put the systems into their order; those without relations go where their heads put them."""
    is_ranked = max(len(main.outputs), len(heads.outputs) if heads else 0) >= FEWEST
    described = _described(main, 0, is_ranked, unpredicted, settings)
    order = [described[main.names[number]] for number in main.ranked.tolist()]
    if heads is not None and heads is not main:
        others = _described(heads, main.independent, is_ranked, "its arcs have no labels", settings)
        confirmed = dict(zip(heads.names, heads.vote.confirmed.tolist(), strict=True))
        for number in heads.ranked.tolist():
            name = heads.names[number]
            if name not in described:
                better = [system for system in order if confirmed[system.name] >= confirmed[name]]
                order.insert(len(better), others[name])
    if not is_ranked:
        return tuple(order)
    return _numbered(order, described)


def _numbered(
    order: Sequence[RankedSystem], labelled: Mapping[str, RankedSystem]
) -> tuple[RankedSystem, ...]:
    """Number the systems; ranges of ranks make room for those without relations."""
    places = [index for index, system in enumerate(order, start=1) if system.name in labelled]
    ranked = []
    for rank_, system in enumerate(order, start=1):
        assert system.best_rank is not None  # both were found by resampling
        assert system.worst_rank is not None
        best, worst = system.best_rank, system.worst_rank
        if system.name in labelled:
            best, worst = places[best - 1], places[worst - 1]
        best, worst = min(best, rank_), max(worst, rank_)
        ranked.append(replace(system, rank=rank_, best_rank=best, worst_rank=worst))
    return tuple(ranked)


def _described(
    election: Election,
    groups_before: int,
    is_ranked: bool,
    unpredicted: str,
    settings: RankSettings,
) -> dict[str, RankedSystem]:
    """Describe the systems of one vote; ranks are added later."""
    vote, clones = election.vote, election.clones.groups
    ranges = {}
    if is_ranked:
        order = resampled_order(election, settings.resamples, settings.seed)
        ranges = {system.name: (system.best, system.worst) for system in order.systems}

    def predicted(name: str, number: int) -> Prediction | None:
        if unpredicted:
            return None
        return predict(
            name,
            float(vote.confirmed[number]),
            float(vote.agreement[number]),
            mean=election.mean_agreement,
            systems=election.independent,
            level=settings.level,
        )

    return {
        output.name: RankedSystem(
            output.name,
            None,
            ranges[output.name][0] if is_ranked else None,
            ranges[output.name][1] if is_ranked else None,
            float(vote.agreement[index]),
            float(vote.confirmed[index]),
            float(vote.weights[index]),
            predicted("LAS", index),
            predicted("UAS", index),
            int(election.segmentation.segmenters.of_system[index]) + 1,
            int(clones.of_system[index]) + 1 + groups_before,
            election.is_labelled,
            output.source.info,
            _following(election, index) if is_ranked else None,
        )
        for index, output in enumerate(election.outputs)
    }


def _following(election: Election, system: int) -> Neighbour | None:
    """Compare a system with the next one in the order."""
    rank = int(election.ranks[system])
    if rank == len(election.outputs):
        return None
    after = int(election.ranked[rank])
    difference = float(election.vote.confirmed[system] - election.vote.confirmed[after])
    right = None
    if election.independent >= FEWEST_WEIGHTED:
        right = share_of_right_orders(difference, election.independent)
    return Neighbour(election.names[after], difference, right)
