"""Gold trees and systems that are compared: same words, trees, without punctuation."""

import numpy as np
import pytest

from examples import A, words_of
from strategies import treebank_of
from treeval import cross
from treeval.errors import InvalidTreeError, MismatchError, ReadError, SettingError
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank


def test_golds_must_hold_the_same_words() -> None:
    other = words_of([0, 1, 2], "root a a", "would have slept")
    with pytest.raises(MismatchError, match=r"'slept', but 'worked' in .* trees of A and B"):
        cross({"A": A, "B": other}, {"A": A})
    more = treebank_of([0, 1, 2], [0], form=[*"would have worked".split(), "x"])
    with pytest.raises(MismatchError, match="2 sentences, but 1 in"):
        cross({"A": A, "B": more}, {"A": A})


GOLD = treebank_of(
    [0, 1, 2], [0, 1], form="would have worked go on".split(), deprel="root vg vg root prt".split()
)
CYCLIC = treebank_of([2, 1, 2], [0, 1], form=GOLD.columns["form"], deprel=GOLD.columns["deprel"])


def test_a_system_may_have_sentences_that_are_not_trees() -> None:
    kept = cross({"A": GOLD}, {"p:A": CYCLIC})
    # The first sentence has four gold nodes and none that are predicted, the second *(go) prt(on).
    assert kept.experiments[0].labelled.table.tolist() == [[4, 4], [0, 4]]
    assert kept.compared.systems["p"].admission.kept == 1
    assert kept.skipped == ()
    both = {"p:A": CYCLIC, "q:A": GOLD}
    left = cross({"A": GOLD}, both, invalid="skip")
    assert left.skipped == (0,)
    assert [problem.sentence for problem in left.problems] == [0]
    for each in left.experiments:  # also for the system that has a tree there
        assert each.labelled.table.tolist() == [[0, 4]]
        assert each.las is not None
        assert each.las.score == 1
    with pytest.raises(InvalidTreeError, match="form a cycle"):
        cross({"A": GOLD}, both, invalid="fail")


def test_gold_must_be_trees_unless_they_are_skipped() -> None:
    systems = {"p:A": GOLD}
    with pytest.raises(InvalidTreeError, match="form a cycle"):
        cross({"A": CYCLIC}, systems)
    assert cross({"A": CYCLIC}, systems, invalid="skip").skipped == (0,)
    alone = words_of([2, 1], "a b", "go on")
    with pytest.raises(InvalidTreeError, match="no sentence is a tree in all files"):
        cross({"A": alone}, {"p:A": alone}, invalid="skip")


def test_skipped_sentences_that_are_cut_differently() -> None:
    whole = treebank_of([2, 1, 2, 0, 4], form=GOLD.columns["form"], deprel=GOLD.columns["deprel"])
    gold = treebank_of(
        [0, 1, 2], [0, 1], [0], form="would have worked go on x".split(), deprel=["root"] * 6
    )
    parse = treebank_of(
        whole.heads.tolist(), [0], form=gold.columns["form"], deprel=gold.columns["deprel"]
    )
    assert cross({"A": gold}, {"p:A": parse}, invalid="skip").skipped == (0, 1)


def test_golds_without_words_are_refused() -> None:
    nothing = A.select(np.zeros(0, dtype=np.int64))
    with pytest.raises(MismatchError, match="no words"):
        cross({"A": nothing}, {"p:A": nothing})


def test_long_sentences_may_be_left_out() -> None:
    # The second sentence, with two words, is *(go) prt(on) on both sides.
    short = cross({"A": GOLD}, {"A": CYCLIC}, max_length=2)
    assert short.experiments[0].labelled.table.tolist() == [[0, 4]]
    assert (short.skipped, short.too_long) == ((), (0,))
    assert "1 sentence with more than 2 words left out" in short.notes()
    assert short.signature["len"] == "2"
    with pytest.raises(SettingError, match="`max_length=`: no sentence is left"):
        cross({"A": GOLD}, {"A": GOLD}, max_length=1)


# "go on ." with the mark on "go"; another gold tags "on" as a symbol, and a system errs.
TAGGED = treebank_of(
    [0, 1, 1], form="go on .".split(), deprel="root prt p".split(), upos="X X PUNCT".split()
)


def tagged(upos: str) -> Treebank:
    return TAGGED.replaced(upos=Column.of(upos.split()))


def test_gold_trees_say_what_punctuation_is() -> None:
    for upos in ("X X PUNCT", "PUNCT X X", "X X X"):
        crossing = cross({"A": TAGGED}, {"A": tagged(upos)}, strip_punct="upos")
        # *(go) prt(on) are left.
        assert crossing.experiments[0].labelled.totals.tolist() == [0, 4]
        assert crossing.compared.systems["A"].file.words == 2


def test_a_word_goes_if_one_of_the_golds_calls_it_punctuation() -> None:
    golds = {"A": TAGGED, "B": tagged("X SYM X")}
    for given in (golds, dict(reversed(golds.items()))):
        crossing = cross(given, {"A": TAGGED}, strip_punct="tags")
        assert [file.words for _, file in crossing.files] == [1, 1, 1]
    with pytest.raises(SettingError, match=r"`strip_punct=`: no word of .* is left"):
        cross({"A": tagged("SYM SYM SYM")}, {"A": TAGGED}, strip_punct="tags")


def test_punctuation_of_other_words_goes_as_their_own_tags_say() -> None:
    parse = treebank_of([0, 1], form=["goon", "."], deprel=["root", "p"], upos=["X", "PUNCT"])
    crossing = cross({"A": TAGGED}, {"A": parse}, strip_punct="upos")
    assert [file.words for _, file in crossing.files] == [2, 1]


def test_sentences_that_cannot_be_read_are_skipped() -> None:
    good = "1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n2\tb\t_\t_\t_\t_\t1\tdep\t_\t_\n\n"
    bad = good.replace("\t1\tdep", "\tx\tdep")
    with pytest.raises(ReadError, match=":2: "):
        cross({"A": good + good}, {"A": bad + good})
    found = cross({"A": good + good}, {"A": bad + good}, invalid="skip")
    assert found.skipped == (0,)
    assert found.experiments[0].labelled.table.tolist() == [[0, 4]]
    assert found.to_dict()["systems"][0]["skipped"][0]["line"] == 2
    assert found.signature["bad"] == "skip(1)"


def test_the_mode_of_the_program_lives_with_cycles_too() -> None:
    crossing = cross({"A": GOLD}, {"p:A": CYCLIC}, mode="tedeval-2.2")
    counts = crossing.experiments[0].labelled
    # Members of the gold: three words, ROOT(0,3) and four nodes; of the parse without the nodes.
    assert counts.table[0].tolist() == [4, 8 + 4 - 2]
