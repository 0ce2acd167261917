"""PUPA written down as the paper has it, with patterns as tuples and bins as lists."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

Words = tuple[int, ...]  # of a constituent, in order


class Sentence(NamedTuple):
    tags: Sequence[str]
    constituents: Sequence[Words]


def pattern(sentence: Sentence, words: Words, which: str = "ends") -> tuple[object, ...]:
    """Tags by runs of adjacent words, right context, left context."""
    tags, others = sentence
    runs: list[list[str]] = []
    for place, word in enumerate(words):
        if not place or words[place - 1] != word - 1:
            runs.append([])
        runs[-1].append(tags[word])
    right = [other[-1] for other in others if other[0] == words[-1] + 1]
    left = [other[0] for other in others if other[-1] == words[0] - 1]
    before, after = words[0] - 1, words[-1] + 1
    return (
        tuple(map(tuple, runs)),
        context(tags, after, max(right, default=after), RIGHT.get(which, which))
        if after < len(tags)
        else None,
        context(tags, min(left, default=before), before, LEFT.get(which, which))
        if before >= 0
        else None,
    )


RIGHT, LEFT = {"adjacent": "first"}, {"adjacent": "last"}  # the tag next to the constituent


def context(tags: Sequence[str], first: int, last: int, which: str) -> tuple[str, ...]:
    if which != "ends":
        return (tags[first if which == "first" else last],)
    return (tags[first],) if first == last else (tags[first], tags[last])


def counts(sentences: Sequence[Sentence], which: str = "ends") -> Counter[tuple[object, ...]]:
    return Counter(pattern(s, words, which) for s in sentences for words in s.constituents)


def score(
    sentence: Sentence,
    count: Counter[tuple[object, ...]],
    ceiling: int,
    *,
    per_sentence: bool = False,
) -> float:
    most = (ceiling - 1) * (ceiling + 2) / 2
    if ceiling < 2:
        return 0.0
    by_width = []
    for width in range(1, len(sentence.tags) + 1):
        bins: dict[int, list[int]] = {}
        for words in sentence.constituents:
            bins.setdefault((len(words) - 1) // width, []).append(count[pattern(sentence, words)])
        scores = [
            sum(
                (ceiling - t + 2) * sum(found >= t for found in members) / len(members)
                for t in range(2, ceiling + 1)
            )
            for members in bins.values()
        ]
        divisor = (max(scores) or 1.0) if per_sentence else most
        by_width.append(sum(scores) / (divisor * len(bins)))
    return sum(by_width) / len(sentence.tags)
