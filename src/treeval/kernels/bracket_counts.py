"""Words and brackets that two treebanks share, counted sentence by sentence.

A word counts unless it is dropped, and a node is a bracket unless its label is negative. The trees
have no gaps, and their nodes are in preorder: so the brackets of a sentence come in the order of
their starts, longer ones first, and those of the same words follow each other.
"""

from typing import NamedTuple

from treeval.arrays import Bytes, Ints
from treeval.kernels.parts import part

_WRONG = 1


class BracketSide(NamedTuple):
    """Gold or predicted trees: where sentences end, nodes with their words, what counts."""

    offsets: Ints
    node_offsets: Ints
    first: Ints
    end: Ints
    labels: Ints
    dropped: Bytes


class SentenceBrackets(NamedTuple):
    """The brackets of one sentence, over the words that count, and their nodes."""

    starts: Ints
    ends: Ints
    labels: Ints
    nodes: Ints


@part
def _find(
    side: BracketSide,
    sentence: int,
    shortest: int,
    with_whole: int,
    before: Ints,
    found: SentenceBrackets,
) -> int:
    """Find the brackets of a sentence, and return their number; -1 if they are out of order."""
    base, size = side.offsets[sentence], side.offsets[sentence + 1] - side.offsets[sentence]
    before[0] = 0
    for place in range(size):
        before[place + 1] = before[place] + (1 if side.dropped[base + place] == 0 else 0)
    most = before[size] if with_whole else before[size] - 1
    number = 0
    for node in range(side.node_offsets[sentence], side.node_offsets[sentence + 1]):
        start, end = before[side.first[node] - base], before[side.end[node] - base]
        if side.labels[node] < 0 or not shortest <= end - start <= most:
            continue
        if number:
            last, last_end = found.starts[number - 1], found.ends[number - 1]
            if start < last or (start == last and end > last_end):
                return -1
        found.starts[number], found.ends[number] = start, end
        found.labels[number], found.nodes[number] = side.labels[node], node
        number += 1
    return number


@part
def _keep_distinct(found: SentenceBrackets, number: int, seen: Ints) -> int:
    """Keep the first of equal brackets, and return how many are left."""
    kept = at = 0
    while at < number:
        start, end, begin = found.starts[at], found.ends[at], kept
        while at < number and found.starts[at] == start and found.ends[at] == end:
            label = found.labels[at]
            if seen[label] == 0:
                seen[label] = 1
                found.starts[kept], found.ends[kept] = start, end
                found.labels[kept], found.nodes[kept] = label, found.nodes[at]
                kept += 1
            at += 1
        for place in range(begin, kept):
            seen[found.labels[place]] = 0
    return kept


@part
def _match(
    ours: SentenceBrackets,
    our_number: int,
    theirs: SentenceBrackets,
    their_number: int,
    seen: Ints,
    following: Ints,
    matches: Ints,
) -> int:
    """Match equal brackets of both sides one by one, from the top; return how many there are."""
    matched = i = j = 0
    while i < our_number and j < their_number:
        start, end = ours.starts[i], ours.ends[i]
        if start < theirs.starts[j] or (start == theirs.starts[j] and end > theirs.ends[j]):
            i += 1
        elif start > theirs.starts[j] or end < theirs.ends[j]:
            j += 1
        else:
            stop = i
            while stop < our_number and ours.starts[stop] == start and ours.ends[stop] == end:
                stop += 1
            # The first bracket of each label, from 1, and after each the next one of its label.
            for place in range(stop - 1, i - 1, -1):
                following[place] = seen[ours.labels[place]]
                seen[ours.labels[place]] = place + 1
            while j < their_number and theirs.starts[j] == start and theirs.ends[j] == end:
                place = seen[theirs.labels[j]] - 1
                if place >= 0:
                    seen[theirs.labels[j]] = following[place]
                    matches[ours.nodes[place]] = theirs.nodes[j]
                    matched += 1
                j += 1
            for place in range(i, stop):
                seen[ours.labels[place]] = 0
            i = stop
    return matched


@part
def _count_crossing(
    ours: SentenceBrackets,
    our_number: int,
    theirs: SentenceBrackets,
    their_number: int,
    words: int,
    around_starts: Ints,
    around_ends: Ints,
    stack: Ints,
) -> int:
    """Count their brackets that cross one of ours.

    Of the brackets around a place, which have words before and after it, only the lowest is needed:
    if any of them crosses a bracket that starts or ends at the place, it does.
    """
    height = node = crossing = 0
    for place in range(words + 1):
        while height > 0 and ours.ends[stack[height - 1]] <= place:
            height -= 1
        around_starts[place], around_ends[place] = -1, words + 1
        if height > 0:
            lowest = stack[height - 1]
            around_starts[place], around_ends[place] = ours.starts[lowest], ours.ends[lowest]
        while node < our_number and ours.starts[node] == place:
            stack[height] = node
            height, node = height + 1, node + 1
    for j in range(their_number):
        start, end = theirs.starts[j], theirs.ends[j]
        crossing += around_ends[start] < end or around_starts[end] > start
    return crossing


def count_brackets(
    sentences: int,
    our_offsets: Ints,
    our_node_offsets: Ints,
    our_first: Ints,
    our_end: Ints,
    our_labels: Ints,
    our_dropped: Bytes,
    their_offsets: Ints,
    their_node_offsets: Ints,
    their_first: Ints,
    their_end: Ints,
    their_labels: Ints,
    their_dropped: Bytes,
    shortest: int,
    with_whole: int,
    as_sets: int,
    our_starts: Ints,
    our_ends: Ints,
    our_found: Ints,
    our_nodes: Ints,
    their_starts: Ints,
    their_ends: Ints,
    their_found: Ints,
    their_nodes: Ints,
    before: Ints,
    following: Ints,
    around_starts: Ints,
    around_ends: Ints,
    stack: Ints,
    seen: Ints,
    table: Ints,
    matches: Ints,
) -> int:
    """Count the correct, predicted, gold and crossing brackets of each sentence into the table.

    ``shortest`` is the smallest number of words of a bracket; ``with_whole`` says whether brackets
    of the whole sentence count, and ``as_sets`` whether equal ones count once. ``matches`` gets,
    for each gold node that is a correct bracket, the predicted one. Return 1 if nodes are out of
    order. ``seen`` are zeros, one for each label; the other arrays must have room for the words and
    nodes of the longest sentence, and two more.
    """
    gold = BracketSide(our_offsets, our_node_offsets, our_first, our_end, our_labels, our_dropped)
    predicted = BracketSide(
        their_offsets, their_node_offsets, their_first, their_end, their_labels, their_dropped
    )
    ours = SentenceBrackets(our_starts, our_ends, our_found, our_nodes)
    theirs = SentenceBrackets(their_starts, their_ends, their_found, their_nodes)
    for sentence in range(sentences):
        m = _find(gold, sentence, shortest, with_whole, before, ours)
        words = our_offsets[sentence + 1] - our_offsets[sentence]
        n = _find(predicted, sentence, shortest, with_whole, before, theirs)
        words = max(words, their_offsets[sentence + 1] - their_offsets[sentence])
        if m < 0 or n < 0:
            return _WRONG
        if as_sets:
            m, n = _keep_distinct(ours, m, seen), _keep_distinct(theirs, n, seen)
        row = 4 * sentence
        table[row] = _match(ours, m, theirs, n, seen, following, matches)
        table[row + 1], table[row + 2] = n, m
        table[row + 3] = _count_crossing(
            ours, m, theirs, n, words, around_starts, around_ends, stack
        )
    return 0


def compare_words(
    sentences: int,
    our_offsets: Ints,
    our_forms: Ints,
    our_tags: Ints,
    our_dropped: Bytes,
    their_offsets: Ints,
    their_forms: Ints,
    their_tags: Ints,
    their_dropped: Bytes,
    table: Ints,
) -> int:
    """Compare the words that count, one by one, and write four numbers for each sentence.

    They are the numbers of words that count on either side, whether the words are the same, and
    how many of them have the same tag, as far as they are compared.
    """
    for sentence in range(sentences):
        i, our_end = our_offsets[sentence], our_offsets[sentence + 1]
        j, their_end = their_offsets[sentence], their_offsets[sentence + 1]
        ours = theirs = equal = alike = 0
        while i < our_end or j < their_end:
            if i < our_end and our_dropped[i]:
                i += 1
            elif j < their_end and their_dropped[j]:
                j += 1
            else:
                if i < our_end and j < their_end:
                    equal += our_forms[i] == their_forms[j]
                    alike += our_tags[i] == their_tags[j]
                ours += i < our_end
                theirs += j < their_end
                i, j = i + 1, j + 1
        row = 4 * sentence
        table[row], table[row + 1] = ours, theirs
        table[row + 2], table[row + 3] = equal == ours and ours == theirs, alike
    return 0
