"""Figures of treebanks, by arithmetic and by their definitions."""

import math

import numpy as np
import pytest
from hypothesis import given

from files import constituents, dependencies
from strategies import treebank_of, treebanks
from treeval.errors import MismatchError
from treeval.metrics.relation_classes import UD1_CLASSES
from treeval.metrics.weighted import word_dependency_entropy
from treeval.tree.column import Column
from treeval.tree.constituents import Trees
from treeval.tree.treebank import Treebank
from treeval.treebanks.counting import FormCounts, TreebankTotals, TreeCounter
from treeval.treebanks.figures import FIGURES, Inventory, figures_of, inventory_of

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


# A multiword token, an empty node, crossing arcs: 4 heads 2 across the root.
TEXT = """1-2\tzum\t_\t_\t_\t_\t_\t_\t_\t_
1\tzu\tzu\tADP\t_\t_\t3\tcase\t3:case\t_
2\tdem\tder\tDET\t_\tCase=Dat|Gender=Neut\t4\tdet\t4:det\t_
3\tHaus\tHaus\tNOUN\t_\tCase=Dat\t0\troot\t0:root|3.1:conj\t_
3.1\tHaus\t_\t_\t_\t_\t_\t_\t0:root\t_
4\tHaus\tHaus\tNOUN\t_\tCase=Nom\t3\tappos\t3:appos\t_

1\tHaus\tHaus\tNOUN\t_\t_\t0\troot\t_\t_

"""


def inventory(*parts: Trees) -> Inventory:
    totals = TreebankTotals()
    for part in parts:
        totals.add(TreeCounter(classes=None)(part))
    return inventory_of(totals)


def test_figures_of_dependencies() -> None:
    found = inventory(dependencies(TEXT))
    expected = {
        "sentences": 2, "tokens": 4, "multiword_tokens": 1, "words": 5, "empty_nodes": 1,
        "sentence_length": 2.5, "longest_sentence": 4,
        # zu, dem and Haus; Haus occurs three times.
        "forms": 3, "hapaxes": 2, "lemmas": 3, "upos_tags": 3,
        "feature_names": 2, "feature_values": 3, "relation_labels": 4,
        # Arcs: zu-Haus 2, dem-Haus 2, Haus-Haus 1; only the last goes to the right.
        "arc_length": pytest.approx(5 / 3), "rightward_share": pytest.approx(1 / 3),
        # The arc from 4 to 2 spans 3, which is not below 4.
        "nonprojective_arcs": 1, "nonprojective_arc_share": pytest.approx(1 / 3),
        # One each, and two of the root: 0:root, and 0:root through the empty node.
        "enhanced_edges": 5,
        # Haus, Haus, dem; and Haus alone.
        "depth": 2, "deepest": 3,
    }  # fmt: skip
    assert {key: found.figures[key] for key in expected} == expected
    assert all(math.isnan(found.figures[key]) for key in FIGURES if key not in expected)
    assert found.tags == {"NOUN": 3, "ADP": 1, "DET": 1}
    assert found.features == {"Case": 3, "Gender": 1}


def test_figures_of_constituents() -> None:
    trees = constituents("(TOP (S (NP-SBJ (D a) (N b)) (VP (V c) (NP (-NONE- *)))))\n(S (V d))\n")
    found = inventory(trees)
    expected = {
        "sentences": 2, "words": 4, "tokens": 4, "null_elements": 1, "sentence_length": 2,
        "longest_sentence": 3, "forms": 4, "hapaxes": 4, "xpos_tags": 3,
        # TOP, S, NP, VP; S: the NP of a trace goes with it. TOP only holds the tree together.
        "constituents": 5, "labels": 3, "functions": 1,
        # TOP, VP (its NP is gone) and the second S have one child.
        "unary_share": 3 / 5, "discontinuous": 0, "depth": 2, "deepest": 3,
    }  # fmt: skip
    assert {key: found.figures[key] for key in expected} == expected
    assert found.tags == {"V": 2, "D": 1, "N": 1}


def test_parts_are_counted_together() -> None:
    whole = dependencies(TEXT)
    parts = [whole.select(np.array([number])) for number in range(2)]
    assert inventory(*parts) == inventory(whole)


def test_rows_name_every_figure() -> None:
    rows = inventory(dependencies(TEXT)).rows()
    assert [name for name, _, _ in rows] == [name for name, _ in FIGURES.values()]
    assert inventory(dependencies(TEXT)).to_dict()["figures"]["words"] == 5
