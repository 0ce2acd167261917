"""Groups of a small tree, told by hand."""

import numpy as np
import pytest

from treeval.errors import SettingError
from treeval.scoring.groupings import GROUPINGS
from treeval.scoring.groups import bucketed, grouping
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

# the dog that barked ran : ran is the root, dog its dependent, the and barked below dog.
TREE = Treebank(
    np.array([0, 5]),
    np.array([2, 5, 4, 2, 0], dtype=np.int32),
    {
        "form": Column.of(["the", "dog", "that", "barked", "ran"]),
        "upos": Column.of(["DET", "NOUN", "PRON", "VERB", "VERB"]),
        "deprel": Column.of(["det", "nsubj", "nsubj", "acl:relcl", "root"]),
    },
)

EXPECTED = {
    "relation": ["det", "nsubj", "nsubj", "acl", "root"],
    "upos": ["DET", "NOUN", "PRON", "VERB", "VERB"],
    "distance": ["-1", "-5 to -3", "-1", "2", "root"],
    "depth": ["3", "2", "4", "3", "1"],
    "direction": [
        "head to the right",
        "head to the right",
        "head to the right",
        "head to the left",
        "root",
    ],
    "head-upos": ["NOUN", "VERB", "VERB", "NOUN", "root"],
    "projectivity": ["projective"] * 5,
}


OF_WORDS = [name for name, found in GROUPINGS.items() if not found.of_sentences]


@pytest.mark.parametrize("name", OF_WORDS)
def test_words(name: str) -> None:
    assert list(GROUPINGS[name].groups(TREE)) == EXPECTED[name]


def test_words_on_and_below_a_cycle_have_no_depth() -> None:
    # Words 1 and 2 head each other, 3 hangs on them; 4 is the root, 5 below it.
    looped = Treebank(np.array([0, 5]), np.array([2, 1, 2, 0, 4], dtype=np.int32), {})
    assert list(GROUPINGS["depth"].groups(looped)) == [*["in a cycle"] * 3, "1", "2"]


def test_relations_are_cut_as_the_metrics_cut_them() -> None:
    assert "acl:relcl" in list(grouping("relation", subtypes="keep").groups(TREE))
    assert "acl:relcl" not in list(grouping("relation").groups(TREE))


def test_lengths_of_sentences() -> None:
    assert list(GROUPINGS["length"].groups(TREE)) == ["1–5"]


def test_frequencies_are_those_of_the_training_data() -> None:
    train = Treebank(
        np.array([0, 3]),
        np.array([0, 1, 1], dtype=np.int32),
        {"form": Column.of(["dog", "the", "dog"])},
    )
    groups = grouping("frequency", train).groups(TREE)
    assert list(groups) == ["1", "2–5", "0", "0", "0"]


def test_frequency_needs_training_data() -> None:
    with pytest.raises(SettingError, match="give it as `train=`"):
        grouping("frequency")


def test_unknown_grouping_lists_the_known_ones() -> None:
    with pytest.raises(SettingError, match="choose from relation, upos"):
        grouping("colour")


def test_bucket_names() -> None:
    assert list(bucketed(np.array([0, 1, 5, 99]), (0, 1, 2, 6))) == ["0", "1", "2–5", "6+"]


WITH_FEATURES = Treebank(
    np.array([0, 2, 3]),
    np.array([2, 0, 0], dtype=np.int32),
    {
        "form": Column.of(["he", "ran", "go"]),
        "upos": Column.of(["PRON", "VERB", "VERB"]),
        "deprel": Column.of(["nsubj", "root", "root"]),
        "feats": Column.of(["Case=Nom|Number[psor]=Sing", "Tense=Past", "_"]),
    },
)


def test_features_and_columns_are_groupings() -> None:
    assert list(grouping("Case").groups(WITH_FEATURES)) == ["Nom", "–", "–"]
    assert list(grouping("Number[psor]").groups(WITH_FEATURES)) == ["Sing", "–", "–"]
    assert list(grouping("form").groups(WITH_FEATURES)) == ["he", "ran", "go"]


def test_groupings_are_crossed() -> None:
    crossed = grouping("upos*length*deprel")
    assert not crossed.of_sentences
    assert list(crossed.groups(WITH_FEATURES)) == [
        "PRON * 1–5 * nsubj",
        "VERB * 1–5 * root",
        "VERB * 1–5 * root",
    ]


def test_names_of_other_tools_are_understood() -> None:
    assert grouping("deprel").name == "relation"
    assert grouping("sentlen") is GROUPINGS["length"]
