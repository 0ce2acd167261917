"""Describing treebanks from Python: whatever is given, what is refused, scores across languages."""

import hashlib
import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from files import conllu, written
from sample import GOLD as ENGLISH
from sample import PTB
from strategies import treebank_of
from treeval.errors import InvalidTreeError, MismatchError, SettingError
from treeval.metrics.relation_classes import UD1_CLASSES
from treeval.progress import Advance
from treeval.settings.treebanks import TreebankSettings
from treeval.sources.source import Source
from treeval.treebanks.describe import describe

GOLD = treebank_of([2, 0, 2], deprel=["det", "root", "obj"])
# Two sentences: The cat sleeps. and a cycle.
TEXT = (
    "1\tThe\t_\tDET\t_\t_\t2\tdet\t_\t_\n"
    "2\tcat\t_\tNOUN\t_\t_\t3\tnsubj\t_\t_\n"
    "3\tsleeps\t_\tVERB\t_\t_\t0\troot\t_\t_\n"
    "4\t.\t_\tPUNCT\t_\t_\t3\tpunct\t_\t_\n\n"
)
CYCLE = "1\ta\t_\tX\t_\t_\t2\tdep\t_\t_\n2\tb\t_\tX\t_\t_\t1\tdep\t_\t_\n\n"


def test_whatever_holds_trees_can_be_described(tmp_path: Path) -> None:
    path = tmp_path / "cats.conllu"
    path.write_text(TEXT)
    opened = io.StringIO(TEXT)
    given: list[Any] = [
        *(str(path), path, [path], f"x={path}", {"x": path}, {"x": [str(path)]}, tmp_path),
        *(TEXT, {"x": TEXT}, opened, treeval.read(str(path)), Source.of(TEXT), [Source.of(path)]),
    ]
    for one in given:
        (found,) = describe(one).treebanks
        # nsubj and root are content, det is function, punct is neither.
        assert (found.words, found.content_share, found.function_share) == (4, 0.5, 0.25)
    assert [describe(one).treebanks[0].name for one in (path, TEXT, given[3])] == [
        *("cats", "treebank", "x"),
    ]


def test_parts_of_one_treebank_are_described_together(tmp_path: Path) -> None:
    path = tmp_path / "cats.conllu"
    path.write_text(TEXT)
    found = describe({"x": [TEXT, path, GOLD]})
    assert (found["x"].sentences, found["x"].words) == (3, 11)
    digest = hashlib.sha256(TEXT.encode()).hexdigest()  # trees made by a program have none
    assert [(name, info.path, info.sha256) for name, info in found.files] == [
        ("x", "<text>", digest),
        ("x", str(path), digest),
        ("x", "<memory>", None),
    ]


def test_settings_are_given_by_name_or_as_an_object() -> None:
    passive = TEXT.replace("nsubj", "nsubj:pass")
    assert set(describe(passive).averaged_wde) == {"det", "nsubj", "root", "punct"}
    kept = describe(passive, TreebankSettings(subtypes="keep"))
    assert set(kept.averaged_wde) == {"det", "nsubj:pass", "root", "punct"}
    mixed = passive.replace("nsubj", "NSubj")
    lower = describe(mixed, subtypes="lower", relation_classes="none")
    assert set(lower.averaged_wde) == {"det", "nsubj:pass", "root", "punct"}
    assert describe(TEXT, relation_classes=UD1_CLASSES).classes is UD1_CLASSES
    with pytest.raises(SettingError, match=r"`subtype=`: .* did you mean `subtypes=`\?"):
        describe(TEXT, subtype="keep")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"train": TEXT}, "`train=`: it has no effect without `perplexity=`; set that too"),
        ({"order": 2}, "`order=`: it has no effect without `perplexity=`"),
        ({"tree_per_line": True}, "`tree_per_line=`: there is no such setting"),
        ({"order": 6, "perplexity": True}, "`order=`: 6 is too large; choose 5 or less"),
        ({"systems": GOLD}, "`systems=`: say for which treebank"),
        ({"systems": {"y": GOLD}}, "`systems=`: no treebank is called 'y'; name one of x"),
        ({"systems": {"x": GOLD}, "invalid": "skip"}, "`invalid=`: skip removes sentences"),
        ({"systems": {"x": GOLD}, "max_length": 5}, "`max_length=`: it removes words that the"),
        ({"systems": {"x": GOLD}, "relation_classes": "none"}, "`relation_classes=`: .* need"),
        ({"perplexity": True}, "treebank 'x': the training section is unclear; give it as `train="),
    ],
)
def test_settings_that_make_no_sense_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SettingError, match=message):
        describe({"x": GOLD}, **changes)


def test_treebanks_must_be_there_and_hold_dependencies_for_models() -> None:
    with pytest.raises(SettingError, match="there is no treebank"):
        describe([])
    with pytest.raises(SettingError, match="two treebanks are called 'treebank'"):
        describe([TEXT, TEXT])
    with pytest.raises(SettingError, match="holds constituents, but dependencies are needed"):
        describe("(S (NP (D a)))\n", format="brackets", perplexity=True, train="(S (N a))\n")


def test_constituents_are_described_beside_dependencies() -> None:
    brackets = treeval.read_constituents(PTB)
    found = describe({"trees": brackets, "words": ENGLISH})
    trees, words = (found[name].inventory.figures for name in ("trees", "words"))
    # Both are the same 25 sentences.
    assert trees["words"] == words["words"] == 404
    assert trees["null_elements"] == np.count_nonzero(brackets.are_null)
    assert np.isnan(trees["arc_length"])
    assert np.isnan(words["constituents"])
    assert found["trees"].relations == {}
    assert found.averaged_wde == describe(ENGLISH).averaged_wde
    assert "Non-projective arcs" in found.text()
    short = describe({"trees": brackets}, max_length=10, strip_punct="penn")["trees"]
    assert 0 < short.sentences < 25


def test_relations_outside_ud_only_cost_the_shares() -> None:
    strange = describe(conllu([0, 1], "root comp:obj"))
    assert np.isnan(strange["treebank"].content_share)
    assert strange["treebank"].relations == {"comp": 1, "root": 1}
    assert any("relation 'comp:obj' is in no class" in note for note in strange.notes())
    with pytest.raises(MismatchError, match="'comp:obj' is in no class of ud2"):
        describe(conllu([0, 1], "root comp:obj"), relation_classes="ud2")


def test_broken_sentences_are_refused_skipped_or_kept_and_said_to_be() -> None:
    broken = TEXT + CYCLE
    with pytest.raises(InvalidTreeError, match="set `invalid=` to skip or keep"):
        describe(broken)
    skipped = describe(broken, invalid="skip", relation_classes="none")
    assert skipped["treebank"].words == 4
    (note,) = [note for note in skipped.notes() if "skipped" in note]
    assert note.startswith("<text>: 1 sentence skipped, first: <text>:6: no root")
    kept = describe(broken, invalid="keep")
    assert kept["treebank"].words == 6
    assert "<text>: 1 sentence with heads that do not form a tree, used as they are" in kept.notes()
    assert kept.to_dict()["broken"] == [
        {"path": "<text>", "policy": "keep", "sentences": 1, "first": None}
    ]


def test_punctuation_and_long_sentences_can_be_left_out() -> None:
    found = describe(TEXT, strip_punct="upos")
    assert found["treebank"].words == 3
    assert "punctuation, recognised by upos, was removed first" in found.notes()
    assert found.to_dict()["strip_punct"] == "upos"
    short = describe({"x": [TEXT, GOLD]}, max_length=3)
    assert (short["x"].sentences, short["x"].words) == (1, 3)
    assert "sentences of more than 3 words were left out" in short.notes()


def test_every_file_is_read_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "x.conllu"
    path.write_text(TEXT)
    seen: list[str] = []

    def load(path: str) -> bytes:
        seen.append(path)
        return Path(path).read_bytes()

    monkeypatch.setattr("treeval.sources.source.load", load)
    found = describe({"x": path}, systems={"x": path}, perplexity=True, train=path)
    assert (found["x"].words, found.perplexities["x"].size) == (4, 4)
    assert seen == [str(path)]


def test_progress_is_reported() -> None:
    seen: list[Advance] = []
    describe({"x": [GOLD, GOLD], "y": GOLD}, progress=seen.append)
    assert seen == [Advance("counting", done, 3) for done in (1, 2, 3)]


def test_a_description_shows_itself_on_one_screen() -> None:
    found = describe({f"t{number}": TEXT for number in range(50)})
    assert len(repr(found).splitlines()) <= 24
    assert "<iframe" in found._repr_html_()
    assert found.page().title == "50 treebanks"


def test_perplexities_and_accuracies_from_python() -> None:
    trains = {"a": TEXT, "b": TEXT * 2, "c": TEXT * 3}
    found = describe(
        dict.fromkeys(trains, TEXT),
        perplexity=True,
        train=trains,
        accuracies={"a": 0.5, "b": 0.6, "c": 0.7},
    )
    # Four words in each sentence; both grow in equal steps.
    assert {name: one.size for name, one in found.perplexities.items()} == {"a": 4, "b": 8, "c": 12}
    assert found.difficulty["size"].coefficient == pytest.approx(1)
    assert found.to_dict()["treebanks"][2]["size"] == 12


def test_paths_may_have_commas(tmp_path: Path) -> None:
    path = written(tmp_path / "a,b.conllu", TEXT)
    found = describe(f"x={path}", systems=f"x={path}", perplexity=True, train=path)
    assert found.across is not None
    assert found.across.treebanks == ("x",)


def test_standard_input_is_not_read_for_two_inputs() -> None:
    for changes in ({"systems": ["a=-"]}, {"train": ["a=-"], "perplexity": True}):
        with pytest.raises(SettingError, match="can be read only once"):
            describe("a=-", **changes)
    with pytest.raises(SettingError, match="can be read only once"):
        describe(["a=-", "b=-"])


def test_a_treebank_that_was_not_described() -> None:
    with pytest.raises(KeyError, match="'de'; the treebanks are en"):
        describe({"en": GOLD})["de"]


def test_a_treebank_without_inputs() -> None:
    with pytest.raises(SettingError, match="treebank 'en' has no input; give at least one"):
        describe({"en": []})
