"""Projectivising by lifting: the shortest non-projective arc first (Nivre & Nilsson 2005)."""

import heapq

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.kernels.jit import njit


@njit(cache=True)
def lift_arcs(
    parents: Ints, first: Ints, end: Ints, leftmost: Ints, rightmost: Ints
) -> tuple[Ints, Bools]:
    """Attach words higher until all arcs are projective; of equal arcs the leftmost is first.

    ``first[h]:end[h]`` is the longest run of words around h that h dominates: the arcs from h to
    words outside it are those that are not projective. ``leftmost`` and ``rightmost`` are the
    outermost words that h dominates, itself included. The result is the new parents, and which
    words' arcs a word was lifted over.
    """
    parents, first, end = parents.copy(), first.copy(), end.copy()
    leftmost, rightmost = leftmost.copy(), rightmost.copy()
    children, following, preceding = _families(parents)
    passed = np.zeros(len(parents), dtype=np.bool_)
    waiting = np.zeros(len(parents), dtype=np.bool_)
    heap = [(0, 0) for _ in range(0)]
    for word in range(len(parents)):
        head = parents[word]
        if head >= 0 and not first[head] <= word < end[head]:
            heap.append((abs(word - head), word))
            waiting[word] = True
    heapq.heapify(heap)
    while heap:
        _, word = heapq.heappop(heap)
        head = parents[word]
        above = parents[head]
        passed[head] = True
        parents[word] = above
        _unlink(word, head, children, following, preceding)
        if above >= 0:
            _link(word, above, children, following, preceding)
        # The former head no longer dominates the words below the lifted one, which may shorten
        # its run; no other run changes.
        before, after = _nearest_below(word, head, children, following, leftmost, rightmost)
        _shrink(head, word, children, following, leftmost, rightmost)
        if before >= first[head] or after < end[head]:
            first[head] = max(first[head], before + 1)
            end[head] = min(end[head], after)
            child = children[head]
            while child >= 0:
                if not waiting[child] and not first[head] <= child < end[head]:
                    heapq.heappush(heap, (abs(child - head), child))
                    waiting[child] = True
                child = following[child]
        waiting[word] = above >= 0 and not first[above] <= word < end[above]
        if waiting[word]:
            heapq.heappush(heap, (abs(word - above), word))
    return parents, passed


@njit(cache=True)
def _families(parents: Ints) -> tuple[Ints, Ints, Ints]:
    """List dependents, linked both ways: the first of each head, the next, the one before."""
    children = np.full(len(parents), -1, dtype=np.int64)
    following, preceding = children.copy(), children.copy()
    for word in range(len(parents) - 1, -1, -1):
        if parents[word] >= 0:
            _link(word, parents[word], children, following, preceding)
    return children, following, preceding


@njit(cache=True)
def _unlink(word: int, head: int, children: Ints, following: Ints, preceding: Ints) -> None:
    if preceding[word] >= 0:
        following[preceding[word]] = following[word]
    else:
        children[head] = following[word]
    if following[word] >= 0:
        preceding[following[word]] = preceding[word]


@njit(cache=True)
def _link(word: int, head: int, children: Ints, following: Ints, preceding: Ints) -> None:
    """Put a word at the front of the list of a head."""
    preceding[word], following[word] = -1, children[head]
    if children[head] >= 0:
        preceding[children[head]] = word
    children[head] = word


@njit(cache=True)
def _nearest_below(
    top: int, place: int, children: Ints, following: Ints, leftmost: Ints, rightmost: Ints
) -> tuple[int, int]:
    """Find the words nearest to a place, on its left and right, in the tree below a word."""
    before, after = -1, len(children)
    stack = [top]
    while stack:
        word = stack.pop()
        if rightmost[word] < place:
            before = max(before, rightmost[word])
        elif leftmost[word] > place:
            after = min(after, leftmost[word])
        else:
            if word < place:
                before = max(before, word)
            else:
                after = min(after, word)
            child = children[word]
            while child >= 0:
                stack.append(child)
                child = following[child]
    return before, after


@njit(cache=True)
def _shrink(
    head: int, lost: int, children: Ints, following: Ints, leftmost: Ints, rightmost: Ints
) -> None:
    """Find the outermost words below a head again, if it may have lost them."""
    if leftmost[lost] > leftmost[head] and rightmost[lost] < rightmost[head]:
        return
    leftmost[head] = rightmost[head] = head
    child = children[head]
    while child >= 0:
        leftmost[head] = min(leftmost[head], leftmost[child])
        rightmost[head] = max(rightmost[head], rightmost[child])
        child = following[child]
