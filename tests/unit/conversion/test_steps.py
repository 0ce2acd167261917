"""What a conversion does to trees, step by step."""

import pytest

from files import constituents
from strategies import treebank_of
from treeval.conversion.convert import converted
from treeval.errors import SettingError
from treeval.settings.conversion import ConversionSettings
from treeval.tree.constituents import Constituents, Trees
from treeval.tree.treebank import Treebank

PHRASES = constituents("(S (NP (DT the) (NN dog)) (VP (VBZ barks)) (. .))\n(S (. .))")


def after(trees: Trees, **changes: object) -> Trees:
    return converted(trees, ConversionSettings().replace(**changes))


def test_without_settings_nothing_changes() -> None:
    treebank = treebank_of([2, 0], form=["a", "b"])
    assert after(treebank) is treebank
    assert after(PHRASES) is PHRASES


def test_head_rules_turn_constituents_into_dependencies() -> None:
    made = after(PHRASES, heads="collins", strip_punct="penn")
    assert isinstance(made, Treebank)
    # The sentence of nothing but punctuation is gone.
    assert (made.heads.tolist(), len(made)) == ([2, 3, 0], 1)


def test_constituents_are_cut_down_in_their_own_way() -> None:
    made = after(PHRASES, strip_punct="penn")
    assert isinstance(made, Constituents)
    assert [*made.forms] == ["the", "dog", "barks"]
    assert len(after(PHRASES, max_length=3)) == 1


def test_length_is_counted_without_punctuation_if_that_goes() -> None:
    treebank = treebank_of([0, 1, 1], [0, 1], form=["a", "b", ".", "c", "d"])
    assert after(treebank, max_length=2).lengths.tolist() == [2]
    assert after(treebank, max_length=2, strip_punct="form").lengths.tolist() == [2, 2]


def test_steps_follow_each_other() -> None:
    # The DT comes to head the NN; lifting then finds nothing to do.
    treebank = treebank_of([2, 0], xpos=["DT", "NN"], deprel=["det", "root"])
    made = after(treebank, flip="DT<NN", projectivise="head")
    assert isinstance(made, Treebank)
    assert made.heads.tolist() == [0, 1]


@pytest.mark.parametrize(
    ("trees", "changes", "message"),
    [
        (treebank_of([0]), {"heads": "collins"}, "`heads=`: it applies to constituents"),
        (PHRASES, {"scheme": "sud"}, "`scheme=`: it applies to dependencies"),
    ],
)
def test_steps_for_the_other_kind_of_trees_are_refused(
    trees: Trees, changes: dict[str, object], message: str
) -> None:
    with pytest.raises(SettingError, match=message):
        after(trees, **changes)
