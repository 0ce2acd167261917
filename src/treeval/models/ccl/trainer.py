"""Learning a lexicon of common cover links from plain text, utterance by utterance."""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import frozen
from treeval.errors import SettingError
from treeval.kernels.ccl.arrays import (
    CodedUtterances,
    Lexicon,
    Store,
    empty_lexicon,
    empty_store,
    working_space,
)
from treeval.models.ccl.compiled import Learning, rehash
from treeval.models.ccl.model import CCLModel
from treeval.models.ccl.utterances import MARKS, Punctuation
from treeval.models.ngram.text import Text
from treeval.progress import Advance, Progress, silent

_CHUNK = 500  # utterances between two reports of progress


@dataclass(frozen=True)
class CCLTrainer:
    """Settings of learning.

    ``labels`` is how many labels of a point count. ``compatible`` learns as the reference program
    does, which loses some labels; without it, learning is as the paper says.
    """

    punctuation: Punctuation = MARKS
    labels: int = 10
    compatible: bool = False

    def __post_init__(self) -> None:
        """Refuse settings that make no sense."""
        if self.labels < 1:
            raise SettingError(f"{self.labels} labels; choose at least 1")

    def train(
        self,
        text: Text,
        rng: np.random.Generator | None = None,
        *,
        progress: Progress = silent,
    ) -> CCLModel:
        """Learn from sentences in their order; their tags, if any, separate marks from words.

        Nothing is drawn from ``rng``.
        """
        del rng
        utterances = self.punctuation.utterances(text)
        words, total = utterances.words, len(utterances)
        if not len(words):
            raise SettingError("the training text has no words; is it the right file?")
        corpus = CodedUtterances(utterances.offsets, words.codes, utterances.stops)
        learning = Learning(working_space(int(utterances.lengths.max()), self.labels))
        lexicon = empty_lexicon(len(words.strings), 4 * len(words.strings) + 64, self.labels)
        store, done = empty_store(1 << 16), 0
        while done < total:
            end = min(total, done + _CHUNK)
            done, needed = learning.learn(
                lexicon, store, corpus, done, end, compatible=self.compatible
            )
            if done < end:
                lexicon, store = _enlarged(lexicon, store, needed, self.labels)
            progress(Advance("learning", done, total))
        points = int(store.taken[0])
        learnt = Lexicon(
            lexicon.first, lexicon.points[:points].copy(), lexicon.amounts[:points].copy()
        )
        return CCLModel(words.strings, _read_only(learnt), self.punctuation, self.compatible)


def _read_only(lexicon: Lexicon) -> Lexicon:
    return Lexicon(*(frozen(array.view()) for array in lexicon))


def _enlarged(lexicon: Lexicon, store: Store, events: int, labels: int) -> tuple[Lexicon, Store]:
    """The same lexicon with twice the room, and as much more as these events need."""
    points = len(lexicon.points)
    larger = empty_lexicon(len(lexicon.first), 2 * points + events, labels)
    larger.first[:] = lexicon.first
    larger.points[:points] = lexicon.points
    larger.amounts[:points] = lexicon.amounts
    keys = max(2 * len(store.keys), 2 * (int(store.taken[1]) + events * labels))
    wider = empty_store(1 << (keys - 1).bit_length())
    rehash(store, wider)
    wider.taken[:] = store.taken
    return larger, wider
