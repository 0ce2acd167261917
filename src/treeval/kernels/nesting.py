"""Trees from spans of words."""

from treeval.arrays import Bytes, Ints


def nest(
    sentences: int,
    offsets: Ints,
    are_words: Bytes,
    node_offsets: Ints,
    spans: Ints,
    parents: Ints,
    token_parents: Ints,
    stack: Ints,
) -> int:
    """Find the parents of nodes and of tokens; nodes are given by start and end among the words.

    The nodes of a sentence are in preorder, the first one over all of it; none may cross. A token
    that is not a word is attached to the lowest node that has words on both sides of it or, if
    there is none, to the first one. The stack has room for all nodes. Where a node has no parent,
    nothing is written. The result is the number of tokens.
    """
    for sentence in range(sentences):
        node, word, height = node_offsets[sentence], 0, 0
        for token in range(offsets[sentence], offsets[sentence + 1]):
            while height > 1 and spans[2 * stack[height - 1] + 1] <= word:
                height -= 1
            while height == 0 or (
                are_words[token] != 0
                and node < node_offsets[sentence + 1]
                and spans[2 * node] == word
            ):
                if height:
                    parents[node] = stack[height - 1]
                stack[height] = node
                node, height = node + 1, height + 1
            token_parents[token] = stack[height - 1]
            if are_words[token] != 0:
                word += 1
    return int(offsets[sentences])
