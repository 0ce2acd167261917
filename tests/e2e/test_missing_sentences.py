"""Outputs that lack sentences of the gold file, or have more: `missing_sentences=`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from files import conllu, written
from sample import BIRCH, GOLD
from treeval.errors import SettingError, TextMismatchError

LACKING = ("cut", "full")


def cut(path: Path, *, without: Sequence[int], more: str = "") -> str:
    """Leave out sentences of a CoNLL-U file, counted from 0, and add others at its end."""
    sentences = path.read_text().strip("\n").split("\n\n")
    left = [one for number, one in enumerate(sentences) if number not in without]
    return "\n\n".join([*left, *filter(None, [more])]) + "\n\n"


def lacking(policy: str, **settings: Any) -> treeval.Results:
    """Score one output that lacks two sentences and has one more, and one that is whole."""
    more = conllu([0], forms="Nowhere", name="more").strip("\n")
    systems = {"cut": cut(Path(BIRCH), without=(3, 4), more=more), "full": BIRCH}
    return treeval.score(GOLD, systems, missing_sentences=policy, **settings)


def test_missing_sentences_stop_the_run_unless_something_else_is_wanted() -> None:
    with pytest.raises(TextMismatchError, match="if sentences are missing, set `missing_sentences"):
        lacking("fail")


def test_missing_sentences_are_left_out_for_all_systems() -> None:
    found = lacking("skip", metrics="LAS", per_sentence=True)
    whole = treeval.score(GOLD, {"full": BIRCH}, metrics="LAS", per_sentence=True)
    table = whole["full"].scores["LAS"].counts.table
    expected = np.delete(table, (3, 4), axis=0)
    for name in LACKING:
        assert np.array_equal(found[name].scores["LAS"].counts.table, expected)
    assert len(found.sentences) == len(whole.sentences) - 2
    assert found["cut"].scores["LAS"].signature["missing"] == "skip(2)"
    # Sentences are left out for both, so both signatures say so.
    assert found["full"].scores["LAS"].signature["missing"] == "skip(2)"
    assert "cut: 2 gold sentences missing; they are left out for all systems" in found.notes()[0]


def test_words_of_missing_sentences_count_as_wrong() -> None:
    found = lacking("zero", metrics="LAS,Words,Sentences,UEM", by="length")
    whole = treeval.score(GOLD, {"full": BIRCH}, metrics="LAS")["full"].scores["LAS"]
    las = found["cut"].scores["LAS"]
    assert las.counts.table[[3, 4], 0].tolist() == [0, 0]
    lost = whole.counts.table[[3, 4], 0].sum()
    # The same words in the denominator, and those of two sentences no longer right.
    assert las.score == pytest.approx((whole.totals["correct"] - lost) / whole.totals["gold"])
    assert found["full"].scores["LAS"].score == whole.score
    assert found["cut"].scores["Sentences"].score == pytest.approx(23 / 25)
    assert (las.signature["missing"], las.signature["extra"]) == ("zero(2)", "1")
    assert (found["cut"].missing_sentences, found["cut"].extra_sentences) == (2, 1)
    assert found["full"].scores["LAS"].signature["missing"] == "zero"
    assert "their words count as wrong; 1 sentence not in the gold file" in found.notes()[0]


def test_a_breakdown_counts_missing_words_as_lost() -> None:
    found = lacking("zero", metrics="LAS", by="upos")
    of_cut = sum(group.lost for group in found.breakdowns[0].groups)
    las = found["cut"].scores["LAS"].totals
    assert of_cut == las["gold"] - las["correct"]


def test_punctuation_can_be_removed_where_sentences_are_missing() -> None:
    found = lacking("zero", metrics="LAS", strip_punct="form")["cut"].scores["LAS"].counts.table
    whole = treeval.score(GOLD, BIRCH, metrics="LAS", strip_punct="form").systems[0]
    expected = whole.scores["LAS"].counts.table.copy()
    expected[[3, 4], 0] = 0
    assert np.array_equal(found[:, :3], expected[:, :3])


def test_metrics_of_whole_trees_cannot_count_what_is_missing() -> None:
    with pytest.raises(SettingError, match="TED compares whole trees, and there is none"):
        lacking("zero", metrics="LAS,TED")
    assert "TED" not in lacking("zero", metrics="all")["cut"].scores


def test_an_output_of_another_text_stays_an_error() -> None:
    with pytest.raises(TextMismatchError):
        treeval.score(GOLD, conllu([0], forms="Nowhere"), missing_sentences="zero")


def test_errors_are_those_of_the_sentences_that_are_there() -> None:
    text = cut(Path(BIRCH), without=(3, 4))
    skipped = treeval.errors_of(GOLD, text, missing_sentences="skip").systems[0].totals
    as_wrong = treeval.errors_of(GOLD, text, missing_sentences="zero").systems[0].totals
    words = int(treeval.read(GOLD).lengths[[3, 4]].sum())
    assert as_wrong == {**skipped, "unaligned": skipped["unaligned"] + words}


def test_campaigns_keep_no_scores_that_depend_on_other_systems(tmp_path: Path) -> None:
    text = cut(Path(BIRCH), without=(3, 4))
    folders = {name: tmp_path / name for name in ("gold", "cut", "full")}
    for folder, content in zip(folders.values(), (None, text, None), strict=True):
        source = GOLD if folder.name == "gold" else BIRCH
        written(folder / "en.conllu", content or Path(source).read_bytes())
    gold = folders.pop("gold")
    alone = treeval.campaign(gold, {"full": folders["full"]}, missing_sentences="skip")
    for _ in range(2):  # the second run finds what the first one has kept
        found = treeval.campaign(gold, folders, missing_sentences="skip")
        tables = [found.treebanks["en"][name].scores["LAS"].counts.table for name in LACKING]
        assert np.array_equal(*tables)
        assert len(tables[0]) == 23
    again = treeval.campaign(gold, {"full": folders["full"]}, missing_sentences="skip")
    assert again.macro("full", "LAS") == alone.macro("full", "LAS")
