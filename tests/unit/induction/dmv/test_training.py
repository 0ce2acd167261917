"""What trainers share, and estimates from trees."""

from itertools import islice

import numpy as np
import pytest

from treeval.errors import SettingError
from treeval.induction.dmv.events import harmonic
from treeval.induction.dmv.text import tagged
from treeval.induction.dmv.training import Stopping, em, estimate, follow, viterbi_em
from treeval.progress import Advance
from treeval.tree.treebank import Treebank


def test_supervised_estimates_are_relative_frequencies(trees: Treebank) -> None:
    model = estimate(trees)
    assert model.tags == ("DT", "NN", "VB")
    weights = model.weights
    assert weights.root.tolist() == [0, 0, 1]
    # VB takes an NN to its left twice, and stops after it; "barks" alone takes none.
    assert weights.attach[0, 2].tolist() == [0, 1, 0]
    assert weights.go[0, 2].tolist() == [pytest.approx(2 / 3), 0]
    assert weights.stop[0, 2].tolist() == [pytest.approx(1 / 3), 1]
    # To its right one of three VB takes one NN.
    assert weights.go[1, 2].tolist() == [pytest.approx(1 / 3), 0]
    # Nothing to be relative to: DT never has a dependent.
    assert weights.stop[0, 0].tolist() == [1, 0]
    assert weights.attach[0, 0].tolist() == [0, 0, 0]


def test_training_stops_after_so_many_passes_or_without_change(chains: Treebank) -> None:
    text = tagged(chains, "xpos")
    values = [step.log_likelihood for step in islice(em(text, harmonic(text)), 400)]
    for passes in (0, 1, 5):
        end = follow(em(text, harmonic(text)), text, Stopping(passes, change=0))
        assert end.log_likelihood == values[passes]
    seen: list[Advance] = []
    follow(em(text, harmonic(text)), text, Stopping(1000, change=1e-3), "here", seen.append)
    bits = np.abs(np.diff(values)) / (np.log(2) * text.words)
    assert len(seen) == np.argmax(bits < 1e-3) + 2
    assert seen[3] == Advance("here", 3, 1000, f"{values[3]:.4f}")
    with pytest.raises(SettingError, match="-1 passes"):
        Stopping(-1)


def test_viterbi_em_repeats_itself_in_the_end(chains: Treebank) -> None:
    text = tagged(chains, "xpos")
    steps = list(islice(viterbi_em(text, harmonic(text)), 40))
    assert steps[-1].log_likelihood == steps[-2].log_likelihood
