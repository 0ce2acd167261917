"""Training, parsing, and the model's file."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from treeval.errors import ReadError, SettingError
from treeval.kernels.ccl.arrays import BEYOND, LABELS
from treeval.learning.load import load
from treeval.learning.parsers import CclParser
from treeval.models.archive import Archive
from treeval.models.ccl.dependencies import dependencies
from treeval.models.ccl.files import write_ccl
from treeval.models.ccl.model import CCLModel
from treeval.models.ccl.trainer import CCLTrainer
from treeval.models.ccl.utterances import NEGRA
from treeval.models.sentences import text_of_sentences
from treeval.progress import Advance

# The text of the specification's tiny case.
TINY = """the dog barks .
the cat sleeps .
a dog sees the cat .
the dog sees a cat in the garden .
in the garden , the cat sleeps .
a cat sees the dog .
the old dog barks at the cat .
the cat in the garden sees the old dog ."""
TEXT = text_of_sentences([line.split() for line in TINY.splitlines()])


@pytest.fixture(scope="module")
def model() -> CCLModel:
    return CCLTrainer().train(TEXT)


def test_arrays_are_frozen(model: CCLModel) -> None:
    parses = model.parse(TEXT)
    for array in (*model.lexicon, parses.links, parses.brackets):
        assert not array.flags.writeable


def test_progress_ends_with_all(model: CCLModel) -> None:
    calls: list[Advance] = []
    CCLTrainer().train(TEXT, progress=calls.append)
    model.parse(TEXT, progress=calls.append)
    assert calls == [Advance("learning", 8, 8), Advance("parsing", 8, 8)]


def test_learning_makes_room() -> None:
    """So many words that points and strengths outgrow their first arrays several times."""
    rng = np.random.default_rng(1)
    sentences = [[f"w{n}" for n in rng.integers(3000, size=9)] for _ in range(3000)]
    text = text_of_sentences(sentences)
    model = CCLTrainer().train(text)
    learnt = model.lexicon.points[model.lexicon.first[:, 0], 1].sum()
    assert learnt == 27_000  # every word learns on its left each time it is seen


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
        model.parse(TEXT, jobs=0)


def test_file_holds_everything(tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz.gz")
    model = CCLTrainer(NEGRA, labels=3, compatible=True).train(TEXT)
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
    ("kind", "version", "message"),
    [
        ("heads", 1, "models of kind 'heads' are unknown; update treeval"),
        ("ccl", 2, "version 2 of the format, this treeval reads up to 1; update"),
        ("ccl", 1, "the model is damaged"),
    ],
)
def test_foreign_models_are_refused(kind: str, version: int, message: str, tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz")
    Archive(kind, version).write(path)
    with pytest.raises(ReadError, match=message):
        load(path)


@pytest.mark.parametrize("data", [b"", b"(S (X a))", b"PK\x03\x04 no archive", b"\x93NUMPY"])
def test_other_files_are_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "model.npz"
    path.write_bytes(data)
    with pytest.raises(ReadError, match="not a model"):
        load(path)


def test_other_archives_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "model.npz"
    np.savez(path, header=np.zeros(3, np.uint8))
    with pytest.raises(ReadError, match="not a model"):
        load(path)


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


def test_dependencies_where_links_decide() -> None:
    """`golden/ccl_tiny.prs`: ((the dog) barks), ((a dog) sees (the cat)): the verbs are heads."""
    parses = CCLTrainer(compatible=True).train(TEXT).parse(TEXT)
    heads = {leaning: dependencies(parses, leaning) for leaning in ("first", "last")}
    offsets = TEXT.offsets.tolist()
    sentences = [
        {leaning: found.treebank.heads[begin:end].tolist() for leaning, found in heads.items()}
        for begin, end in pairwise(offsets)
    ]
    assert sentences[0] == {"first": [3, 1, 0, 3], "last": [2, 3, 0, 3]}
    assert sentences[2] == {"first": [3, 1, 0, 3, 4, 3], "last": [2, 3, 0, 5, 3, 3]}
    decided = heads["last"].are_decided[: offsets[1]].tolist()
    assert decided == [False, False, True, False]  # of "the dog", no one is the head
