"""Trees written as nested brackets, cut from a file's bytes without a loop over its characters.

The brackets of a file are a list of items, one an opening bracket: a leaf ``(TAG word)`` or a node.
"""

from dataclasses import dataclass
from functools import cached_property, partial

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import ReadError
from treeval.formats.dictionary import code_fields
from treeval.formats.labels import split_label
from treeval.formats.text import line_at
from treeval.tree.column import Column, Columns
from treeval.tree.constituents import FUNCTION, INDEX, LABEL

_TOKEN, _SPACE, _OPEN, _CLOSE = range(4)
_SPACES = b" \t\n\r\v\f"
_KINDS = bytes.maketrans(
    bytes(range(256)),
    bytes(
        {ord("("): _OPEN, ord(")"): _CLOSE}.get(sign, _SPACE if sign in _SPACES else _TOKEN)
        for sign in range(256)
    ),
)


@dataclass(frozen=True, eq=False)
class Bracketing:
    """The items of a file in order: where they start, how deep they are, what is in them.

    Tags, words and labels are tokens of the file, by number; no label is the token behind the last.
    """

    path: str
    data: bytes
    places: Ints  # of the opening brackets
    depths: Ints  # 0 for a bracket in no other
    are_leaves: Bools
    token_starts: Ints
    token_ends: Ints
    tags: Ints  # of the leaves
    words: Ints  # of the leaves
    labels: Ints  # of the nodes
    ends: Ints  # of the nodes: how many items come before their closing bracket

    @cached_property
    def parents(self) -> Ints:
        """The node around each item, -1 for none; nodes count without the leaves."""
        # An item is right behind its parent or has the parent of the item before it that is as
        # deep as itself.
        by_depth = np.argsort(self.depths, kind="stable")
        behind_parent = (np.diff(self.depths, prepend=-1) > 0)[by_depth]
        eldest = np.maximum.accumulate(np.where(behind_parent, np.arange(len(by_depth)), 0))
        nodes = np.cumsum(~self.are_leaves, dtype=np.int32) - 1
        parents = np.empty(len(by_depth), dtype=np.int32)
        parents[by_depth] = np.append(nodes, -1)[by_depth[eldest] - 1]
        parents[self.depths == 0] = -1
        return parents

    def selected(self, items: Bools) -> "Bracketing":
        """Keep some of the items; of a node that is kept, all that is in it."""
        return Bracketing(
            self.path,
            self.data,
            self.places[items],
            self.depths[items],
            self.are_leaves[items],
            self.token_starts,
            self.token_ends,
            self.tags[items[self.are_leaves]],
            self.words[items[self.are_leaves]],
            self.labels[items[~self.are_leaves]],
            np.append(0, np.cumsum(items))[self.ends[items[~self.are_leaves]]],
        )

    def column(self, tokens: Ints) -> Column:
        return code_fields(self.data, self.token_starts[tokens], self.token_ends[tokens])

    @cached_property
    def raw_labels(self) -> Column:
        return self.column(self.labels)

    def node_columns(self) -> Columns:
        """What the labels say: category, function, index."""
        names = (LABEL, FUNCTION, INDEX)
        return Columns({name: partial(self._part, place) for place, name in enumerate(names)})

    def _part(self, place: int) -> Column:
        return self.raw_labels.map(lambda label: split_label(label)[place] if label else "")


def scan(path: str, data: bytes) -> Bracketing:
    """Find the brackets of a file and what is in them, or raise an error where they go wrong."""
    kinds = np.frombuffer(data.translate(_KINDS), dtype=np.uint8)
    in_token = np.zeros(len(kinds) + 2, dtype=np.bool_)
    np.equal(kinds, _TOKEN, out=in_token[1:-1])
    begins = in_token[1:-1] > in_token[:-2]
    places = np.flatnonzero(begins | (kinds >= _OPEN))
    events = np.append(kinds[places], np.full(3, _SPACE, dtype=np.uint8))
    opens, closes, tokens = (events == kind for kind in (_OPEN, _CLOSE, _TOKEN))
    are_leaves = opens[:-3] & tokens[1:-2] & tokens[2:-1] & closes[3:]
    depths = np.cumsum(opens[:-3].astype(np.int8) - closes[:-3], dtype=np.int32)
    if found := _first_problem(data, places, events, depths, are_leaves):
        place, problem = found
        raise ReadError(f"{path}:{line_at(data, place)}: {problem}")
    token_starts = places[tokens[:-3]]
    token_ends = np.flatnonzero(in_token[1:] < in_token[:-1])
    tokens_before = np.cumsum(tokens)
    items, leaves = np.flatnonzero(opens[:-3]), np.flatnonzero(are_leaves)
    nodes = np.flatnonzero(opens[:-3] & ~are_leaves)
    return Bracketing(
        path,
        data,
        places[items],
        _compact(depths[items] - 1),
        are_leaves[items],
        np.append(token_starts, 0),
        np.append(token_ends, 0),
        tokens_before[leaves],
        tokens_before[leaves] + 1,
        np.where(tokens[nodes + 1], tokens_before[nodes], len(token_starts)),
        np.cumsum(opens)[_closing(events, depths, are_leaves)],
    )


def _closing(events: Ints, depths: Ints, are_leaves: Bools) -> Ints:
    """The event that closes each node."""
    # Of the brackets that are equally deep, every other one closes the one before it.
    are_nodes = (events[:-3] == _OPEN) & ~are_leaves
    closes = events == _CLOSE
    closes[3:] &= ~are_leaves
    closes = closes[:-3]
    brackets = np.flatnonzero(are_nodes | closes)
    levels = _compact(depths[brackets] + closes[brackets])
    by_level = brackets[np.argsort(levels, kind="stable")]
    closing = np.empty(len(events), dtype=np.int64)
    closing[by_level[::2]] = by_level[1::2]
    return closing[np.flatnonzero(are_nodes)]


def _compact(depths: Ints) -> Ints:
    # Numbers of two bytes are sorted in linear time.
    return depths.astype(np.int16) if depths.max(initial=0) < 1 << 15 else depths


def _first_problem(
    data: bytes, places: Ints, events: Ints, depths: Ints, are_leaves: Bools
) -> tuple[int, str] | None:
    """Find the first bracket or word that fits into no tree: its place, and what to say."""
    kinds = events[:-3]
    tokens, closes = kinds == _TOKEN, kinds == _CLOSE
    fits = np.zeros(len(kinds), dtype=np.bool_)
    leaves = np.flatnonzero(are_leaves)
    fits[leaves + 1] = fits[leaves + 2] = True
    before, after = np.append(np.uint8(_SPACE), kinds[:-1]), events[1:-2]
    fits |= (before == _OPEN) & (after == _OPEN)
    wrong = (tokens & ~fits) | (closes & (depths < 0))
    first = int(np.argmax(wrong)) if wrong.any() else len(kinds)
    if first < len(kinds) and (depths[-1] <= 0 or not tokens[first:].all()):
        around = events[first - 1 : first + 3].tolist()
        place = int(places[first])
        return place, _misfit(data, place, around, int(depths[first]))
    if len(depths) and depths[-1] > 0:
        begin = int(np.flatnonzero((depths == 1) & (kinds == _OPEN))[-1])
        return int(places[begin]), (
            f"the file ends inside the tree that begins here, with {depths[-1]} brackets open; "
            "is the file complete, or a bracket missing in this tree?"
        )
    return None


def _misfit(data: bytes, place: int, around: list[int], depth: int) -> str:
    """Say what is wrong with a closing bracket or word, given the kinds of those around it."""
    if data[place] == ord(")"):
        return "a closing bracket too many; remove it, or open one before it"
    words = data[place : place + 200].translate(bytes.maketrans(b"()", b"  ")).split()
    word, further = [word.decode(errors="replace") for word in [*words, b""][:2]]
    if depth == 0:
        return f"{word!r} stands outside all brackets; remove it"
    if around[0] == _OPEN and around[2:] == [_TOKEN, _TOKEN]:
        return f"more than one word under the tag {word!r}; write each as (TAG word)"
    if around[0] == _OPEN and around[2] == _TOKEN:
        word = further
    return f"the leaf {word!r} has no tag; write it as (TAG {word})"
