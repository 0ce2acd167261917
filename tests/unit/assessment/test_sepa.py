"""Committees: how members agree, and how they are trained."""

from dataclasses import replace

import numpy as np
import pytest

from files import constituents
from treeval.arrays import Ints
from treeval.assessment.sepa import CCLLearner, Sepa, TreebankLearner, trained_committee
from treeval.errors import MismatchError, SettingError
from treeval.induction.dmv.km04 import KM04
from treeval.models.text import text_of_sentences
from treeval.progress import Advance
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank

# One sentence in three bracketings, and one that leaves nothing to disagree on.
TREES = {
    "right": "(X (T a) (X (T b) (T c)))\n(X (T a))\n",
    "left": "(X (X (T a) (T b)) (T c))\n(X (T a))\n",
    "flat": "(X (T a) (T b) (T c))\n(X (T a))\n",
}


@pytest.fixture
def trees() -> dict[str, Constituents]:
    return {name: constituents(text) for name, text in TREES.items()}


# F1: right and left share the whole of two brackets each, 1/2; either and flat 2 * 1 / (2 + 1).
LEFT_RIGHT, WITH_FLAT = 1 / 2, 2 / 3


@pytest.mark.parametrize(
    ("agreement", "expected"),
    [
        ("all-pairs", (LEFT_RIGHT + 2 * WITH_FLAT) / 3),
        ("full-model", (1 + LEFT_RIGHT + WITH_FLAT) / 3),  # the parses are those of one member
    ],
)
def test_agreement(trees: dict[str, Constituents], agreement: str, expected: float) -> None:
    sepa = Sepa(agreement=agreement)
    found = sepa.assess(trees["right"], [*trees.values()], np.random.default_rng(0))
    assert found == pytest.approx([expected, 1])


def test_agreement_with_one_member_drawn(trees: dict[str, Constituents]) -> None:
    found = {
        Sepa().assess(trees["right"], [*trees.values()], np.random.default_rng(seed))[0]
        for seed in range(20)
    }
    means = {(LEFT_RIGHT + WITH_FLAT) / 2, WITH_FLAT}  # of right or left, and of flat
    assert sorted(found) == pytest.approx(sorted(means))


def test_samples_are_drawn_without_repetition() -> None:
    def learn(sample: Ints, rng: np.random.Generator) -> Ints:
        del rng
        return sample

    samples = list(Sepa(4, 0.5).committee(learn, 10, np.random.default_rng(0)))
    assert [len(set(sample.tolist())) for sample in samples] == [5] * 4
    assert len({tuple(sample) for sample in samples}) > 1


def test_committee_of_common_cover_links() -> None:
    text = text_of_sentences([["the", "dog", "barks", "."], ["the", "cat", "sleeps", "."]] * 6)
    tags = Column.of(["D", "N", "V", "."] * 12)
    learn = CCLLearner(replace(text, tags=tags))
    members = list(Sepa(2, 0.5).committee(learn, len(text), np.random.default_rng(0)))
    assert [len(member) for member in members] == [12, 12]
    assert [*members[0].tags] == [*tags]


def test_committee_of_dependency_models() -> None:
    words = Column.of(["D", "N", "V"] * 12)
    treebank = Treebank(
        np.arange(0, 37, 3),
        np.array([2, 3, 0] * 12, dtype=np.int32),
        {"form": words, "upos": words},
    )
    learn = TreebankLearner(treebank, KM04(tags="upos"))
    rng = np.random.default_rng(0)
    members = list(Sepa(3, 0.5).committee(learn, len(treebank), rng))
    scores = Sepa(3).assess(treebank, members, rng)
    assert ((scores >= 0) & (scores <= 1)).all()


def test_other_sentences_are_no_committee(trees: dict[str, Constituents]) -> None:
    short = trees["flat"].select(np.array([0]))
    with pytest.raises(MismatchError, match="give parses of the same sentences"):
        Sepa().assess(trees["right"], [trees["left"], short], np.random.default_rng(0))


def test_progress_of_training_is_reported(trees: dict[str, Constituents]) -> None:
    seen = list[Advance]()
    found = trained_committee(trees["right"], Sepa(3, 1.0), np.random.default_rng(0), seen.append)
    assert [len(member) for member in found] == [2, 2, 2]
    assert [(one.done, one.total) for one in seen] == [(1, 3), (2, 3), (3, 3)]


def test_settings_that_make_no_sense_are_refused(trees: dict[str, Constituents]) -> None:
    with pytest.raises(SettingError, match=r"`members=`: 1 is too small"):
        Sepa(1)
    with pytest.raises(SettingError, match=r"`share=`: 0 is not a share"):
        Sepa(share=0)
    with pytest.raises(SettingError, match=r"`committee=`: there are too few members \(1\)"):
        Sepa().assess(trees["left"], [trees["left"]], np.random.default_rng(0))
