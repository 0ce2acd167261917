"""Trees from spans of words."""

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.kernels.jit import njit


@njit(cache=True)
def nest(offsets: Ints, are_words: Bools, node_offsets: Ints, spans: Ints) -> tuple[Ints, Ints]:
    """Find the parents of nodes and of tokens; nodes are given by start and end among the words.

    The nodes of a sentence are in preorder, the first one over all of it; none may cross. A token
    that is not a word is attached to the lowest node that has words on both sides of it or, if
    there is none, to the first one.
    """
    parents = np.full(len(spans), -1, np.int32)
    token_parents = np.full(len(are_words), -1, np.int32)
    stack = np.empty(len(spans), np.int32)
    for sentence in range(len(offsets) - 1):
        node, word, height = node_offsets[sentence], 0, 0
        for token in range(offsets[sentence], offsets[sentence + 1]):
            while height > 1 and spans[stack[height - 1], 1] <= word:
                height -= 1
            while height == 0 or (
                are_words[token] and node < node_offsets[sentence + 1] and spans[node, 0] == word
            ):
                if height:
                    parents[node] = stack[height - 1]
                stack[height] = node
                node, height = node + 1, height + 1
            token_parents[token] = stack[height - 1]
            if are_words[token]:
                word += 1
    return parents, token_parents
