"""Every conversion of every constituency tree is a dependency tree over its overt words."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from constituent_strategies import treebanks
from treeval.schemes.head_rules import HEAD_RULES, convert_heads
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents
from treeval.tree.shape import reach_root

TAGS = "NN NNP NNS CC IN TO RB JJ CD $ VBD VB VBG POS DT , : . `` -LRB-".split()
LABELS = "S NP VP PP SBAR ADJP ADVP QP UCP PRN FRAG NAC CONJP SINV SQ WHNP WHPP X NX TOP".split()
FUNCTIONS = ["", "", "SBJ", "PRD", "TMP", "CLR", "CLF", "LOC-PRD", "LGS", "TPC", "NOM"]
INDICES = ["", "", "-1", "-2", "=1", "=2", "-1=2"]
FORMS = "a b both neither is going Mr. Kim Co. Inc. Nov. 3 x\\/y \\/ x\\/\\/y".split()
TRACES = ["0", "*", "*T*-1", "*T*-2", "*ICH*-1", "*RNR*-2", "*EXP*-1"]


def penn(trees: Constituents, seed: int) -> Constituents:
    """The same trees under labels that the rules know."""
    rng = random.Random(seed)
    tags = ["-NONE-" if rng.random() < 0.2 else rng.choice(TAGS) for _ in range(trees.words)]
    forms = [rng.choice(TRACES if tag == "-NONE-" else FORMS) for tag in tags]
    nodes = {"label": LABELS, "function": FUNCTIONS, "index": INDICES}
    return trees.replaced(
        {"tag": Column.of(tags), "form": Column.of(forms)},
        {name: Column.of(rng.choices(values, k=trees.nodes)) for name, values in nodes.items()},
    )


@pytest.mark.parametrize("name", HEAD_RULES)
@given(st.builds(penn, treebanks(max_words=12), st.integers(0, 1 << 32)))
def test_words_form_a_tree(name: str, trees: Constituents) -> None:
    converted = convert_heads(trees, name)
    roots = np.bincount(converted.sentences[converted.heads == 0], minlength=len(trees))
    np.testing.assert_array_equal(roots, (trees.overt.lengths > 0).astype(int))
    assert reach_root(converted.parents).all()
    assert all(converted.columns["deprel"])
    if not getattr(HEAD_RULES[name], "split_slashes", False):
        np.testing.assert_array_equal(converted.lengths, trees.overt.lengths)


@given(st.builds(penn, treebanks(), st.integers(0, 1 << 32)))
def test_lines_are_those_of_the_words(trees: Constituents) -> None:
    lines = [trees.overt.origin.line(word) for word in range(trees.overt.words)]
    for name in ("yamada", "lth:conll07"):
        converted = convert_heads(trees, name)
        assert [converted.origin.line(word) for word in range(converted.words)] == lines
