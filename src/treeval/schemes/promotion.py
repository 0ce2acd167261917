"""Function words become heads: one sentence of Universal Dependencies into another scheme.

The words that are to head a content word form a chain above it, the outermost first. Words on one
side are ordered by distance, so that no arcs cross; words on different sides are ordered by rank,
as far as distance allows: conjunction, subordinator, auxiliary, copula, adposition, determiner.

A dependent of the content word moves to the outermost member of the chain that is between the two.
Subjects go at least as high as the highest auxiliary or copula. Words that belong to the clause as
a whole, such as punctuation, go to the top if they are outside the chain. A conjunct goes to the
outermost member with the relation of its own outermost function word: *in Rome and in Paris*, but
*in Rome and Paris*.

The top of a chain has the content word's label; a word below a promoted one has the label
``comp:``, followed by the relation that the promoted word had.
"""

from collections import deque
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, NamedTuple

_RANKS = {name: rank for rank, name in enumerate(("cc", "mark", "aux", "cop", "case", "det"))}
_SUBJECTS = frozenset(["nsubj", "csubj"])
_EXPLETIVE_SUBJECTS = frozenset(["expl", "expl:subj"])
_VERBAL = frozenset(["aux", "cop"])
_LOOSE = frozenset(["punct", "parataxis", "discourse", "vocative", "dislocated"])

BELOW = "comp:"


class Sentence(NamedTuple):
    """Heads and labels of a sentence; 0 is the root, words count from 1."""

    heads: tuple[int, ...]
    labels: tuple[str, ...]
    are_particles: tuple[bool, ...]
    are_commas: tuple[bool, ...]


def promoted(sentence: Sentence, heading: frozenset[str], coordination: str) -> Sentence:
    """Make the function words of the given relations the heads of their content words."""
    relations = tuple(label.partition(":")[0] for label in sentence.labels)
    owners = list(sentence.heads)
    conjunctions: dict[int, int] = {}
    if coordination == "conjunction":
        conjunctions = _conjunctions(sentence, relations)
        _raise_conjunctions(owners, relations, conjunctions)
    elif coordination == "chain":
        _link_conjuncts(owners, relations)
    raised = set(conjunctions.values())
    words = _promoted_words(sentence, owners, relations, heading)
    words = [word for word in words if word not in raised]
    tree = _Tree(tuple(owners), relations, sentence.labels, _chains(words, owners, relations))
    return sentence._replace(**tree.headed_by(conjunctions).attached())


def _conjuncts(heads: Sequence[int], relations: tuple[str, ...]) -> dict[int, list[int]]:
    """Find the conjuncts that are attached to each word."""
    conjuncts: dict[int, list[int]] = {}
    for word in range(1, len(heads)):
        if relations[word] == "conj" and heads[word]:
            conjuncts.setdefault(heads[word], []).append(word)
    return conjuncts


def _link_conjuncts(owners: list[int], relations: tuple[str, ...]) -> None:
    """Attach each conjunct to the one before it, as seen from the first."""
    for first, others in _conjuncts(owners, relations).items():
        after = [word for word in others if word > first]
        before = [word for word in reversed(others) if word < first]
        for side in (after, before):
            for nearer, further in pairwise(side):
                owners[further] = nearer


def _conjunctions(sentence: Sentence, relations: tuple[str, ...]) -> dict[int, int]:
    """Find the word that heads each coordination, by its first conjunct."""
    conjuncts = _conjuncts(sentence.heads, relations)
    candidates: dict[int, list[int]] = {}
    for word in range(1, len(relations)):
        is_comma = relations[word] == "punct" and sentence.are_commas[word]
        if relations[word] == "cc" or is_comma:
            candidates.setdefault(sentence.heads[word], []).append(word)
    found: dict[int, int] = {}
    taken: set[int] = set()
    for first, others in sorted(conjuncts.items()):
        ends = (first, min(others), max(others))
        between = {word for word in candidates.get(first, ()) if min(ends) < word < max(ends)}
        for other in others:
            span = range(min(first, other), max(first, other))
            between.update(word for word in candidates.get(other, ()) if word in span)
        conjunctions = {word for word in between - taken if relations[word] == "cc"}
        if between - taken:
            found[first] = max(conjunctions or between - taken)
            taken.add(found[first])
    return found


def _raise_conjunctions(
    owners: list[int], relations: tuple[str, ...], conjunctions: dict[int, int]
) -> None:
    """Let conjunctions belong to first conjuncts, and the words beyond a conjunction to it."""
    raised = {}
    for first, conjunction in conjunctions.items():
        if owners[conjunction] != first:
            raised[owners[conjunction]] = conjunction
            owners[conjunction] = first
    for word in range(1, len(owners)):
        conjunct = owners[word]
        conjunction = raised.get(conjunct, conjunct)
        is_beyond = min(word, conjunct) < conjunction < max(word, conjunct)
        if is_beyond and relations[word] not in _RANKS:
            owners[word] = conjunction


def _promoted_words(
    sentence: Sentence, owners: list[int], relations: tuple[str, ...], heading: frozenset[str]
) -> list[int]:
    """Find the words that are to be heads; of several determiners, this is the nearest."""
    chosen = []
    determiners: dict[int, int] = {}
    for word in range(1, len(owners)):
        owner, relation = owners[word], relations[word]
        if relation == "case" and sentence.are_particles[word]:
            relation = "possessive"
        if relation not in heading or not owner:
            continue
        if relation == "det":
            known = determiners.get(owner, word)
            determiners[owner] = min(known, word, key=lambda word: abs(word - owners[word]))
        elif relation != "cc" or relations[owner] == "conj":
            chosen.append(word)
    return sorted([*chosen, *determiners.values()])


def _chains(
    words: list[int], owners: list[int], relations: tuple[str, ...]
) -> dict[int, list[int]]:
    """Put the promoted words of each content word in order, the outermost first."""
    left: dict[int, list[int]] = {}
    right: dict[int, list[int]] = {}
    for word in words:
        side = left if word < owners[word] else right
        side.setdefault(owners[word], []).append(word)
    chains: dict[int, list[int]] = {}
    for owner in left.keys() | right.keys():
        before, after = deque(left.get(owner, ())), deque(reversed(right.get(owner, ())))
        chains[owner] = chain = []
        while before or after:
            right_first = after and (
                not before or _RANKS[relations[after[0]]] < _RANKS[relations[before[0]]]
            )
            chain.append(after.popleft() if right_first else before.popleft())
    return chains


@dataclass(frozen=True)
class _Tree:
    """A sentence in conversion: the owner of each word, and the chains above content words."""

    owners: tuple[int, ...]
    relations: tuple[str, ...]
    labels: tuple[str, ...]
    chains: dict[int, list[int]]
    conjunctions: dict[int, int] = field(default_factory=dict)

    def headed_by(self, conjunctions: dict[int, int]) -> "_Tree":
        """Put the conjunctions into the chains above first conjuncts."""
        conjuncts = _conjuncts(self.owners, self.relations)
        levels = {
            first: min(self._level(other) for other in conjuncts[first]) for first in conjunctions
        }
        chains = dict(self.chains)
        for first, level in levels.items():
            chain = self.chains.get(first, [])
            chains[first] = [*chain[:level], conjunctions[first], *chain[level:]]
        return replace(self, chains=chains, conjunctions=conjunctions)

    def attached(self) -> dict[str, tuple[Any, ...]]:
        """Give the words their heads and labels."""
        heads, labels = list(self.owners), list(self.labels)

        def attach(word: int, head: int, label: str) -> None:
            top = self._top(word)
            heads[top], labels[top] = head, label

        for owner, words in self._dependents().items():
            chain = [*self.chains.get(owner, ()), owner]
            for word, level in self._levels(owner, words).items():
                head = chain[level]
                is_conjunct = self.relations[word] == "conj" and owner in self.conjunctions
                attach(word, head, BELOW + self.labels[head] if is_conjunct else self.labels[word])
        for owner, chain in self.chains.items():
            for above, below in pairwise(chain):
                attach(below, above, BELOW + self.labels[above])
            heads[owner], labels[owner] = chain[-1], BELOW + self.labels[chain[-1]]
        return {"heads": tuple(heads), "labels": tuple(labels)}

    def _top(self, word: int) -> int:
        while word in self.chains:
            word = self.chains[word][0]
        return word

    def _dependents(self) -> dict[int, list[int]]:
        """Find the words that belong to each word, but not to the chain above it."""
        members = {member for chain in self.chains.values() for member in chain}
        dependents: dict[int, list[int]] = {}
        for word in range(1, len(self.owners)):
            if word not in members:
                dependents.setdefault(self.owners[word], []).append(word)
        return dependents

    def _levels(self, owner: int, words: list[int]) -> dict[int, int]:
        """Find places for words in the chain above their owner; its own place is the last."""
        if owner not in self.chains:
            return dict.fromkeys(words, 0)
        levels = {}
        after = [word for word in reversed(words) if word > owner]
        before = [word for word in words if word < owner]
        for side in (after, before):
            lowest = 0
            for word in side:
                levels[word] = self._level(word)
                if not (self.relations[word] == "conj" and owner in self.conjunctions):
                    # A place above that of a word further out would make arcs cross.
                    lowest = levels[word] = max(levels[word], lowest)
        return levels

    def _level(self, word: int) -> int:
        owner, relation = self.owners[word], self.relations[word]
        chain = self.chains.get(owner, [])
        if relation == "conj" and owner in self.conjunctions:
            return chain.index(self.conjunctions[owner])
        wanted: list[int] = []
        if relation in _SUBJECTS or self.labels[word] in _EXPLETIVE_SUBJECTS:
            wanted = self._places(chain, _VERBAL)
        elif relation == "conj":
            own = [self.relations[member] for member in self.chains.get(word, ())]
            functions = [name for name in own if name in _RANKS and name != "cc"]
            wanted = self._places(chain, frozenset(functions[:1]))
        elif relation in _LOOSE and not min([*chain, owner]) < word < max([*chain, owner]):
            wanted = self._places(chain, _RANKS.keys() - {"cc"})
        span = range(min(word, owner) + 1, max(word, owner))
        standing_between = [n for n, member in enumerate(chain) if member in span]
        # A place above an arc of the chain that spans the word would make the two cross.
        arcs = enumerate(pairwise([*chain, owner]))
        highest = max((n for n, arc in arcs if min(arc) < word < max(arc)), default=0)
        return min([*(n for n in wanted if n >= highest), *standing_between, len(chain)])

    def _places(self, chain: list[int], relations: AbstractSet[str]) -> list[int]:
        return [place for place, word in enumerate(chain) if self.relations[word] in relations]
