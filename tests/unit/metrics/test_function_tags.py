"""Function tags: which count, which are right, where brackets repeat and words bear functions."""

import numpy as np

from files import bracketed_pair, constituents
from treeval.counts import evaluate
from treeval.metrics.function_tags import FUNCTION_TAGS
from treeval.tree.constituent_pair import constituent_pair


def totals(gold: str, predicted: str) -> list[float]:
    return evaluate(FUNCTION_TAGS, bracketed_pair(gold, predicted)).totals.tolist()


def test_only_phrases_that_both_sides_have_count() -> None:
    gold = "(TOP (S (NP-SBJ (NN a)) (VP (VB b) (NP-PRD (NN c)) (PP-LOC-CLR (IN d) (NP (NN e))))))"
    # NP-TMP over c is PRD in gold; PP has one of two tags; the subject lacks its own.
    predicted = "(TOP (S (NP (NN a)) (VP (VB b) (NP-TMP (NN c)) (PP-LOC (IN d) (NP (NN e))))))"
    assert totals(gold, predicted) == [1, 2, 4]
    # ADVP is no PP, so that neither tag of d e counts.
    other = predicted.replace("PP-LOC", "ADVP-LOC")
    assert totals(gold, other) == [0, 1, 2]
    assert totals(gold, gold) == [4, 4, 4]


def test_traces_are_no_phrases_and_indices_no_tags() -> None:
    gold = "(S (NP-SBJ-1 (NN a)) (VP (VB b) (S (NP-SBJ (-NONE- *-1)))))"
    assert totals(gold, "(S (NP-SBJ (NN a)) (VP (VB b)))") == [1, 1, 1]


def test_equal_brackets_are_compared_from_the_top() -> None:
    gold = "(S (NP-SBJ (NP-LGS (NN a))) (VB b))"
    assert totals(gold, gold) == [2, 2, 2]
    assert totals(gold, "(S (NP-LGS (NP-SBJ (NN a))) (VB b))") == [0, 2, 2]
    assert totals(gold, "(S (NP-SBJ (NN a)) (VB b))") == [1, 1, 1]


def test_nothing_counts_where_words_differ() -> None:
    gold, other = "(S (NP-SBJ (NN a)))", "(S (NP-SBJ (NN x)))"
    assert totals(gold, other) == [0, 0, 0]
    assert totals(gold + gold, gold + other) == [1, 1, 1]
    bare = "(S (NP (NN a)))"
    assert np.isnan(FUNCTION_TAGS.score(np.array(totals(bare, bare))))


def test_functions_of_words_count() -> None:
    sides = (
        constituents(
            "#FORMAT 3\n#BOS 1 0 0 0\n"
            f"er\tPPER\t--\t{function}\t500\nlacht\tVVFIN\t--\tHD\t500\n"
            "#500\tS\t--\t--\t0\n#EOS 1\n",
            "export",
        )
        for function in ("SB", "OA")
    )
    assert evaluate(FUNCTION_TAGS, constituent_pair(*sides)).totals.tolist() == [1, 2, 2]
