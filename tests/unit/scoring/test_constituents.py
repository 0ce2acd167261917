"""Runs over constituents: what they can be divided by, and blocks.

Blocks of all sizes are in property/test_constituents_in_blocks.py.
"""

import gzip
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from blocks import blocks_of
from files import constituents, written
from sample import SAMPLE
from treeval.errors import MismatchError, SettingError, TextMismatchError
from treeval.formats.reading import read_constituents
from treeval.formats.registry import FORMATS
from treeval.tree.column import Column

GOLD, PARSED = SAMPLE / "brackets" / "en.mrg", SAMPLE / "brackets" / "parsed.mrg"


def test_a_grouping_of_ones_own() -> None:
    halves = treeval.Grouping(
        "half",
        lambda trees: Column(np.arange(len(trees)) * 2 // len(trees), ("first", "second")),
        of_sentences=True,
    )
    results = treeval.score(GOLD, PARSED, metrics="LF1", by=halves)
    (breakdown,) = results.breakdowns
    assert [group.name for group in breakdown.groups] == ["first", "second"]
    whole = results.systems[0].scores["LF1"].totals
    assert sum(group.counts["gold"] for group in breakdown.groups) == whole["gold"]


@pytest.mark.parametrize("by", ["relation", 42])
def test_other_groupings_are_refused(by: object) -> None:
    with pytest.raises(SettingError, match=f"cannot be broken down by {by}; choose label or"):
        treeval.score(GOLD, PARSED, by=by)


def test_parses_that_lack_sentences_can_be_compared() -> None:
    right = [f"(S (NP (D {form}) (N {form})) (V {form}))\n" for form in "abcx"]
    wrong = "(S (D b) (XP (N b) (V b)))\n"
    gold, fewer = "".join(right[:3]), right[0] + right[2]
    more = right[3] + right[0] + wrong + right[2]
    systems = {"fewer": constituents(fewer), "more": constituents(more)}
    found = treeval.score(constituents(gold), systems, metrics="LF1,UF1", missing_sentences="skip")
    # The second sentence is left out for both, and so is the wrong bracket XP.
    assert [found[name].scores["LF1"].score for name in systems] == [1, 1]
    assert (found["fewer"].missing_sentences, found["more"].extra_sentences) == (1, 1)
    assert found["more"].scores["LF1"].signature["missing"] == "skip(1)"
    with pytest.raises(SettingError, match="zero is for dependencies; choose skip"):
        treeval.score(constituents(gold), systems, missing_sentences="zero")
    with pytest.raises(TextMismatchError, match="no sentence is in all files"):
        treeval.score(constituents(gold), constituents(right[3]), missing_sentences="skip")


def in_blocks(gold: str, parsed: str, **chosen: Any) -> treeval.Results:
    with blocks_of(500):
        return treeval.score(gold, {"x": parsed}, **chosen)


@pytest.mark.parametrize(
    "chosen",
    [
        {"metrics": "all"},
        {"metrics": "LF1,EVALB", "average": "macro"},
        {"strip_punct": "tags", "max_length": 10},
        {"jobs": 2},
        {"by": "label,length"},
        {"per_sentence": True},
    ],
    ids=str,
)
def test_results_are_those_of_whole_files(chosen: dict[str, Any]) -> None:
    found = in_blocks(str(GOLD), str(PARSED), **chosen)
    whole = treeval.score(str(GOLD), {"x": str(PARSED)}, **{**chosen, "jobs": 1})
    assert found.to_dict() == whole.to_dict()
    assert found.text() == whole.text()
    assert found.summaries == whole.summaries


def test_intervals_and_compressed_files(tmp_path: Path) -> None:
    packed = tmp_path / "parsed.mrg.gz"
    packed.write_bytes(gzip.compress(PARSED.read_bytes()))
    chosen: dict[str, Any] = {"ci": True, "resamples": 50}
    found = in_blocks(str(GOLD), str(packed), **chosen)
    assert found.to_dict() == treeval.score(str(GOLD), {"x": str(packed)}, **chosen).to_dict()


def test_words_that_differ_are_an_error_of_the_whole_file(tmp_path: Path) -> None:
    other = tmp_path / "other.mrg"
    other.write_bytes(PARSED.read_bytes().replace(b" the)", b" THE)"))
    parameters = tmp_path / "strict.prm"
    parameters.write_text("MAX_ERROR 0\n", encoding="utf-8")
    messages = []
    for score in (in_blocks, treeval.score):
        with pytest.raises(MismatchError, match="raise MAX_ERROR, which is 0") as error:
            score(str(GOLD), str(other), metrics="EVALB", params=str(parameters))
        messages.append(str(error.value))
    assert messages[0] == messages[1]


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"missing_sentences": "skip"}, "missing sentences"),
        ({"tree_per_line": True}, "`tree_per_line=` reads whole files"),
    ],
)
def test_what_needs_whole_files(chosen: dict[str, Any], why: str, tmp_path: Path) -> None:
    path = written(tmp_path / "a.mrg", "(S (N a) (V b))\n" * 99)
    with pytest.warns(UserWarning, match=f"`jobs=` has no effect here: {why}"):
        in_blocks(path, path, jobs=2, **chosen)


def test_other_formats_need_whole_files(tmp_path: Path) -> None:
    path = str(tmp_path / "trees.export")
    FORMATS["export"].write(read_constituents(str(PARSED)).overt, path)
    for gold in path, str(GOLD):
        with pytest.warns(UserWarning, match="export cannot be read in blocks"):
            in_blocks(gold, path, jobs=2)
