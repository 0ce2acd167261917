"""Static oracles of transition systems, and trees rebuilt from transitions.

One oracle serves arc-standard and both swap systems (Nivre 2009; Nivre, Kuhlmann and Hall 2009):
they differ in the order into which words are brought and in when a swap is postponed. The trees of
these functions are ``heads`` of the nodes 0 (the root, whose head is -1) to n.
"""

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.kernels.jit import njit

SHIFT, LEFT_ARC, RIGHT_ARC, SWAP, REDUCE = range(5)
ARC_STANDARD, ARC_EAGER, SWAP_EAGER, SWAP_LAZY = range(4)


@njit(cache=True)
def derive_all(
    offsets: Ints, heads: Ints, wanted: Bools, system: int, most: int
) -> tuple[Ints, Ints, Ints]:
    """Derive the wanted sentences: all transitions, their number per sentence, order of words.

    The order holds words by their place in the treebank. A sentence that cannot be derived, or not
    by ``most`` transitions, has no transitions, and -1 in place of its words.
    """
    order = np.full(len(heads), -1, dtype=np.int32)
    numbers = np.zeros(len(offsets) - 1, dtype=np.int64)
    actions: Ints = np.empty(2 * len(heads) + 1, dtype=np.int8)
    used = 0
    for sentence in range(len(numbers)):
        begin, end = offsets[sentence], offsets[sentence + 1]
        if not wanted[sentence]:
            continue
        tree = np.full(end - begin + 1, -1, dtype=np.int32)
        for word in range(begin, end):
            tree[word - begin + 1] = heads[word]
        taken, attached = _derive(tree, system, most)
        if len(attached) < end - begin:
            continue
        actions = _with_room(actions, used + len(taken))
        for action in taken:
            actions[used] = action
            used += 1
        numbers[sentence] = len(taken)
        for place, word in enumerate(attached):
            order[begin + place] = begin + word - 1
    return actions[:used].copy(), numbers, order


@njit(cache=True)
def _derive(heads: Ints, system: int, most: int) -> tuple[Ints, Ints]:
    if system == ARC_EAGER:
        return eager_oracle(heads)
    words = np.arange(len(heads), dtype=np.int32)
    actions, order = stack_oracle(heads, words, words, most)
    if system == ARC_STANDARD or len(order) == len(heads) - 1:
        return actions, order  # a projective tree needs no swaps
    parts = components(heads, order) if system == SWAP_LAZY else words
    return stack_oracle(heads, projective_order(heads), parts, most)


@njit(cache=True)
def stack_oracle(heads: Ints, ranks: Ints, parts: Ints, most: int) -> tuple[Ints, Ints]:
    """Derive a tree with arcs between the two topmost words of the stack.

    Returns the transitions, and the words in the order in which they are attached; not all of
    them, if the oracle finds no further transition. Words come into the order of ranks by swaps;
    a swap is postponed while the top and the next word are of the same part.
    """
    nodes = len(heads)
    unattached = np.zeros(nodes, dtype=np.int32)  # dependents that each node waits for
    for word in range(1, nodes):
        unattached[heads[word]] += 1
    stack, depth = np.zeros(nodes, dtype=np.int32), 1
    buffer, left = np.arange(nodes, 0, -1).astype(np.int32)[1:], nodes - 1  # the front is last
    order, attached = np.empty(nodes - 1, dtype=np.int32), 0
    actions: Ints = np.empty(2 * nodes, dtype=np.int8)
    taken = 0
    while attached < nodes - 1 and taken < most:
        top, second, action = stack[depth - 1], 0, SHIFT
        if depth > 1:
            second = stack[depth - 2]
            action = _stack_action(second, top, heads, unattached)
        waits = left > 0 and parts[top] == parts[buffer[left - 1]]
        if action == SHIFT and ranks[top] < ranks[second] and not waits:
            action = SWAP
        if action == SHIFT:
            if left == 0:
                break
            left -= 1
            stack[depth] = buffer[left]
            depth += 1
        else:
            depth -= 1
            stack[depth - 1] = second if action == RIGHT_ARC else top
        if action == SWAP:
            buffer[left] = second
            left += 1
        elif action != SHIFT:
            dependent = second if action == LEFT_ARC else top
            unattached[heads[dependent]] -= 1
            order[attached] = dependent
            attached += 1
        actions = _with_room(actions, taken + 1)
        actions[taken] = action
        taken += 1
    return actions[:taken], order[:attached]


@njit(cache=True)
def _stack_action(second: int, top: int, heads: Ints, unattached: Ints) -> int:
    """Find the arc to add between the two topmost words, if any."""
    if heads[second] == top and unattached[second] == 0:
        return LEFT_ARC
    if heads[top] == second and unattached[top] == 0:
        return RIGHT_ARC
    return SHIFT


@njit(cache=True)
def _with_room(actions: Ints, needed: int) -> Ints:
    """Give the array, doubled in length as often as is needed."""
    while len(actions) < needed:
        longer = np.empty(2 * len(actions), dtype=np.int8)
        for place, action in enumerate(actions):
            longer[place] = action
        actions = longer
    return actions


@njit(cache=True)
def eager_oracle(heads: Ints) -> tuple[Ints, Ints]:
    """Derive a tree with arcs between the top of the stack and the next word, as early as possible.

    Returns transitions and order as `stack_oracle` does.
    """
    nodes = len(heads)
    first = np.arange(nodes)  # the first dependent of each word, if it is before the word
    for word in range(nodes - 1, 0, -1):
        if heads[word] > word:
            first[heads[word]] = word
    stack, depth = np.zeros(nodes, dtype=np.int32), 1
    order, attached = np.empty(nodes - 1, dtype=np.int32), 0
    actions, taken = np.empty(2 * nodes, dtype=np.int8), 0
    has_head = np.zeros(nodes, dtype=np.bool_)
    for word in range(1, nodes):
        action = REDUCE
        while action in (REDUCE, LEFT_ARC):
            top = stack[depth - 1]
            action = _eager_action(top, word, heads, first[word])
            if action == REDUCE and not has_head[top]:
                return actions[:taken], order[:attached]
            actions[taken] = action
            taken += 1
            if action in (LEFT_ARC, RIGHT_ARC):
                dependent = top if action == LEFT_ARC else word
                has_head[dependent] = True
                order[attached] = dependent
                attached += 1
            depth -= 1
        depth += 2
        stack[depth - 1] = word
    return actions[:taken], order[:attached]


@njit(cache=True)
def _eager_action(top: int, word: int, heads: Ints, first: int) -> int:
    """Find an arc between top and next word, or the way to the next word's head or dependent."""
    if heads[top] == word:
        return LEFT_ARC
    if heads[word] == top:
        return RIGHT_ARC
    return REDUCE if heads[word] < top or first < top else SHIFT


@njit(cache=True)
def components(heads: Ints, order: Ints) -> Ints:
    """Find the root of the maximal projective component of each word.

    ``order`` has the words that arc-standard attaches: their arcs hold the components together.
    """
    parts = np.arange(len(heads)).astype(np.int32)
    for word in order[::-1]:  # heads are attached after their dependents
        parts[word] = parts[heads[word]]
    return parts


@njit(cache=True)
def projective_order(heads: Ints) -> Ints:
    """Rank nodes as an in-order traversal visits them, each among its dependents by position."""
    nodes = len(heads)
    # The dependents of a node, by position, are below[ends[node - 1]:ends[node]].
    numbers = np.zeros(nodes, dtype=np.int32)
    for word in range(1, nodes):
        numbers[heads[word]] += 1
    ends = np.cumsum(numbers)
    below, filled = np.empty(nodes - 1, dtype=np.int32), ends - numbers
    for word in range(1, nodes):
        below[filled[heads[word]]] = word
        filled[heads[word]] += 1
    queue, seen = np.zeros(nodes, dtype=np.int32), 1  # heads before their dependents
    for node in queue:
        for word in below[ends[node] - numbers[node] : ends[node]]:
            queue[seen] = word
            seen += 1
    sizes = np.ones(nodes, dtype=np.int32)
    for word in queue[:0:-1]:
        sizes[heads[word]] += sizes[word]
    ranks = np.zeros(nodes, dtype=np.int32)  # where a node's tree begins, later its own rank
    for node in queue:
        at, own = ranks[node], ranks[node]
        for word in below[ends[node] - numbers[node] : ends[node]]:
            if word < node:
                own += sizes[word]
                ranks[word] = at
            else:
                ranks[word] = at + 1
            at += sizes[word]
        ranks[node] = own
    return ranks


@njit(cache=True)
def replay_all(offsets: Ints, starts: Ints, actions: Ints, *, eager: bool) -> Ints:
    """Rebuild the heads, which are -1 for words that the transitions do not attach.

    Sentence i owns the words ``offsets[i]:offsets[i+1]`` and the transitions
    ``starts[i]:starts[i+1]``. A transition that is not possible ends its sentence.
    """
    heads = np.full(offsets[-1], -1, dtype=np.int32)
    for sentence in range(len(offsets) - 1):
        begin, end = offsets[sentence], offsets[sentence + 1]
        words = end - begin
        stack, depth = np.zeros(words + 1, dtype=np.int32), 1
        buffer, left = np.arange(words, 0, -1).astype(np.int32), words
        for action in actions[starts[sentence] : starts[sentence + 1]]:
            if not _is_possible(action, depth, left, eager):
                break
            top = stack[depth - 1]
            # The two nodes that an arc may join, in their order.
            first = top if eager else stack[depth - 2]
            second = buffer[left - 1] if eager else top
            if action == LEFT_ARC:
                heads[begin + first - 1] = second
            elif action == RIGHT_ARC:
                heads[begin + second - 1] = first
            if action == SHIFT or (eager and action == RIGHT_ARC):
                left -= 1
                stack[depth] = buffer[left]
                depth += 1
                continue
            depth -= 1
            if action == SWAP:
                buffer[left] = first
                left += 1
            if not eager:
                stack[depth - 1] = first if action == RIGHT_ARC else top
    return heads


@njit(cache=True)
def _is_possible(action: int, depth: int, left: int, eager: bool) -> bool:
    if action == SHIFT:
        return left > 0
    if action == REDUCE:
        return eager and depth > 1
    if action == SWAP:
        return not eager and depth > 2
    if action == RIGHT_ARC:
        return left > 0 if eager else depth > 1
    return (left > 0 and depth > 1) if eager else depth > 2
