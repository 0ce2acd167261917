"""Other head rules and other languages."""

from pathlib import Path

from files import written
from treeval.experiments.layout import TreebankFiles
from treeval.experiments.ned.flips import (
    head_rule_findings,
    language_findings,
    other_rule_findings,
)
from treeval.experiments.ned.learners import Learner
from treeval.progress import silent
from treeval.tree.treebank import Treebank

TREES = "".join(
    f"{n}\t{tag}\t_\t{tag}\t_\t_\t{head}\t_\t_\t_\n"
    for n, tag, head in ((1, "ADP", 3), (2, "DET", 3), (3, "NOUN", 0), (4, "PUNCT", 3))
)


def test_head_rules_are_compared_by_all_measures(gold: Treebank) -> None:
    rows = [*head_rule_findings(gold, gold)]
    assert [row.obtained for row in rows] == [100, 100, 100]
    assert [row.published for row in rows] == [85.6, 90.3, 95.3]  # section 5
    assert [row.verdict.answer if row.verdict else None for row in rows] == [None, None, "open"]


def test_flips_are_those_against_the_other_gold_trees(learner: Learner, gold: Treebank) -> None:
    rows = [*other_rule_findings([learner], {"Some": gold.replaced()})]
    assert [row.what for row in rows] == [
        f"km04, Some: change of {measure}" for measure in ("attachment", "undirected", "NED")
    ]
    # The footnote speaks of attachment alone.
    assert [bool(row.verdict) for row in rows] == [True, False, False]


def test_languages_are_learnt_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.conllu"
    written(path, (TREES + "\n") * 8)
    rows = [*language_findings([TreebankFiles("mine", gold=(path,))], silent)]
    assert [row.what for row in rows] == [
        f"km04, mine: change of {measure}" for measure in ("attachment", "undirected", "NED")
    ]
    (none,) = language_findings([], silent)
    assert none.what == "no treebanks"
