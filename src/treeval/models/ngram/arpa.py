"""ARPA files: the text form of back-off models that language model tools share."""

import re
from codecs import BOM_UTF8
from collections.abc import Iterator
from itertools import islice

import numpy as np

from treeval.errors import FileError
from treeval.formats.files import writing
from treeval.formats.text import recoded
from treeval.kernels.machine_code import can_compile
from treeval.models.ngram.arpa_lines import DATA, LONGEST_PREAMBLE, read_lines
from treeval.models.ngram.compiled import FILES, are_kept
from treeval.models.ngram.model import Level, NgramModel
from treeval.models.ngram.spelling import Spelt
from treeval.models.ngram.vocabulary import MARKS, UNKNOWN, Vocabulary

# N-grams for which loading kernels, or compiling them first, takes less time than doing without.
_LARGE, _VERY_LARGE = 100_000, 300_000
_LINE = re.compile(rb"[^\n]*\n?")
_BYTES = 30  # of an n-gram in a file


def write_arpa(model: NgramModel, path: str) -> None:
    """Write a model with nine digits per number: reading and writing again changes nothing."""
    _insist_on_writable(model.vocabulary, path)
    hidden = int(np.isneginf(model.levels[0].log10[UNKNOWN]))  # a closed vocabulary has no <unk>
    sizes = [len(level) for level in model.levels]
    sizes[0] -= hidden
    sections = _compiled_sections if _are_many(sum(sizes)) else _sections
    with writing(path) as stream:
        header = (f"ngram {order}={size}\n" for order, size in enumerate(sizes, start=1))
        stream.write("".join(["\\data\\\n", *header]).encode())
        for order, section in enumerate(sections(model, hidden), start=1):
            stream.write(f"\n\\{order}-grams:\n".encode())
            for lines in section:
                stream.write(lines)
        stream.write(b"\n\\end\\\n")


def _are_many(ngrams: int) -> bool:
    return ngrams >= _LARGE and can_compile() and (ngrams >= _VERY_LARGE or are_kept(FILES))


def _insist_on_writable(vocabulary: Vocabulary, path: str) -> None:
    for word in vocabulary.words:
        if word in MARKS:
            raise FileError(f"{path}: the word {word!r} is a mark in ARPA files; rename it")
        coded = word.encode("utf-8", errors="surrogatepass")
        if coded.split() != [coded]:
            raise FileError(f"{path}: ARPA files cannot hold the word {word!r}; replace its spaces")


def _compiled_sections(model: NgramModel, hidden: int) -> Iterator[Iterator[bytes]]:
    from treeval.models.ngram import arpa_compiled  # noqa: PLC0415  large models

    words = Spelt.of(model.vocabulary.strings)
    for order in range(1, model.order + 1):
        levels, first = model.levels[:order], hidden if order == 1 else 0
        yield arpa_compiled.write_lines(words, levels, first, with_backoffs=order < model.order)


def _sections(model: NgramModel, hidden: int) -> Iterator[Iterator[bytes]]:
    """The same without compiled code."""
    ngrams = [""]
    for order, level in enumerate(model.levels, start=1):
        contexts, words = level.contexts.tolist(), level.words.tolist()
        strings = model.vocabulary.strings
        ngrams = [
            f"{ngrams[context]} {strings[word]}" if order > 1 else strings[word]
            for context, word in zip(contexts, words, strict=True)
        ]
        first = hidden if order == 1 else 0
        lines = _lines(ngrams, level, first, with_backoffs=order < model.order)
        yield (line.encode("utf-8", errors="surrogatepass") for line in lines)


def _lines(ngrams: list[str], level: Level, first: int, *, with_backoffs: bool) -> Iterator[str]:
    rows = zip(
        ngrams[first:], level.log10[first:].tolist(), level.backoffs[first:].tolist(), strict=True
    )
    if with_backoffs:
        return (f"{log10:.9g}\t{ngram}\t{backoff:.9g}\n" for ngram, log10, backoff in rows)
    return (f"{log10:.9g}\t{ngram}\n" for ngram, log10, _ in rows)


def is_arpa(data: "bytes | memoryview") -> bool:
    """Whether there is a header near the beginning."""
    return any(line[0].strip() == DATA for line in islice(_LINE.finditer(data), LONGEST_PREAMBLE))


def parse_arpa(path: str, data: "bytes | memoryview") -> NgramModel:
    """Read a model, or raise an error that names the first line that is wrong."""
    if _are_many(len(data) // _BYTES):
        from treeval.models.ngram.arpa_compiled import read_compiled  # noqa: PLC0415  large files

        model = read_compiled(path, data[len(BOM_UTF8) :] if data[:3] == BOM_UTF8 else data)
        if model is not None:
            return model
    return read_lines(path, recoded(path, bytes(data)))
