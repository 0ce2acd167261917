"""Conventions on heads: function words or content words, and the styles of coordination.

The input is Universal Dependencies, where content words are heads and the first conjunct heads the
others. A `Scheme` says what to change; `SCHEMES` are the schemes that have names.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

import numpy as np

from treeval.arrays import Bools
from treeval.errors import SettingError
from treeval.tree.column import Column
from treeval.tree.shape import require_trees, rewired
from treeval.tree.treebank import Treebank

_RANKS = {name: rank for rank, name in enumerate(("cc", "mark", "aux", "cop", "case", "det"))}
_SUBJECTS = frozenset(["nsubj", "csubj"])
_EXPLETIVE_SUBJECTS = frozenset(["expl", "expl:subj"])
_VERBAL = frozenset(["aux", "cop"])
_LOOSE = frozenset(["punct", "parataxis", "discourse", "vocative", "dislocated"])

BELOW = "comp:"

# Relations of a function word's own dependents; its other dependents have moved there.
_OWN = frozenset(["fixed", "goeswith", "reparandum"])
_COORDINATING = frozenset(["cc", "punct"])
Head = Literal["content", "function"]
Coordination = Literal["first", "chain", "conjunction"]
_SWITCHES = ("case", "possessive", "mark", "det", "aux", "cop", "cc")
_STYLES = ("first", "chain", "conjunction")
# Commas, semicolons and colons, including Arabic, Chinese and Japanese ones.
_COMMAS = frozenset(",;:\u060c\u061b\u3001\uff0c\uff1b\uff1a")


class Sentence(NamedTuple):
    """Heads and labels of a sentence; 0 is the root, words count from 1."""

    heads: tuple[int, ...]
    labels: tuple[str, ...]
    are_particles: tuple[bool, ...]
    are_commas: tuple[bool, ...]


def promoted(sentence: Sentence, heading: frozenset[str], coordination: str) -> Sentence:
    """Make the function words of the given relations the heads of their content words.

    The words that are to head a content word form a chain above it, the outermost first. Words on
    one side are ordered by distance, so that no arcs cross; words on different sides are ordered
    by rank, as far as distance allows: conjunction, subordinator, auxiliary, copula, adposition,
    determiner.

    A dependent of the content word moves to the outermost member of the chain that is between the
    two. Subjects go at least as high as the highest auxiliary or copula. Words that belong to the
    clause as a whole, such as punctuation, go to the top if they are outside the chain. A conjunct
    goes to the outermost member with the relation of its own outermost function word: *in Rome and
    in Paris*, but *in Rome and Paris*.

    The top of a chain has the content word's label; a word below a promoted one has the label
    ``comp:``, followed by the relation that the promoted word had.
    """
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
    heads: dict[int, int] = {}
    taken: set[int] = set()
    for first, others in sorted(conjuncts.items()):
        ends = (first, min(others), max(others))
        between = {word for word in candidates.get(first, ()) if min(ends) < word < max(ends)}
        for other in others:
            span = range(min(first, other), max(first, other))
            between.update(word for word in candidates.get(other, ()) if word in span)
        conjunctions = {word for word in between - taken if relations[word] == "cc"}
        if between - taken:
            heads[first] = max(conjunctions or between - taken)
            taken.add(heads[first])
    return heads


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
            chain_relations = [self.relations[member] for member in self.chains.get(word, ())]
            functions = [name for name in chain_relations if name in _RANKS and name != "cc"]
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
        return [index for index, word in enumerate(chain) if self.relations[word] in relations]


def demoted(sentence: Sentence, *, flat: bool) -> Sentence:
    """Make content words the heads again; ``flat`` attaches all conjuncts to the first.

    A word labelled ``comp:`` depends on a promoted word, which may have such a label itself:
    together they are a chain, and its last word is the content word. That word takes the head and
    the label of the chain's top. The others are attached to it, with the relations that the labels
    record, and so are their dependents.
    """
    chains = _Chains(sentence.heads, sentence.labels)
    heads, labels = list(sentence.heads), list(sentence.labels)
    for word in range(1, len(heads)):
        promoted = sentence.heads[word]
        if chains.goes_on_with(word):
            heads[promoted] = chains.joined.get(promoted, chains.bottoms[promoted])
            labels[promoted] = sentence.labels[word].removeprefix(BELOW)
    for word in range(1, len(heads)):
        if not chains.goes_on_with(word):
            content = chains.bottoms[word]
            heads[content], labels[content] = chains.head(word), chains.label(word)
    if flat:
        _hang_on_first(heads, labels)
    return sentence._replace(heads=tuple(heads), labels=tuple(labels))


@dataclass(frozen=True)
class _Chains:
    """Chains of promoted words in a sentence."""

    heads: tuple[int, ...]
    labels: tuple[str, ...]

    @cached_property
    def below(self) -> dict[int, list[int]]:
        """The words labelled as below a promoted one; the chain continues with the first."""
        below: dict[int, list[int]] = {}
        for word in range(1, len(self.heads)):
            if self.labels[word].startswith(BELOW) and self.heads[word]:
                below.setdefault(self.heads[word], []).append(word)
        return below

    @cached_property
    def bottoms(self) -> list[int]:
        """The content word at the end of each word's chain."""
        bottoms = [0] * len(self.heads)
        for word in range(len(self.heads)):
            way = [word]
            while way[-1] in self.below and not bottoms[way[-1]]:
                way.append(self.below[way[-1]][0])
            for passed in way:
                bottoms[passed] = bottoms[way[-1]] or way[-1]
        return bottoms

    @cached_property
    def joined(self) -> dict[int, int]:
        """The next conjunct after each conjunction that heads its coordination."""
        joined = {}
        for word, (first, *others) in self.below.items():
            following = [self.bottoms[other] for other in others if self.bottoms[other] > word]
            if following and _base(self.labels[first].removeprefix(BELOW)) in _COORDINATING:
                joined[word] = min(following)
        return joined

    def goes_on_with(self, word: int) -> bool:
        """Say whether the chain of a word's head continues with the word."""
        return word == self.below.get(self.heads[word], [0])[0]

    def head(self, top: int) -> int:
        """Find the head of the content word of a chain, given the chain's top."""
        above = self.heads[top]
        if _base(self.labels[top]) in _OWN:
            return above
        is_conjunct = self.labels[top].startswith(BELOW)
        if above in self.joined and self.bottoms[above] < top < above and not is_conjunct:
            return self.joined[above]  # a comma before the conjunction
        return self.bottoms[above]

    def label(self, top: int) -> str:
        if not self.labels[top].startswith(BELOW):
            return self.labels[top]
        return "conj" if self.heads[top] in self.joined else "dep"


def _base(label: str) -> str:
    return label.partition(":")[0]


def _hang_on_first(heads: list[int], labels: list[str]) -> None:
    relations = [_base(label) for label in labels]
    for word in range(1, len(heads)):
        while relations[word] == relations[heads[word]] == "conj":
            heads[word] = heads[heads[word]]


@dataclass(frozen=True)
class Scheme:
    """The function words that head their content words, and the head of coordinations.

    ``possessive`` is for words with the relation ``case`` that are tagged PART (English 's), the
    other switches for the relations of their names; ``cc`` for conjunctions between conjuncts. In
    a coordination the ``first`` conjunct heads the others, or each conjunct the next (``chain``),
    or the ``conjunction`` heads them all: the last one, or the last comma, semicolon or colon
    if there is none, or the first conjunct if there is neither.
    """

    case: Head = "content"
    possessive: Head = "content"
    mark: Head = "content"
    det: Head = "content"
    aux: Head = "content"
    cop: Head = "content"
    cc: Head = "content"
    coordination: Coordination = "first"

    @staticmethod
    def of(text: Any) -> "Scheme":
        """Read a scheme: a name, or the relations with function heads: ``case+mark/chain``."""
        if not isinstance(text, str):
            raise SettingError(f"choose from {', '.join(SCHEMES)}", setting="scheme")
        if text in SCHEMES:
            return SCHEMES[text]
        relations, slash, style = text.partition("/")
        chosen: dict[str, Any] = dict.fromkeys(relations.split("+"), "function")
        if not chosen.keys() <= set(_SWITCHES) or (slash and style not in _STYLES):
            raise SettingError(
                f"{text!r} is not a scheme; choose from {', '.join(SCHEMES)}, "
                f"or join some of {', '.join(_SWITCHES)} with +, "
                f"and end with / and one of {', '.join(_STYLES)}"
            )
        chosen |= {"coordination": style} if slash else {}
        return Scheme(**chosen)

    def __call__(self, treebank: Treebank) -> Treebank:
        """Convert a treebank from Universal Dependencies into this scheme."""
        heading = {switch for switch in _SWITCHES if getattr(self, switch) == "function"}

        def converted(sentence: Sentence) -> Sentence:
            return promoted(sentence, frozenset(heading), self.coordination)

        return _converted(treebank, converted)

    def invert(self, treebank: Treebank) -> Treebank:
        """Convert a treebank of this scheme back into Universal Dependencies.

        This is exact except for what the scheme does not distinguish: a function word that depends
        on a function word, and two that depend on one content word; a function word's own
        dependents (only ``fixed``, ``goeswith`` and ``reparandum`` are taken to be), and those that
        moved to it; with ``chain``, a coordination within a coordination; with ``conjunction``,
        subtypes of ``conj`` and the head of the conjunction (the next conjunct is taken).
        """

        def converted(sentence: Sentence) -> Sentence:
            return demoted(sentence, flat=self.coordination == "chain")

        return _converted(treebank, converted)


def _functional(**others: Head) -> dict[str, Head]:
    return {"aux": "function", "cop": "function", **others}


# The schemes of Tsarfaty, Nivre & Andersson (2011) are settings of the LTH converter: in all of
# them auxiliaries head the verb and conjunctions the conjuncts. Relative and interrogative words,
# which head clauses in their functional scheme, cannot be recognised in Universal Dependencies.
SCHEMES: Mapping[str, Scheme] = MappingProxyType(
    {
        "ud": Scheme(),
        "sud": Scheme(
            **_functional(case="function", possessive="function", mark="function"),
            coordination="chain",
        ),
        "functional": Scheme(
            **_functional(case="function", possessive="function", mark="function"),
            coordination="conjunction",
        ),
        "conll07": Scheme(**_functional(case="function"), coordination="conjunction"),
        "lexical": Scheme(**_functional(), coordination="conjunction"),
    }
)


def _converted(treebank: Treebank, converted: Callable[[Sentence], Sentence]) -> Treebank:
    labels = list(treebank.column("deprel"))
    require_trees(treebank)
    heads = treebank.heads.tolist()
    are_particles, are_commas = _particles(treebank), _commas(treebank)
    parents = treebank.parents.copy()
    for begin, limit in pairwise(treebank.offsets.tolist()):
        words = slice(begin, limit)
        sentence = converted(
            Sentence(
                (0, *heads[words]),
                ("", *labels[words]),
                (False, *are_particles[words].tolist()),
                (False, *are_commas[words].tolist()),
            )
        )
        labels[words] = sentence.labels[1:]
        parents[words] = [begin + head - 1 if head else -1 for head in sentence.heads[1:]]
    return rewired(treebank, parents, Column.of(labels))


def _particles(treebank: Treebank) -> Bools:
    if "upos" not in treebank.columns:
        return np.zeros(treebank.words, dtype=np.bool_)
    return treebank.columns["upos"].isin(("PART",))


def _commas(treebank: Treebank) -> Bools:
    return treebank.columns["form"].isin(_COMMAS)
