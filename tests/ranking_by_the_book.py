"""Ranking without gold trees, word by word in plain Python, to be compared with treeval's.

Keys of words and arcs are tuples, systems are sets of them; nothing is sorted or numbered.
"""

import math
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from treeval.tree.surface import surface
from treeval.tree.treebank import Treebank

Key = tuple[Hashable, ...]
Arc = tuple[Key, Key, str]
ROOT: Key = ("root",)


@dataclass(frozen=True)
class Book:
    """The figures of one vote, by system."""

    agreement: dict[str, float]
    confirmed: dict[str, float]
    weights: dict[str, float]
    rounds: int
    groups: dict[str, frozenset[str]]


def arcs_of(treebanks: Mapping[str, Treebank]) -> dict[str, dict[Key, Arc]]:
    """Give the arc of each word of each system, by the key of the word."""
    stretches = _stretches(list(treebanks.values()))
    found = {}
    for name, treebank in treebanks.items():
        keys = _keys(treebank, stretches)
        labels = [label.partition(":")[0] for label in treebank.columns["deprel"]]
        parents = treebank.parents.tolist()
        found[name] = {
            key: (key, keys[parent] if parent >= 0 else ROOT, label)
            for key, parent, label in zip(keys, parents, labels, strict=True)
        }
    return found


def _spans(treebank: Treebank) -> list[tuple[int, int, int, int]]:
    """Start and end of each token, its first word and the word after its last."""
    tokens = surface(treebank)
    starts, words = tokens.starts.tolist(), tokens.first_words.tolist()
    return list(zip(starts[:-1], starts[1:], words[:-1], words[1:], strict=True))


def _stretches(treebanks: Sequence[Treebank]) -> list[tuple[int, int]]:
    spans = sorted(
        (start, end)
        for treebank in treebanks
        for start, end, first, after in _spans(treebank)
        if first in treebank.multiwords.first.tolist() and after - first >= 1
    )
    merged: list[tuple[int, int]] = []
    for start, end in spans:
        if merged and start < merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], end))
        else:
            merged.append((start, end))
    return merged


def _keys(treebank: Treebank, stretches: Sequence[tuple[int, int]]) -> list[Key]:
    lowered = list(surface(treebank).lowered)
    keys: list[Key] = []
    seen: Counter[Key] = Counter()
    for start, end, first, after in _spans(treebank):
        around = [one for one in stretches if one[0] <= start and end <= one[1]]
        for word in range(first, after):
            if not around:
                keys.append((start, end))
                continue
            key = (around[0], lowered[word])
            keys.append((*key, seen[key]))
            seen[key] += 1
    return keys


def by_the_book(treebanks: Mapping[str, Treebank]) -> Book:
    names = sorted(treebanks)
    arcs = arcs_of({name: treebanks[name] for name in names})
    groups = _clones(arcs)
    share = {name: 1 / len(groups[name]) for name in names}
    number = len(set(groups.values()))
    sets = {name: set(arcs[name].values()) for name in names}
    if number == 1:
        alone = {name: frozenset([name]) for name in names}
        agreement = _agreement(sets, alone, dict.fromkeys(names, 1.0))
    else:
        agreement = _agreement(sets, groups, share)
    flat = dict.fromkeys(names, 1.0)
    if number < 5:
        return Book(agreement, agreement, flat, 0, groups)
    existence = _existence(arcs, groups, share)
    words = {
        key: {name: arcs[name][key] for name in names if key in arcs[name]} for key in existence
    }
    words.pop(ROOT)
    p = _shares(words, existence, flat, groups)
    rounds, change = 0, 1.0
    while change > 1e-4 and rounds < 50:
        new = _shares(words, existence, _weights(p, share), groups)
        mean = {name: (new[name] + p[name]) / 2 for name in names}
        change = max(abs(mean[name] - p[name]) for name in names)
        p, rounds = mean, rounds + 1
    weights = _weights(p, share)
    expected = math.fsum(existence[key] for key in words)
    confirmed = {}
    for name in names:
        credit = math.fsum(
            existence[key] * _credit(name, here, existence, weights, groups)
            for key, here in words.items()
            if name in here
        )
        confirmed[name] = 2 * credit / (len(sets[name]) + expected)
    return Book(agreement, confirmed, weights, rounds, groups)


def _f1(a: set[Arc], b: set[Arc]) -> float:
    return 2 * len(a & b) / (len(a) + len(b)) if a or b else 1.0


def _components(names: Sequence[str], linked: set[tuple[str, str]]) -> dict[str, frozenset[str]]:
    groups = {name: frozenset([name]) for name in names}
    for a, b in linked:
        together = groups[a] | groups[b]
        groups |= dict.fromkeys(together, together)
    return groups


def _clones(arcs: Mapping[str, Mapping[Key, Arc]]) -> dict[str, frozenset[str]]:
    votes = Counter(arc for own in arcs.values() for arc in own.values())
    most = len(arcs) - (2 if len(arcs) >= 6 else 1)
    contested = {
        name: {arc for arc in own.values() if votes[arc] <= most} for name, own in arcs.items()
    }
    linked = {(a, b) for a in arcs for b in arcs if _f1(contested[a], contested[b]) >= 0.95}
    return _components(list(arcs), linked)


def _agreement(
    sets: Mapping[str, set[Arc]],
    groups: Mapping[str, frozenset[str]],
    share: Mapping[str, float],
) -> dict[str, float]:
    others = max(1, len(set(groups.values())) - 1)
    found = {}
    for name, own in sets.items():
        outside = [other for other in sets if other not in groups[name]]
        common = math.fsum(share[other] * len(own & sets[other]) for other in outside) / others
        size = math.fsum(share[other] * len(sets[other]) for other in outside) / others
        found[name] = 2 * common / (len(own) + size)
    return found


def _existence(
    arcs: Mapping[str, Mapping[Key, Arc]],
    clones: Mapping[str, frozenset[str]],
    share: Mapping[str, float],
) -> dict[Key, float]:
    every = sorted({key for own in arcs.values() for key in own}, key=repr)
    contested = [key for key in every if not all(key in own for own in arcs.values())]
    groups = clones
    if len(contested) >= 30:
        linked = {
            (a, b)
            for a in arcs
            for b in arcs
            if sum((key in arcs[a]) == (key in arcs[b]) for key in contested)
            >= 0.98 * len(contested)
        }
        groups = _components(list(arcs), linked)
    segmenters = sorted(set(groups.values()), key=sorted)
    have = {
        (key, segmenter): math.fsum(share[one] for one in segmenter if key in arcs[one])
        / math.fsum(share[one] for one in segmenter)
        for key in every
        for segmenter in segmenters
    }
    e = {key: math.fsum(have[key, one] for one in segmenters) / len(segmenters) for key in every}
    for _ in range(30 if len(segmenters) > 2 else 0):
        trust = {}
        for one in segmenters:
            common = math.fsum(have[key, one] * e[key] for key in every)
            total = math.fsum(have[key, one] + e[key] for key in every)
            f1 = min(0.98, max(0.05, 2 * common / total))
            trust[one] = math.log(f1 / (1 - f1))
        before, e = e, {}
        for key in every:
            exponent = math.fsum((2 * have[key, one] - 1) * trust[one] for one in segmenters)
            e[key] = 1 / (1 + math.exp(-min(30.0, max(-30.0, exponent))))
        if max(abs(e[key] - before[key]) for key in every) <= 1e-4:
            break
    return {**e, ROOT: 1.0}


def _credit(
    name: str,
    here: Mapping[str, Arc],
    existence: Mapping[Key, float],
    weights: Mapping[str, float],
    groups: Mapping[str, frozenset[str]],
) -> float:
    """The probability of the arc of a system at a word, by those outside its group."""
    support: dict[Arc, float] = {}
    for other, arc in here.items():
        if other not in groups[name]:
            vote = existence[arc[1]] * weights[other] / len(groups[other])
            support[arc] = support.get(arc, 0.0) + vote
    own = here[name]
    if own not in support:
        return 0.0
    total = math.fsum(math.exp(value - support[own]) for value in support.values())
    return existence[own[1]] / total


def _shares(
    words: Mapping[Key, Mapping[str, Arc]],
    existence: Mapping[Key, float],
    weights: Mapping[str, float],
    groups: Mapping[str, frozenset[str]],
) -> dict[str, float]:
    found = {}
    for name in weights:
        contested = {
            key: here for key, here in words.items() if name in here and len(set(here.values())) > 1
        }
        total = math.fsum(existence[key] for key in contested)
        credit = math.fsum(
            existence[key] * _credit(name, here, existence, weights, groups)
            for key, here in contested.items()
        )
        found[name] = min(0.98, max(0.02, credit / total)) if total else 0.98
    return found


def _weights(p: Mapping[str, float], share: Mapping[str, float]) -> dict[str, float]:
    mean = math.fsum(share[name] * p[name] for name in p) / math.fsum(share.values())
    return {name: min(5.0, max(0.05, (value / mean) ** 8)) for name, value in p.items()}
