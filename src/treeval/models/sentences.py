"""Text from sentences at hand."""

from collections.abc import Iterable, Sequence
from itertools import accumulate, chain

import numpy as np

from treeval.arrays import frozen
from treeval.models.ngram.text import Text
from treeval.tree.column import Column


def text_of_sentences(sentences: Iterable[Sequence[str]]) -> Text:
    """Put sentences, given as lists of words, into columns."""
    listed = list(sentences)
    offsets = [0, *accumulate(map(len, listed))]
    words = Column.of(chain.from_iterable(listed))
    return Text(frozen(np.array(offsets, dtype=np.int64)), words)
