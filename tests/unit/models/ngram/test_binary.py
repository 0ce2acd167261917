"""Language models that are mapped into memory."""

import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from texts import text
from treeval.errors import ReadError
from treeval.models.ngram.binary import MARK, is_binary, mapped, parse_binary, write_binary
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import NgramModel

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
    with pytest.raises(ReadError, match=r"version 2 of the format, this treeval reads 1; update"):
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
