"""Compiled loops write and read ARPA files as Python does, byte by byte and error by error."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from texts import text
from treeval.errors import ReadError
from treeval.models.ngram import arpa, counting
from treeval.models.ngram.arpa import read_compiled, read_lines
from treeval.models.ngram.compiled import READ_LINES, WRITE_NGRAMS
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import NgramModel
from treeval.models.ngram.vocabulary import Spelt

ALWAYS, NEVER = 0, 10**9
LETTER = Spelt.of(["x"])
WORDS = st.sampled_from(["a", "b", "\u00e9t\u00e9", "\u00a0", "\\", "1", "-2.5"])
SENTENCES = st.lists(st.lists(WORDS, max_size=6).map(" ".join), min_size=1, max_size=6)
MODELS = st.builds(
    lambda lines, order, smoothing: KneserNey(order, smoothing).train(text(*lines)),
    SENTENCES,
    st.integers(1, 4),
    st.sampled_from(["kenlm", "srilm"]),
)
# Logarithms, and numbers near those where the number of digits changes.
NUMBERS = st.one_of(
    st.floats(-20, 0),
    st.floats(allow_nan=False, min_value=-1e300, max_value=1e300).filter(lambda x: abs(x) > 1e-290),
    st.builds(lambda m, e, n: m * 10.0**e * (1 + n * 2**-52), st.integers(-100, 100),
              st.integers(-12, 12), st.integers(-3, 3)),
    st.sampled_from([0.0, -0.0, -np.inf, np.nan]),
)  # fmt: skip


def written(values: list[float]) -> list[str]:
    rows = np.zeros((len(values), 1), dtype=np.int32)
    out = np.empty(len(values) * 60, dtype=np.uint8)
    numbers = np.array(values)
    size = WRITE_NGRAMS(out, *LETTER, rows, len(rows), 1, numbers, numbers, True)
    lines = out[:size].tobytes().decode().splitlines()
    assert all(line.split("\t")[::2] == [line.split("\t")[0]] * 2 for line in lines)
    return [line.split("\t")[0] for line in lines]


def is_tie(value: float) -> bool:
    """Whether the digits after the ninth are a half, as far as a double can tell."""
    digits = f"{value:.16e}".lstrip("-").partition("e")[0].replace(".", "")[9:]
    return digits.startswith(("49999", "50000"))


@given(st.lists(NUMBERS.filter(lambda x: not is_tie(x)), min_size=1, max_size=30))
def test_numbers_are_written_with_nine_digits(values: list[float]) -> None:
    assert written(values) == [f"{value:.9g}" for value in values]


def test_ties_go_to_the_even_digit() -> None:
    assert written([-(2.0**-13), -(3 * 2.0**-13)]) == ["-0.000122070312", "-0.000366210938"]


def read(number: str) -> float | None:
    data = np.frombuffer(f"{number} x\n".encode(), dtype=np.uint8)
    log10 = np.empty(1)
    found = np.empty((1, 1), dtype=np.int64)
    end = READ_LINES(data, len(data), 0, 1, 1, found, log10, np.zeros(1))
    return None if end < 0 else float(log10[0])


@given(
    st.one_of(
        NUMBERS.map(lambda x: f"{-abs(x):.9g}"),
        NUMBERS.map(lambda x: repr(-abs(x))),
        st.from_regex(r"-?[0-9]{0,9}\.?[0-9]{0,9}([eE][-+]?[0-9]{0,3})?", fullmatch=True),
        st.text("0123456789.-+eEinfa_", min_size=1, max_size=8),
    )
)
def test_a_number_that_is_read_is_that_of_python(number: str) -> None:
    value = read(number)
    if value is not None:
        assert value == float(number)
        assert np.signbit(value) == np.signbit(float(number))


@pytest.mark.parametrize("number", ["-1", "-0.5", "-12.3456789", "0", "-1.25e-05", "-99", "-3E+0"])
def test_usual_numbers_need_no_python(number: str) -> None:
    assert read(number) == float(number)


def dump(model: NgramModel) -> list[Any]:
    parts = ("starts", "words", "log10", "backoffs")
    levels = [[getattr(level, part).tolist() for part in parts] for level in model.levels]
    return [model.vocabulary.words, levels]


def file_of(model: NgramModel, least: int) -> bytes:
    """Write a file; models with at least so many n-grams are written by kernels."""
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as folder:
        patch.setattr(arpa, "_LARGE", least)
        patch.setattr(arpa, "_VERY_LARGE", least)
        path = Path(folder, "model.arpa")
        arpa.write_arpa(model, str(path))
        return path.read_bytes()


@given(MODELS)
def test_files_are_the_same(model: NgramModel) -> None:
    plain = file_of(model, NEVER)
    assert file_of(model, ALWAYS) == plain
    compiled = read_compiled("model.arpa", plain)
    assert compiled is not None or b"-inf" in plain  # which is left to Python
    if compiled is not None:
        assert dump(compiled) == dump(read_lines("model.arpa", plain))


@given(MODELS, st.data())
def test_changed_files_are_read_as_python_reads_them(
    model: NgramModel, data: st.DataObject
) -> None:
    lines = file_of(model, NEVER).split(b"\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    line = data.draw(st.sampled_from([b"", b"-1\ta", b"-1 a b\t-2", b"x", b"\\end\\", b" "]))
    spaced = b" " + lines[at].replace(b"\t", b"  ") + b"\r"
    new = data.draw(st.sampled_from([[line], [], [lines[at]] * 2, [spaced], [lines[at].upper()]]))
    end = data.draw(st.sampled_from([lines[at + 1 :], []]))
    changed = b"\n".join([*lines[:at], *new, *end])
    compiled = read_compiled("model.arpa", changed)
    if compiled is not None:
        assert dump(compiled) == dump(read_lines("model.arpa", changed))


@given(MODELS, st.randoms(use_true_random=False), st.integers(1, 4))
def test_the_order_of_lines_does_not_matter(model: NgramModel, random: Random, piece: int) -> None:
    """Words keep their order, which is that of their numbers; longer n-grams are shuffled."""
    head, *sections = file_of(model, NEVER).split(b"-grams:\n")
    shuffled = [head, sections[0]]
    for section in sections[1:]:
        lines = section.split(b"\n")
        size = lines.index(b"")
        shuffled.append(b"\n".join([*random.sample(lines[:size], size), *lines[size:]]))
    changed = b"-grams:\n".join(shuffled)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "_CHUNK", piece)
        plain = read_lines("model.arpa", changed)
        compiled = read_compiled("model.arpa", changed)
    assert dump(plain) == dump(read_lines("model.arpa", file_of(model, NEVER)))
    assert compiled is None or dump(compiled) == dump(plain)


@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize("word", ["a", "<s>"])
def test_a_word_that_is_listed_twice_is_an_error_for_both_readers(
    order: int, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = file_of(KneserNey(order).train(text("a b", "b a")), NEVER).decode().split("\n")
    at = next(place for place, line in enumerate(lines) if line.split("\t")[1:2] == [word])
    size = int(lines[1].removeprefix("ngram 1="))
    twice = [lines[0], f"ngram 1={size + 1}", *lines[2:at], lines[at], *lines[at:]]
    data = "\n".join(twice).encode()
    for least in (NEVER, ALWAYS):
        for name in ("_LARGE", "_VERY_LARGE"):
            monkeypatch.setattr(arpa, name, least)
        with pytest.raises(ReadError, match=rf"model.arpa:{at + 2}: '{word}' is listed twice"):
            arpa.parse_arpa("model.arpa", data)


def test_the_message_names_the_line_in_large_files_too(monkeypatch: pytest.MonkeyPatch) -> None:
    model = KneserNey(2).train(text("a b", "b a"))
    data = file_of(model, ALWAYS).replace(b"a b", b"a c")
    for name in ("_LARGE", "_VERY_LARGE"):
        monkeypatch.setattr(arpa, name, ALWAYS)
    with pytest.raises(ReadError, match=r"model.arpa:\d+: 'a c': has a word that is not among"):
        arpa.parse_arpa("model.arpa", data)
