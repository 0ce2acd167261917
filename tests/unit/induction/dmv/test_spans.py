"""Spans that trees respect, and where they come from in training and in parsing."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from files import constituents, written
from sample import SAMPLE
from treeval.errors import MismatchError, ReadError, SettingError
from treeval.induction.dmv.spans import (
    WordSpans,
    between_marks,
    parse_spans,
    phrases,
    respected,
    source_of,
    spans_of,
)

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
        ({"brackets": "punctuation"}, "`brackets=`: it is for saj10b"),
        ({"constraint": "loose"}, "`constraint=`: it is for saj10b, not for km04"),
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


def listed(spans: WordSpans) -> list[list[tuple[int, int]]]:
    found: list[list[tuple[int, int]]] = [[] for _ in range(len(spans))]
    for sentence, begin, end in zip(spans.sentences, spans.begin, spans.end, strict=True):
        found[sentence].append((int(begin), int(end)))
    return found


def test_a_file_has_one_line_per_sentence() -> None:
    spans = parse_spans("some.txt", b"0-1 2-4\n\n3-3\n")
    assert listed(spans) == [[(0, 1), (2, 4)], [], [(3, 3)]]
    assert listed(spans.select(np.array([0, 2]))) == [[(0, 1), (2, 4)], [(3, 3)]]
    assert len(WordSpans.of([])) == 0


@pytest.mark.parametrize("line", ["0", "a-b", "3-1", "-1-2", "0-1,2-3"])
def test_a_wrong_line_is_named(line: str) -> None:
    with pytest.raises(ReadError, match=r"some\.txt:2: is not a list of spans; write it as 0-1"):
        parse_spans("some.txt", f"0-1\n{line}\n".encode())


def test_spans_must_be_those_of_the_sentences() -> None:
    spans = WordSpans.of([[(0, 1)], [(1, 2)]])
    spans.require_fit(np.array([2, 3]), "some.txt")
    with pytest.raises(MismatchError, match=r"some\.txt: spans of 2 sentences, but .* has 1"):
        spans.require_fit(np.array([2]), "some.txt")
    with pytest.raises(MismatchError, match=r"some\.txt:2: the span 1-2 leaves .* of 2 words"):
        spans.require_fit(np.array([2, 2]), "some.txt")


def test_runs_between_marks_are_counted_without_them() -> None:
    # a b , c d .   then  a b .   then  , a , , b
    marks = [0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0]
    spans = between_marks(np.array([0, 6, 9, 14]), np.array(marks, dtype=bool))
    assert listed(spans) == [[(0, 1), (2, 3)], [], [(0, 0), (1, 1)]]


def test_noun_phrases_have_two_words_but_not_all() -> None:
    trees = constituents(
        "(S (NP (NP (DT the) (NN dog)) (PP (IN of) (NP (NNP Kim)))) (VP (VBZ barks)))\n"
        "(NP (NP (DT the) (NN dog)))",
    )
    # Not "Kim", which is one word, nor the whole second sentence.
    assert [sorted(spans) for spans in listed(phrases(trees))] == [[(0, 1), (0, 3)], []]


@pytest.mark.parametrize(
    ("heads", "expected"),
    [
        # Four words, the span 1-2. In order: strict, loose, sprawl, tear.
        ([-1, 0, 1, 0], (True, True, True, True)),
        ([-1, 0, 1, 1], (False, True, True, True)),  # its top takes a word outside
        ([-1, 0, 1, 2], (False, False, True, True)),  # another word does
        ([-1, 0, 0, 0], (False, False, False, True)),  # two tops, both with heads before it
        ([3, 0, 3, -1], (False, False, False, False)),  # torn to both sides
        ([1, -1, 3, 1], (False, False, False, False)),  # a root, and a head behind it
    ],
)
def test_ways_to_respect_a_span(heads: list[int], expected: tuple[bool, ...]) -> None:
    found = respected(np.array(heads), np.array([0, 4]), WordSpans.of([[(1, 2)]]))
    names = ("strict", "loose", "sprawl", "tear")
    assert tuple(bool(found[name][0]) for name in names) == expected
