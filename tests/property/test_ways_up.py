"""Ways up in forests, doubled step by step, against walks parent by parent."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from treeval.tree.nesting import depths, largest_below, smallest_below, ways_up
from treeval.tree.shape import reach_root


@st.composite
def any_parents(draw: st.DrawFn) -> list[int]:
    """Parents of up to twenty nodes, cycles included; -1 for none."""
    size = draw(st.integers(0, 20))
    return draw(st.lists(st.integers(-1, size - 1), min_size=size, max_size=size))


@st.composite
def forests(draw: st.DrawFn) -> list[int]:
    """Parents that come before their children, or after them."""
    parents = [draw(st.integers(-1, node - 1)) for node in range(draw(st.integers(0, 20)))]
    if draw(st.booleans()):
        last = len(parents) - 1
        parents = [-1 if parent < 0 else last - parent for parent in reversed(parents)]
    return parents


def above(parents: list[int], node: int) -> list[int]:
    """The nodes above, from below; stops after as many as a way without a cycle can have."""
    found: list[int] = []
    while parents[node] >= 0 and len(found) <= len(parents):
        node = parents[node]
        found.append(node)
    return found


@given(any_parents())
def test_roots_are_reached_but_from_cycles(parents: list[int]) -> None:
    expected = [len(above(parents, node)) < len(parents) for node in range(len(parents))]
    assert reach_root(np.array(parents, dtype=np.int32)).tolist() == expected


@given(forests())
def test_steps_double_as_long_as_there_are_ancestors(parents: list[int]) -> None:
    walks = [above(parents, node) for node in range(len(parents))]
    for doublings, (nodes, ancestors) in enumerate(ways_up(np.array(parents, dtype=np.int32))):
        steps = 2**doublings
        expected = {node: walk[steps - 1] for node, walk in enumerate(walks) if len(walk) >= steps}
        assert dict(zip(nodes.tolist(), ancestors.tolist(), strict=True)) == expected


@given(forests())
def test_what_is_gathered_on_the_way(parents: list[int]) -> None:
    walks = [above(parents, node) for node in range(len(parents))]
    below = [
        [other for other, walk in enumerate(walks) if other == node or node in walk]
        for node in range(len(parents))
    ]
    given_parents, values = np.array(parents, dtype=np.int32), np.arange(len(parents))
    assert depths(given_parents).tolist() == list(map(len, walks))
    assert largest_below(given_parents, values).tolist() == list(map(max, below))
    assert smallest_below(given_parents, values).tolist() == list(map(min, below))
