"""The shape of trees: cycles, roots."""

from collections.abc import Iterator

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.tree.problems import Kind, Problem
from treeval.tree.treebank import Treebank

_SHOWN = 8


def reach_root(parents: Ints) -> Bools:
    """Say of each word whether the way up from it ends in the root, not in a cycle."""
    # Every step doubles the length of the way up that has been followed.
    ancestors = np.append(parents, parents.dtype.type(-1))
    below = np.flatnonzero(ancestors >= 0)
    for _ in range(max(1, len(parents)).bit_length()):
        if not len(below):
            break
        ancestors[below] = ancestors[ancestors[below]]
        below = below[ancestors[below] >= 0]
    return np.asarray(ancestors[:-1] < 0)


def tree_problems(treebank: Treebank, *, one_root: bool = True) -> list[Problem]:
    """List the sentences whose heads are no tree; several roots count if one_root."""
    are_roots = treebank.heads == 0
    roots = np.bincount(treebank.sentences[are_roots], minlength=len(treebank))
    cyclic = np.unique(treebank.sentences[~reach_root(treebank.parents)])
    found = [(int(sentence), _cycle(treebank, int(sentence))) for sentence in cyclic]
    if one_root:
        several = np.flatnonzero(roots > 1)
        found += [(int(sentence), _roots(treebank, int(sentence))) for sentence in several]
    remedy = "mend the HEAD column, or choose --invalid skip or keep"
    return [
        Problem(
            treebank.origin.path,
            treebank.origin.line(word),
            Kind.TREE,
            message,
            remedy,
            sentence,
            treebank.origin.sentence_id(sentence),
        )
        for sentence, (word, message) in sorted(found)
    ]


def _cycle(treebank: Treebank, sentence: int) -> tuple[int, str]:
    """Find the first cycle of a sentence: a word of it, and what to say."""
    begin, end = int(treebank.offsets[sentence]), int(treebank.offsets[sentence + 1])
    heads = treebank.heads[begin:end].tolist()
    stuck = ~reach_root(np.array(heads, dtype=np.int32) - 1)
    seen: dict[int, None] = {}
    word = int(np.argmax(stuck)) + 1
    while word not in seen:
        seen[word] = None
        word = heads[word - 1]
    cycle = sorted(list(seen)[list(seen).index(word) :])
    first = begin + cycle[0] - 1
    if len(cycle) == 1:
        return first, f"word {cycle[0]} is its own head"
    none = "" if 0 in heads else "no root: "
    return first, f"{none}the heads of words {_listed(cycle)} form a cycle"


def _roots(treebank: Treebank, sentence: int) -> tuple[int, str]:
    begin, end = int(treebank.offsets[sentence]), int(treebank.offsets[sentence + 1])
    roots = np.flatnonzero(treebank.heads[begin:end] == 0).tolist()
    numbers = [root + 1 for root in roots]
    return begin + roots[1], f"{len(roots)} roots: words {_listed(numbers)}"


def _listed(numbers: list[int]) -> str:
    shown = [str(number) for number in numbers[:_SHOWN]]
    return ", ".join(shown) + ("..." if len(numbers) > _SHOWN else "")


def sentences_with(problems: list[Problem], sentences: int) -> Bools:
    """Mark the sentences that have a problem."""
    marked = np.zeros(sentences, dtype=np.bool_)
    marked[list(_numbers(problems))] = True
    return marked


def _numbers(problems: list[Problem]) -> Iterator[int]:
    return (problem.sentence for problem in problems if problem.sentence is not None)
