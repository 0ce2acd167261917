"""Hidden Markov models that spell words, one per class (Clark 2003): scoring and Baum-Welch."""

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.kernels.clark.arrays import LetterModels, Spelling
from treeval.kernels.jit import njit
from treeval.kernels.parts import part

_RESCALED = 16  # even; letters after which probabilities are scaled, against underflow


@part
def spell(spelling: Spelling, w: int, models: LetterModels, ahead: Floats, logs: Floats) -> None:
    """Write the log-probabilities that the classes spell the word w into the row w of logs.

    Row s + 1 of ahead[i] has the probabilities of state s after i letters, classes side by side,
    row 0 the probability of having ended; i is taken modulo 2.
    """
    emissions, moves = models
    begin, end = spelling.offsets[w], spelling.offsets[w + 1]
    for c in range(emissions.shape[2]):
        logs[w, c] = 0.0
        ahead[0, 0, c] = 1.0
    for i in range(end - begin):
        now, after = i % 2, (i + 1) % 2
        for t in range(emissions.shape[1]):
            go_on(ahead, now, i == 0, moves, t + 1)
            for c in range(emissions.shape[2]):
                ahead[after, t + 1, c] *= emissions[spelling.letters[begin + i], t, c]
        if after == 0 and (i + 1) % _RESCALED == 0:
            rescale(ahead, logs, w)
    go_on(ahead, (end - begin) % 2, begin == end, moves, 0)
    for c in range(emissions.shape[2]):
        logs[w, c] += np.log(ahead[(end - begin + 1) % 2, 0, c])


@part
def go_on(ahead: Floats, now: int, at_start: bool, moves: Floats, t: int) -> None:
    """Write the probabilities of state t (0: the end) after one more move, from those now."""
    first, last = (0, 1) if at_start else (1, moves.shape[0])
    for c in range(moves.shape[2]):
        ahead[1 - now, t, c] = ahead[now, first, c] * moves[first, t, c]
    for s in range(first + 1, last):
        for c in range(moves.shape[2]):
            ahead[1 - now, t, c] += ahead[now, s, c] * moves[s, t, c]


@part
def rescale(ahead: Floats, logs: Floats, w: int) -> None:
    """Divide the probabilities of each class by the largest, and keep its logarithm."""
    for c in range(ahead.shape[2]):
        largest = 0.0
        for s in range(1, ahead.shape[1]):
            largest = max(largest, ahead[0, s, c])
        if largest > 0.0:
            logs[w, c] += np.log(largest)
            for s in range(1, ahead.shape[1]):
                ahead[0, s, c] /= largest


@njit(cache=True, nogil=True)
def spell_all(spelling: Spelling, models: LetterModels) -> Floats:
    """Give the log-probabilities of all words under all classes: (words, classes)."""
    ahead = np.empty((2, models.moves.shape[0], models.moves.shape[2]))
    logs = np.empty((len(spelling.offsets) - 1, models.moves.shape[2]))
    for w in range(len(logs)):
        spell(spelling, w, models, ahead, logs)
    return logs


@part
def forward(word: Ints, c: int, models: LetterModels, ahead: Floats, scales: Floats) -> float:
    """Fill ahead[i, s], the share of state s after letter i; return the probability of the end.

    scales[i] is the probability of letter i after those before it. The result is 0 if the class
    cannot spell the word.
    """
    emissions, moves = models
    states = emissions.shape[1]
    for i in range(len(word)):
        scales[i] = 0.0
        for t in range(states):
            ahead[i, t] = moves[0, t + 1, c] if i == 0 else 0.0
            if i > 0:
                for s in range(states):
                    ahead[i, t] += ahead[i - 1, s] * moves[s + 1, t + 1, c]
            ahead[i, t] *= emissions[word[i], t, c]
            scales[i] += ahead[i, t]
        if scales[i] == 0.0:
            return 0.0
        for t in range(states):
            ahead[i, t] /= scales[i]
    left = 0.0
    for s in range(states):
        left += ahead[len(word) - 1, s] * moves[s + 1, 0, c]
    return left


@part
def expect(
    word: Ints,
    weight: float,
    c: int,
    models: LetterModels,
    ahead: Floats,
    scales: Floats,
    sums: LetterModels,
) -> None:
    """Add the expected counts of one word under its class; none if it cannot be spelt.

    back[s] is the probability of the letters after i, given state s, divided by their scales, times
    the weight.
    """
    emissions, moves = models
    states, n = emissions.shape[1], len(word)
    if n == 0:
        sums.moves[0, 0, c] += weight
        return
    left = forward(word, c, models, ahead, scales)
    if left == 0.0:
        return
    back, before = np.empty(states), np.empty(states)
    for s in range(states):
        back[s] = weight * moves[s + 1, 0, c] / left
        sums.moves[s + 1, 0, c] += ahead[n - 1, s] * back[s]
    for i in range(n - 1, -1, -1):
        for t in range(states):
            sums.emissions[word[i], t, c] += ahead[i, t] * back[t]
        if i == 0:
            break
        for s in range(states):
            before[s] = 0.0
            for t in range(states):
                step = moves[s + 1, t + 1, c] * emissions[word[i], t, c] * back[t] / scales[i]
                sums.moves[s + 1, t + 1, c] += ahead[i - 1, s] * step
                before[s] += step
        back, before = before, back
    for t in range(states):
        sums.moves[0, t + 1, c] += ahead[0, t] * back[t]


@part
def normalise(sums: LetterModels, models: LetterModels, c: int) -> None:
    """Turn the sums of class c into probabilities, which are 0 for a state never reached."""
    letters, states = sums.emissions.shape[0], sums.emissions.shape[1]
    for s in range(states + 1):
        total = 0.0
        for t in range(states + 1):
            total += sums.moves[s, t, c]
        for t in range(states + 1):
            models.moves[s, t, c] = sums.moves[s, t, c] / total if total > 0.0 else 0.0
    for s in range(states):
        total = 0.0
        for letter in range(letters):
            total += sums.emissions[letter, s, c]
        for letter in range(letters):
            share = sums.emissions[letter, s, c] / total if total > 0.0 else 0.0
            models.emissions[letter, s, c] = share


@njit(cache=True, nogil=True)
def reestimate(spelling: Spelling, weights: Floats, classes: Ints, models: LetterModels) -> None:
    """Make one Baum-Welch step for each class, on its words; a class without words stays."""
    sums = LetterModels(np.zeros_like(models.emissions), np.zeros_like(models.moves))
    number = models.emissions.shape[2]
    filled = np.zeros(number, np.bool_)
    longest = 0
    for w in range(len(classes)):
        longest = max(longest, spelling.offsets[w + 1] - spelling.offsets[w])
    ahead, scales = np.empty((longest, models.emissions.shape[1])), np.empty(longest)
    for w in range(len(classes)):
        word = spelling.letters[spelling.offsets[w] : spelling.offsets[w + 1]]
        filled[classes[w]] = True
        expect(word, weights[w], classes[w], models, ahead, scales, sums)
    for c in range(number):
        if filled[c]:
            normalise(sums, models, c)
