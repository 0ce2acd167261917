"""Sentences with other words: which of them belong together by their texts."""

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass
from functools import cached_property

from treeval.tree.surface import surface
from treeval.tree.treebank import Treebank

_ALIKE = 0.5  # share of common words, of the shorter side, from which a text was edited


@dataclass(frozen=True)
class Stretch:
    """Sentences that belong together although their words differ: edited, split or joined."""

    old: tuple[int, ...]
    new: tuple[int, ...]
    is_same_text: bool  # whether the characters, without spaces, are the same


@dataclass(frozen=True, eq=False)
class SentenceTexts:
    """The texts of the sentences of one treebank, without spaces."""

    treebank: Treebank

    @cached_property
    def _text(self) -> tuple[str, list[int]]:
        found = surface(self.treebank)
        return found.text, found.sentence_starts.tolist()

    def of(self, sentences: tuple[int, ...]) -> str:
        text, starts = self._text
        return "".join(text[starts[one] : starts[one + 1]] for one in sentences)

    def widened(
        self, sentences: tuple[int, ...], text: str, free: Container[int]
    ) -> tuple[int, ...]:
        """Take in free neighbours until the sentences have a text; nothing if they never do."""
        while (found := self.of(sentences)) != text:
            after, before = (*sentences, sentences[-1] + 1), (sentences[0] - 1, *sentences)
            if after[-1] in free and found in text and self.of(after) in text:
                sentences = after
            elif before[0] in free and found in text and self.of(before) in text:
                sentences = before
            else:
                return ()
        return sentences

    def words(self, sentences: tuple[int, ...]) -> Counter[str]:
        forms, offsets = self.treebank.column("form"), self.treebank.offsets
        return Counter(
            form
            for one in sentences
            for form in forms.take(slice(int(offsets[one]), int(offsets[one + 1])))
        )


@dataclass(frozen=True, eq=False)
class TextPair:
    """The texts of two treebanks."""

    old: SentenceTexts
    new: SentenceTexts

    def stretch(self, old: tuple[int, ...], new: tuple[int, ...]) -> Stretch:
        return Stretch(old, new, self.old.of(old) == self.new.of(new))

    def grown(
        self, old: int, new: int, free_old: Container[int], free_new: Container[int]
    ) -> Stretch:
        """Take in neighbours without a partner, if the two sides then have the same text."""
        first = Stretch((old,), (new,), is_same_text=False)
        ours, theirs = self.old.of(first.old), self.new.of(first.new)
        if len(ours) < len(theirs):
            found = self.old.widened(first.old, theirs, free_old)
            return Stretch(found, first.new, is_same_text=True) if found else first
        found = self.new.widened(first.new, ours, free_new)
        return Stretch(first.old, found, is_same_text=True) if found else first

    def are_alike(self, stretch: Stretch) -> bool:
        """Say whether one side may be an edited version of the other."""
        ours, theirs = self.old.words(stretch.old), self.new.words(stretch.new)
        return (ours & theirs).total() >= _ALIKE * min(ours.total(), theirs.total())
