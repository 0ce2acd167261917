"""TED and UTED: settings, label maps, the compatible mode, tokenisations that differ."""

import doctest
from pathlib import Path

import numpy as np
import pytest

from examples import words_of
from strategies import treebank_of
from treeval.counts import evaluate
from treeval.errors import MismatchError, SettingError
from treeval.metrics.tedeval import TED, UTED, TreeEditScore, label_map
from treeval.metrics.tree_distance import T_DICE
from treeval.schemes.stripping import without_words
from treeval.tree.column import Column
from treeval.tree.pair import Pair, pair
from treeval.tree.treebank import Multiwords, Treebank


def pair_of(gold: tuple[list[int], str], predicted: tuple[list[int], str]) -> Pair:
    return pair(*(treebank_of(heads, deprel=labels.split()) for heads, labels in (gold, predicted)))


ON = pair_of(([0, 1], "root pobj"), ([2, 0], "prep root"))
WOULD = pair_of(([2, 3, 0], "vg vg root"), ([0, 1, 2], "root vg vg"))


# Specification, table of worked numbers, single gold.
@pytest.mark.parametrize(
    ("both", "labelled", "unlabelled"), [(ON, [2, 4], [0, 4]), (WOULD, [4, 8], [2, 8])]
)
def test_worked_numbers(both: Pair, labelled: list[int], unlabelled: list[int]) -> None:
    assert TED.count(both).tolist() == [labelled]
    assert UTED.count(both).tolist() == [unlabelled]
    assert evaluate(TED, both).score == 1 - labelled[0] / labelled[1]


def test_trees_without_nodes_score_one() -> None:
    both = pair_of(([0], "root"), ([0], "ROOT"))
    assert TED.count(both).tolist() == [[0, 0]]
    assert evaluate(TED, both).score == 1


def test_relabelling_may_cost_more_or_less() -> None:
    # would have worked: one span deleted, one added, two relabelled.
    assert [TreeEditScore("TED", relabel=cost).count(WOULD)[0, 0] for cost in (0, 0.5, 2)] == [
        *(2, 3, 6)
    ]
    with pytest.raises(SettingError, match="from 0 to 2"):
        TreeEditScore("TED", relabel=2.5)


def test_the_wildcard_may_match() -> None:
    assert TreeEditScore("TED", wildcard="match").count(WOULD).tolist() == [[2, 8]]


def test_subtypes_may_be_cut_off() -> None:
    both = pair_of(([2, 0], "nsubj:pass root"), ([2, 0], "nsubj root"))
    assert TED.count(both)[0, 0] == 1
    assert TreeEditScore("TED", subtypes="strip").count(both)[0, 0] == 0


def test_labels_may_be_mapped() -> None:
    both = pair_of(([2, 0], "SUB root"), ([2, 0], "SBJ root"))
    assert TED.count(both).tolist() == [[1, 4]]
    mapped = TreeEditScore("TED", label_map=label_map(["SUB=SBJ"]))
    assert mapped.count(both).tolist() == [[0, 4]]


def test_the_label_of_the_node_of_the_sentence_does_not_count() -> None:
    # With a node S(0,3), UTED would be 1 - 1/5 = 80; TedEval 2.2, which erases labels first: 100.
    both = pair_of(([2, 0, 2], "a S b"), ([2, 0, 2], "a root b"))
    assert UTED.count(both).tolist() == TED.count(both).tolist() == [[0, 6]]
    program = TreeEditScore("UTED", labelled=False, mode="tedeval-2.2")
    assert evaluate(program, both).score == 1


def test_the_program_counts_the_label_of_the_node_of_the_sentence() -> None:
    # Members: ROOT(0,2), two words, a(0,1), _(1,2), and S(0,2) of the gold tree alone.
    both = pair_of(([2, 0], "a S"), ([2, 0], "a root"))
    assert TreeEditScore("TED", mode="tedeval-2.2").count(both).tolist() == [[1, 9]]


def test_a_sentence_with_a_cycle_has_no_nodes() -> None:
    gold = treebank_of([0, 1, 1], [2, 0], deprel="root a a x root".split())
    parse = treebank_of([0, 3, 2], [2, 0], deprel="root a a x root".split())
    assert TED.count(pair(gold, parse)).tolist() == [[3, 3], [0, 4]]
    assert TED.count(pair(parse, gold)).tolist() == [[3, 3], [0, 4]]
    # Of gold, *(0,1) a(1,2) a(2,3) are missing; root and words are there.
    assert T_DICE.count(pair(gold, parse)).tolist() == [[3, 11], [0, 10]]
    # Members are three words, ROOT(0,3) and, of gold only, three nodes: 7 + 4 - 2.
    program = TreeEditScore("TED", mode="tedeval-2.2")
    assert program.count(pair(gold, parse))[0].tolist() == [3, 9]


def test_a_file_without_relations() -> None:
    bare = treebank_of([0, 1])
    with pytest.raises(MismatchError, match="no column DEPREL"):
        TED.count(pair(bare, bare))


def test_compatible_mode_on_a_sentence_of_nothing() -> None:
    # The word "-" is no terminal of the program: both trees are the root alone, and the norm of
    # 1 + 1 - 2 nodes is taken for 1.
    dash = treebank_of([0], form=["-"], deprel=["root"])
    compatible = TreeEditScore("TED", mode="tedeval-2.2")
    assert compatible.count(pair(dash, dash)).tolist() == [[0, 1]]
    assert evaluate(compatible, pair(dash, dash)).score == 1


def test_compatible_mode_takes_labels_in_capitals_without_hyphens() -> None:
    both = pair_of(([2, 0], "n-sbj root"), ([2, 0], "NSBJ root"))
    assert TreeEditScore("TED", mode="tedeval-2.2").count(both)[0, 0] == 0


def test_compatible_mode_never_scores_below_zero() -> None:
    assert TreeEditScore("TED", mode="tedeval-2.2").score(np.array([7.0, 4.0])) == 0


def test_a_word_cut_in_two_costs_its_own_nodes_only() -> None:
    # I can not go / I cannot go, both headed by go. Gold: sbj(I) aux(can) neg(not) *(go); the
    # parse: sbj(I) aux(cannot) *(go). Shared: two nodes; I and go agree.
    gold = words_of([4, 4, 4, 0], "sbj aux neg root", "I can not go")
    parse = words_of([3, 3, 0], "sbj aux root", "I cannot go")
    assert TED.count(pair(gold, parse)).tolist() == [[3, 7]]


def test_phrases_around_a_word_cut_in_two_agree() -> None:
    # We (can not) go, with not -> can and cannot as one word: the phrase aux over "cannot" is in
    # both; gold has *(can) and neg(not) besides.
    gold = words_of([4, 4, 2, 0], "sbj aux neg root", "We can not go")
    parse = words_of([3, 3, 0], "sbj aux root", "We cannot go")
    assert TED.count(pair(gold, parse)).tolist() == [[2, 8]]


def test_the_mode_of_the_program_does_not_align() -> None:
    gold = words_of([4, 4, 4, 0], "sbj aux neg root", "I can not go")
    parse = words_of([3, 3, 0], "sbj aux root", "I cannot go")
    with pytest.raises(MismatchError, match="does not align words"):
        TreeEditScore("TED", mode="tedeval-2.2").count(pair(gold, parse))


def with_multiword(treebank: Treebank, first: int, end: int, form: str) -> Treebank:
    token = Multiwords(np.array([first]), np.array([end]), Column.of([form]))
    return Treebank(treebank.offsets, treebank.heads, treebank.columns, token)


def test_words_that_one_side_lacks_go_to_their_neighbour() -> None:
    # au = à le; the parse has à le le. The second le is a terminal of its own, given in gold to
    # the first: gold nodes case(à) det(le+le) *(lit); parse case det det *(lit).
    gold = with_multiword(words_of([3, 3, 0], "case det root", "à le lit"), 0, 2, "au")
    parse = with_multiword(words_of([4, 4, 4, 0], "case det det root", "à le le lit"), 0, 3, "au")
    assert TED.count(pair(gold, parse)).tolist() == [[3, 7]]
    # With the word at the front nothing before it lies in the same token: it goes to à.
    front = with_multiword(words_of([4, 4, 4, 0], "y case det root", "x à le lit"), 0, 3, "au")
    assert TED.count(pair(gold, front)).tolist() == [[3, 7]]


def test_sentences_cut_differently_are_compared_where_they_start() -> None:
    # Gold: two sentences; the parse: one, whose second half hangs on the first as y.
    gold = treebank_of([2, 0], [2, 0], form=list("abcd"), deprel="x root x root".split())
    parse = treebank_of([2, 0, 4, 2], form=list("abcd"), deprel="x root x y".split())
    # Row 0: x(a) *(b) on both sides. Row 1: x(c) *(d) and, too much, y(cd).
    assert TED.count(pair(gold, parse)).tolist() == [[0, 4], [1, 5]]


def test_sentences_without_words_have_nothing_to_edit() -> None:
    dots = treebank_of([2, 0], [0], form=["a", "b", "."], deprel=["x", "root", "root"])
    stripped = without_words(dots, np.array([False, False, True]))
    both = pair(stripped, stripped)
    assert TED.count(both).tolist() == [[0, 4], [0, 0]]
    assert T_DICE.count(both).tolist() == [[0, 10], [0, 2]]  # words, nodes and a root; a root


def test_examples_of_the_documentation_run() -> None:
    page = Path(__file__).resolve().parents[3] / "docs" / "metrics" / "tedeval.md"
    assert doctest.testfile(str(page), module_relative=False) == (0, 15)
