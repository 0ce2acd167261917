"""Brackets for DMV models: where they come from, in training and in parsing."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from files import written
from sample import SAMPLE
from treeval.errors import MismatchError, SettingError
from treeval.induction.dmv.spans import WordSpans, source_of, spans_of

GOLD = SAMPLE / "gold" / "en.conllu"
SAJ10B: dict[str, Any] = {"algorithm": "saj10b", "strip_punct": "form", "max_length": 30}


def test_punctuation_is_the_usual_source(tmp_path: Path) -> None:
    model = treeval.train("dmv", GOLD, **SAJ10B)
    assert model.learnt.about["brackets"] == "punctuation"
    again = treeval.train("dmv", GOLD, brackets="punctuation", constraint="loose", **SAJ10B)
    np.testing.assert_array_equal(model.learnt.weights.attach, again.learnt.weights.attach)
    strict = treeval.train("dmv", GOLD, constraint="strict", **SAJ10B)
    assert "have no tree within their brackets" in strict.notes[0]
    model.save(tmp_path / "model.json")
    assert treeval.load(tmp_path / "model.json").signature == model.signature


def test_a_file_of_spans_and_decoding_within_them(tmp_path: Path) -> None:
    text = "".join(f"{n}\tw\t_\t_\tT\t_\t0\t_\t_\t_\n" for n in range(1, 5)) + "\n"
    spans = written(tmp_path / "spans.txt", "0-1 2-3\n")
    model = treeval.train("dmv", text, algorithm="saj10b", tags="xpos", brackets=spans)
    assert model.learnt.about["brackets"] == spans
    within = model.parse(text, brackets=spans, constraint="sprawl")
    (first, second), (third, fourth) = np.split(within.parents, 2)
    assert (first in (0, 1)) != (second in (0, 1))  # one of the two has its head outside
    assert (third in (2, 3)) != (fourth in (2, 3))
    assert model.parse(text, brackets=spans, careful=True).words == 4


def test_noun_phrases_of_trees_are_supervised() -> None:
    path = str(SAMPLE / "brackets" / "en.mrg")
    assert source_of(path) == f"noun phrases of {path} (supervised)"
    trees = treeval.read(str(GOLD))
    found = spans_of(path, trees, None)
    assert len(found) == len(trees)
    assert len(found.begin) > 10
    with pytest.raises(MismatchError, match="give trees of the same words"):
        spans_of(path, trees.select(np.arange(3)), None)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"algorithm": "saj10b"}, "`brackets=`: there is no punctuation to find them by; name it"),
        ({"brackets": "punctuation"}, "`brackets=`: is for saj10b"),
        ({"constraint": "loose"}, "`constraint=`: is for saj10b, not for km04"),
    ],
)
def test_brackets_need_saj10b_and_a_source(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SettingError) as error:
        treeval.train("dmv", GOLD, **changes)
    assert str(error.value).startswith(message)


def test_a_constraint_needs_brackets_in_parsing() -> None:
    model = treeval.train("dmv", GOLD, passes=1)
    with pytest.raises(SettingError, match="`constraint=`: it needs `brackets=`"):
        model.parse(GOLD, constraint="loose")


def test_spans_can_be_given_as_such() -> None:
    trees = treeval.read(str(GOLD))
    spans = WordSpans.of([[] for _ in range(len(trees))])
    assert spans_of(spans, trees, None) is spans
    assert source_of(spans) == "given"
