"""The corpora of the PUPA experiment."""

from pathlib import Path

import numpy as np

from files import written
from treeval.experiments.layout import treebanks_of
from treeval.experiments.pupa.data import conventional, corpora_of, joined
from treeval.formats.reading import read_constituents

TREES = "(S (NP (DT the) (NN dog)) (VP (VBZ sees) (NP (DT a) (NN cat))) (. .))\n" * 3


def test_files_are_put_together(tmp_path: Path) -> None:
    (tmp_path / "wsj-sample").mkdir()
    for name in ("a", "b"):
        (tmp_path / "wsj-sample" / f"{name}.mrg").write_text(TREES, encoding="utf-8")
    part = read_constituents(str(tmp_path / "wsj-sample" / "a.mrg"))
    whole = joined([part, part])
    assert len(whole) == 2 * len(part)
    again = whole.select(np.arange(len(part), len(whole)))
    np.testing.assert_array_equal(again.parents, part.parents)
    np.testing.assert_array_equal(again.word_parents, part.word_parents)
    assert [*again.forms] == [*part.forms]
    (corpus,) = corpora_of(conventional(tmp_path))
    assert corpus.name == "WSJ"
    assert len(corpus.gold) == len(whole)


def test_a_layout_names_corpora_and_systems(tmp_path: Path) -> None:
    for name in ("a", "b"):
        written(tmp_path / f"{name}.mrg", TREES)
    written(tmp_path / "g.conllu", "")
    layout = """
[pupa.NEGRA]
gold = "*.mrg"
[pupa.mine]
gold = "g.conllu"
outputs = { one = "g.conllu" }
"""
    written(tmp_path / "data.toml", layout)
    treebanks = treebanks_of("pupa", tmp_path, conventional)
    (corpus,) = corpora_of(treebanks)
    assert (corpus.name, len(corpus.gold), corpus.share) == ("NEGRA", 6, 0.3)
    assert treebanks[1].outputs.keys() == {"one"}
