from pathlib import Path

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import FileError
from treeval.experiments.findings import published
from treeval.experiments.ned import LEARNERS, Scores, learnability, reproduce, scored
from treeval.experiments.structures import (
    FLIPS,
    KM04_AS_LISTED,
    STRUCTURES,
    frequencies,
    induced_arcs,
    parameter_flips,
    with_structures_of,
)

TREES = """\
( (S (NP (DT The) (NN dog)) (VP (VBZ barks)) (. .)) )
( (S (NP (NNP Kim) (NNP Lee)) (VP (MD can) (VP (VB sleep) (PP (IN in) (NP (DT the) (NN house))))) (. .)) )
( (S (NP (PRP He)) (VP (VBZ wants) (S (VP (TO to) (VP (VB eat) (PP (IN with) (NP (NNP Lee)))))))) )
( (S (NP (NNS Dogs)) (VP (VBP sleep))) )
"""  # noqa: E501


def test_the_papers_table_of_flips_is_whole() -> None:
    # Table 1 marks 5 arcs for km04, 8 for cs09 and 5 for saj10a; there are 12 different ones.
    assert {name: len(arcs) for name, arcs in FLIPS.items()} == {"km04": 5, "cs09": 8, "saj10a": 5}
    listed = {arc for arcs in STRUCTURES.values() for arc in arcs}
    assert len(listed) == 12
    assert {arc for arcs in FLIPS.values() for arc in arcs} == listed
    lowered = [flip for flip in parameter_flips("km04") if flip.only_lowered]
    assert [(flip.head, flip.dependent) for flip in lowered] == [("IN", "DT")]


def test_words_at_either_end_of_an_arc_are_in_a_structure() -> None:
    # "in the house sleeps": in → house → the; both arcs of prepositional phrases, three words.
    gold = treebank_of([4, 3, 1, 0], xpos=["IN", "DT", "NN", "VB"])
    shares = frequencies(gold)
    assert shares["prepositional phrases"] == shares["all together"] == 0.75
    assert shares["proper names"] == 0
    # An NN before its determiner is none of the arcs listed.
    assert frequencies(treebank_of([0, 1], xpos=["NN", "DT"]))["all together"] == 0


def test_arcs_count_as_induced_where_they_outnumber_their_opposites() -> None:
    trees = treebank_of([0, 1], [0, 1], [2, 0], xpos=["DT", "NN"] * 3)
    assert induced_arcs("saj10a", trees) == ("DT>NN",)
    assert induced_arcs("saj10a", treebank_of([0, 1], [2, 0], xpos=["DT", "NN"] * 2)) == ()


def test_structures_are_put_into_trees() -> None:
    # Gold: saw → in → house → the.
    gold = treebank_of([0, 1, 4, 2], xpos=["VB", "IN", "DT", "NN"])
    # The chain of figure 4d: in → the → house.
    for name in ("km04", "saj10a", "cs09"):
        assert with_structures_of(name, gold).heads.tolist() == [0, 1, 2, 3]
    # Without determiner, cs09 has the noun above the preposition.
    bare = treebank_of([0, 1, 2], xpos=["VB", "IN", "NN"])
    assert with_structures_of("cs09", bare).heads.tolist() == [0, 3, 1]
    assert with_structures_of("km04", bare).heads.tolist() == [0, 1, 2]
    assert with_structures_of(KM04_AS_LISTED, bare).heads.tolist() == [0, 3, 1]
    # Gold heads: names by the last, infinitives by the verb, modals above verbs.
    names = treebank_of([2, 0], xpos=["NNP", "NNP"])
    assert with_structures_of("km04", names).heads.tolist() == [0, 1]
    infinitive = treebank_of([2, 0], xpos=["TO", "VB"])
    assert with_structures_of("saj10a", infinitive).heads.tolist() == [0, 1]
    modal = treebank_of([0, 1], xpos=["MD", "VB"])
    assert with_structures_of("cs09", modal).heads.tolist() == [2, 0]


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
