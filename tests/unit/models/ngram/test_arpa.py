"""ARPA files: those of other tools are read, broken ones answered with a line."""

import math
from pathlib import Path

import numpy as np
import pytest

from files import written
from treeval.errors import FileError, ReadError
from treeval.formats.files import load
from treeval.models.ngram.arpa import parse_arpa, write_arpa
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import NgramModel
from treeval.models.text import Text
from treeval.tree.column import Column

# As SRILM writes: -99 for the sentence's beginning, no <unk>, no back-off where it would be 0.
MODEL = """
\\data\\
ngram 1=4
ngram 2=3

\\1-grams:
-1.5\t</s>
-99\t<s>\t-0.25
-0.5\ta\t-0.125
-1\tb

\\2-grams:
-0.0625\t<s> a
-0.75\ta b
-0.375\tb </s>

\\end\\
"""


def read_arpa(path: str) -> NgramModel:
    return parse_arpa(path, load(path))


def text(*words: str) -> Text:
    return Text(np.array([0, len(words)]), Column.of(words))


def test_a_model_of_another_tool_is_read(tmp_path: Path) -> None:
    model = read_arpa(written(tmp_path / "model.arpa", MODEL))
    assert model.order == 2
    # a after <s>, b after a, </s> after b are there
    assert model.score(text("a", "b")).log10.tolist() == [-0.0625, -0.75, -0.375]
    # b after <s>: back-off of <s>; a after b: none; </s> after a: back-off of a
    assert model.score(text("b", "a")).log10.tolist() == [-0.25 - 1, -0.5, -0.125 - 1.5]
    scores = model.score(text("x", "b"))
    assert scores.is_oov.tolist() == [True, False, False]
    # after an unknown word there is nothing to back off from
    assert scores.log10.tolist() == [-math.inf, -1.0, -0.375]
    assert math.isnan(scores.perplexity.including_oov)


def test_a_model_of_another_tool_is_written_without_unknown_word(tmp_path: Path) -> None:
    model = read_arpa(written(tmp_path / "model.arpa", MODEL))
    path = tmp_path / "again.arpa"
    write_arpa(model, str(path))
    content = path.read_text(encoding="utf-8")
    assert "<unk>" not in content
    assert "ngram 1=4\n" in content
    assert "-99\t<s>\t-0.25\n" in content
    assert "-0.75\ta b\n" in content


def test_spaces_and_carriage_returns_separate(tmp_path: Path) -> None:
    loose = MODEL.replace("\t", "   ").replace("\n", " \r\n").replace("=", " = ")
    model = read_arpa(written(tmp_path / "model.arpa", loose))
    assert model.score(text("a", "b")).log10.tolist() == [-0.0625, -0.75, -0.375]


def test_compressed_files_are_read(tmp_path: Path) -> None:
    path = str(tmp_path / "model.arpa.gz")
    write_arpa(read_arpa(written(tmp_path / "model.arpa", MODEL)), path)
    assert read_arpa(path).score(text("a", "b")).log10.tolist() == [-0.0625, -0.75, -0.375]


@pytest.mark.parametrize(
    ("change", "line", "message"),
    [
        (("\\data\\", "data"), 1, "is this an ARPA file"),
        (("ngram 2=3", "ngram 3=3"), 4, "expected 'ngram 2='"),
        (("ngram 2=3", "ngram 2=many"), 4, "expected 'ngram 2='"),
        (("ngram 2=3", "ngram 2=4"), 15, "3 2-grams, but the header says 4"),
        (("ngram 1=4", "ngram 1=5"), 10, "4 1-grams, but the header says 5"),
        (("\\2-grams:", "\\3-grams:"), 12, r"expected \\2-grams:, found"),
        (("-0.75\ta b", "-0.75\ta"), 14, "2 fields, expected 3 or 4"),
        (("-0.75\ta b", "-0.75\ta b\t0\t0"), 14, "5 fields, expected 3 or 4"),
        (("-0.75\ta b", "zero\ta b"), 14, "'zero' is not a logarithm"),
        (("-0.75\ta b", "nan\ta b"), 14, "'nan' is not a logarithm"),
        (("-0.75\ta b", "0.75\ta b"), 14, "a probability above 1"),
        (("-0.5\ta\t-0.125", "-0.5\ta\tx"), 9, "'x' is not a logarithm"),
        (("-0.75\ta b", "-0.75\ta c"), 14, "has a word that is not among the unigrams"),
        (("-0.75\ta b", "-0.75\t<s> a"), 14, "is listed twice"),
        (("-1\tb", "-1\ta"), 10, "is listed twice"),
        (("\\end\\", ""), 18, r"expected \\end\\, found 'the end of the file'"),
    ],
)
def test_a_broken_file_is_answered_with_a_line(
    change: tuple[str, str], line: int, message: str, tmp_path: Path
) -> None:
    path = written(tmp_path / "model.arpa", MODEL.replace(*change))
    with pytest.raises(ReadError, match=message) as error:
        read_arpa(path)
    assert str(error.value).startswith(f"{path}:{line}: ")


def test_a_missing_context_is_answered_with_a_line(tmp_path: Path) -> None:
    longer = MODEL.replace("ngram 2=3", "ngram 2=3\nngram 3=1").replace(
        "\\end\\", "\\3-grams:\n-0.5\tb a b\n\n\\end\\"
    )
    path = written(tmp_path / "model.arpa", longer)
    with pytest.raises(ReadError, match=":19: 'b a b': the n-gram without the last word"):
        read_arpa(path)


def test_an_empty_or_binary_file_is_no_arpa_file(tmp_path: Path) -> None:
    with pytest.raises(ReadError, match="is this an ARPA file"):
        read_arpa(written(tmp_path / "model.arpa", ""))
    with pytest.raises(ReadError, match="header names no order"):
        read_arpa(written(tmp_path / "model.arpa", "\\data\\\n"))


@pytest.mark.parametrize(
    ("word", "message"), [("<s>", "a mark"), ("a b", "cannot hold"), ("", "cannot hold")]
)
def test_words_that_would_not_survive_are_refused(word: str, message: str, tmp_path: Path) -> None:
    model = KneserNey(order=1).train(text(word))
    with pytest.raises(FileError, match=message):
        write_arpa(model, str(tmp_path / "model.arpa"))
    assert not list(tmp_path.iterdir())


def test_words_of_any_script_survive(tmp_path: Path) -> None:
    words = ("10\u00a0000", "\u3000", "naïve", "<script>", "\u2028", "ngram", "\\end\\")
    path = str(tmp_path / "model.arpa")
    write_arpa(KneserNey(order=2).train(text(*words)), path)
    assert not read_arpa(path).score(text(*words)).is_oov.any()
