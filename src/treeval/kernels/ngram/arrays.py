"""Words of a language model as bytes, for compiled loops; this module loads no compiler."""

from typing import NamedTuple

from treeval.arrays import Bytes, Ints


class Spelt(NamedTuple):
    """Words one after the other; word i is ``letters[offsets[i]:offsets[i + 1]]``."""

    letters: Bytes
    offsets: Ints
