"""What functional trees have in common."""

import pytest

from files import constituents
from strategies import treebank_of
from treeval.errors import MismatchError
from treeval.tree.functional import from_constituents, from_dependencies, generalise, matches


def test_trees_over_different_texts_cannot_be_matched() -> None:
    short, long = (
        from_dependencies(treebank_of(heads, deprel=["root"] * len(heads)))
        for heads in ([0], [0, 1])
    )
    with pytest.raises(MismatchError, match="1 and 2 terminals"):
        matches(short, long)


def test_a_constituency_and_a_dependency_tree_share_what_they_share() -> None:
    # dog -> the, barks -> dog, today
    phrases = from_constituents(
        constituents("(S (NP-SBJ (X the) (X dog)) (VP (X barks) (X today)))")
    )
    dependencies = from_dependencies(
        treebank_of([2, 3, 0, 3], deprel=["det", "SBJ", "root", "TMP"])
    )
    assert (
        str(generalise([phrases, dependencies])[0])
        == str(generalise([dependencies, phrases])[0])
        == "det(0,1) SBJ(0,2) *(1,2) *(2,3) TMP(3,4)"
    )
