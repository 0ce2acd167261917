"""Alignment of words as the CoNLL 2018 shared task has it, walked over the whole text at once."""

import unicodedata
from typing import NamedTuple

from treeval.tree.treebank import Treebank


class Span(NamedTuple):
    """A word: the characters of its token, and what is compared within multiword tokens."""

    start: int
    end: int
    in_multiword: bool
    form: str


def spans_of(treebank: Treebank) -> list[Span]:
    """Every word with the span of its token; characters are counted without spaces."""
    tokens = treebank.multiwords
    multiwords = {
        int(first): (int(end), form)
        for first, end, form in zip(tokens.first, tokens.end, tokens.forms, strict=True)
    }
    forms = list(treebank.columns["form"])
    spans: list[Span] = []
    word = start = 0
    while word < len(forms):
        limit, token = multiwords.get(word, (word + 1, forms[word]))
        end = start + len(spaceless(token))
        for form in forms[word:limit]:
            compared = form if word in multiwords else spaceless(form)
            spans.append(Span(start, end, word in multiwords, compared.lower()))
        word, start = limit, end
    return spans


def spaceless(text: str) -> str:
    return "".join(char for char in text if unicodedata.category(char) != "Zs")


def aligned(gold: list[Span], predicted: list[Span]) -> list[tuple[int, int]]:
    """The rules of the specification, in its order and without any cutting."""
    found = []
    g = p = 0
    while g < len(gold) and p < len(predicted):
        ours, theirs = gold[g], predicted[p]
        if not ours.in_multiword and not theirs.in_multiword:
            if (ours.start, ours.end) == (theirs.start, theirs.end):
                found.append((g, p))
                g, p = g + 1, p + 1
            elif ours.start <= theirs.start:
                g += 1
            else:
                p += 1
            continue
        end = ours.end if ours.in_multiword else theirs.end
        if ours.in_multiword and not theirs.in_multiword and theirs.start < ours.start:
            p += 1
        if not ours.in_multiword and ours.start < theirs.start:
            g += 1
        first_g, first_p = g, p
        while not (is_beyond(gold, g, end) and is_beyond(predicted, p, end)):
            take_gold = g < len(gold) and (
                p >= len(predicted) or gold[g].start <= predicted[p].start
            )
            word = gold[g] if take_gold else predicted[p]
            end = max(end, word.end) if word.in_multiword else end
            g, p = (g + 1, p) if take_gold else (g, p + 1)
        common = subsequence(
            [word.form for word in gold[first_g:g]], [word.form for word in predicted[first_p:p]]
        )
        found += [(first_g + i, first_p + j) for i, j in common]
    return found


def is_beyond(words: list[Span], at: int, end: int) -> bool:
    if at >= len(words):
        return True
    return words[at].start >= end if words[at].in_multiword else words[at].end > end


def subsequence(gold: list[str], predicted: list[str]) -> list[tuple[int, int]]:
    """The longest common subsequence; of several the one in which gold moves on first."""
    i = j = 0
    found = []
    while i < len(gold) and j < len(predicted):
        if gold[i] == predicted[j]:
            found.append((i, j))
            i, j = i + 1, j + 1
        elif length(gold[i + 1 :], predicted[j:]) == length(gold[i:], predicted[j:]):
            i += 1
        else:
            j += 1
    return found


def length(gold: list[str], predicted: list[str]) -> int:
    """Length of the longest common subsequence, row by row of the usual table."""
    row = [0] * (len(predicted) + 1)
    for ours in gold:
        above, row = row, [0]
        for j, theirs in enumerate(predicted):
            row.append(above[j] + 1 if ours == theirs else max(above[j + 1], row[j]))
    return row[-1]
