"""Models of all orders, written as ARPA files and queried by KenLM's Python module (0.3.0)."""

from pathlib import Path

import numpy as np
import pytest

from treeval.models.ngram.arpa import write_arpa
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.text import read_text
from treeval.settings.choices import Smoothing

kenlm = pytest.importorskip("kenlm")
pytestmark = pytest.mark.shared


@pytest.mark.parametrize("convention", ["kenlm", "srilm"])
@pytest.mark.parametrize("order", [2, 3, 4, 5])  # KenLM reads no unigram models
def test_scores_are_those_of_kenlm(
    order: int, convention: Smoothing, shared: Path, tmp_path: Path
) -> None:
    toy, path = shared / "oracles/lm/toy", str(tmp_path / "model.arpa")
    model = KneserNey(order=order, convention=convention).train(
        read_text(str(toy / "train300.txt"))
    )
    write_arpa(model, path)
    loaded, test = kenlm.Model(path), toy / "dev100.txt"
    scores = model.score(read_text(str(test)))
    lines = test.read_text(encoding="utf-8").splitlines()
    expected = [score for line in lines for score in loaded.full_scores(line)]
    assert scores.is_oov.tolist() == [is_oov for _, _, is_oov in expected]
    log10 = np.array([probability for probability, _, _ in expected])
    known = ~scores.is_oov | (convention == "kenlm")  # KenLM gives a missing <unk> a constant
    np.testing.assert_allclose(scores.log10[known], log10[known], atol=2e-6)
