"""The rows of a CoNLL file, sorted by what they are: words, multiword tokens, empty nodes."""

from dataclasses import dataclass

from treeval.arrays import Ints
from treeval.formats.ids import Ids
from treeval.formats.table import FieldTable


@dataclass(frozen=True, eq=False)
class Rows:
    """The rows of a file, with only the fields ID and HEAD read."""

    table: FieldTable
    ids: Ids
    first_rows: Ints  # the first row of each sentence, then the number of rows
    offsets: Ints  # the first word of each sentence, then the number of words
    heads: Ints
