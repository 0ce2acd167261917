"""Learning classes of words by exchange, with models of letters (Clark 2003, `neyessenmorph`).

Random numbers can be drawn as the reference program does.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.induction.clark.compiled import exchange, reestimate, spell_all
from treeval.induction.clark.kernels.arrays import BYTES, Bigrams, LetterModels, Spelling, Stream
from treeval.induction.clark.model import TagModel, row_of, spelling_of, stream_of
from treeval.models.model import usual_draws
from treeval.models.text import Text
from treeval.progress import Advance, Progress, silent
from treeval.tree.column import Column

BOUND = 2**31


class RandomSource(Protocol):
    """A source of whole numbers from 0 to below a bound: a NumPy generator, or GlibcRandom."""

    def integers(self, low: int, /, *, size: int) -> Any: ...


class GlibcRandom:
    """The `rand()` of the GNU C library: r[i] = r[i-3] + r[i-31] modulo 2^32, without its last bit.

    The first 31 numbers come from the multiplicative generator 16807 r modulo 2^31 - 1, and the
    first 310 sums are thrown away.
    """

    SEED: ClassVar[int] = 1  # of a program that sets none

    def __init__(self, seed: int = SEED) -> None:
        if not 0 <= seed < BOUND - 1:
            raise SettingError(f"seed {seed}; choose from 0 to {BOUND - 2}")
        numbers = [max(seed, 1)]  # to the library, 0 and 1 are the same
        while len(numbers) < 31:
            numbers.append(16807 * numbers[-1] % (BOUND - 1))
        self._last = [*numbers, *numbers[:3]]
        self.integers(BOUND, size=310)

    def integers(self, low: int, /, *, size: int) -> NDArray[np.int64]:
        """Draw numbers below 2^31, as a NumPy generator does; no other bound will do."""
        if low != BOUND:
            raise SettingError(f"bound {low}; this generator knows only {BOUND}")
        numbers = self._last
        for _ in range(size):
            numbers.append((numbers[-3] + numbers[-31]) % (2 * BOUND))
        drawn = np.array(numbers[34:], dtype=np.int64) >> 1
        self._last = numbers[-34:]
        return drawn


_LETTERS = slice(1, 255)  # bytes that models may emit at first


@dataclass(frozen=True)
class TagPass:
    """One pass over all words: how many moved, and the model after it."""

    number: int  # of the pass, from 1
    moves: int
    model: TagModel

    @property
    def objective(self) -> float:
        return self.model.objective


@dataclass(frozen=True)
class TagTrainer:
    """Settings of learning; all but the number of classes have the reference program's defaults.

    ``states`` is the number of letter states per class (its -s less 2). Words that occur at most
    ``rare`` times stay in the last class (-m). There is one pass more than ``iterations`` (-i).
    ``prior`` weighs the share of words in a class (-p). ``by_tokens`` trains letter models on
    tokens instead of types (-t). ``restarts`` takes the best of several runs. ``compatible``
    overlooks the last token of the text where words move, as the program does.
    """

    classes: int
    states: int = 4
    rare: int = 0
    iterations: int = 20
    prior: float = 0.0
    by_tokens: bool = False
    restarts: int = 1
    compatible: bool = False

    def __post_init__(self) -> None:
        """Refuse settings that make no sense."""
        least = {"classes": 1, "states": 1, "rare": 0, "iterations": 0, "prior": 0, "restarts": 1}
        for name, bound in least.items():
            value = getattr(self, name)
            if not value >= bound:
                raise SettingError(f"{name} {value}; choose at least {bound}")

    @property
    def signature(self) -> str:
        settings = {
            "k": self.classes,
            "states": self.states,
            "rare": self.rare,
            "iterations": self.iterations,
            "prior": f"{self.prior:g}",
            "letters": "tokens" if self.by_tokens else "types",
            "restarts": self.restarts,
            "compatible": "yes" if self.compatible else "no",
        }
        return ",".join(["clark", *(f"{name}:{value}" for name, value in settings.items())])

    def train(
        self, text: Text, rng: RandomSource | None = None, *, progress: Progress = silent
    ) -> TagModel:
        """Learn from a text; of several runs, the one with the highest objective is kept."""
        length, models = self.iterations + 1, []
        total, draws = self.restarts * length, rng or usual_draws()
        for run in range(self.restarts):
            made = []
            for done in self.passes(text, draws):
                made = [done.model]
                progress(Advance("learning", run * length + done.number, total))
            models += made
        progress(Advance("learning", total, total))
        return max(models, key=lambda model: model.objective)

    def passes(self, text: Text, rng: RandomSource) -> Iterator[TagPass]:
        """Make passes until no word moves, at most one more than ``iterations``."""
        if not len(text.words):
            raise SettingError("the training text has no words; is it the right file?")
        clustering = Clustering.drawn(self, row_of(text), rng)
        for number in range(1, self.iterations + 2):
            clustering.reestimate()
            moves = clustering.exchange(clustering.order)
            yield TagPass(number, moves, clustering.model())
            if not moves:
                return


@dataclass(frozen=True, eq=False)
class Clustering:
    """A clustering under way; its arrays change, what it yields does not."""

    trainer: TagTrainer
    row: Column
    stream: Stream
    spelling: Spelling
    order: Ints  # of the words that may move, frequent ones first
    classes: Ints
    bigrams: Bigrams
    letters: LetterModels
    spelt: Floats  # [word, class]: log-probabilities by the letter models
    bias: Floats  # of each class, from the share of words it had when the pass began
    logs: Floats  # of all counts; 0 for 0

    @staticmethod
    def drawn(trainer: TagTrainer, row: Column, rng: RandomSource) -> "Clustering":
        """Draw the classes of words in their order, then the letter models class by class."""
        stream = stream_of(row, compatible=trainer.compatible)
        words, number = len(row.strings), trainer.classes
        often = np.flatnonzero(stream.frequencies > trainer.rare)
        classes = np.full(words, number - 1, dtype=np.int64)
        classes[often] = number * np.asarray(rng.integers(BOUND, size=len(often))) // BOUND
        by_count = np.lexsort((often, stream.frequencies[often]))[::-1]
        logs = np.log(np.maximum(np.arange(len(stream.tokens) + 1), 1))
        return Clustering(
            trainer,
            row,
            stream,
            spelling_of(row.strings),
            often[by_count],
            classes,
            count_bigrams(classes[stream.tokens], number),
            draw_letters(number, trainer.states, rng),
            np.zeros((words, number)),
            np.zeros(number),
            logs,
        )

    def reestimate(self) -> None:
        """Train the letter models, and compute the classes' shares of words again."""
        shares = np.bincount(self.classes, minlength=self.trainer.classes) / len(self.classes)
        if self.trainer.prior > 0:
            with np.errstate(divide="ignore"):
                self.bias[:] = self.trainer.prior * np.log(shares)
        weights = np.ones(len(self.classes))
        if self.trainer.by_tokens:
            weights = self.stream.frequencies.astype(np.float64)
        reestimate(self.spelling, weights, self.classes, self.letters)
        self.spelt[:] = spell_all(self.spelling, self.letters)

    def exchange(self, order: Ints) -> int:
        """Move words, in the order given, to where the objective is highest; count the moves."""
        return exchange(
            order,
            self.stream,
            self.classes,
            self.bigrams,
            spelt=self.spelt,
            bias=self.bias,
            logs=self.logs,
        )

    def objective(self) -> float:
        """Log-likelihood of class bigrams less unigrams, of letters, and the weighed prior.

        A word with bytes that no text has (0 and 255) cannot be spelt; the second leaves it out.
        """
        pairs, rows, columns, totals = self.bigrams
        spelt = self.spelt[np.arange(len(self.classes)), self.classes]
        bigrams = (pairs * self.logs[pairs]).sum() - ((rows + columns) * self.logs[totals]).sum()
        letters = spelt[np.isfinite(spelt)].sum()
        return float(bigrams + letters + self.bias[self.classes].sum())

    def model(self) -> TagModel:
        """A copy of what has been learnt so far."""
        return TagModel(
            self.row.strings,
            frozen(self.stream.frequencies.copy()),
            frozen(self.classes.astype(np.int32)),
            LetterModels(*(frozen(array.copy()) for array in self.letters)),
            self.objective(),
            self.trainer.signature,
        )


def count_bigrams(tokens: Ints, number: int) -> Bigrams:
    """Count pairs of classes in a row of tokens, and their sums."""
    cells = np.bincount(tokens[:-1] * number + tokens[1:], minlength=number * number)
    pairs = cells.reshape(number, number)
    totals = np.bincount(tokens, minlength=number)
    return Bigrams(pairs, pairs.sum(axis=1), pairs.sum(axis=0), totals)


def draw_letters(number: int, states: int, rng: RandomSource) -> LetterModels:
    """Draw the letter models: for each class all emissions, then all moves."""
    emissions = np.zeros((BYTES, states, number))
    moves = np.zeros((states + 1, states + 1, number))
    width = _LETTERS.stop - _LETTERS.start
    for c in range(number):
        emitted = 1.0 + np.asarray(rng.integers(BOUND, size=states * width)).reshape(states, width)
        moved = 1.0 + np.asarray(rng.integers(BOUND, size=moves[..., c].size))
        emissions[_LETTERS, :, c] = (emitted / emitted.sum(axis=1, keepdims=True)).T
        moved = moved.reshape(states + 1, states + 1)
        moves[..., c] = moved / moved.sum(axis=1, keepdims=True)
    return LetterModels(emissions, moves)
