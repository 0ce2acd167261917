"""N-grams of a file of plain text, counted block by block: by this process or by several.

Blocks depend on the file alone, and counts are whole numbers: so every number of workers gives the
same model, to the byte.
"""

from functools import partial

from treeval.errors import SettingError
from treeval.models.blocks import PlainFile, TextBlock
from treeval.models.ngram.compiled import expect
from treeval.models.ngram.counting import NgramCounts, sum_counts
from treeval.parallel import mapper_of
from treeval.settings.scale import WorkerSettings

SIZE = 1 << 22  # bytes of a block, unless a line is longer: small ones have too much in common


def counts_of_file(file: PlainFile, order: int, workers: WorkerSettings) -> NgramCounts:
    """Count the n-grams of all orders up to the given one."""
    expect(file.size)
    mapper = mapper_of(workers.jobs, workers.cluster)
    counts = sum_counts(mapper(partial(_counted, order), file.blocks(SIZE)))
    if counts is None or not counts.words:
        raise SettingError(f"{file.path}: there are no words to learn from; is it the right file?")
    return counts


def _counted(order: int, block: TextBlock) -> NgramCounts:
    vocabulary, stream = block.learnt()
    return NgramCounts.of(stream, vocabulary, order)
