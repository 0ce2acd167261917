"""Learnt classes of words: tagging with them, and their file."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.kernels.clark.arrays import LetterModels
from treeval.models.archive import Archive, damaged, read_archive
from treeval.models.ngram.text import Text, text_of
from treeval.models.tags.stream import spelling_of
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

KIND, VERSION = "tags", 1


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
        from treeval.kernels.clark.letters import spell_all  # noqa: PLC0415  compiled when needed

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

    def save(self, path: str) -> None:
        """Write the model to a file."""
        settings = {"objective": self.objective, "signature": self.signature}
        arrays = {
            "frequencies": self.frequencies,
            "classes": self.classes,
            **self.letters._asdict(),
        }
        Archive(KIND, VERSION, settings, arrays, {"words": self.words}).write(path)


def class_column(model: TagModel, treebank: Treebank) -> Column:
    """Name the class of every word of a treebank."""
    return model.column(text_of(treebank))


def load_tags(path: str) -> TagModel:
    """Read a model that `save` wrote."""
    archive = read_archive(path, KIND, VERSION)
    try:
        arrays, words = archive.arrays, tuple(archive.strings["words"])
        model = TagModel(
            words,
            frozen(arrays["frequencies"]),
            frozen(arrays["classes"]),
            LetterModels(*(frozen(arrays[name]) for name in LetterModels._fields)),
            float(archive.settings["objective"]),
            str(archive.settings["signature"]),
        )
    except (KeyError, TypeError, ValueError):
        raise damaged(path) from None
    if not _is_sound(model):
        raise damaged(path)
    return model


def _is_sound(model: TagModel) -> bool:
    """Say whether the arrays fit together: compiled code follows them without looking."""
    emissions, moves = model.letters
    if any(array.dtype != np.float64 or array.ndim != 3 for array in model.letters):
        return False
    states, classes = emissions.shape[1:]
    whole = all(array.dtype.kind == "i" for array in (model.classes, model.frequencies))
    return bool(
        whole
        and emissions.shape == (256, states, classes)
        and moves.shape == (states + 1, states + 1, classes)
        and states > 0
        and classes > 0
        and model.classes.shape == model.frequencies.shape == (len(model.words),)
        and ((model.classes >= 0) & (model.classes < classes)).all()
    )
