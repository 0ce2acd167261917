"""Brackets of a text, found without a loop over its characters and without compiled code.

The text is a list of events: an opening or closing bracket, or the start of a token.
"""

import numpy as np

from treeval.arrays import Bools, Bytes, Ints
from treeval.errors import ReadError
from treeval.formats.text import line_at
from treeval.kernels.bracket_arrays import (
    CLOSE,
    OPEN,
    SPACE,
    TOKEN,
    BracketNodes,
    Leaves,
    OuterBrackets,
)

_SPACES = b" \t\n\r\v\f"
KINDS = bytes(
    {ord("("): OPEN, ord(")"): CLOSE}.get(sign, SPACE if sign in _SPACES else TOKEN)
    for sign in range(256)
)


def find_brackets(path: str, data: bytes) -> tuple[Leaves, BracketNodes, OuterBrackets]:
    """Find leaves, nodes and trees, or raise an error at the first wrong bracket."""
    kinds = np.frombuffer(data.translate(KINDS), dtype=np.uint8)
    in_token = np.zeros(len(kinds) + 2, dtype=np.bool_)
    np.equal(kinds, TOKEN, out=in_token[1:-1])
    begins = in_token[1:-1] > in_token[:-2]
    places = np.flatnonzero(begins | (kinds >= OPEN))
    events = np.append(kinds[places], np.full(3, SPACE, dtype=np.uint8))
    opens, closes, tokens = (events == kind for kind in (OPEN, CLOSE, TOKEN))
    are_leaves = opens[:-3] & tokens[1:-2] & tokens[2:-1] & closes[3:]
    depths = np.cumsum(opens[:-3].astype(np.int8) - closes[:-3], dtype=np.int32)
    if wrong := _first_problem(data, places, events, depths, are_leaves):
        offset, problem = wrong
        raise ReadError(f"{path}:{line_at(data, offset)}: {problem}")
    token_ends = np.append(np.flatnonzero(in_token[1:] < in_token[:-1]), 0)
    return _arranged(events, places, token_ends, depths, are_leaves)


def _arranged(
    events: Bytes, places: Ints, token_ends: Ints, depths: Ints, are_leaves: Bools
) -> tuple[Leaves, BracketNodes, OuterBrackets]:
    """Collect what belongs to leaves, to nodes and to trees."""
    opens, are_tokens = events[:-3] == OPEN, events == TOKEN
    brackets = np.flatnonzero(opens)
    among = are_leaves[brackets]
    leaves, nodes = np.flatnonzero(among), np.flatnonzero(~among)
    leaves_before = np.append(0, np.cumsum(among, dtype=np.int32))
    parents = _parents(depths[brackets] - 1, among)
    ends = np.cumsum(opens, dtype=np.int32)[_closing(events, depths, are_leaves)]
    trees = np.flatnonzero(depths[brackets] == 1)
    tokens_before = np.cumsum(are_tokens, dtype=np.int32)
    at_leaves, at_nodes = brackets[leaves], brackets[nodes]
    tags, labels = tokens_before[at_leaves], places[at_nodes + 1]
    return (
        Leaves(
            places[at_leaves],
            parents[leaves],
            places[at_leaves + 1],
            token_ends[tags],
            places[at_leaves + 2],
            token_ends[tags + 1],
        ),
        BracketNodes(
            places[at_nodes],
            parents[nodes],
            labels,
            np.where(are_tokens[at_nodes + 1], token_ends[tokens_before[at_nodes]], labels),
            leaves_before[nodes],
            leaves_before[ends],
            ends - leaves_before[ends],
        ),
        OuterBrackets(leaves_before[trees], trees - leaves_before[trees]),
    )


def _parents(levels: Ints, are_leaves: Bools) -> Ints:
    """Give the node around each opening bracket, -1 for none; leaves do not count as nodes."""
    # A bracket directly follows its parent, or has the same parent as the last bracket before it
    # at the same depth.
    levels = _compact(levels)
    by_level = np.argsort(levels, kind="stable")
    behind_parent = (np.diff(levels, prepend=-1) > 0)[by_level]
    eldest = np.maximum.accumulate(np.where(behind_parent, np.arange(len(by_level)), 0))
    nodes = np.cumsum(~are_leaves, dtype=np.int32) - 1
    parents = np.empty(len(by_level), dtype=np.int32)
    parents[by_level] = np.append(nodes, -1)[by_level[eldest] - 1]
    parents[levels == 0] = -1
    return parents


def _closing(events: Bytes, depths: Ints, are_leaves: Bools) -> Ints:
    """Give the event that closes each node."""
    # Among the brackets at one depth, every second one closes the one before it.
    are_nodes = (events[:-3] == OPEN) & ~are_leaves
    closes = events == CLOSE
    closes[3:] &= ~are_leaves
    closes = closes[:-3]
    brackets = np.flatnonzero(are_nodes | closes)
    levels = _compact(depths[brackets] + closes[brackets])
    by_level = brackets[np.argsort(levels, kind="stable")]
    closing = np.empty(len(events), dtype=np.int64)
    closing[by_level[::2]] = by_level[1::2]
    return closing[np.flatnonzero(are_nodes)]


def _compact(depths: Ints) -> Ints:
    # numpy sorts numbers of two bytes in linear time.
    return depths.astype(np.int16) if depths.max(initial=0) < 1 << 15 else depths


def _first_problem(
    data: bytes, places: Ints, events: Bytes, depths: Ints, are_leaves: Bools
) -> tuple[int, str] | None:
    """Find the first bracket or word that does not fit into a tree: its place and a message."""
    kinds = events[:-3]
    tokens, closes = kinds == TOKEN, kinds == CLOSE
    fits = np.zeros(len(kinds), dtype=np.bool_)
    leaves = np.flatnonzero(are_leaves)
    fits[leaves + 1] = fits[leaves + 2] = True
    before, after = np.append(np.uint8(SPACE), kinds[:-1]), events[1:-2]
    fits |= (before == OPEN) & (after == OPEN)
    wrong = (tokens & ~fits) | (closes & (depths < 0))
    first = int(np.argmax(wrong)) if wrong.any() else len(kinds)
    if first < len(kinds) and (depths[-1] <= 0 or not tokens[first:].all()):
        around = events[first - 1 : first + 3].tolist()
        offset = int(places[first])
        return offset, _misfit(data, offset, around, int(depths[first]))
    if len(depths) and depths[-1] > 0:
        begin = int(np.flatnonzero((depths == 1) & (kinds == OPEN))[-1])
        return int(places[begin]), (
            f"the file ends inside the tree that begins here, with {depths[-1]} brackets open; "
            "is the file complete, or is a bracket missing in this tree?"
        )
    return None


def _misfit(data: bytes, offset: int, around: list[int], depth: int) -> str:
    """Say what is wrong with a closing bracket or word, given the kinds of those around it."""
    if data[offset] == ord(")"):
        return "a closing bracket too many; remove it, or open one before it"
    words = data[offset : offset + 200].translate(bytes.maketrans(b"()", b"  ")).split()
    word, further = [word.decode(errors="replace") for word in [*words, b""][:2]]
    if depth == 0:
        return f"{word!r} is outside all brackets; remove it"
    if around[0] == OPEN and around[2:] == [TOKEN, TOKEN]:
        return f"more than one word under the tag {word!r}; write each as (TAG word)"
    if around[0] == OPEN and around[2] == TOKEN:
        word = further
    return f"the leaf {word!r} has no tag; write it as (TAG {word})"
