"""The design of the TedEval paper on other treebanks: scores and differences."""

from pathlib import Path

import pytest

from lth_files import FUNCTIONAL, LEXICAL, TOO_HIGH, write_trees
from treeval.experiments.tedeval.reproduction import (
    DIFFERENCES,
    SCORES,
    conventional,
    other_crossings,
)


def test_scores_and_differences(tmp_path: Path) -> None:
    for name in ("gold", "malt"):
        write_trees(tmp_path, f"parsers/x_y/{name}.conllu", LEXICAL)
    write_trees(tmp_path, "cross/x_y_fh/gold.conllu", FUNCTIONAL)
    write_trees(tmp_path, "cross/x_y_fh/malt.conllu", TOO_HIGH)
    (crossed,) = other_crossings(conventional(tmp_path)[0], seed=0, trials=9)
    found = list(crossed.findings())
    scores = {one.what: one.obtained for one in found if one.place == SCORES}
    # The UD parser is perfect, whatever it is compared with but the other gold.
    assert scores["x_y, malt, ud, fh ⊓ ud ⊓ lexical: L-TED"] == 1
    # Gold fh: sbj(0,1) *(1,2) comp(2,4) *(2,3) comp(3,4); ud: sbj aux aux and *(3,4).
    # One span is in fh alone, and three labels differ: 4 edits of 9 nodes.
    assert scores["x_y, malt, ud, fh: L-TED"] == pytest.approx(1 - 4 / 9)
    # The fh parser attaches the last word one too high: it lacks comp(2,4), which no other gold
    # has, and has comp(2,3) for *.
    assert scores["x_y, malt, fh, fh ⊓ ud: L-TED"] == pytest.approx(1 - 1 / 8)
    gaps = {one.what: one.obtained for one in found if one.place == DIFFERENCES}
    assert gaps["x_y, malt, ud − fh, fh ⊓ ud: L-TED"] == pytest.approx(100 / 8)
    assert crossed.significant == (0, 2)
