"""PUPA on the tree of the paper's figure 1; every number is worked out in a comment."""

import numpy as np
import pytest

from treeval.assessment.pupa import Pupa, Tally, count_keys, elbow, pattern_keys
from treeval.assessment.spans import Spans
from treeval.errors import SettingError
from treeval.tree.column import Column
from treeval.tree.constituents import Blocks

# Figure 1, "I will give you the ball": C0 to C5; and the same words with C0 and C5 only.
FIGURE = [(0, 6), (0, 1), (1, 6), (1, 3), (3, 4), (4, 6)]
FLAT = [(0, 6), (4, 6)]


def parses(*trees: list[tuple[int, int]]) -> Spans:
    nothing = np.zeros(0, dtype=np.int64)
    starts = 6 * np.repeat(np.arange(len(trees)), [len(tree) for tree in trees])
    brackets = np.array([bracket for tree in trees for bracket in tree]).reshape(-1, 2)
    return Spans(
        np.arange(0, 6 * len(trees) + 1, 6),
        Column.of(["POS1", "POS2", "POS3", "POS4", "POS5", "POS6"] * len(trees)),
        np.append(0, np.cumsum([len(tree) for tree in trees])),
        brackets[:, 0] + starts,
        brackets[:, 1] + starts,
        Blocks(nothing, nothing, nothing),
    )


def tally(*counts: int) -> Tally:
    keys = np.repeat(np.arange(1, 2 * len(counts), 2), counts).astype(np.uint64)
    return count_keys([keys])


def test_same_parse_twice() -> None:
    # Six patterns occur twice each: no t has exactly one pattern, t = 3 is the first with none.
    # X = 3, Z = 3 + 2 = 5; each constituent is worth 3 (t = 2 only), so each bin 3/5.
    found = Pupa().assess(parses(FIGURE, FIGURE))
    assert found.ceiling == 3
    assert found.scores == pytest.approx([3 / 5, 3 / 5])
    assert found.frequent_patterns.tolist() == [6, 6]


def test_a_parse_of_its_own_is_worth_nothing() -> None:
    assert Pupa().assess(parses(FIGURE)).scores.tolist() == [0]


# X = 2: of the six, C0 and C5 occur twice and score 2/2, the others 0. C5 has the same pattern in
# both trees, as the bare word POS4 stands in for C4. Sizes: C1 C4 one word, C3 C5 two, C2 five, C0
# six. Bins by width: 1: 0 1/2 0 1; 2: 1/4 1/2; 3: 1/4 1/2; 4: 1/4 1/2; 5: 1/5 1; 6: 2/6.
BY_THEORY = (4 * 3 / 8 + 3 / 5 + 1 / 3) / 6
# Divided by the best bin of the width: 1, 1/2, 1/2, 1/2, 1, 2/6.
BY_SENTENCE = (3 / 8 + 3 * 3 / 4 + 3 / 5 + 1) / 6


@pytest.mark.parametrize(
    ("normalisation", "expected"),
    [("theory", BY_THEORY), ("sentence-max", BY_SENTENCE), ("batch-max", BY_THEORY)],
)
def test_two_parses_of_the_same_words(normalisation: str, expected: float) -> None:
    found = Pupa(2, normalisation).assess(parses(FIGURE, FLAT))
    assert found.scores == pytest.approx([expected, 1])


def test_many_occurrences_are_worth_more() -> None:
    # C0 occurs 4 times, C5 too, the rest of figure 1 once. X = 4: Z = 4 + 3 + 2 = 9 = what four
    # occurrences are worth; with X = 5 they are worth 5 + 4 + 3 = 12 of Z = 5 + 4 + 3 + 2 = 14.
    several = parses(FLAT, FLAT, FLAT, FIGURE)
    assert Pupa(4).assess(several).scores[:3] == pytest.approx(1)
    assert Pupa(5).assess(several).scores[:3] == pytest.approx(12 / 14)


def test_neighbours_of_one_word_and_of_two_with_the_same_tag_differ() -> None:
    words = Column.of(["A", "B", "B", "A", "B"])
    nothing = np.zeros(0, dtype=np.int64)
    blocks = Blocks(nothing, nothing, nothing)
    first, end = np.array([0, 1, 3]), np.array([1, 3, 4])
    found = Spans(np.array([0, 3, 5]), words, np.array([0, 2, 3]), first, end, blocks)
    keys = pattern_keys(found)
    assert keys[0] != keys[2]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((1, 1, 1, 2, 2, 3, 9), 3),  # one pattern occurs exactly 3 times, two occur twice
        ((1, 5), 5),  # t = 1 does not count
        ((2, 2, 4, 4), 3),  # none occurs exactly once at any t: the first t without a step
        ((), 2),
    ],
)
def test_elbow(counts: tuple[int, ...], expected: int) -> None:
    assert elbow(tally(*counts)) == expected


@pytest.mark.parametrize("ceiling", [0, 1])
def test_no_score_below_two_occurrences(ceiling: int) -> None:
    assert Pupa(ceiling).assess(parses(FIGURE, FIGURE)).scores.tolist() == [0, 0]


def test_nothing_to_assess() -> None:
    assert len(Pupa().assess(parses()).scores) == 0
    assert np.isnan(Pupa().assess(parses([])).scores).all()


def test_bad_settings() -> None:
    with pytest.raises(SettingError, match=r"`ceiling=`: -1 is too small"):
        Pupa(-1)
    with pytest.raises(SettingError, match="room for 1 keys only"):
        count_keys([], 1)
