"""`treeval.convert`: whatever is given, written or only returned."""

import io
from pathlib import Path

import pytest

import treeval
from files import conllu
from sample import SAMPLE
from treeval.errors import InvalidTreeError, SettingError
from treeval.schemes.headedness import Scheme

GOLD = SAMPLE / "gold" / "en.conllu"


def heads(conversion: treeval.Conversion) -> list[int]:
    assert isinstance(conversion.trees, treeval.Treebank)
    return list(conversion.trees.heads.tolist())


def test_without_a_target_the_trees_are_only_returned() -> None:
    made = treeval.convert(GOLD, scheme="sud")
    assert (made.target, made.format, made.lost) == (None, None, ())
    assert made.notes() == []
    assert heads(made) == Scheme.of("sud")(treeval.read(str(GOLD))).heads.tolist()
    assert heads(made) == heads(treeval.convert(GOLD, scheme=Scheme.of("sud")))


def test_a_path_an_open_file_text_and_trees_give_the_same() -> None:
    text = GOLD.read_text("utf-8")
    with GOLD.open("rb") as stream:
        given = [str(GOLD), stream, io.StringIO(text), text, treeval.read(str(GOLD))]
        made = [heads(treeval.convert(one, projectivise="head")) for one in given]
    assert all(one == made[0] for one in made)


def test_a_file_comes_back_byte_by_byte(tmp_path: Path) -> None:
    target = tmp_path / "again.conllu"
    made = treeval.convert(GOLD, target)
    assert target.read_bytes() == GOLD.read_bytes()
    assert (made.target, made.format) == (str(target), "conllu")


def test_the_record_says_what_was_made(tmp_path: Path) -> None:
    target = tmp_path / "short.conllx"
    made = treeval.convert(GOLD, target, max_length=10)
    record = made.to_dict()
    assert record["source"]["sentences"] == 25
    assert (record["kind"], record["format"]) == ("dependencies", "conllx")
    assert record["sentences"] == len(treeval.read(str(target))) < 25
    assert "comments" in record["lost"]
    assert made.notes()[0].startswith(f"{target}: conllx cannot hold ")
    assert repr(made).count("\n") < 24
    assert "cannot hold" in made.page("treeval convert").html()


def test_empty_files_stay_empty(tmp_path: Path) -> None:
    source, target = tmp_path / "a.conllu", tmp_path / "b.conllx"
    source.write_text("")
    treeval.convert(source, target)
    assert target.read_bytes() == b""


def test_transitions_without_a_file() -> None:
    # The arc from 3 to 1 is crossed by the arc from 4 to 2; the second sentence is one word.
    text = conllu([3, 4, 4, 0]) + conllu([0])
    with pytest.raises(InvalidTreeError, match="non-projective"):
        treeval.convert(text, transitions="arc-eager")
    skipped = treeval.convert(text, transitions="arc-eager", nonprojective="skip")
    assert skipped.transitions == ["", "RIGHT-ARC:root"]
    assert skipped.notes()[0].startswith("<text>: 1 of 2 sentences skipped, first: <text>:1: ")
    lifted = treeval.convert(text, transitions="arc-eager", nonprojective="lift")
    assert lifted.skipped == 0
    # The trees themselves stay as they were.
    assert heads(lifted) == heads(skipped) == [3, 4, 4, 0, 0]


def test_cycles_cannot_be_lifted() -> None:
    with pytest.raises(InvalidTreeError):
        treeval.convert(conllu([2, 1]), transitions="arc-eager", nonprojective="lift")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"invert": True}, "`invert=`: it has no effect without `scheme=`"),
        ({"heads": "yamada"}, "`heads=`: it applies to constituents"),
        ({"to": "conllx"}, "`to=`: no file of trees is written"),
        ({"format": "conllz"}, "`format=`: 'conllz' is unknown"),
        ({"formt": "conllu"}, "`formt=`: there is no such setting; did you mean `format=`"),
    ],
)
def test_settings_that_do_not_fit_are_named(changes: dict[str, object], message: str) -> None:
    with pytest.raises(SettingError) as raised:
        treeval.convert(GOLD, **changes)
    assert str(raised.value).startswith(message)


def test_a_tag_to_flip_may_be_a_comma() -> None:
    text = "1\t,\t_\t_\t,\t_\t2\tpunct\t_\t_\n2\tb\t_\t_\tNN\t_\t0\troot\t_\t_\n\n"
    assert heads(treeval.convert(text, flip=",<NN")) == [0, 1]
