"""EVALB by hand, and its parameter files."""

from dataclasses import replace

from files import bracketed_pair
from treeval.counts import evaluate
from treeval.metrics.evalb import COLLINS, EVALB, Evalb
from treeval.statistics.means import macro

GOLD = "(TOP (S (NP (D a) (N b)) (VP (V c) (PRT (R d)) (, ,) (NP (N e) (N f)))))"


def facts(gold: str, predicted: str, **settings: object) -> dict[str, int]:
    """What is counted of one sentence, apart from zeros."""
    metric = Evalb(parameters=replace(COLLINS, **settings))  # type: ignore[arg-type]
    totals = evaluate(metric, bracketed_pair(gold, predicted)).totals
    return {name: int(fact) for name, fact in zip(metric.counted, totals, strict=True) if fact}


PERFECT = {
    "correct": 5,
    "predicted": 5,
    "gold": 5,
    "words": 6,
    "correct_tags": 6,
    "uncrossed": 1,
    "nearly_uncrossed": 1,
    "exact": 1,
    "valid": 1,
}


class TestCounting:
    def test_top_and_punctuation_do_not_count(self) -> None:
        assert facts(GOLD, GOLD) == PERFECT

    def test_particles_and_adverbs_are_the_same(self) -> None:
        assert facts(GOLD, GOLD.replace("(PRT", "(ADVP-MNR")) == PERFECT

    def test_labels_end_at_the_first_hyphen_or_equals_sign(self) -> None:
        assert facts(GOLD, GOLD.replace("(S (NP", "(S=1 (NP-SBJ-2")) == PERFECT

    def test_phrases_of_traces_and_punctuation_vanish(self) -> None:
        gold = GOLD.replace("(, ,)", "(PRN (, ,) (NP (-NONE- *)))")
        assert facts(gold, GOLD) == PERFECT

    def test_a_wrong_label_and_a_wrong_tag(self) -> None:
        predicted = GOLD.replace("(VP", "(PP").replace("(D a)", "(N a)")
        found = facts(GOLD, predicted)
        assert found | {"exact": 1} == {**PERFECT, "correct": 4, "correct_tags": 5}
        assert "exact" not in found

    def test_unlabelled(self) -> None:
        assert facts(GOLD, GOLD.replace("(VP", "(PP"), labelled=False) == PERFECT

    def test_an_outer_bracket_without_label_counts(self) -> None:
        found = facts(f"({GOLD})", GOLD)
        assert (found["gold"], found["predicted"]) == (6, 5)

    def test_crossing_brackets_are_counted_on_the_predicted_side(self) -> None:
        predicted = "(S (D a) (X (N b) (Y (V c) (R d) (, ,) (N e))) (N f))"
        # Y (c d e) cuts the gold NP (e f), X (b c d e) that and NP (a b); each counts once.
        found = facts(GOLD, predicted)
        assert found["crossing"] == 2
        assert "uncrossed" not in found
        assert found["nearly_uncrossed"] == 1

    def test_crossing_of_discontinuous_brackets(self) -> None:
        gold = "(S (VP (A 0=a) (A 2=c)) (NP (A 1=b) (A 3=d)))"
        predicted = "(S (VP (A 0=a) (A 2=c) (A 3=d)) (NP (A 1=b)))"
        # Gold NP {1, 3} shares 3 with predicted VP {0, 2, 3}; predicted NP {1} lies in it.
        found = facts(gold, predicted)
        assert (found["correct"], found["crossing"]) == (1, 1)

    def test_only_discontinuous_brackets(self) -> None:
        gold = "(S (VP (A 0=a) (A 2=c)) (NP (A 1=b) (A 3=d)))"
        predicted = "(S (VP (A 0=a) (A 2=c)) (NP (A 1=b)) (A 3=d))"
        found = facts(gold, predicted, disc_only=True)
        assert (found["correct"], found["predicted"], found["gold"]) == (1, 1, 2)


class TestErrors:
    def test_another_word(self) -> None:
        assert facts(GOLD, GOLD.replace("(N e)", "(N x)")) == {"errors": 1}

    def test_words_named_equal(self) -> None:
        equal = frozenset({("x", "e")})
        assert facts(GOLD, GOLD.replace("(N e)", "(N x)"), equal_words=equal) == PERFECT

    def test_another_length(self) -> None:
        assert facts(GOLD, GOLD.replace("(N e)", "(N e) (N e)")) == {"errors": 1}

    def test_a_sentence_without_words_is_skipped(self) -> None:
        assert facts(GOLD, "(())") == {"skipped": 1}

    def test_a_comma_that_is_tagged_as_a_word(self) -> None:
        assert facts(GOLD, GOLD.replace("(, ,)", "(N ,)")) == {"errors": 1}

    def test_quotes_that_are_tagged_as_words(self) -> None:
        gold = GOLD.replace("(, ,)", "('' ')")
        predicted = GOLD.replace("(, ,)", "(POS ')")
        assert facts(gold, predicted) == {"errors": 1}
        labels = frozenset({"''", "POS"})
        mended = {**PERFECT, "words": 7}
        assert facts(gold, predicted, quote_labels=labels) == mended
        assert facts(predicted, gold, quote_labels=labels) == mended

    def test_errors_count_in_no_score(self) -> None:
        counts = evaluate(EVALB, bracketed_pair(GOLD * 3, f"{GOLD} (()) {GOLD.replace('a', 'x')}"))
        assert counts.score == 1
        assert macro(counts).score == 1
        assert counts.table[:, -3:].tolist() == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
