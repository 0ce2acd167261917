"""A trained model: what its choices weigh, how it parses, how it is changed, and its files.

A file is one JSON object, version 3: ``{"treeval": "dmv", "version": 3, "column": "xpos",
"about": {...}, "tags": [...], "valences": [2, 1], "root": [...], "attach": [...], "stop": [...],
"go": [...], "state": {...}}``. The arrays are nested lists in the shapes of `Events`; sides are
left, then right. ``valences`` is missing in version 2, and means 2 and 1 there. ``state`` has
further arrays, with which training can go on; version 1 has none. Numbers are written such that
reading gives the same ones.

A grammar of another program (``.gra``) holds one event per line with its natural logarithm:
``root NN : -2.1``, ``rightattach H -> C : -3.0``, ``leftattach C <- H : -1.5``,
``leftstop H nochild : -0.2``; likewise ``leftcontinue``, ``rightstop``, ``rightcontinue`` and
``haschild``.

Parameter flips (Schwartz et al. 2011) change a few weights, so that arcs turn round: to flip the
arc a → b, b as a dependent of a is made nearly impossible, a as a dependent of b on the other side
certain. The weights no longer add up to 1: such a model is fit for parsing only.
"""

import json
import math
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.errors import ReadError
from treeval.formats.files import load, writing
from treeval.formats.text import recoded
from treeval.induction.dmv.events import DMV, LEFT, RIGHT, WITH, WITHOUT, Events, zeros
from treeval.induction.dmv.inference import (
    TreeFinder,
    best_trees,
    best_valence_trees,
    careful_trees,
    careful_valence_trees,
    expect,
    expect_arcs,
    trees_within,
)
from treeval.induction.dmv.spans import WordSpans
from treeval.induction.dmv.text import FREE, PartMapper, SpanLimits, Tagged, in_threads, tagged
from treeval.schemes.flips import Pattern
from treeval.settings.choices import SpanConstraint
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

FLOOR = 1e-12
FALLBACKS = "fallbacks"  # the number of sentences that have no tree within their spans
WITHOUT_PUNCT = "without"  # what a model says about the punctuation that was left out in training


@dataclass(frozen=True, eq=False)
class DMVModel:
    """Weights of all choices: probabilities, unless parameters were flipped.

    ``column`` names the column of a treebank in which the tags are found, ``about`` says how the
    model came to be. ``state`` is what training needs beyond the weights in order to go on.
    """

    tags: tuple[str, ...]
    weights: Events
    column: str = "xpos"
    about: Mapping[str, str] = field(default_factory=dict)
    state: Mapping[str, Floats] = field(default_factory=dict)

    def parse(
        self,
        treebank: Treebank,
        *,
        careful: bool = False,
        floor: float = FLOOR,
        marks: Bools | None = None,
        spans: WordSpans | None = None,
        constraint: SpanConstraint = "sprawl",
        has_tags: bool = False,
        mapper: PartMapper = in_threads,
    ) -> Treebank:
        """Give the treebank the best trees, or with ``careful`` those of minimum risk.

        Weights below the floor, and those of unknown tags, count as the floor. Labels and
        enhanced edges, of which the model knows nothing, are emptied. ``marks`` says which words
        are punctuation: trees are made of the others, and marks are attached to their roots. Trees
        respect ``spans`` of words, where there is such a tree. ``has_tags`` says that the whole
        text, of which the treebank is a part, has tags.
        """
        text = tagged(treebank, self.column, has_tags=has_tags)
        kept = text if marks is None else text.take(np.flatnonzero(~marks))
        limits = FREE if spans is None else SpanLimits(spans, constraint)
        return with_trees(
            treebank,
            marks,
            lambda _: self.parents(
                kept, careful=careful, floor=floor, limits=limits, mapper=mapper
            ),
        )

    def parents(
        self,
        text: Tagged,
        *,
        careful: bool = False,
        floor: float = FLOOR,
        limits: SpanLimits = FREE,
        mapper: PartMapper = in_threads,
    ) -> Ints:
        """Positions of heads in the whole text, -1 for roots."""
        text = text.coded_as(self.tags)
        weights = self.extended(text.tags).floored(floor).weights
        trees: TreeFinder = careful_trees if careful else best_trees
        if weights.has_valences:
            trees = careful_valence_trees if careful else best_valence_trees
        return trees_within(trees, text, weights, limits, mapper=mapper)[0].parents

    def log_likelihoods(self, text: Tagged) -> Floats:
        """Natural logarithm of each sentence's probability; -inf where a tag is unknown."""
        text = text.coded_as(self.tags)
        weights = self.extended(text.tags).weights
        if weights.has_valences:
            return expect_arcs(text, weights).log_likelihoods
        return expect(text, weights).log_likelihoods

    def extended(self, tags: tuple[str, ...]) -> "DMVModel":
        """Know further tags, listed after the known ones; all their weights are 0."""
        more = len(tags) - len(self.tags)
        if not more:
            return self
        pad = (0, more)
        return replace(
            self,
            tags=tags,
            weights=Events(
                np.pad(self.weights.root, pad),
                np.pad(self.weights.attach, ((0, 0), pad, pad, (0, 0))[: self.weights.attach.ndim]),
                np.pad(self.weights.stop, ((0, 0), pad, (0, 0))),
                np.pad(self.weights.go, ((0, 0), pad, (0, 0))),
            ).map(np.asarray),
        )

    def floored(self, floor: float) -> "DMVModel":
        """Raise all weights to the floor at least."""
        return replace(self, weights=self.weights.map(lambda array: np.maximum(array, floor)))


def with_trees(
    treebank: Treebank, marks: Bools | None, parents_of: Callable[[Ints], Ints]
) -> Treebank:
    """Give a treebank trees of the words that are not marks, and empty its labels.

    ``parents_of`` is called with the offsets of the sentences of these words, and returns the
    positions of their heads among them, -1 for roots.
    """
    left_out = np.zeros(treebank.words, dtype=np.bool_) if marks is None else marks
    kept = np.flatnonzero(~left_out)
    offsets = np.searchsorted(kept, treebank.offsets).astype(np.int64)
    parents = attached_to_roots(treebank, kept, parents_of(offsets))
    begin = np.repeat(treebank.offsets[:-1], treebank.lengths)
    heads = np.where(parents < 0, 0, parents - begin + 1).astype(treebank.heads.dtype)
    none = Column(frozen(np.zeros(treebank.words, dtype=np.int32)), ("_",))
    emptied = dict.fromkeys({"deprel", "deps"} & set(treebank.columns), none)
    return treebank.replaced(heads=frozen(heads), **emptied)


def attached_to_roots(treebank: Treebank, kept: Ints, found: Ints) -> Ints:
    """Parents of all words, given those of the words kept; the others are attached to roots.

    A sentence without words that were kept is headed by its first.
    """
    tops = treebank.offsets[:-1].astype(np.int64)
    roots = kept[found < 0]
    tops[treebank.sentences[roots]] = roots
    parents = tops[treebank.sentences]
    parents[kept] = np.where(found < 0, -1, kept[found])
    parents[tops[treebank.lengths > 0]] = -1
    return parents


LOW, HIGH = 1e-8, 1.0


@dataclass(frozen=True)
class ParameterFlip:
    """An arc that a model induces and that is to turn round.

    With ``only_lowered`` the opposite arc is not made certain: the dependent is to find another
    head. With ``stops`` the heads' inclination to take dependents is changed as well.
    """

    arc: Pattern
    only_lowered: bool = False
    stops: bool = False

    @property
    def head(self) -> str:
        return self.arc.left if self.arc.head_is_left else self.arc.right

    @property
    def dependent(self) -> str:
        return self.arc.right if self.arc.head_is_left else self.arc.left


def flipped(
    model: DMVModel, flips: Iterable[ParameterFlip], *, low: float = LOW, high: float = HIGH
) -> DMVModel:
    """Change the weights so that the arcs turn round; tags unknown to the model have none."""
    flips = tuple(flips)
    weights = Events(*(array.copy() for array in model.weights))
    code = {tag: place for place, tag in enumerate(model.tags)}
    for flip in flips:
        if flip.head not in code or flip.dependent not in code:
            continue
        head, dependent = code[flip.head], code[flip.dependent]
        side, other = (RIGHT, LEFT) if flip.arc.head_is_left else (LEFT, RIGHT)
        weights.attach[side, head, dependent] = low
        if not flip.only_lowered:
            weights.attach[other, dependent, head] = high
        if flip.stops:
            weights.stop[other, dependent, WITHOUT] = low
            weights.stop[side, head, WITHOUT] = high
    about = {**model.about, "flipped": " ".join(str(flip.arc) for flip in flips)}
    return replace(model, weights=weights.map(np.asarray), about=about)


KIND, VERSION = "dmv", 3
_VERSIONS = (1, 2, VERSION)  # that can be read

_EVENT = re.compile(r"(\S+)\s+(\S+)(?:\s+(->|<-)\s+(\S+)|\s+(nochild|haschild))?\s+:\s+(\S+)")
_REMEDY = "name a file of a trained model"
_LONGEST_LINE = 10_000  # bytes that are looked at
_LARGEST_VALENCE = 20  # for which room is made
_SHOWN = 60  # characters of a wrong line
_SIDES = {"left": LEFT, "right": RIGHT}
_CHOICES = {f"{side}{choice}" for side in _SIDES for choice in ("stop", "continue")}


def write_dmv(model: DMVModel, path: str) -> None:
    content = {
        "treeval": KIND,
        "version": VERSION,
        "column": model.column,
        "about": dict(model.about),
        "tags": list(model.tags),
        "valences": list(model.weights.valences),
        **{name: array.tolist() for name, array in model.weights._asdict().items()},
        "state": {name: array.tolist() for name, array in model.state.items()},
    }
    with writing(path) as stream:
        stream.write(json.dumps(content, allow_nan=False).encode())


def is_dmv(data: bytes) -> bool:
    return data[:_LONGEST_LINE].lstrip().startswith(b"{")


def parse_dmv(path: str, data: bytes) -> DMVModel:
    """Read a model; the path is for messages."""
    try:
        content = json.loads(recoded(path, data))
    except (ValueError, RecursionError):
        raise ReadError(f"{path}: is not a model, because it is not JSON; {_REMEDY}") from None
    if not isinstance(content, dict) or content.get("treeval") != KIND:
        raise ReadError(f"{path}: is not a model of kind {KIND!r}; {_REMEDY}")
    if content.get("version") not in _VERSIONS:
        raise ReadError(
            f"{path}: the model has version {content.get('version')!r} of its format, but this "
            f"treeval reads up to {VERSION}; update treeval or train the model again"
        )
    tags = _strings(content.get("tags"))
    column = content.get("column")
    about = content.get("about")
    if not tags or len(set(tags)) < len(tags) or not isinstance(column, str):
        raise ReadError(f"{path}: the model is damaged: tags or column are missing; train it again")
    if not isinstance(about, dict) or not all(isinstance(value, str) for value in about.values()):
        raise ReadError(f"{path}: the model is damaged: 'about' is wrong; train it again")
    valences = _valences(content.get("valences", list(DMV)))
    if valences is None:
        raise ReadError(f"{path}: the model is damaged: its valences are wrong; train it again")
    shapes = {name: array.shape for name, array in zeros(len(tags), valences)._asdict().items()}
    arrays = {name: _array(content.get(name), shape) for name, shape in shapes.items()}
    sound = {name: array for name, array in arrays.items() if array is not None}
    if len(sound) < len(arrays):
        wrong = " ".join(arrays.keys() - sound.keys())
        raise ReadError(f"{path}: the model is damaged in {wrong}; train it again")
    state = content.get("state", {})
    arrays = {name: _numbers(values) for name, values in state.items()} if _is_map(state) else {}
    kept = {name: array for name, array in arrays.items() if array is not None}
    if not _is_map(state) or len(kept) < len(state):
        raise ReadError(f"{path}: the model is damaged: 'state' is wrong; train it again")
    return DMVModel(tags, Events(**sound), column, about, kept)


def _valences(values: Any) -> tuple[int, int] | None:
    """Two whole numbers of at least 1; None if they are not."""
    if not isinstance(values, list) or len(values) != len(DMV):
        return None
    if not all(type(value) is int and 1 <= value <= _LARGEST_VALENCE for value in values):
        return None
    return values[0], values[1]


def _is_map(value: Any) -> bool:
    return isinstance(value, dict)


def _strings(values: Any) -> tuple[str, ...]:
    if isinstance(values, list) and all(isinstance(value, str) for value in values):
        return tuple(values)
    return ()


def _array(values: Any, shape: tuple[int, ...]) -> Floats | None:
    """Numbers of that shape, none negative; None if they are not."""
    array = _numbers(values)
    return None if array is None or array.shape != shape or (array < 0).any() else array


def _numbers(values: Any) -> Floats | None:
    """Finite numbers of any shape; None if they are not."""
    try:
        array = np.array(values, dtype=np.float64)
    except (TypeError, ValueError, OverflowError):
        return None
    return frozen(array) if np.isfinite(array).all() else None


def read_grammar(path: str, column: str = "xpos") -> DMVModel:
    """Read the file of a grammar; its tags are those of the column."""
    return parse_grammar(path, load(path), column)


def is_grammar(data: bytes) -> bool:
    """Whether the first line that is not empty is an event."""
    first = data[:_LONGEST_LINE].lstrip().partition(b"\n")[0]
    return _EVENT.fullmatch(first.decode(errors="replace").strip()) is not None


def parse_grammar(path: str, data: bytes, column: str = "xpos") -> DMVModel:
    """Read a grammar; events that it does not list have probability 0."""
    lines = recoded(path, data).decode().split("\n")
    parsed = [
        _event(path, number, line) for number, line in enumerate(lines, start=1) if line.strip()
    ]
    if not parsed:
        raise ReadError(f"{path}: there are no events; is this a grammar?")
    tags = tuple(sorted({tag for _, of, _ in parsed for tag in of}))
    code = {tag: place for place, tag in enumerate(tags)}
    weights = zeros(len(tags))
    for name, of, (*rest, value) in parsed:
        getattr(weights, name)[(*rest[:1], *(code[tag] for tag in of), *rest[1:])] = value
    return DMVModel(tags, weights.map(np.asarray), column, {"grammar": path})


Event = tuple[str, tuple[str, ...], tuple[Any, ...]]  # array, tags, places around them and weight


def _event(path: str, number: int, line: str) -> Event:
    match = _EVENT.fullmatch(line.strip())
    weight = _exponential(match[6]) if match else None
    if match is None or weight is None:
        raise _wrong(path, number, line)
    kind, first, arrow, second, has = match.groups()[:5]
    if kind == "root" and not arrow and not has:
        return "root", (first,), (weight,)
    if (kind, arrow) == ("rightattach", "->"):
        return "attach", (first, second), (RIGHT, weight)
    if (kind, arrow) == ("leftattach", "<-"):
        return "attach", (second, first), (LEFT, weight)
    if kind in _CHOICES and has:
        side = LEFT if kind.startswith("left") else RIGHT
        name = "stop" if kind.endswith("stop") else "go"
        return name, (first,), (side, WITH if has == "haschild" else WITHOUT, weight)
    raise _wrong(path, number, line)


def _exponential(text: str) -> float | None:
    """Turn the text of a logarithm into a weight; None if it is not a number, or too large."""
    try:
        return math.exp(float(text)) if not math.isnan(float(text)) else None
    except (ValueError, OverflowError):
        return None


def _wrong(path: str, number: int, line: str) -> ReadError:
    return ReadError(
        f"{path}:{number}: {line.strip()[:_SHOWN]!r} is not an event of a grammar; "
        "write such as 'rightattach NN -> IN : -1.5' or 'leftstop NN nochild : -0.3'"
    )
