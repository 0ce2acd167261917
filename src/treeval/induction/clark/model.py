"""Learnt classes of words, tagging with them, and their file.

A text is one row of tokens, in which the end of a sentence is a token of its own, the empty word.
`docs/models/tags.md` describes the arrays of the file.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.induction.clark.compiled import spell_all
from treeval.induction.clark.kernels.arrays import LetterModels, Spelling, Stream
from treeval.models.archive import Archive, damaged
from treeval.models.text import Text
from treeval.tree.column import Column

BOUNDARY = ""


def row_of(text: Text) -> Column:
    """Put all sentences into one row, types numbered in the order in which they first occur."""
    lengths = np.diff(text.offsets)
    places = np.arange(len(text.words.codes)) + np.repeat(np.arange(len(lengths)), lengths)
    codes = np.full(len(places) + len(lengths), len(text.words.strings), dtype=np.int64)
    codes[places] = text.words.codes
    used, first, inverse = np.unique(codes, return_index=True, return_inverse=True)
    order = np.argsort(first)
    strings = (*text.words.strings, BOUNDARY)
    numbers = np.empty(len(used), dtype=np.int32)
    numbers[order] = np.arange(len(used), dtype=np.int32)
    return Column(numbers[inverse], tuple(strings[used[rank]] for rank in order.tolist()))


def stream_of(row: Column, *, compatible: bool) -> Stream:
    """Find where each type occurs; the reference program overlooks the last token there."""
    tokens = row.codes.astype(np.int64)
    seen = tokens[:-1] if compatible else tokens
    places = np.argsort(seen, kind="stable")
    starts = np.searchsorted(seen[places], np.arange(len(row.strings) + 1))
    return Stream(tokens, places, starts, np.bincount(tokens, minlength=len(row.strings)))


def spelling_of(words: Iterable[str]) -> Spelling:
    """Spell words by the bytes of their UTF-8."""
    coded = [word.encode("utf-8", errors="surrogatepass") for word in words]
    lengths = np.array([0, *map(len, coded)], dtype=np.int64)
    letters = np.frombuffer(b"".join(coded), dtype=np.uint8).astype(np.int64)
    return Spelling(letters, np.cumsum(lengths))


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


KIND, VERSION = "tags", 1


def write_tags(model: TagModel, path: str) -> None:
    settings = {"objective": model.objective, "signature": model.signature}
    arrays = {
        "frequencies": model.frequencies,
        "classes": model.classes,
        **model.letters._asdict(),
    }
    Archive(KIND, VERSION, settings, arrays, {"words": model.words}).write(path)


def tags_in(archive: Archive, path: str) -> TagModel:
    """Read the model that an archive holds; the path is for messages."""
    archive.require_version(path, VERSION)
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
