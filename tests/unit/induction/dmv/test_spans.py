"""WordSpans of words: files, punctuation, noun phrases, and the trees that respect them."""

import numpy as np
import pytest

from files import constituents
from treeval.errors import MismatchError, ReadError
from treeval.induction.dmv.spans import WordSpans, between_marks, parse_spans, phrases, respected


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
    spans.insist_on_fit(np.array([2, 3]), "some.txt")
    with pytest.raises(MismatchError, match=r"some\.txt: spans of 2 sentences, but .* has 1"):
        spans.insist_on_fit(np.array([2]), "some.txt")
    with pytest.raises(MismatchError, match=r"some\.txt:2: the span 1-2 leaves .* of 2 words"):
        spans.insist_on_fit(np.array([2, 2]), "some.txt")


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
