"""All tables of the NED paper, on a few trees."""

from pathlib import Path

import numpy as np
import pytest

from files import written
from strategies import treebank_of
from treeval.errors import FileError
from treeval.experiments.findings import published
from treeval.experiments.ned import reproduce
from treeval.experiments.ned.flips import LANGUAGES, OTHER_RULES, PARSERS
from treeval.experiments.ned.learners import LEARNERS, Sampling
from treeval.experiments.ned.reproduction import structure_findings
from treeval.induction.dmv.training import Stopping
from treeval.induction.tsg.bc10 import BC10
from treeval.progress import Advance

LANGUAGE = "1\tder\t_\tDET\t_\t_\t2\t_\t_\t_\n2\tHund\t_\tNOUN\t_\t_\t0\t_\t_\t_\n3\t.\t_\tPUNCT\t_\t_\t2\t_\t_\t_\n\n"  # noqa: E501
FEW_SWEEPS = Sampling({"bc10": BC10(stopping=Stopping(2))}, (1, 2))


def test_all_tables_are_made(wsj: Path) -> None:
    (wsj / "ud" / "UD_German-X").mkdir(parents=True)
    written(wsj / "ud" / "UD_German-X" / "de-ud-test.conllu", LANGUAGE * 3)
    found = reproduce(wsj, sampling=FEW_SWEEPS)
    figures = published("ned")
    rows = {(finding.place, finding.what): finding for finding in found.findings}
    structures = {key for key in figures if key[1].startswith("structures of")}
    assert figures.keys() - structures <= rows.keys()
    for key in figures.keys() - structures:
        assert rows[key].published == figures[key]
        assert not np.isnan(rows[key].obtained)
    assert "deviation of 2 seeds" in rows[PARSERS, "bc10, all: NED"].note
    # 3 + 7 + 6 + 2 words without punctuation, five times.
    assert "20 sentences, 90 words" in found.remarks[0]
    assert (LANGUAGES, "km04, UD_German-X: change of NED") in rows
    assert (OTHER_RULES, "cs09, LTH: change of attachment") in rows
    assert all(verdict.claim for verdict in found.verdicts)


def test_a_grammar_takes_the_place_of_training(wsj: Path) -> None:
    for name in LEARNERS:
        (wsj / f"{name}.gra").write_text("root VB : 0\n")
    advances: list[Advance] = []
    reproduce(wsj, progress=advances.append, sampling=Sampling({}))
    assert {advance.stage for advance in advances} == {"learners", "tables"}
    assert advances[-1] == Advance("tables", 7, 7)


def test_a_grammar_of_no_learner_is_refused(wsj: Path) -> None:
    layout = '[ned.WSJ]\ngold = "wsj.mrg"\nmodels = { km05 = "wsj.mrg" }\n'
    (wsj / "data.toml").write_text(layout)
    with pytest.raises(FileError, match="a grammar of the learner km05; choose from km04, "):
        reproduce(wsj)


def test_a_folder_without_trees_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"no wsj\.mrg or wsj-sample/wsj\.mrg"):
        reproduce(tmp_path)


def test_the_share_of_words_is_judged_by_its_interval() -> None:
    trees = treebank_of(*[[2, 0, 2]] * 30, xpos=["DT", "NN", "VB"] * 30)
    all_together = [*structure_findings(trees)][-1]
    # Two of three words in every sentence: 66.7 % in all resamples, 26.7 above 40.
    assert all_together.obtained == pytest.approx(100 * 2 / 3)
    assert all_together.verdict is not None
    assert all_together.verdict.answer == "yes"
    assert all_together.verdict.interval == pytest.approx((26.67, 26.67), abs=0.01)


def test_other_counts_of_names_and_coordination_stand_beside() -> None:
    trees = treebank_of([2, 0, 2, 2], xpos=["NN", "NNP", "CC", "NNP"])
    notes = {finding.what: finding.note for finding in structure_findings(trees)}
    # One of three arcs is at the CC, of four words; two NNP; three nouns in arcs between nouns.
    assert "25.00 % of the words" in notes["coordination"]
    assert "tagged NNP are 50.0 %" in notes["proper names"]
    assert "any kind: 75.0 %" in notes["proper names"]
