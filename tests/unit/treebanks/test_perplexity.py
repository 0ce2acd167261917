"""String and derivation perplexity of a treebank, and correlation with accuracies."""

import math
from dataclasses import replace
from pathlib import Path

import pytest

from files import written
from strategies import treebank_of
from texts import text
from treeval.errors import InvalidTreeError, MismatchError, ReadError
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.treebanks.perplexity import (
    difficulty_correlations,
    read_accuracies,
    treebank_perplexities,
)

CAKE = [2, 0, 4, 2]
TRAIN = treebank_of(CAKE, CAKE, form="She ate the cake He ate a cake".split())
TEST = treebank_of(CAKE, form="He ate the cake".split())


def test_perplexities_are_those_of_words_in_two_orders() -> None:
    found = treebank_perplexities(TRAIN, TEST, name="cakes")
    string = KneserNey().train(text("She ate the cake", "He ate a cake"))
    derivation = KneserNey().train(text("She the cake ate", "He a cake ate"))
    a = string.score(text("He ate the cake")).perplexity.excluding_oov
    b = derivation.score(text("He the cake ate")).perplexity.excluding_oov
    assert (found.string_perplexity, found.derivation_perplexity) == (a, b)
    assert found.size == 8
    assert found.increase == pytest.approx(b / a - 1)
    assert found.size_over_string == pytest.approx(8 / a)
    assert found.size_over_derivation == pytest.approx(8 / b)
    shown = found.to_dict()
    assert shown["name"] == "cakes"
    assert shown["derivation"]["tokens"] == 5
    assert shown["signature"] == "swap-lazy,form,kn:3,lm:kenlm,prune:0+0+0,fallback:1+2+3"


def test_arc_eager_and_arc_standard_differ() -> None:
    eager, standard = (
        treebank_perplexities(TRAIN, TEST, system) for system in ("arc-eager", "arc-standard")
    )
    # arc-eager attaches the words of these trees from left to right
    assert eager.derivation_perplexity == pytest.approx(eager.string_perplexity)
    assert standard.derivation_perplexity != pytest.approx(standard.string_perplexity)


def test_sentences_that_are_not_trees_fail_or_are_left_out_of_both_sides() -> None:
    with_cycle = treebank_of(CAKE, [2, 1], CAKE, form="She ate the cake a b He ate a cake".split())
    with pytest.raises(InvalidTreeError, match="cycle"):
        treebank_perplexities(with_cycle, TEST)
    found = treebank_perplexities(with_cycle, TEST, unfit="skip")
    plain = treebank_perplexities(TRAIN, TEST)
    assert found.string == plain.string
    assert found.derivation == plain.derivation
    assert [problem.sentence for problem in found.skipped] == [1]
    assert found.to_dict()["skipped"] == 1


def test_undefined_numbers_are_null() -> None:
    found = treebank_perplexities(TRAIN, treebank_of([1]), unfit="skip")
    assert found.to_dict()["increase"] is None
    assert math.isnan(found.derivation_perplexity)


def test_correlation_with_accuracies() -> None:
    one = treebank_perplexities(TRAIN, TEST, name="a")
    rows = [replace(one, name=name, size=size) for name, size in (("a", 8), ("b", 16), ("c", 40))]
    found = difficulty_correlations(rows, {"a": 0.5, "b": 0.75, "c": 0.25, "other": 1.0})
    # sizes 1, 2, 5 less their mean 8/3 and accuracies 2, 3, 1 less 2: (-5, -2, 7) . (0, 1, -1)
    # = -9, over the root of (25 + 4 + 49) * 2
    assert found["size"].coefficient == pytest.approx(-9 / math.sqrt(78 * 2))
    assert found["size_over_derivation"].coefficient == pytest.approx(-9 / math.sqrt(78 * 2))
    with pytest.raises(MismatchError, match="no accuracy is given for b, c"):
        difficulty_correlations(rows, {"a": 0.5})


def test_accuracies_are_read(tmp_path: Path) -> None:
    path = written(tmp_path / "accuracies.tsv", "# LAS\nEnglish-EWT\t83.1\n\nDanish-DDT\t78\r\n")
    assert read_accuracies(path) == {"English-EWT": 83.1, "Danish-DDT": 78.0}


@pytest.mark.parametrize(
    ("content", "line"),
    [("a 1\n", 1), ("a\tb\n", 1), ("a\t1\na\t2\n", 2), ("\n\t1", 2), ("a\tnan", 1)],
)
def test_broken_accuracies_are_answered_with_a_line(
    content: str, line: int, tmp_path: Path
) -> None:
    path = written(tmp_path / "accuracies.tsv", content)
    with pytest.raises(ReadError, match=f"accuracies.tsv:{line}: "):
        read_accuracies(path)


def test_trees_may_be_lifted_for_systems_that_build_projective_ones() -> None:
    # 1 <- 3 crosses 2 <- 4 (of 0); lifting attaches word 1 to word 4.
    crossed = treebank_of([3, 4, 4, 0], form="a b c d".split())
    with pytest.raises(InvalidTreeError, match="non-projective"):
        treebank_perplexities(TRAIN, crossed, "arc-standard")
    skipped = treebank_perplexities(TRAIN, crossed, "arc-standard", unfit="skip")
    assert (len(skipped.skipped_train), len(skipped.skipped_test)) == (0, 1)
    lifted = treebank_perplexities(TRAIN, crossed, "arc-standard", lift=True)
    assert lifted.skipped == ()
    assert lifted.signature.startswith("arc-standard,lifted,form,")
    plain = treebank_perplexities(TRAIN, treebank_of([4, 4, 4, 0], form="a b c d".split()))
    assert lifted.derivation == plain.derivation
    assert treebank_perplexities(TRAIN, TEST, lift=True).signature.startswith("swap-lazy,form,")
