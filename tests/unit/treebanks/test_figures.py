"""Figures of treebanks, by arithmetic and by their definitions."""

import math

import numpy as np
import pytest
from hypothesis import given

from strategies import treebank_of, treebanks
from treeval.errors import MismatchError
from treeval.metrics.relation_classes import UD1_CLASSES
from treeval.metrics.weighted import word_dependency_entropy
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank
from treeval.treebanks.figures import figures_of
from treeval.treebanks.totals import FormCounts

# w1 -> w3 and w2 -> w4 cross.
CROSSED = [3, 4, 0, 3]
LABELS = ["nsubj:pass", "det", "root", "punct"]
TREEBANK = treebank_of(CROSSED, [0], deprel=[*LABELS, "root"])


def test_counts_and_shares() -> None:
    figures = figures_of(TREEBANK, name="mine")
    assert (figures.name, figures.sentences, figures.words) == ("mine", 2, 5)
    assert figures.nonprojective_sentences == 1
    # nsubj and two roots; det; punct
    shares = (figures.content_share, figures.function_share, figures.other_share)
    assert shares == (3 / 5, 1 / 5, 1 / 5)
    assert figures.relations == {"det": 1, "nsubj": 1, "punct": 1, "root": 2}
    assert figures_of(TREEBANK, subtypes="keep").relations["nsubj:pass"] == 1
    assert figures.wde == word_dependency_entropy(TREEBANK)


def test_shares_need_classes_and_entropy_does_not() -> None:
    strange = treebank_of([2, 0], deprel=["subj", "root"])
    with pytest.raises(MismatchError, match="'subj' is in no class of ud1"):
        figures_of(strange, classes=UD1_CLASSES)
    figures = figures_of(strange, classes=None)
    assert math.isnan(figures.content_share)
    assert figures.to_dict()["content_share"] is None
    assert set(figures.wde) == {"subj", "root"}


def test_no_words_have_no_shares() -> None:
    figures = figures_of(treebank_of(deprel=[]))
    assert (figures.sentences, figures.words, figures.wde) == (0, 0, {})
    assert math.isnan(figures.content_share)


def sttr(*parts: list[str]) -> float:
    counts = FormCounts()
    for words in parts:
        counts.add(Column.of(words))
    return counts.sttr


def test_type_token_ratio_of_whole_chunks() -> None:
    # 1,000 different words, 1,000 times the same, and 999 words that are dropped.
    words = [*map(str, range(1000)), *["x"] * 1000, *map(str, range(999))]
    assert sttr(words) == (1.0 + 0.001) / 2
    assert sttr(words[:300], words[300:1700], words[1700:]) == (1.0 + 0.001) / 2
    assert math.isnan(sttr(words[:999]))
    assert sttr(words[:1999]) == 1.0


def test_lower_case_makes_fewer_types() -> None:
    forms = ["a", "A"] * 500
    long = treebank_of([0, *[1] * 999], form=forms, deprel=["root"] * 1000)
    assert figures_of(long).sttr == 2 / 1000
    assert figures_of(long, lowercase=True).sttr == 1 / 1000


@given(treebanks(max_sentences=4))
def test_parts_describe_the_same_treebank_as_the_whole(whole: Treebank) -> None:
    parts = [whole.select(np.array([sentence])) for sentence in range(len(whole))]
    assert figures_of(parts, name="x") == figures_of(whole, name="x")
