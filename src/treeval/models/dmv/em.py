"""Expectation maximisation, with sums over all trees or with the best tree alone.

Both are endless iterators: callers decide when to stop, and can plot.
"""

from collections.abc import Iterator
from typing import NamedTuple

from treeval.models.dmv.batches import best_trees, expect
from treeval.models.dmv.events import Events, events_of
from treeval.models.dmv.parts import PartMapper, in_threads
from treeval.models.dmv.text import Tagged


class EmStep(NamedTuple):
    """Weights, and the log-likelihood that the text has under them."""

    weights: Events
    log_likelihood: float


def em(text: Tagged, start: Events, *, mapper: PartMapper = in_threads) -> Iterator[EmStep]:
    """Yield the start and all later weights; the log-likelihood never falls.

    What never happens in the text becomes 0 at once and stays so.
    """
    weights = start
    while True:
        expectation = expect(text, weights, mapper=mapper)
        yield EmStep(weights, float(expectation.log_likelihoods.sum()))
        weights = expectation.events.normalised()


def viterbi_em(
    text: Tagged, start: Events, added: float = 1.0, *, mapper: PartMapper = in_threads
) -> Iterator[EmStep]:
    """Count events in the best trees alone, and add some to each (Spitkovsky et al. 2010c).

    The log-likelihood is that of the best trees. It may fall, because of what is added.
    """
    weights = start
    while True:
        parses = best_trees(text, weights, mapper=mapper)
        yield EmStep(weights, float(parses.log_probabilities.sum()))
        weights = events_of(text, parses.parents).plus(added).normalised()
