"""bc10 beside an independent trial in C++: sums over derivations, and the first sweeps."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from treeval.arrays import frozen
from treeval.experiments.ned.data import penn_trees
from treeval.kernels.tsg.restaurants import new_state
from treeval.kernels.tsg.sampling import Sampled, begin_with_trees, draw_arcs
from treeval.models.dmv.text import short
from treeval.models.dmv.training import Stopping
from treeval.models.tsg.bc10 import BC10
from treeval.models.tsg.model import starts_of
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from treeval.progress import Advance

pytestmark = pytest.mark.shared

TAGS = ("DT", "IN", "NN", "NNP", "VBD")


@pytest.fixture(scope="module")
def gold(shared: Path) -> Treebank:
    return short(penn_trees(shared / "data/wsj-sample/wsj.mrg").gold, 10)


@pytest.mark.parametrize("cached", [0, 1])
def test_probabilities_of_sentences(shared: Path, cached: int) -> None:
    expected = json.loads((shared / "oracles/unsupervised/table4/bc10_tiny.json").read_text())
    state = new_state(5, 100, np.array([0.5, 1.0, 0.5, 1.0]), np.full(9, 0.5))
    rng = np.random.default_rng(1)
    # DT and NN to the left of their heads NN and VBD.
    codes, offsets = frozen(np.array([0, 2, 4])), frozen(np.array([0, 3]))
    fragments, sizes = np.zeros(15, np.int64), np.zeros(1, np.int64)
    text = Sampled(codes, offsets, fragments, sizes, np.array([1, 2, -1]))
    if cached:
        begin_with_trees(state, text, rng)
        assert text.sizes[0] == expected["fragments of the cached derivation"]
    for name, value in expected["probability"].items():
        sentence, _, cache = name.partition(" | ")
        if int(cache[0]) != cached:
            continue
        codes = frozen(np.array([TAGS.index(tag) for tag in sentence.split()]))
        ends = frozen(np.array([0, len(codes)]))
        found = draw_arcs(state, codes, ends, starts_of(ends), 0, rng, np.zeros(len(codes) ** 2))
        assert np.exp(found[0]) == pytest.approx(value, rel=1e-13)


def test_the_first_sweeps_on_the_sample(gold: Treebank) -> None:
    reported: list[Advance] = []
    trainer = BC10(stopping=Stopping(10, 0.0))
    model = trainer.train(gold, np.random.default_rng(1), progress=reported.append)
    sums = [float(one.detail.partition(",")[0]) for one in reported]
    # The log-likelihood rises, and at least nine of ten proposals are accepted (specification).
    assert sums[9] > sums[0]
    assert 0.9 < float(model.about["accepted"]) <= 1
