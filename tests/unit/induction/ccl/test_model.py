"""Common cover links: learning, parsing, and the file of a model."""

from pathlib import Path

import numpy as np
import pytest

from texts import TINY
from treeval.errors import ReadError, SettingError
from treeval.induction.ccl.kernels.arrays import BEYOND, LABELS
from treeval.induction.ccl.model import CCLModel, CCLTrainer, write_ccl
from treeval.induction.ccl.parser import CclParser
from treeval.induction.ccl.parses import dependencies
from treeval.induction.ccl.utterances import NEGRA
from treeval.models.load import load
from treeval.models.text import text_of_sentences
from treeval.progress import Advance


def test_learning_makes_room() -> None:
    """So many words that points and strengths outgrow their first arrays several times."""
    rng = np.random.default_rng(1)
    sentences = [[f"w{n}" for n in rng.integers(3000, size=9)] for _ in range(3000)]
    text = text_of_sentences(sentences)
    model = CCLTrainer().train(text)
    learnt = model.lexicon.points[model.lexicon.first[:, 0], 1].sum()
    assert learnt == 27_000  # every word learns on its left each time it is seen


def test_file_holds_everything(tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz.gz")
    model = CCLTrainer(NEGRA, labels=3, compatible=True).train(TINY)
    CclParser(model).save(path)
    again = load(path).learnt
    assert (again.words, again.punctuation, again.compatible) == (model.words, NEGRA, True)
    for ours, theirs in zip(again.lexicon, model.lexicon, strict=True):
        np.testing.assert_array_equal(ours, theirs)


def test_same_model_same_bytes(model: CCLModel, tmp_path: Path) -> None:
    for name in ("a.npz", "b.npz"):
        write_ccl(model, str(tmp_path / name))
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


@pytest.mark.parametrize(
    ("column", "value"), [(BEYOND, 0), (BEYOND, 10**6), (LABELS, 10**6), (LABELS, -1), (1, -1)]
)
def test_arrays_that_lead_astray_are_refused(
    model: CCLModel, column: int, value: int, tmp_path: Path
) -> None:
    """Compiled code would follow them out of the arrays, or for ever."""
    points = model.lexicon.points.copy()
    points[3, column] = value
    broken = CCLModel(
        model.words, model.lexicon._replace(points=points), model.punctuation, compatible=False
    )
    path = str(tmp_path / "model.npz")
    write_ccl(broken, path)
    with pytest.raises(ReadError, match="damaged"):
        load(path)


def test_arrays_are_frozen(model: CCLModel) -> None:
    parses = model.parse(TINY)
    for array in (*model.lexicon, parses.links, parses.brackets):
        assert not array.flags.writeable


def test_progress_ends_with_all(model: CCLModel) -> None:
    calls: list[Advance] = []
    CCLTrainer().train(TINY, progress=calls.append)
    model.parse(TINY, progress=calls.append)
    assert calls == [Advance("learning", 8, 8), Advance("parsing", 8, 8)]


def test_unknown_words_have_no_links(model: CCLModel) -> None:
    """They offer nothing that the lexicon could match."""
    parse = model.parse(text_of_sentences([["the", "zebra", "sees", "the", "yak"]]))[0]
    assert parse.links.tolist() == [[2, 3, 0]]


def test_empty_input(model: CCLModel) -> None:
    parses = model.parse(text_of_sentences([]))
    assert len(parses) == 0
    assert len(parses.constituents()) == 0
    parses = model.parse(text_of_sentences([[], [".", "?"], ["dog"]]))
    assert [parse.brackets.tolist() for parse in parses] == [[], [], [[0, 1]]]
    assert np.diff(parses.constituents().node_offsets).tolist() == [0, 1, 1]
    assert dependencies(parses).treebank.heads.tolist() == [2, 0, 0]


def test_settings_that_make_no_sense(model: CCLModel) -> None:
    with pytest.raises(SettingError, match="0 labels"):
        CCLTrainer(labels=0)
    with pytest.raises(SettingError, match="no words"):
        CCLTrainer().train(text_of_sentences([["."]]))
    with pytest.raises(SettingError, match="0 jobs"):
        model.parse(TINY, jobs=0)
