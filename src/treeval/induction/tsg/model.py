"""A trained tree substitution grammar: how it parses, how probable it finds a text, and its file.

A file is an archive with fragments, rules, parameters, and the sentences of training.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.induction.dmv.model import with_trees
from treeval.induction.dmv.text import Tagged, tagged
from treeval.induction.tsg import kernels
from treeval.induction.tsg.seating import (
    BETWEEN,
    CHOICE,
    CHOOSES_TAG,
    COLUMNS,
    CUSTOMERS,
    DEPENDENT,
    FIRST,
    GOES_ON,
    HEAD,
    KIND,
    KINDS,
    LEFT,
    RIGHT,
    SECOND,
    TABLES,
    Seating,
    Stored,
    restored,
    room_for,
    seating_fits,
)
from treeval.models.archive import Archive, damaged
from treeval.models.model import usual_draws
from treeval.tree.treebank import Treebank

ACCEPTED = "accepted"  # the share of the proposals that were accepted in training
LONGEST = 400  # words of a sentence: charts have ten tables of its squared length
DRAWS = 60


@dataclass(frozen=True, eq=False)
class TSGModel:
    """Fragments of the last sweep, and the arcs of the sentences that were sampled.

    ``arcs`` has a table [head, dependent] per sentence of ``codes``, with roots on the diagonal.
    ``seating`` is what training needs in order to go on; old files do not have it.
    """

    tags: tuple[str, ...]
    grammar: Stored
    codes: Ints
    offsets: Ints
    arcs: Floats
    column: str = "xpos"
    about: Mapping[str, str] = field(default_factory=dict)
    seating: Seating | None = None

    def parse(
        self,
        treebank: Treebank,
        rng: np.random.Generator | None = None,
        *,
        marks: Bools | None = None,
        draws: int = DRAWS,
    ) -> Treebank:
        """Give the treebank the trees with the most expected arcs.

        Sentences of tags that were sampled in training have the arcs of its sweeps; of others,
        trees are drawn. ``marks`` says which words are punctuation: trees are made of the others,
        and marks are attached to their roots.
        """
        text = tagged(treebank, self.column)
        kept = text if marks is None else text.take(np.flatnonzero(~marks))
        return with_trees(
            treebank, marks, lambda _: self.parents(kept, rng or usual_draws(), draws)
        )

    def parents(self, text: Tagged, rng: np.random.Generator, draws: int = DRAWS) -> Ints:
        """Positions of heads in the whole text, -1 for roots; equal sentences have equal trees."""
        found, places = self._distinct(text)
        known = self._sampled()
        rest = [tags for tags in found if tags not in known]
        arcs = {**known, **self.drawn(rest, rng, draws)}
        offsets = _offsets(found)
        counts = np.concatenate([arcs[tags] for tags in found]) if found else np.zeros(0)
        heads = np.zeros(int(offsets[-1]), np.int64)
        kernels.most_expected(offsets, starts_of(offsets), counts, heads)
        parents = np.zeros(text.words, np.int64)
        for sentence, place in places.items():
            own = heads[offsets[place] : offsets[place + 1]]
            begin = int(text.offsets[sentence])
            parents[begin : begin + len(own)] = np.where(own < 0, -1, own + begin)
        return parents

    def log_likelihoods(self, text: Tagged) -> Floats:
        """Natural logarithm of each sentence's probability in the last state; 0 without words.

        All unknown tags together count as one further tag.
        """
        found, places = self._distinct(text)
        values = np.zeros(len(found))
        self.drawn(found, usual_draws(), 0, values)
        sums = np.zeros(len(text))
        for sentence, place in places.items():
            sums[sentence] = values[place]
        return sums

    def _distinct(self, text: Tagged) -> tuple[list[tuple[int, ...]], dict[int, int]]:
        """Different sentences of tags in the order of the text, and which of them each one is."""
        if text.lengths.max(initial=0) > LONGEST:
            longest = int(text.lengths.max())
            raise SettingError(
                f"a sentence of {longest:,} words; this model parses up to {LONGEST}"
            )
        codes = np.minimum(text.coded_as(self.tags).codes, len(self.tags)).tolist()
        number: dict[tuple[int, ...], int] = {}
        places = {}
        for sentence in np.flatnonzero(text.lengths).tolist():
            begin, end = int(text.offsets[sentence]), int(text.offsets[sentence + 1])
            places[sentence] = number.setdefault(tuple(codes[begin:end]), len(number))
        return list(number), places

    def _sampled(self) -> dict[tuple[int, ...], Floats]:
        """The arcs of the sentences of training, those of equal tags added up."""
        starts, codes = starts_of(self.offsets), self.codes.tolist()
        arcs: dict[tuple[int, ...], Floats] = {}
        for sentence in range(len(self.offsets) - 1):
            tags = tuple(codes[self.offsets[sentence] : self.offsets[sentence + 1]])
            own = self.arcs[starts[sentence] : starts[sentence + 1]]
            arcs[tags] = arcs[tags] + own if tags in arcs else own
        return arcs

    def drawn(
        self,
        sentences: list[tuple[int, ...]],
        rng: np.random.Generator,
        draws: int,
        log_sums: Floats | None = None,
    ) -> dict[tuple[int, ...], Floats]:
        """The arcs of trees that are drawn; unknown tags are one further tag, where they occur."""
        result: dict[tuple[int, ...], Floats] = {}
        for more in (0, 1):
            chosen = [
                at for at, tags in enumerate(sentences) if (max(tags) == len(self.tags)) == more
            ]
            if not chosen:
                continue
            own = [sentences[at] for at in chosen]
            offsets = _offsets(own)
            starts = starts_of(offsets)
            codes = np.array([tag for tags in own for tag in tags], dtype=np.int64)
            arcs = np.zeros(int(starts[-1]))
            room = room_for(int(np.diff(offsets).max()))
            state = restored(self.grammar, len(self.tags) + more, room).state
            sums = kernels.draw_arcs(state, frozen(codes), offsets, starts, draws, rng, arcs)
            if np.isnan(sums).any():
                longest = int(np.diff(offsets)[np.isnan(sums)].max())
                problem = f"a sentence of {longest} words is too long to sum over its trees"
                raise SettingError(problem)
            if log_sums is not None:
                log_sums[chosen] = sums
            result |= {tags: arcs[starts[at] : starts[at + 1]] for at, tags in enumerate(own)}
        return result


def starts_of(offsets: Ints) -> Ints:
    """Where the tables of arcs of sentences begin, one behind the other."""
    squares = np.diff(offsets).astype(np.int64) ** 2
    return frozen(np.concatenate([np.zeros(1, np.int64), np.cumsum(squares)]))


def _offsets(sentences: list[tuple[int, ...]]) -> Ints:
    lengths = np.array([0, *map(len, sentences)], dtype=np.int64)
    return frozen(np.cumsum(lengths))


NAME, VERSION = "tsg", 2
_WITHOUT_SEATING = 1
_RULE_COLUMNS = 5
_MOST = 1 << 40  # customers, whose sum must fit


def write_tsg(model: TSGModel, path: str) -> None:
    Archive(
        NAME,
        _WITHOUT_SEATING if model.seating is None else VERSION,
        {"column": model.column, "about": dict(model.about)},
        {
            "nodes": model.grammar.nodes,
            "rules": model.grammar.rules,
            "hyper": model.grammar.hyper,
            "sites": model.grammar.sites,
            "codes": model.codes,
            "offsets": model.offsets,
            "arcs": model.arcs,
            **({} if model.seating is None else model.seating._asdict()),
        },
        {"tags": model.tags},
    ).write(path)


def parse_tsg(path: str, archive: Archive) -> TSGModel:
    """Take a model from an archive; all that kernels rely on is checked."""
    archive.require_version(path, VERSION)
    try:
        model = _model(archive)
        sound = _fits(model)
    except (KeyError, TypeError, ValueError, IndexError, OverflowError):
        raise damaged(path) from None
    if not sound:
        raise damaged(path)
    return model


def _model(archive: Archive) -> TSGModel:
    arrays = archive.arrays
    column, about = archive.settings["column"], archive.settings["about"]
    if not isinstance(column, str) or not isinstance(about, dict):
        raise TypeError("settings")
    if not all(isinstance(value, str) for value in about.values()):
        raise TypeError("settings")
    whole = {name: _array(arrays[name], "iu") for name in ("nodes", "rules", "codes", "offsets")}
    real = {name: _array(arrays[name], "f") for name in ("hyper", "sites", "arcs")}
    grammar = Stored(whole["nodes"], whole["rules"], real["hyper"], real["sites"])
    tags = tuple(archive.strings["tags"])
    found = None
    if archive.version > _WITHOUT_SEATING:
        found = Seating(*(_list(arrays[name]) for name in Seating._fields))
    return TSGModel(
        tags, grammar, whole["codes"], whole["offsets"], real["arcs"], column, dict(about), found
    )


def _list(given: Any) -> Any:
    found = _array(given, "iu")
    if found.ndim != 1:
        raise TypeError(found.shape)
    return found


def _array(given: Any, kinds: str) -> Any:
    if given.dtype.kind not in kinds:
        raise TypeError(given.dtype)
    return frozen(np.ascontiguousarray(given, dtype=np.float64 if kinds == "f" else np.int64))


def _fits(model: TSGModel) -> bool:
    grammar, tags = model.grammar, len(model.tags)
    discounts, strengths = grammar.hyper[::2], grammar.hyper[1::2]
    return bool(
        tags
        and len(set(model.tags)) == tags
        and grammar.hyper.shape == (4,)
        and ((discounts > 0) & (discounts < 1) & (strengths > 0) & (strengths < _MOST)).all()
        and grammar.sites.shape == (KINDS,)
        and ((grammar.sites >= 0) & (grammar.sites <= 1)).all()
        and _sentences_fit(model)
        and _nodes_fit(grammar.nodes, tags)
        and _rules_fit(grammar.rules, tags)
        and (model.seating is None or seating_fits(grammar, model.seating, model.offsets))
    )


def _sentences_fit(model: TSGModel) -> bool:
    offsets, codes = model.offsets, model.codes
    return bool(
        offsets.ndim == codes.ndim == model.arcs.ndim == 1
        and len(offsets)
        and offsets[0] == 0
        and offsets[-1] == len(codes)
        and ((np.diff(offsets) > 0) & (np.diff(offsets) <= LONGEST)).all()
        and ((codes >= 0) & (codes < len(model.tags))).all()
        and starts_of(offsets)[-1] == len(model.arcs)
        and (np.isfinite(model.arcs) & (model.arcs >= 0)).all()
    )


def _choices(kind: Ints, tags: int) -> Ints:
    """How many rules a symbol of each kind has."""
    return np.where(np.isin(kind, CHOOSES_TAG), tags, np.where(np.isin(kind, GOES_ON), 2, 1))


def _nodes_fit(nodes: Ints, tags: int) -> bool:
    """Whether nodes are in order, have the children that their rules have, and can be counted."""
    if nodes.ndim != 2 or nodes.shape[1] != COLUMNS:
        return False
    kind, customers, tables = nodes[:, KIND], nodes[:, CUSTOMERS], nodes[:, TABLES]
    if not ((kind >= 0) & (kind < KINDS)).all():
        return False
    by_tag = (nodes[:, HEAD : DEPENDENT + 1] >= 0) & (nodes[:, HEAD : DEPENDENT + 1] < tags)
    choice = (nodes[:, CHOICE] >= 0) & (nodes[:, CHOICE] < _choices(kind, tags))
    counted = (tables >= 0) & (tables <= customers) & (customers < _MOST)
    counted &= (tables > 0) | (customers == 0)
    if not (by_tag.all() and choice.all() and counted.all()):
        return False
    if len(np.unique(nodes[:, :CUSTOMERS], axis=0)) < len(nodes):
        return False
    stops = np.isin(kind, GOES_ON) & (nodes[:, CHOICE] == 0)
    return all(
        _children_fit(nodes, np.where(stops, -1, np.array(kinds)[kind]), column, tags)
        for kinds, column in ((FIRST, LEFT), (SECOND, RIGHT))
    )


def _children_fit(nodes: Ints, expected: Ints, column: int, tags: int) -> bool:
    """Whether children are there where they must be, come earlier, and are of the right symbol."""
    child, own = nodes[:, column], np.arange(1, len(nodes) + 1)
    if not np.where(expected < 0, child == -1, (child >= 0) & (child < own)).all():
        return False
    parents = np.flatnonzero(child > 0)
    found = nodes[child[parents] - 1]
    head, dependent = _expected_tags(nodes[parents], column)
    between = np.isin(found[:, KIND], BETWEEN)
    return bool(
        (found[:, KIND] == expected[parents]).all()
        and (found[:, HEAD] == head).all()
        and (~between | (found[:, DEPENDENT] == dependent)).all()
        and tags
    )


def _expected_tags(parents: Ints, column: int) -> tuple[Ints, Ints]:
    """Head and dependent that the child of a node must have."""
    kind, head, choice = parents[:, KIND], parents[:, HEAD], parents[:, CHOICE]
    takes_left, takes_right = CHOOSES_TAG[1:]
    between_left, between_right = BETWEEN
    # The child that belongs to the dependent; all others belong to the head of the parent.
    of_choice = (kind == takes_left) if column == LEFT else (kind == takes_right)
    of_dependent = (kind == between_left) if column == LEFT else (kind == between_right)
    tag = np.where((kind == CHOOSES_TAG[0]) | of_choice, choice, head)
    return np.where(of_dependent, parents[:, DEPENDENT], tag), choice


def _rules_fit(rules: Ints, tags: int) -> bool:
    if rules.ndim != 2 or rules.shape[1] != _RULE_COLUMNS:
        return False
    kind, head, choice, customers, tables = rules.T
    known = np.isin(kind, (*CHOOSES_TAG, *GOES_ON)) & (head >= 0) & (head < tags)
    fits = (choice >= 0) & (choice < _choices(kind, tags))
    counted = (tables > 0) & (tables <= customers) & (customers < _MOST)
    distinct = len(np.unique(rules[:, :3], axis=0)) == len(rules)
    return bool(distinct and (known & fits & counted).all())
