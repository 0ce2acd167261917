"""`treeval.assess`: everything that the command does, from Python."""

import io
import json
import re
from pathlib import Path

import numpy as np
import pytest

import treeval
from blocks import blocks_of
from commands import run
from sample import SAMPLE
from treeval.errors import MismatchError, SettingError

PARSED, GOLD = SAMPLE / "brackets" / "parsed.mrg", SAMPLE / "brackets" / "en.mrg"
BIRCH = SAMPLE / "systems" / "birch" / "en.conllu"
CEDAR, ALDER = (SAMPLE / "systems" / name / "en.conllu" for name in ("cedar", "alder"))


def test_whatever_parses_are_given_as_scores_are_the_same() -> None:
    expected = treeval.assess(BIRCH).scores["pupa"]
    text = BIRCH.read_text(encoding="utf-8")
    with BIRCH.open("rb") as stream:
        for given in (str(BIRCH), text, io.StringIO(text), stream, treeval.read(str(BIRCH))):
            np.testing.assert_array_equal(treeval.assess(given).scores["pupa"], expected)


def test_gold_and_committee_may_be_trees() -> None:
    members = [treeval.read(str(path)) for path in (CEDAR, ALDER)]
    gold = treeval.read(str(SAMPLE / "gold" / "en.conllu"))
    settings = treeval.AssessSettings(methods="sepa", agreement="full-model")  # type: ignore[arg-type]
    found = treeval.assess(BIRCH, settings, committee=members, gold=gold)
    files = treeval.assess(
        BIRCH, settings, committee=[CEDAR, str(ALDER)], gold=SAMPLE / "gold" / "en.conllu"
    )
    np.testing.assert_array_equal(found.scores["sepa"], files.scores["sepa"])
    assert found.quality is not None
    assert found.to_dict()["quality"] == files.to_dict()["quality"]
    assert [name for name, _ in found.files] == ["parses", "gold", "member", "member"]


def test_classes_may_be_a_mapping(tmp_path: Path) -> None:
    trees = treeval.read_constituents(str(PARSED))
    classes = {word: word[-1] for word in trees.forms.strings if word != "the"}
    listing = tmp_path / "classes"
    listing.write_text("".join(f"{word}\t{one}\n" for word, one in classes.items()), "utf-8")
    found, read = treeval.assess(PARSED, tags=classes), treeval.assess(PARSED, tags=listing)
    np.testing.assert_array_equal(found.scores["pupa"], read.scores["pupa"])
    assert found.parameters["tags"] == "given"
    assert found.unlisted == read.unlisted == [*trees.forms].count("the")


def test_document_and_text_are_those_of_the_command(capfd: pytest.CaptureFixture[str]) -> None:
    arguments = ["--methods", "mc,sepa", "--members", "2", "--gold", str(GOLD), "--json"]
    printed = json.loads(run(capfd, "assess", str(PARSED), *arguments).out)
    found = treeval.assess(str(PARSED), methods=["mc", "sepa"], members=2, gold=str(GOLD))
    assert json.loads(json.dumps(found.to_dict())) == printed
    assert run(capfd, "assess", str(PARSED), *arguments[:-1]).out == found.text() + "\n"


def test_the_page_has_everything() -> None:
    page = treeval.assess(PARSED, gold=GOLD).page().html()
    assert re.findall(r"<h2[^>]*>([^<]*)", page) == [
        "Scores of sentences",
        "Best and worst sentences",
        "Sentences",
        "Patterns",
        "Quality of the best-scored parses",
        "Files",
    ]
    assert "<dt>Seed</dt>" in page


def test_a_list_of_other_words_is_refused() -> None:
    with pytest.raises(MismatchError, match=r"`tags=`: none of the words is listed"):
        treeval.assess(PARSED, tags={"unseen": "1"})


def test_all_methods_each_once() -> None:
    assert treeval.AssessSettings(methods="mc,all,mc").chosen_methods == (  # type: ignore[arg-type]
        *("mc", "pupa", "sepa", "random"),
    )


def test_selected_sentences_are_written(tmp_path: Path) -> None:
    found = treeval.assess(PARSED, methods="mc")
    chosen = found.select("3")
    # Sentence 19 has 6 brackets of several words, sentences 8 and 17 have 7; counted by hand.
    assert chosen.tolist() == [7, 16, 18]
    best, same = tmp_path / "best.mrg", tmp_path / "same.mrg"
    found.write("3", str(best))
    found.write(chosen[::-1], str(same))
    assert best.read_bytes() == same.read_bytes()
    trees = treeval.read_constituents(str(PARSED)).select(chosen)
    assert [*treeval.read_constituents(str(best)).forms] == [*trees.forms]
    found.write([24], str(best))
    for outside in ([25], [-1]):
        with pytest.raises(SettingError, match="choose numbers from 0 to 24"):
            found.write(outside, str(best))


def test_punctuation_may_be_left_in() -> None:
    trees = treeval.read_constituents(str(PARSED))
    assert treeval.assess(trees, strip_punct="none").lengths.tolist() == trees.lengths.tolist()
    by_tags = treeval.assess(trees).lengths
    np.testing.assert_array_equal(by_tags, treeval.assess(trees, strip_punct="tags").lengths)
    assert (by_tags < trees.lengths).any()


def test_settings_that_are_unknown_or_make_no_sense_are_refused() -> None:
    for changes, message in (
        ({"method": "pupa"}, r"`method=`: there is no such setting; did you mean `methods=`"),
        ({"methods": "best"}, r"`methods=`: 'best' is unknown"),
        ({"committee": [CEDAR]}, r"`committee=`: it is used only by SEPA; add sepa to `methods=`"),
        ({"invalid": "keep"}, r"`invalid=`: a sentence whose heads form a cycle"),
        ({"tags": "clark:0"}, r"`tags=`: clark:0 does not contain a number"),
        ({"share": 0}, r"`share=`: 0 is too small"),
        ({"resamples": 1}, r"`resamples=`: 1 is too small; choose 2"),
        ({"resamples": 10**9}, r"`resamples=`: 1000000000 is too large"),
    ):
        with pytest.raises(SettingError, match=message):
            treeval.assess(BIRCH, **changes)


def test_the_result_fits_on_a_screen() -> None:
    found = treeval.assess(PARSED, methods="all", members=2, gold=GOLD)
    lines = repr(found).split("\n")
    assert lines[0] == "<Assessment>"
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 100
    assert "&lt;caption&gt;Scores of sentences&lt;/caption&gt;" in found._repr_html_()


def test_the_best_and_worst_sentences_have_names_texts_and_scores() -> None:
    gold = str(SAMPLE / "gold" / "en.conllu")
    found = treeval.assess(gold, methods="mc,pupa")
    best, worst = found.best[0], found.worst[0]
    scores = found.scores["mc"]
    assert best.scores["mc"] == scores.max()
    assert worst.scores["mc"] == scores.min()
    assert best.index == scores.argmax()
    trees = treeval.read(gold)
    assert best.name == trees.origin.sentence_id(best.index)
    assert best.text == "Who did you say you were waiting for?"
    record = found.to_dict()
    assert record["best"][0] == {
        "index": best.index,
        "sentence": best.name,
        "length": 8,
        "text": best.text,
        "mc": best.scores["mc"],
        "pupa": best.scores["pupa"],
    }
    assert len(record["best"]) == len(record["worst"]) == 10
    assert {one["index"] for one in record["best"]}.isdisjoint(
        one["index"] for one in record["worst"]
    )


def test_sentences_without_a_name_have_their_number() -> None:
    found = treeval.assess(PARSED, methods="mc")
    assert found.best[0].called == str(found.best[0].index + 1)
    assert f"{found.best[0].called}            8" in found.text()


@pytest.mark.parametrize("path", [PARSED, str(SAMPLE / "gold" / "en.conllu")])
def test_a_file_in_blocks_has_the_same_best_and_worst_sentences(path: str) -> None:
    whole = treeval.assess(path, methods="mc")
    with blocks_of(500):
        cut = treeval.assess(path, methods="mc")
    assert whole.best == cut.best
    assert whole.worst == cut.worst


def test_the_page_holds_the_trees() -> None:
    page = treeval.assess(str(SAMPLE / "gold" / "en.conllu"), methods="mc").page().html()
    assert 'href="#explore?at=19"' in page
    assert "application/gzip" in page
    assert "application/gzip" in treeval.assess(PARSED, methods="mc").page().html()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"members": 3}, "`members=`: it is used only by SEPA; add sepa to `methods=`"),
        ({"agreement": "all-pairs"}, "`agreement=`: it is used only by SEPA"),
        (
            {"methods": "mc", "ceiling": 3},
            "`ceiling=`: it is used only by PUPA; add pupa to",
        ),
        (
            {"methods": "sepa", "committee": [CEDAR, ALDER], "share": 0.5},
            "`share=`: members are trained only without `committee=`",
        ),
    ],
)
def test_settings_without_effect_are_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(SettingError, match=message):
        treeval.assess(BIRCH, **changes)


def test_a_number_of_sentences_and_a_path_as_objects(tmp_path: Path) -> None:
    found = treeval.assess(PARSED)
    assert found.select(5).tolist() == found.select("5").tolist()
    found.write(5, tmp_path / "best.mrg")
    assert len(treeval.read_constituents(tmp_path / "best.mrg")) == 5


def test_single_words_count_by_default_in_dependencies_only() -> None:
    for path, default in ((PARSED, False), (BIRCH, True)):
        found = treeval.assess(path)
        assert found.parameters["one_word"] is default
        chosen = treeval.assess(path, single=default)
        np.testing.assert_array_equal(found.scores["pupa"], chosen.scores["pupa"])
        other = treeval.assess(path, single=not default)
        assert other.parameters["one_word"] is not default
        assert (other.scores["pupa"] != found.scores["pupa"]).any()


def test_the_command_turns_single_words_on_and_off(capfd: pytest.CaptureFixture[str]) -> None:
    for option, expected in (("--single", True), ("--no-single", False)):
        for path in (PARSED, BIRCH):
            record = json.loads(run(capfd, "assess", str(path), option, "--json").out)
            assert record["parameters"]["one_word"] is expected


def test_contexts_of_patterns_may_be_smaller() -> None:
    number = {
        context: treeval.assess(BIRCH, context=context).parameters["patterns"]
        for context in ("ends", "first", "last", "adjacent")
    }
    assert all(number["ends"] > number[other] for other in ("first", "last", "adjacent"))


def test_sentences_can_be_ranked_within_their_lengths() -> None:
    plain = treeval.assess(BIRCH, methods="mc")
    within = treeval.assess(BIRCH, methods="mc", within_lengths=True)
    np.testing.assert_array_equal(plain.scores["mc"], within.scores["mc"])
    for length in np.unique(within.lengths).tolist():
        own = np.flatnonzero(within.lengths == length)
        # Places are in the middle of their shares; of equals, the first is the better one.
        best = own[np.argsort(-within.scores["mc"][own], kind="stable")]
        shares = 1 - (np.arange(len(own)) + 0.5) / len(own)
        np.testing.assert_allclose(within.deciding[best], shares)
    # Fewer constituents are better for mc, so that without lengths short sentences win.
    chosen, others = (one.select("40%") for one in (within, plain))
    lengths = dict(zip(plain.rows.tolist(), plain.lengths.tolist(), strict=True))
    means = [np.mean([lengths[row] for row in rows.tolist()]) for rows in (chosen, others)]
    assert means[0] > means[1]
    assert within.parameters["within_lengths"] is True


def test_short_sentences_can_be_left_out() -> None:
    found = treeval.assess(BIRCH, methods="mc", min_length=14)
    assert found.lengths.min() == 14
    assert "min_length:14" in str(found.signature)


def test_every_sentence_has_its_name_and_text() -> None:
    first = treeval.assess(BIRCH, methods="mc").to_dict()["sentences"][0]
    assert first["text"].startswith("The mayor of Harlow")
    assert {"index", "sentence", "length", "mc"} < first.keys()


def test_scores_are_comments_of_selected_sentences(tmp_path: Path) -> None:
    for size in (1000, 1 << 20):
        target = tmp_path / f"best-{size}.conllu"
        with blocks_of(size):
            found = treeval.assess(BIRCH, methods="pupa,mc")
        found.write([4, 7], target)
        text = target.read_text("utf-8")
        for row in (4, 7):
            assert f"# pupa = {found.scores['pupa'][row]:.6g}\n# mc = " in text
        # Nothing else has changed.
        lines = [line for line in text.splitlines() if not line.startswith(("# pupa", "# mc"))]
        blocks = BIRCH.read_text("utf-8").split("\n\n")
        assert [line for line in lines if line] == [*blocks[4].split("\n"), *blocks[7].split("\n")]


def test_a_batch_that_is_too_small_for_pupa_is_said() -> None:
    note = "25 sentences only: PUPA counts patterns, and needs about 500 sentences"
    assert note in treeval.assess(BIRCH).notes()
    assert note not in treeval.assess(BIRCH, methods="mc").notes()


def test_a_seed_without_effect_is_said() -> None:
    note = "`seed=` has no effect here: nothing is drawn at random"
    assert note in treeval.assess(BIRCH, seed=1).notes()
    assert note not in treeval.assess(BIRCH, methods="random", seed=1).notes()
    assert note not in treeval.assess(BIRCH).notes()
