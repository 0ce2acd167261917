"""Pseudo-projective transformation: non-projective trees as projective ones, and back.

Arcs are lifted until the tree is projective; labels may record their origin. After Nivre & Nilsson
(2005), *Pseudo-projective dependency parsing*.
"""

from bisect import insort
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from treeval.errors import SettingError
from treeval.settings.choices import Projectivity
from treeval.tree.column import Column
from treeval.tree.nesting import largest_below, smallest_below
from treeval.tree.shape import dominated_runs, labels_of, nonprojective, require_trees, rewired
from treeval.tree.treebank import Treebank

LIFTED, PASSED = "↑", "↓"


@dataclass(frozen=True)
class Projectivise:
    """Make trees projective by lifting: ``Projectivise("head")(treebank)``.

    While there is a non-projective arc, the dependent of the shortest one (of equal ones, the
    leftmost) is attached to the head of its head. The labels then record, for a lifted word d
    whose head was h, and for the words p over whose arcs it was lifted:

    - ``baseline``: nothing
    - ``head``: ``d↑h``, the label of d followed by the label of h
    - ``path``: ``d↑`` and ``p↓``
    - ``head+path``: ``d↑h`` and ``p↓``
    """

    encoding: Projectivity = "head"

    def __call__(self, treebank: Treebank) -> Treebank:
        labels = labels_of(treebank)
        if self.encoding != "baseline":
            _require_plain_labels(treebank)
        require_trees(treebank)
        if not nonprojective(treebank).any():
            return treebank
        from treeval.kernels.lifting import lift_arcs  # noqa: PLC0415  few trees need it

        above, words = treebank.parents.astype(np.int64), np.arange(treebank.words)
        outermost = smallest_below(above, words), largest_below(above, words)
        parents, passed = lift_arcs(above, *dominated_runs(treebank), *outermost)
        if labels is None or self.encoding == "baseline":
            return rewired(treebank, parents, labels)
        written = list(labels)
        for word in np.flatnonzero(parents != treebank.parents).tolist():
            former = labels[int(treebank.parents[word])] if "head" in self.encoding else ""
            written[word] += LIFTED + former
        if "path" in self.encoding:
            for word in np.flatnonzero(passed).tolist():
                written[word] += PASSED
        return rewired(treebank, parents, Column.of(written))


def _require_plain_labels(treebank: Treebank) -> None:
    labels = labels_of(treebank)
    if labels is None:
        raise SettingError(
            f"{treebank.origin.path}: there are no labels to write lifted heads into; "
            "projectivise with the encoding 'baseline'"
        )
    marked = labels.claim(lambda label: LIFTED in label or PASSED in label)
    if marked.any():
        word = int(np.argmax(marked))
        raise SettingError(
            f"{treebank.origin.path}:{treebank.origin.line(word)}: the label {labels[word]!r} "
            "looks like one of a tree made projective before; deprojectivise first"
        )


@dataclass(frozen=True)
class Deprojectivise:
    """Attach lifted words to the heads that their labels record, and clear the labels.

    The former head of a lifted word is looked for below its present head, breadth first, from left
    to right: with ``head`` it is the first word that has the recorded label; with ``path`` only
    words marked by ↓ are searched, reached over such words, and one at the end of such a path is
    preferred; with ``head+path`` both. Lifted words are taken from the root downwards, from left
    to right, until no more can be moved. If nothing is found, the word stays.

    What `Projectivise` did is undone if the encoding is ``head`` or ``head+path`` and no other
    word of the sentence has the label of a former head, or if it is ``path`` or ``head+path`` and
    only one word of the sentence was lifted. Otherwise the search may find another word.
    """

    encoding: Projectivity = "head"

    def __call__(self, treebank: Treebank) -> Treebank:
        labels = labels_of(treebank)
        if self.encoding == "baseline" or labels is None:
            return treebank
        require_trees(treebank)
        parents = treebank.parents.copy()
        marked = labels.claim(lambda label: LIFTED in label)
        for sentence in np.unique(treebank.sentences[marked]).tolist():
            begin, limit = treebank.offsets[sentence : sentence + 2].tolist()
            restored = _restore(
                treebank.heads[begin:limit].tolist(),
                [_Marks.of(labels[word]) for word in range(begin, limit)],
                self.encoding,
            )
            parents[begin:limit] = [begin + head - 1 if head else -1 for head in restored]
        return rewired(treebank, parents, labels.map(lambda label: _Marks.of(label).label))


class _Marks(NamedTuple):
    """A label, divided into its parts."""

    label: str
    lifted: bool
    former: str
    passed: bool

    @staticmethod
    def of(written: str) -> "_Marks":
        unmarked = written.removesuffix(PASSED)
        label, lifted, former = unmarked.partition(LIFTED)
        return _Marks(label, bool(lifted), former, unmarked != written)


def _restore(heads: list[int], marks: list[_Marks], encoding: Projectivity) -> list[int]:
    """Find the heads of a sentence's lifted words; 0 is the root, words count from 1."""
    heads, marks = [0, *heads], [_Marks.of(""), *marks]
    dependents: list[list[int]] = [[] for _ in heads]
    for word in range(1, len(heads)):
        dependents[heads[word]].append(word)
    waiting = {word for word, mark in enumerate(marks) if mark.lifted}
    has_moved = True
    while waiting and has_moved:
        has_moved = False
        for word in [word for word in _breadth_first(0, dependents) if word in waiting]:
            head = _find_head(word, heads[word], dependents, marks, encoding)
            if head is not None:
                dependents[heads[word]].remove(word)
                insort(dependents[head], word)
                heads[word] = head
                waiting.remove(word)
                has_moved = True
    return heads[1:]


def _breadth_first(top: int, dependents: list[list[int]]) -> Iterator[int]:
    """Yield all words below one, nearer ones first, from left to right."""
    queue = deque(dependents[top])
    while queue:
        word = queue.popleft()
        yield word
        queue.extend(dependents[word])


def _find_head(
    lifted: int, top: int, dependents: list[list[int]], marks: list[_Marks], encoding: Projectivity
) -> int | None:
    """Look for the former head of a lifted word, below its present one."""

    def ways(word: int) -> list[int]:
        below = (child for child in dependents[word] if child != lifted)
        return [child for child in below if encoding == "head" or marks[child].passed]

    head = None
    queue = deque(ways(top))
    while queue:
        word = queue.popleft()
        below = ways(word)
        if encoding == "path" or marks[word].label == marks[lifted].former:
            head = word if head is None else head
            if encoding == "head" or not below:
                return word
        queue.extend(below)
    return head
