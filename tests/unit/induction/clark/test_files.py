"""The file of a tagger."""

from pathlib import Path

import numpy as np
import pytest

from texts import text
from treeval.errors import ReadError
from treeval.induction.clark.kernels.arrays import LetterModels
from treeval.induction.clark.model import TagModel, write_tags
from treeval.induction.clark.tagger import Tagger
from treeval.induction.clark.trainer import TagTrainer
from treeval.models.archive import Archive
from treeval.models.load import load
from treeval.models.text import text_of_sentences


@pytest.fixture(scope="module")
def model() -> TagModel:
    return TagTrainer(2, states=2).train(text("ab aab ba", "abb ba"), np.random.default_rng(0))


def test_file_holds_everything(model: TagModel, tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz")
    Tagger(model).save(path)
    again = load(path).learnt
    assert (again.words, again.objective) == (model.words, model.objective)
    assert again.signature == model.signature
    for name in ("classes", "frequencies"):
        np.testing.assert_array_equal(getattr(again, name), getattr(model, name))
    unseen = text_of_sentences([["aaab", "bbbaaa"]])
    np.testing.assert_array_equal(again.tag(unseen), model.tag(unseen))
    assert not any(array.flags.writeable for array in (again.classes, *again.letters))


def test_damaged_models_are_refused(model: TagModel, tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz")
    Archive("tags", 1, {"objective": 0.0, "signature": ""}, {}, {"words": ["a"]}).write(path)
    with pytest.raises(ReadError, match="damaged"):
        load(path)
    for letters, classes in (
        (LetterModels(model.letters.emissions[:, :1], model.letters.moves), model.classes),
        (model.letters, model.classes + 5),
    ):
        broken = TagModel(model.words, model.frequencies, classes, letters, 0.0, "")
        write_tags(broken, path)
        with pytest.raises(ReadError, match="damaged"):
            load(path)
