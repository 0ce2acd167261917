"""One parser alone: the best sentences by the probability of their arcs, and by PUPA.

Expected: the means of docs/assessment.md, *One parser alone*, in which `arcs` was 3 to 4 points of
LAS better than PUPA on these treebanks; here UAS, which `assess` itself computes.
"""

from pathlib import Path

import pytest

import treeval

pytestmark = pytest.mark.shared


@pytest.mark.parametrize("treebank", ["he_htb", "zh_gsd"])
def test_probable_arcs_are_better_than_frequent_patterns(shared: Path, treebank: str) -> None:
    folder = shared / "data" / "conll18" / treebank
    found = treeval.assess(
        str(folder / "HIT-SCIR-18.conllu.gz"),
        methods="arcs,pupa",
        gold=str(folder / "gold.conllu.gz"),
    )
    assert found.quality is not None
    best = {name: 100 * float(curve.mean[19]) for name, curve in found.quality.curves.items()}
    assert best["arcs"] > best["pupa"] + 1
