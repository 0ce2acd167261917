"""The kernels of clustering, for arrays of numpy."""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.induction.clark.kernels.arrays import Bigrams, LetterModels, Spelling, Stream
from treeval.kernels.machine_code import MachineCode

_WHOLE = "int64"
_SPELLING = ("int64*", "int64*", _WHOLE)
_MODELS = ("float64*", "float64*", _WHOLE, _WHOLE)

EXCHANGE = MachineCode(
    "treeval.induction.clark.kernels.clustering:exchange",
    *("int64*", _WHOLE),
    *("int64*", _WHOLE, "int64*", "int64*", "int64*"),
    *("int64*", *["int64*"] * 4, *["float64*"] * 3),
    *("int64*", "int64*", "int64*", "float64*", _WHOLE),
)
SPELL_ALL = MachineCode(
    "treeval.induction.clark.kernels.clustering:spell_all",
    *_SPELLING,
    *_MODELS,
    "float64*",
    "float64*",
)
REESTIMATE = MachineCode(
    "treeval.induction.clark.kernels.clustering:reestimate",
    *(*_SPELLING, "float64*", "int64*", *_MODELS),
    *("float64*", "float64*", "uint8*", "float64*", "float64*", "float64*"),
)


def exchange(
    order: Ints,
    stream: Stream,
    classes: Ints,
    bigrams: Bigrams,
    *,
    spelt: Floats,
    bias: Floats,
    logs: Floats,
) -> int:
    """Move each type in turn to the class that raises the objective most; return the moves made.

    spelt[w, c] is the log-probability that class c spells w. A type that is alone in its class
    stays.
    """
    number = len(bigrams.totals)
    left, right, busy = np.empty((3, number + 1), np.int64)
    return EXCHANGE(
        *(order, len(order)),
        *(stream.tokens, len(stream.tokens), stream.places, stream.starts, stream.frequencies),
        *(classes, *bigrams, spelt, bias, logs),
        *(left, right, busy, np.empty(number), number),
    )


def spell_all(spelling: Spelling, models: LetterModels) -> Floats:
    """Give the log-probabilities of all words under all classes: (words, classes)."""
    states, _, classes = models.moves.shape
    logs = np.empty((len(spelling.offsets) - 1, classes))
    ahead = np.empty((2, states, classes))
    SPELL_ALL(*spelling, len(logs), *models, states - 1, classes, ahead, logs)
    return logs


def reestimate(spelling: Spelling, weights: Floats, classes: Ints, models: LetterModels) -> None:
    """Make one Baum-Welch step for each class, on its words; a class without words stays."""
    _, states, number = models.emissions.shape
    longest = int(np.diff(spelling.offsets).max(initial=0))
    REESTIMATE(
        *(*spelling, len(classes), weights, classes),
        *(*models, states, number),
        *(np.zeros_like(models.emissions), np.zeros_like(models.moves)),
        np.zeros(number, np.uint8),
        *(np.empty((longest, states)), np.empty(longest), np.empty(2 * states)),
    )
