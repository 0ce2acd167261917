"""Every gold tree of the shared treebanks, taken apart and rebuilt."""

from pathlib import Path

import numpy as np
import pytest

from treeval.formats.reading import read
from treeval.models.transitions import SYSTEMS, derive, replay
from treeval.settings.choices import TransitionSystem
from treeval.tree.shape import nonprojective
from treeval.tree.treebank import Treebank

pytestmark = pytest.mark.shared


@pytest.fixture(scope="module", params=["ud", "ud-1.2"])
def treebanks(request: pytest.FixtureRequest, shared: Path) -> list[Treebank]:
    paths = sorted((shared / "data" / request.param).glob("*/*.conllu.gz"))
    assert paths
    return [read(str(path)) for path in paths]


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_gold_tree_is_rebuilt(system: TransitionSystem, treebanks: list[Treebank]) -> None:
    for treebank in treebanks:
        derivations = derive(treebank, system, unfit="skip")
        skipped = np.ones(len(treebank), dtype=bool)
        skipped[derivations.derived] = False
        expected = np.where(skipped[treebank.sentences], -1, treebank.heads)
        assert np.array_equal(replay(derivations), expected)
        crossing = np.zeros(len(treebank), dtype=bool)
        if not system.startswith("swap"):
            crossing[treebank.sentences[nonprojective(treebank)]] = True
        assert np.array_equal(skipped, crossing)


def test_cyclic_trees_of_a_parser_are_skipped_and_named(shared: Path) -> None:
    # data/README.md: ru_gsd unrepaired has 102 cyclic sentences
    output = read(str(shared / "data/parsers/ru_gsd/unrepaired/slovnet-news.conllu.gz"))
    derivations = derive(output, unfit="skip")
    assert len(derivations.problems) == 102
    assert all("cycle" in p.message or "own head" in p.message for p in derivations.problems)
    assert all(problem.line > 0 for problem in derivations.problems)
