"""The shape of trees: cycles, roots, projectivity; and trees with other heads."""

from collections.abc import Iterator

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import InvalidTreeError
from treeval.tree.column import Column
from treeval.tree.problems import Problem, ProblemKind
from treeval.tree.treebank import Treebank

_SHOWN = 8


def reach_root(parents: Ints) -> Bools:
    """Say for each word whether the way up from it ends in the root, not in a cycle."""
    # There is one more entry at the end, so that the way up from the root, -1, stays there.
    above, steps = np.append(parents, parents.dtype.type(-1)), 1
    while steps < len(above) and above.max() >= 0:
        above, steps = above.take(above), 2 * steps
    return np.asarray(above[:-1] < 0)


def tree_problems(treebank: Treebank, *, one_root: bool = True) -> list[Problem]:
    """List the sentences whose heads do not form a tree; ``one_root`` forbids several roots."""
    are_roots = treebank.heads == 0
    roots = np.bincount(treebank.sentences[are_roots], minlength=len(treebank))
    # np.unique would load all of numpy.ma, which takes longer than everything else here.
    cyclic = np.flatnonzero(np.bincount(treebank.sentences[~reach_root(treebank.parents)]))
    problems = [(int(sentence), _cycle(treebank, int(sentence))) for sentence in cyclic]
    if one_root:
        several = np.flatnonzero(roots > 1)
        problems += [(int(sentence), _roots(treebank, int(sentence))) for sentence in several]
    remedy = "correct the HEAD column"
    return [
        Problem(
            treebank.origin.path,
            treebank.origin.line(word),
            ProblemKind.TREE,
            message,
            remedy,
            sentence,
            treebank.origin.sentence_id(sentence),
        )
        for sentence, (word, message) in sorted(problems)
    ]


def _cycle(treebank: Treebank, sentence: int) -> tuple[int, str]:
    """Find the first cycle of a sentence; return a word of it and a message."""
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


def nonprojective(treebank: Treebank) -> Bools:
    """Say for each word whether its arc is non-projective.

    An arc is projective if its head dominates all words between the two. The artificial root
    dominates all words; on and below a cycle all arcs are non-projective.
    """
    words, parents = np.arange(treebank.words), treebank.parents
    first, end = dominated_runs(treebank)
    outside = (words < first[parents]) | (words >= end[parents])
    return np.asarray(np.where(reach_root(parents), outside & (parents >= 0), True))


def dominated_runs(treebank: Treebank) -> tuple[Ints, Ints]:
    """Give the longest run of words ``first:end`` around each word that it dominates.

    Its dependents within the run have projective arcs, those outside non-projective ones. Words
    on and below a cycle are treated as roots.
    """
    from treeval.tree.nesting import yields  # noqa: PLC0415  scores do without

    parents, words = treebank.parents, np.arange(treebank.words, dtype=np.int32)
    above = np.where(reach_root(parents), parents, -1)
    below = yields(above, words, np.ones_like(words), treebank.sentences)
    first, end = below.first.copy(), below.end.copy()
    # Without gaps the run is the yield; where there are gaps, yields come in another order.
    with_gaps = np.zeros(len(treebank), dtype=np.bool_)
    with_gaps[treebank.sentences[below.own != words]] = True
    if with_gaps.any():
        concerned = np.flatnonzero(with_gaps[treebank.sentences])
        longest = int(treebank.lengths[with_gaps].max())
        start, stop = _runs_within(below.own[concerned], first[concerned], end[concerned], longest)
        first[concerned], end[concerned] = concerned[start], concerned[stop - 1] + 1
    return first, end


def _runs_within(places: Ints, first: Ints, end: Ints, longest: int) -> tuple[Ints, Ints]:
    """Extend a run around each position while its places lie in the position's ``first:end``."""
    # lowest[k][i] and highest[k][i] are the extremes of the places i to i + 2^k - 1.
    lowest, highest = [places], [places]
    while 2 ** len(lowest) <= longest:
        half = 2 ** (len(lowest) - 1)
        lowest.append(np.minimum(lowest[-1][:-half], lowest[-1][half:]))
        highest.append(np.maximum(highest[-1][:-half], highest[-1][half:]))
    start, stop = np.arange(len(places)), np.arange(1, len(places) + 1)
    for level in reversed(range(len(lowest))):
        width, last = 2**level, len(places) - 2**level
        for after in (True, False):
            at = stop if after else start - width
            fits = (at >= 0) & (at <= last)
            at = np.clip(at, 0, last)
            fits &= (lowest[level][at] >= first) & (highest[level][at] < end)
            if after:
                stop = stop + width * fits
            else:
                start = start - width * fits
    return start, stop


def require_trees(treebank: Treebank) -> None:
    """Refuse cycles; several roots are allowed."""
    if not reach_root(treebank.parents).all():
        raise InvalidTreeError(str(tree_problems(treebank, one_root=False)[0]))


def rewired(treebank: Treebank, parents: Ints, labels: Column | None = None) -> Treebank:
    """Give the treebank other heads, as positions in the whole, and other labels if it has any.

    Enhanced edges stay as they are.
    """
    begin = np.repeat(treebank.offsets[:-1], treebank.lengths)
    heads = np.where(parents < 0, 0, parents - begin + 1).astype(treebank.heads.dtype)
    columns = {} if labels is None else {"deprel": labels}
    return treebank.replaced(heads=frozen(heads), **columns)


def labels_of(treebank: Treebank) -> Column | None:
    return treebank.columns.get("deprel", None)
