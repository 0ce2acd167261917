"""Derivations of single trees, followed by hand; what happens to trees that have none."""

import numpy as np
import pytest

from strategies import treebank_of
from treeval.errors import InvalidTreeError, MismatchError, SettingError
from treeval.models.transitions import (
    SYSTEMS,
    Derivations,
    derive,
    replay,
)
from treeval.settings.choices import TransitionSystem

# "She ate the cake": a projective tree
PROJECTIVE = [2, 0, 4, 2]
# 4 -> 2 passes over 3, which hangs on the root; in-order traversal: 1 3 2 4
CROSSING = [3, 4, 0, 3]
CYCLE = [2, 1, 0]

# Stacks are written before and buffers after the bar; S, L, R, W, D are the five transitions.
#   [0|1234] S [0 1|234] S [0 1 2|34] L(1) [0 2|34] S S [0 2 3 4|] L(3) R(4) R(2)
# arc-eager: [0|1234] S [0 1|234] L(1) R(2) [0 2|34] S [0 2 3|4] L(3) R(4)
# swaps: [0|1234] SSS [0 1 2 3|4] W [0 1 3|2 4] L(1) SS [0 3 2 4|] L(2) R(4) R(3)
EXPECTED = {
    ("arc-standard", "projective"): ("S S L S S L R R", [1, 3, 4, 2]),
    ("swap-eager", "projective"): ("S S L S S L R R", [1, 3, 4, 2]),
    ("swap-lazy", "projective"): ("S S L S S L R R", [1, 3, 4, 2]),
    ("arc-eager", "projective"): ("S L R S L R", [1, 2, 3, 4]),
    ("swap-eager", "crossing"): ("S S S W L S S L R R", [1, 2, 4, 3]),
    ("swap-lazy", "crossing"): ("S S S W L S S L R R", [1, 2, 4, 3]),
}
NAMES = {"S": "SHIFT", "L": "LEFT-ARC", "R": "RIGHT-ARC", "W": "SWAP", "D": "REDUCE"}


def derived(heads: list[int], system: TransitionSystem) -> Derivations:
    return derive(treebank_of(heads), system)


@pytest.mark.parametrize(("system", "tree"), EXPECTED)
def test_transitions_are_those_followed_by_hand(system: TransitionSystem, tree: str) -> None:
    transitions, order = EXPECTED[system, tree]
    derivations = derived(PROJECTIVE if tree == "projective" else CROSSING, system)
    assert list(derivations.transitions(labels=None)) == [NAMES[t] for t in transitions.split()]
    assert (derivations.order + 1).tolist() == order


def test_arc_eager_reduces_what_has_all_its_dependents() -> None:
    # 1 <- 0, 2 <- 1, 3 <- 1: [0|123] R(1) R(2) [0 1 2|3] D [0 1|3] R(3)
    derivations = derived([0, 1, 1], "arc-eager")
    assert list(derivations.transitions(labels=None)) == [NAMES[t] for t in "RRDR"]


def test_lazy_swaps_wait_until_a_component_is_complete() -> None:
    # 4 -> 1 passes over 3 and its dependent 2, which are one component; traversal: 2 3 1 4.
    # Eager: first 2 is brought before 1, then 3; lazy: 2 joins 3, which goes before 1 alone.
    heads = [4, 3, 0, 3]
    eager, lazy = (list(derived(heads, name).transitions(None)) for name in SYSTEMS[2:])
    # [0 1 2|34] W [0 2|134] S S [0 2 1 3|4] W [0 2 3|1 4] L(2) S S L(1) R(4) R(3)
    assert eager == [NAMES[t] for t in "SSWSSWLSSLRR"]
    # [0 1 2|34] S [0 1 2 3|4] L(2) W [0 3|1 4] S S L(1) R(4) R(3)
    assert lazy == [NAMES[t] for t in "SSSLWSSLRR"]


def test_labels_stand_with_the_transitions_that_add_their_arcs() -> None:
    treebank = treebank_of(PROJECTIVE, [0], deprel=["nsubj", "root", "det", "obj", "root"])
    derivations = derive(treebank)
    assert list(derivations.lines()) == [
        "SHIFT SHIFT LEFT-ARC:nsubj SHIFT SHIFT LEFT-ARC:det RIGHT-ARC:obj RIGHT-ARC:root",
        "SHIFT RIGHT-ARC:root",
    ]
    assert derivations.dependents.tolist() == [-1, -1, 0, -1, -1, 2, 3, 1, -1, 4]
    assert derivations.offsets.tolist() == [0, 8, 10]
    assert derivations.order.tolist() == [0, 2, 3, 1, 4]


def test_a_format_without_labels_says_so() -> None:
    with pytest.raises(MismatchError, match="no column DEPREL"):
        derived(PROJECTIVE, "swap-lazy").transitions()


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_cycle_is_an_error_with_its_place_or_skipped(system: TransitionSystem) -> None:
    treebank = treebank_of(PROJECTIVE, CYCLE, [0])
    with pytest.raises(InvalidTreeError, match="<memory>:5: the heads of words 1, 2 form a cycle"):
        derive(treebank, system)
    derivations = derive(treebank, system, unfit="skip")
    assert [problem.sentence for problem in derivations.problems] == [1]
    assert derivations.derived.tolist() == [0, 2]
    assert derivations.order[4:7].tolist() == [-1, -1, -1]
    assert replay(derivations).tolist() == [*PROJECTIVE, -1, -1, -1, 0]
    assert list(derivations.lines(labels=None))[1] == ""


@pytest.mark.parametrize("system", ["arc-standard", "arc-eager"])
def test_a_nonprojective_tree_is_an_error_with_its_place_or_skipped(
    system: TransitionSystem,
) -> None:
    treebank = treebank_of(PROJECTIVE, CROSSING)
    # the second word of the second sentence, the sixth of all
    message = f"<memory>:6: the arc from 4 to 2 is non-projective, and {system} cannot build it"
    with pytest.raises(InvalidTreeError, match=message):
        derive(treebank, system)
    derivations = derive(treebank, system, unfit="skip")
    assert derivations.derived.tolist() == [0]
    assert replay(derivations).tolist() == [*PROJECTIVE, -1, -1, -1, -1]


@pytest.mark.parametrize("system", SYSTEMS)
def test_several_roots_hang_on_the_artificial_one(system: TransitionSystem) -> None:
    heads = [0, 1, 0, 5, 0]
    assert replay(derived(heads, system)).tolist() == heads


def test_an_empty_treebank_has_no_derivations() -> None:
    derivations = derive(treebank_of())
    assert derivations.offsets.tolist() == [0]
    assert not len(derivations.actions)
    assert not len(replay(derivations))
    assert not list(derivations.lines(labels=None))


def test_treebanks_selected_or_with_wide_heads_are_derived_alike() -> None:
    treebank = treebank_of(CROSSING, PROJECTIVE, CROSSING)
    chosen = treebank.select(np.array([1, 2]))
    wide = chosen.replaced(heads=chosen.heads.astype(np.int64))
    for derivations in (derive(chosen), derive(wide)):
        assert replay(derivations).tolist() == [*PROJECTIVE, *CROSSING]


def test_heads_beyond_the_sentence_are_refused() -> None:
    for heads in ([0, 3], [0, -1]):
        with pytest.raises(InvalidTreeError, match="<memory>:2: head"):
            derive(treebank_of(heads, [0, 1]))


def test_an_unknown_system_is_refused() -> None:
    with pytest.raises(SettingError, match="choose from arc-standard"):
        derive(treebank_of([0]), "arc-hybrid")  # type: ignore[arg-type]


def test_transitions_that_are_not_possible_rebuild_nothing() -> None:
    treebank = treebank_of([0, 1])
    for system in ("swap-lazy", "arc-eager"):
        for action in range(5):
            impossible = Derivations(
                treebank,
                system,
                np.array([0, 4]),
                np.array([action] * 4, dtype=np.int8),
                np.array([0, 1]),
            )
            assert set(replay(impossible).tolist()) <= {-1, 0, 1, 2}


def test_a_long_sentence_takes_little_time() -> None:
    words = 200_000
    chain = list(range(words))  # each word on the one before
    derivations = derived(chain, "swap-lazy")
    assert len(derivations.actions) == 2 * words
    assert np.array_equal(replay(derivations), chain)


def test_a_tree_that_takes_too_long_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    # ten transitions for the second tree, eight for the first
    monkeypatch.setattr("treeval.models.transitions._MOST", 9)
    derivations = derive(treebank_of(PROJECTIVE, CROSSING), unfit="skip")
    assert [str(problem) for problem in derivations.problems] == [
        "<memory>:5: swap-lazy needs more than 9 transitions; skip the sentence"
    ]
    assert derivations.derived.tolist() == [0]
