"""Changes, sorted into consequences, systematic ones, punctuation and one-offs."""

import json
from pathlib import Path

import numpy as np
import pytest

import treeval
from commands import run
from files import conllu, written
from regular import as_conllu, regular_sentences, written_treebank
from sample import BIRCH, GOLD

Capture = pytest.CaptureFixture[str]
Rows = list[list[list[str]]]


def compared(old: Rows, new: Rows, **settings: object) -> treeval.Differences:
    return treeval.diff(as_conllu(old), as_conllu(new), **settings)


@pytest.fixture
def old() -> Rows:
    return regular_sentences(60)


@pytest.fixture
def new() -> Rows:
    return regular_sentences(60)


def test_the_same_treebank_has_no_differences(old: Rows, capfd: Capture) -> None:
    found = compared(old, old)
    assert found.is_same
    assert list(found.word_changes()) == []
    assert "the same in the fields that were compared" in found.notes()[0]
    assert run(capfd, "diff", GOLD, GOLD).code == 0
    assert run(capfd, "diff", GOLD, BIRCH).code == 1


def test_a_change_of_several_fields_is_one_entry(old: Rows, new: Rows) -> None:
    new[0][0][2:4], new[0][0][6:8] = ["le", "PRON"], ["4", "nsubj"]
    (change,) = compared(old, new).word_changes()
    assert change.fields == {
        "head": ("3", "4"),
        "deprel": ("det", "nsubj"),
        "upos": ("DET", "PRON"),
        "lemma": ("the", "le"),
    }
    assert (change.old.id, change.new.id, change.kind) == ("s1:1", "s1:1", "one-off")


def arcs(heads: list[int], labels: str = "a b c root") -> str:
    return conllu(heads, labels, "w x y z", name="s")


def test_a_word_follows_its_old_head_down_or_its_new_head_up() -> None:
    def consequences(before: list[int], after: list[int], labels: str = "a b c root") -> list[int]:
        return list(treeval.diff(arcs(before), arcs(after, labels)).arcs.consequences)

    # x came below y, and w moved from x to y.
    assert consequences([2, 4, 4, 0], [3, 3, 4, 0]) == [0]
    # y was below x and is no longer, and w moved from x to y.
    assert consequences([2, 0, 2, 2], [3, 0, 4, 2]) == [0]
    # y is still below x: w moved for a reason of its own.
    assert consequences([2, 4, 2, 0], [3, 4, 2, 0]) == []
    # A word that also has another relation is a change of its own, and so is one from the root.
    assert consequences([2, 4, 4, 0], [3, 3, 4, 0], "z b c root") == []
    assert consequences([0, 4, 1, 1], [4, 4, 1, 0]) == []


def test_a_consequence_names_its_cause() -> None:
    before = conllu([2, 3, 0], "a b root", "x y z", name="s")
    after = conllu([3, 3, 0], "a c root", "x y z", name="s")
    found = treeval.diff(before, after)
    # Word 1 moved from y to z, on which y depends; y changed its relation.
    assert found.arcs.consequences == {0: 1}
    first, second = found.word_changes()
    assert (first.kind, first.cause, second.kind) == ("consequence", "s:2", "one-off")


def test_many_changes_of_one_kind_are_systematic_with_what_is_left_over(
    old: Rows, new: Rows
) -> None:
    for rows in new[:40]:
        rows[-2][7] = "obl"
    found = compared(old, new)
    (group,) = found.arcs.by_pattern
    assert group.pattern.name == "obj → obl (NOUN)"
    assert (len(group.cases), group.base, len(group.left_over)) == (40, 60, 20)
    assert found.counts["systematic"] == 40
    assert found.counts["rest"] == 0
    text = found.text()
    assert "66.67" in text
    assert "s41:" in text  # the first word that is left over


@pytest.mark.parametrize(("cases", "groups"), [(19, 0), (20, 1)])
def test_a_third_of_the_words_makes_a_change_systematic(
    old: Rows, new: Rows, cases: int, groups: int
) -> None:
    for rows in new[:cases]:
        rows[-2][7] = "obl"
    found = compared(old, new)
    assert len(found.arcs.by_pattern) == groups  # 60 objects, so that 20 are a third
    assert found.counts["one_offs"] + found.counts["systematic_by_form"] == (1 - groups) * cases


def test_one_form_that_changes_is_systematic_by_itself(old: Rows, new: Rows) -> None:
    dogs = [rows for rows in new if rows[-2][1] == "dog"]
    assert len(dogs) == 5
    for rows in dogs[:4]:
        rows[-2][7] = "obl"
    assert compared(old, new).arcs.by_form == ()  # fewer than five
    dogs[4][-2][7] = "obl"
    (group,) = compared(old, new).arcs.by_form
    assert group.pattern.name == 'obj → obl ("dog")'
    assert (len(group.cases), group.base) == (5, 5)


def test_punctuation_that_moves_is_one_group(old: Rows, new: Rows) -> None:
    for rows in new[:3]:
        rows[-1][6] = "1"
    found = compared(old, new)
    assert len(found.arcs.punctuation) == 3
    assert found.arcs.one_offs == ()


def test_features_are_looked_at_one_by_one(old: Rows, new: Rows) -> None:
    for before, after in zip(old, new, strict=True):
        before[0][5], after[0][5] = "Definite=Def|PronType=Art", "Definite=Def|PronType=Dem|X=1"
    groups = {one.name: len(one.cases) for one in compared(old, new).groups}
    assert groups == {"feats.PronType: Art → Dem": 60, "feats.X: – → 1": 60}


def test_groups_that_come_together_are_named_together(old: Rows, new: Rows) -> None:
    for rows in new:
        rows[-2][3], rows[-2][7] = "PROPN", "obl"
    (group,) = compared(old, new).groups
    assert group.name == "upos: NOUN → PROPN"
    assert group.together == ("obj → obl (NOUN)",)


def test_only_the_fields_that_are_asked_for_are_compared(old: Rows, new: Rows) -> None:
    new[0][0][3], new[1][0][7] = "X", "dep"
    assert compared(old, new, fields="upos").by_field == {"upos": 1}
    assert compared(old, new, fields="lemma,form").is_same
    assert not compared(old, new, fields="deprel").is_same


def test_edited_sentences_are_compared_by_their_common_words(old: Rows, new: Rows) -> None:
    new[0][1][1], new[0][0][7] = "young", "dep"  # another adjective, and another relation
    found = compared(old, new)
    assert found.to_dict()["sentences"]["edited"] == 1
    changes = {one.old.id: one.fields for one in found.word_changes()}
    assert changes == {
        "s1:1": {"deprel": ("det", "dep")},
        "s1:2": {"form": ("old", "young")},
    }
    assert found.counts["words_changed"] == 0  # only sentences with the same words
    assert len(found.edited.changed) == 1


def test_a_head_is_the_same_if_its_word_is_the_same() -> None:
    before = conllu([2, 0, 2], "det root obj", "the seesaw dog", name="s")
    after = conllu([3, 1, 0, 3], "det x root obj", "the see saw dog", name="s")
    found = treeval.diff(before, after)
    # "seesaw" has no partner, so that the heads of both other words are others.
    assert found.to_dict()["other_words"]["retokenised_new"] == ["s:2", "s:3"]
    assert [one.old.id for one in found.word_changes()] == ["s:1", "s:3"]


def test_two_annotators_are_a_and_b(old: Rows, new: Rows) -> None:
    new[0][0][7] = "dep"
    found = compared(old, new, annotators=True)
    assert found.tables()[0].header == ("", "A", "B")
    assert "`treeval.agreement`" in found.notes()[0]
    assert "old" not in found.text()
    assert "new" not in found.text()


def test_the_command_prints_what_the_function_returns(capfd: Capture) -> None:
    found = treeval.diff(GOLD, BIRCH)
    assert (
        run(capfd, "diff", GOLD, BIRCH, "--all").out
        == treeval.diff(GOLD, BIRCH, all=True).text() + "\n"
    )
    record = json.loads(run(capfd, "diff", GOLD, BIRCH, "--json").out)
    assert record == json.loads(json.dumps(found.to_dict()))
    assert len(record["changes"]) == int(np.count_nonzero(found.changed))


def test_csv_has_one_row_per_changed_field(old: Rows, new: Rows) -> None:
    new[0][0][3], new[0][0][7] = "PRON", "nsubj"
    table = compared(old, new).data()
    rows = [dict(zip(table.header, row, strict=True)) for row in table.rows]
    assert [(row["Field"], row["old"], row["new"]) for row in rows] == [
        ("deprel", "det", "nsubj"),
        ("upos", "DET", "PRON"),
    ]
    assert {row["Sentence new"] + ":" + row["Word new"] for row in rows} == {"s1:1"}


def test_changed_words_can_be_left_out_of_an_audit(tmp_path: Path, capfd: Capture) -> None:
    before = written(tmp_path / "old.conllu", as_conllu(regular_sentences(300)))
    after = written_treebank(tmp_path, s1=(3, 4, "det"))
    checked = str(tmp_path / "checked.tsv")
    outcome = run(capfd, "diff", before, after, "--write-checked", checked)
    assert outcome.code == 1
    assert f"{checked}: 1 words" in outcome.err
    found = treeval.audit(after, limit=1, checked=checked)
    assert found.checked == 1
    assert found.findings[0].id != "s1:3"
