"""Models of all orders, written as ARPA files and queried by KenLM's Python module (0.3.0)."""

from pathlib import Path

import numpy as np
import pytest

import treeval
from treeval.models.sentences import Sentences
from treeval.settings.choices import Smoothing

kenlm = pytest.importorskip("kenlm")
pytestmark = pytest.mark.shared


@pytest.mark.parametrize("smoothing", ["kenlm", "srilm"])
@pytest.mark.parametrize("order", [2, 3, 4, 5])  # KenLM reads no unigram models
def test_scores_are_those_of_kenlm(
    order: int, smoothing: Smoothing, shared: Path, tmp_path: Path
) -> None:
    toy, path = shared / "oracles/lm/toy", str(tmp_path / "model.arpa")
    model = treeval.train("ngram", toy / "train300.txt", order=order, smoothing=smoothing)
    model.save(path)
    loaded, test = kenlm.Model(path), toy / "dev100.txt"
    scores = model.learnt.score(Sentences.of(test).text)
    lines = test.read_text(encoding="utf-8").splitlines()
    expected = [score for line in lines for score in loaded.full_scores(line)]
    assert scores.is_oov.tolist() == [is_oov for _, _, is_oov in expected]
    log10 = np.array([probability for probability, _, _ in expected])
    known = ~scores.is_oov | (smoothing == "kenlm")  # KenLM gives a missing <unk> a constant
    np.testing.assert_allclose(scores.log10[known], log10[known], atol=2e-6)
