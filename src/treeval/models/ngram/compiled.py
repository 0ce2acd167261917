"""The kernels of language models: each does what functions of numpy or Python do, faster.

Property tests hold both equal. Loading kernels takes a while, so small texts do without.
"""

from functools import cache

from treeval.kernels.machine_code import MachineCode, can_compile

_TEXT, _WHOLE = ("uint8*", "int64"), "int64"
_WORDS = (*_TEXT, "int64*", "uint64*", _WHOLE)  # letters, offsets, and a hash table with its bits
LONGEST_NUMBER = 24  # bytes of a number that is written
_WORTH_LOADING = 1 << 22  # bytes, for which numpy takes the time that loading takes
_WORTH_COMPILING = 1 << 24

INDEX_WORDS = MachineCode(
    "treeval.kernels.ngram.spelling:index_words", *_TEXT, "int64*", _WHOLE, "uint64*", _WHOLE
)
NUMBER_TEXT = MachineCode(
    "treeval.kernels.ngram.spelling:number_text", *_TEXT, *_WORDS, _WHOLE, "int32*", "int64*"
)
SCORE_LEVEL = MachineCode(
    "treeval.kernels.ngram.scores:score_level",
    *("int32*", _WHOLE, "int64*", "int32*", "float64*", "float64*", "int32*", "float64*"),
)
READ_LINES = MachineCode(
    "treeval.kernels.ngram.reading:read_lines",
    *(*_TEXT, _WHOLE, _WHOLE, _WHOLE, "int64*", "float64*", "float64*"),
)
NUMBER_WORDS = MachineCode(
    "treeval.kernels.ngram.reading:number_words", *_TEXT, "int64*", _WHOLE, *_WORDS
)
FIND_CONTEXTS = MachineCode(
    "treeval.kernels.ngram.reading:find_contexts",
    *("int64*", _WHOLE, _WHOLE, _WHOLE, "int64*", "int32*", "int64*"),
)
WRITE_NGRAMS = MachineCode(
    "treeval.kernels.ngram.writing:write_ngrams",
    *("uint8*", "uint8*", "int64*", "int32*", _WHOLE, _WHOLE, "float64*", "float64*", _WHOLE),
)
TEXTS = (INDEX_WORDS, NUMBER_TEXT, SCORE_LEVEL)
FILES = (INDEX_WORDS, READ_LINES, NUMBER_WORDS, FIND_CONTEXTS, WRITE_NGRAMS)
EVERY = {*TEXTS, *FILES}


class Work:
    """The number of bytes processed so far: a process that has seen much will see more."""

    done = 0


def expect(size: int) -> None:
    """Announce that texts with this number of bytes will come."""
    Work.done += size


def pays_off(size: int) -> bool:
    """Say whether kernels of texts are worth loading for another number of bytes."""
    Work.done += size
    if Work.done < _WORTH_LOADING or not can_compile():
        return False
    return Work.done >= _WORTH_COMPILING or are_kept(TEXTS)


@cache
def are_kept(kernels: tuple[MachineCode, ...]) -> bool:
    """Whether kernels have been compiled before, here or in another run."""
    return all(kernel.is_kept for kernel in kernels)
