"""Learners and gold trees that differ in structure: the experiments with NED."""

from pathlib import Path

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import FileError
from treeval.experiments.findings import published
from treeval.experiments.ned import LEARNERS, Scores, learnability, reproduce, scored

TREES = """\
( (S (NP (DT The) (NN dog)) (VP (VBZ barks)) (. .)) )
( (S (NP (NNP Kim) (NNP Lee)) (VP (MD can) (VP (VB sleep) (PP (IN in) (NP (DT the) (NN house))))) (. .)) )
( (S (NP (PRP He)) (VP (VBZ wants) (S (VP (TO to) (VP (VB eat) (PP (IN with) (NP (NNP Lee)))))))) )
( (S (NP (NNS Dogs)) (VP (VBP sleep))) )
"""  # noqa: E501


def test_scores_are_percent_of_three_measures() -> None:
    # to ← eat, and the other way round: no head right, one undirected, both by NED (figure 4).
    gold, other = treebank_of([2, 0]), treebank_of([0, 1])
    assert scored(gold, other) == Scores(0, 50, 100)


def test_learnability_is_that_of_the_other_sentences() -> None:
    gold = treebank_of(*[[2, 0]] * 4, [0, 1], xpos=["DT", "NN"] * 5)
    assert learnability(gold, 4) == Scores(0, 50, 100)
    assert learnability(gold, 3).attachment == 50


def test_all_tables_are_made(tmp_path: Path) -> None:
    (tmp_path / "wsj.mrg").write_text(TREES * 5)
    found = reproduce(tmp_path)
    figures = published("ned")
    stand_ins = [finding for finding in found.findings if finding.what.startswith("less-is-more")]
    assert len(stand_ins) == 8
    own = {(finding.place, finding.what) for finding in found.findings}
    assert figures.keys() <= own
    for finding in found.findings:
        if (finding.place, finding.what) in figures:
            assert finding.published == figures[finding.place, finding.what]
    built = {finding.what for finding in found.findings if not np.isnan(finding.obtained)}
    assert {f"{name}, all: NED" for name in LEARNERS if name != "less-is-more"} <= built
    assert "saj10b, all: NED" not in built
    # 3 + 7 + 6 + 2 words without punctuation, five times.
    assert "20 sentences, 90 words" in found.remarks[0]


def test_a_grammar_takes_the_place_of_training(tmp_path: Path) -> None:
    (tmp_path / "wsj.mrg").write_text(TREES)
    for name in LEARNERS:
        (tmp_path / f"{name}.gra").write_text("root VB : 0\n")
    stages: list[object] = []
    reproduce(tmp_path, progress=stages.append)
    assert not stages


def test_a_folder_without_trees_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"no wsj\.mrg or wsj-sample/wsj\.mrg"):
        reproduce(tmp_path)
