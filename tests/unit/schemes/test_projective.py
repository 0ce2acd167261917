"""Lifting and its encodings on the example of Nivre & Nilsson (2005), figures 1 and 2."""

import random
import subprocess
import sys

import numpy as np
import pytest

from strategies import random_heads, treebank_of
from treeval.errors import InvalidTreeError, SettingError
from treeval.schemes.projective import Deprojectivise, Projectivise
from treeval.tree.shape import nonprojective

# Z nich je jen jedna na kvalitu . ("Only one of them concerns quality."): Z hangs on jedna, and
# je between them does not.
CZECH = treebank_of([5, 1, 0, 5, 3, 3, 6, 3], deprel="AuxP Atr Pred AuxZ Sb AuxP Adv AuxK".split())
LIFTED = [3, 1, 0, 5, 3, 3, 6, 3]


def test_one_arc_is_not_projective() -> None:
    assert np.flatnonzero(nonprojective(CZECH)).tolist() == [0]


@pytest.mark.parametrize(
    ("encoding", "lifted", "passed"),
    # Table 1 of the paper: d, d↑h, d↑h, d↑ for the lifted arc, p, p, p↓, p↓ for the path.
    [
        ("baseline", "AuxP", "Sb"),
        ("head", "AuxP↑Sb", "Sb"),
        ("head+path", "AuxP↑Sb", "Sb↓"),
        ("path", "AuxP↑", "Sb↓"),
    ],
)
def test_encodings(encoding: str, lifted: str, passed: str) -> None:
    projective = Projectivise(encoding)(CZECH)
    assert projective.heads.tolist() == LIFTED
    labels = list(projective.columns["deprel"])
    assert labels == [lifted, "Atr", "Pred", "AuxZ", passed, "AuxP", "Adv", "AuxK"]
    restored = Deprojectivise(encoding)(projective)
    assert restored.heads.tolist() == (LIFTED if encoding == "baseline" else CZECH.heads.tolist())


def test_head_encoding_takes_the_first_word_with_the_label() -> None:
    # w4 was lifted from w3 to w1; w2 has the same label as w3 and stands before it.
    projective = treebank_of([0, 1, 1, 1], deprel=["root", "a", "a", "b↑a"])
    assert Deprojectivise("head")(projective).heads.tolist() == [0, 1, 1, 2]


def test_a_word_whose_head_is_not_found_stays() -> None:
    projective = treebank_of([0, 1, 1], deprel=["root", "a", "b↑c"])
    restored = Deprojectivise("head")(projective)
    assert restored.heads.tolist() == [0, 1, 1]
    assert list(restored.columns["deprel"]) == ["root", "a", "b"]


def test_a_word_does_not_become_its_own_head() -> None:
    projective = treebank_of([0, 1, 2], deprel=["root", "b↑b", "b"])
    assert Deprojectivise("head")(projective).heads.tolist() == [0, 1, 2]


def test_arcs_over_a_second_root_are_lifted_to_the_top() -> None:
    projective = Projectivise("head")(treebank_of([0, 0, 1], deprel=["root", "root", "obj"]))
    assert projective.heads.tolist() == [0, 0, 0]
    assert Deprojectivise("head")(projective).heads.tolist() == [0, 0, 1]


def test_trees_without_labels_have_nothing_to_encode_in() -> None:
    assert Projectivise("baseline")(treebank_of([0, 4, 1, 1])).heads.tolist() == [0, 1, 1, 1]
    with pytest.raises(SettingError, match="no labels"):
        Projectivise("head")(treebank_of([0, 4, 1, 1]))


def test_projectivising_twice_is_refused() -> None:
    with pytest.raises(SettingError, match="<memory>:1: the label 'AuxP↑Sb' looks like"):
        Projectivise("head")(Projectivise("head")(CZECH))


def test_cycles_are_refused() -> None:
    with pytest.raises(InvalidTreeError, match="cycle"):
        Projectivise("baseline")(treebank_of([2, 1, 0]))


@pytest.mark.parametrize("shape", ["random", "chain", "interleaved"])
def test_long_sentences_take_no_quadratic_time(shape: str) -> None:
    # Quadratic time would be minutes.
    words = 100_000
    heads = {
        "random": lambda: random_heads(words, random.Random(0)),
        "chain": lambda: list(range(words)),
        "interleaved": lambda: [0, 0, *range(1, words - 1)],
    }[shape]()
    treebank = treebank_of(heads)
    assert nonprojective(treebank).any() == (shape != "chain")
    assert not nonprojective(Projectivise("baseline")(treebank)).any()


def test_projective_trees_need_no_kernel() -> None:
    code = (
        "import sys, numpy as np\n"
        "from treeval.schemes.projective import Projectivise\n"
        "from treeval.tree.treebank import Treebank\n"
        "Projectivise('baseline')(Treebank(np.array([0, 2]), np.array([0, 1]), {}))\n"
        "sys.exit('numba' in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
