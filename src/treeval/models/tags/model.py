"""Learnt classes of words, and tagging with them."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.kernels.clark.arrays import LetterModels
from treeval.models.ngram.text import Text
from treeval.models.tags.compiled import spell_all
from treeval.models.tags.stream import spelling_of
from treeval.tree.column import Column


@dataclass(frozen=True, eq=False)
class TagModel:
    """Words with their classes, and a model of letters for each class.

    The empty word stands for the end of a sentence.
    """

    words: tuple[str, ...]
    frequencies: Ints
    classes: Ints  # of the words
    letters: LetterModels
    objective: float
    signature: str

    @property
    def number(self) -> int:
        """Count the classes."""
        return int(self.letters.moves.shape[2])

    def tag(self, text: Text) -> Ints:
        """Give every word of a text its class.

        An unknown word goes where its letters and the number of words in the class make it most
        probable; to the first class if none can spell it.
        """
        numbers = {word: number for number, word in enumerate(self.words)}
        found = [numbers.get(word, -1) for word in text.words.strings]
        known = np.array(found, dtype=np.int64)
        by_string = np.append(self.classes, np.int32(-1))[known]
        unknown = np.flatnonzero(known < 0)
        if len(unknown):
            by_string[unknown] = self._guess([text.words.strings[w] for w in unknown.tolist()])
        return frozen(by_string[text.words.codes].astype(np.int32))

    def column(self, text: Text) -> Column:
        """Give every word of a text the name of its class: C0, C1..."""
        return Column(self.tag(text), tuple(f"C{number}" for number in range(self.number)))

    def _guess(self, words: list[str]) -> Ints:
        shares = np.bincount(self.classes, minlength=self.number) / len(self.classes)
        with np.errstate(divide="ignore"):
            scores: Floats = spell_all(spelling_of(words), self.letters) + np.log(shares)
        return np.asarray(np.argmax(scores, axis=1))

    def listing(self) -> Iterator[str]:
        """Lines of word, class and share of the class's tokens, the most frequent words first."""
        tokens = np.bincount(self.classes, self.frequencies, minlength=self.number)
        order = np.lexsort((np.arange(len(self.words)), self.frequencies))[::-1]
        for word in order.tolist():
            number = int(self.classes[word])
            share = self.frequencies[word] / tokens[number]
            yield f"{self.words[word]} {number} {share:.6g}"
