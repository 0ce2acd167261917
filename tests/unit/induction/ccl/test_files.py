"""The file of a model of common cover links."""

from pathlib import Path

import numpy as np
import pytest

from texts import TINY
from treeval.errors import ReadError
from treeval.induction.ccl.kernels.arrays import BEYOND, LABELS
from treeval.induction.ccl.model import CCLModel, CCLTrainer, write_ccl
from treeval.induction.ccl.parser import CclParser
from treeval.induction.ccl.utterances import NEGRA
from treeval.models.load import load


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
