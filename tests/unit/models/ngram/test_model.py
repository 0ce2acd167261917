"""Scoring text with a back-off model, and its file, which is mapped into memory."""

import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from texts import text
from treeval.errors import ReadError
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import (
    MARK,
    Level,
    NgramModel,
    is_binary,
    mapped,
    parse_binary,
    write_binary,
)
from treeval.models.ngram.vocabulary import BEGIN

SENTENCES = text("a b a", "b a", "a b", "\u00e9 <s> b")
PARTS = ("starts", "words", "log10", "backoffs")


def dump(model: NgramModel) -> list[Any]:
    levels = [[getattr(level, part).tolist() for part in PARTS] for level in model.levels]
    return [model.vocabulary.words, model.settings, model.discounts, levels]


def saved(model: NgramModel, folder: Path) -> tuple[Path, bytes]:
    path = folder / "ngram.model"
    write_binary(model, str(path))
    return path, path.read_bytes()


@pytest.mark.parametrize("order", [1, 2, 3, 5])
@pytest.mark.parametrize("smoothing", ["kenlm", "srilm"])
def test_what_is_written_is_read(order: int, smoothing: Any, tmp_path: Path) -> None:
    model = KneserNey(order, smoothing).train(SENTENCES)
    path, data = saved(model, tmp_path)
    file = mapped(str(path))
    assert file is not None
    for content in (file, data):
        assert is_binary(content)
        read = parse_binary(str(path), content)
        assert dump(read) == dump(model)
        assert read.signature == model.signature
        scores = [one.score(text("a b", "x")).log10 for one in (read, model)]
        np.testing.assert_array_equal(*scores)
    assert saved(read, tmp_path)[1] == data


def test_arrays_are_aligned_views_of_the_file(tmp_path: Path) -> None:
    path, _ = saved(KneserNey(3).train(SENTENCES), tmp_path)
    file = mapped(str(path))
    assert file is not None
    level = parse_binary(str(path), file).levels[1]
    for part in PARTS:
        array = getattr(level, part)
        assert not array.flags.owndata
        assert not array.flags.writeable
        assert array.ctypes.data % 64 == 0


def test_the_name_chooses_the_form_and_the_content_is_recognised(tmp_path: Path) -> None:
    model = treeval.train("ngram", "a b a\nb a\n", order=2)
    for name, start in {
        "m.model": MARK, "m": MARK, "m.model.gz": MARK, "m.arpa": b"\\data", "m.arpa.gz": b"\\data",
    }.items():  # fmt: skip
        model.save(tmp_path / name)
        data = (tmp_path / name).read_bytes()
        assert (gzip.decompress(data) if name.endswith(".gz") else data).startswith(start)
        found = treeval.load(tmp_path / name).perplexity("a b\n")
        assert found.including_oov == pytest.approx(
            model.perplexity("a b\n").including_oov, rel=1e-8
        )


def test_a_newer_version_is_refused(tmp_path: Path) -> None:
    path, data = saved(KneserNey(2).train(SENTENCES), tmp_path)
    path.write_bytes(data.replace(b'"version": 1', b'"version": 2'))
    with pytest.raises(ReadError, match=r"version 2 of its format, but this treeval reads 1"):
        treeval.load(path)


def test_wrong_sizes_are_noticed(tmp_path: Path) -> None:
    """A file that is cut, or has another size in its header, is refused."""
    _, data = saved(KneserNey(2).train(SENTENCES), tmp_path)
    end = data.index(b"\n", len(MARK))
    sizes = json.loads(data[len(MARK) : end])["sizes"]
    changed = [data[:at] for at in range(len(MARK), len(data) - 64, 7)]
    for name, size in sizes.items():
        for other in (-1, size - 1, size + 1, 10**15, "x", None):
            number = json.dumps(other).encode()
            changed.append(
                data.replace(f'"{name}": {size}'.encode(), f'"{name}": '.encode() + number)
            )
    for one in changed:
        with pytest.raises(ReadError, match="the model is damaged; train it again"):
            parse_binary("ngram.model", one)


def test_numbers_that_lead_nowhere_are_noticed(tmp_path: Path) -> None:
    model = KneserNey(2).train(SENTENCES)
    level = model.levels[1]
    for part, place, value in (("words", 0, 99), ("words", 0, -1), ("starts", 1, 99)):
        wrong = np.array(getattr(level, part))
        wrong[place] = value
        others = {name: getattr(level, name) for name in PARTS}
        above = type(level)(**{**others, part: wrong})
        _, data = saved(NgramModel(model.vocabulary, (model.levels[0], above)), tmp_path)
        with pytest.raises(ReadError, match="the model is damaged"):
            parse_binary("ngram.model", data)


def test_ngrams_are_found_or_not() -> None:
    """Two contexts: the first has the words 2 and 5, the second none, the third 0, 3, 5 and 9."""
    words = np.array([2, 5, 0, 3, 5, 9])
    level = Level.of(np.array([0, 0, 2, 2, 2, 2]), words, np.zeros(6), np.zeros(6), below=3)
    assert level.starts.tolist() == [0, 2, 2, 6]
    assert level.contexts.tolist() == [0, 0, 2, 2, 2, 2]
    for context, within in enumerate([{2: 0, 5: 1}, {}, {0: 2, 3: 3, 5: 4, 9: 5}]):
        found = level.find(np.full(11, context), np.arange(11))
        assert found.tolist() == [within.get(word, -1) for word in range(11)]
    none = np.zeros(0, dtype=np.int64)
    empty = Level.of(none, none, np.zeros(0), np.zeros(0), below=1)
    assert empty.find(np.array([0]), np.array([1])).tolist() == [-1]


def test_long_texts_are_scored_as_if_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    model = KneserNey(order=3).train(text("a b a", "b a", "a b"))
    sentences = text(*["a b", "", "x a b a a b b", "b"] * 5)
    whole = model.score(sentences).log10
    for block in (1, 3, 10):
        monkeypatch.setattr("treeval.models.ngram.model._BLOCK", block)
        np.testing.assert_array_equal(model.score(sentences).log10, whole)


def test_sentences_are_scored_as_if_alone() -> None:
    model = KneserNey(order=3).train(text("a b a", "b a", "a b"))
    together = model.score(text("a b", "x a")).log10
    alone = [model.score(text(one)).log10 for one in ("a b", "x a")]
    np.testing.assert_array_equal(together, np.concatenate(alone))


@pytest.mark.parametrize("order", [1, 2, 3])
def test_probabilities_after_a_context_add_up_to_one(order: int) -> None:
    model = KneserNey(order=order).train(text("a b a", "b a", "a b"))
    size = len(model.vocabulary)
    assert model.order == order
    after_a = [model.score_stream(np.array([BEGIN, 3, word])) for word in range(size)]
    total = sum(10 ** scores[2] for word, scores in enumerate(after_a) if word != BEGIN)
    assert total == pytest.approx(1)


def test_the_signature_names_what_could_not_be_estimated() -> None:
    model = KneserNey(order=2).train(text("a b"))
    assert model.fallbacks == (1, 2)
    assert model.signature.endswith(",fallback:1+2")
