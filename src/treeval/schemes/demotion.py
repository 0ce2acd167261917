"""Content words become heads again: the way back from schemes that `promotion` leads to.

A word labelled ``comp:`` depends on a promoted word, which may have such a label itself: together
they are a chain, and its last word is the content word. That word takes the head and the label of
the chain's top. The others are attached to it, with the relations that the labels record, and so
are their dependents.
"""

from dataclasses import dataclass
from functools import cached_property

from treeval.schemes.promotion import BELOW, Sentence

# Relations of a function word's own dependents; its other dependents have moved there.
_OWN = frozenset(["fixed", "goeswith", "reparandum"])
_COORDINATING = frozenset(["cc", "punct"])


def demoted(sentence: Sentence, *, flat: bool) -> Sentence:
    """Make content words the heads; ``flat`` attaches all conjuncts to the first."""
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
