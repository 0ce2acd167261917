"""Sentences that one system has to skip are skipped for all, and which words are the same."""

from pathlib import Path

import numpy as np
import pytest

from files import conllu, written
from strategies import treebank_of
from treeval.errors import InvalidTreeError, MismatchError, TextMismatchError
from treeval.scoring.pairing import Entry, skipped_sentences
from treeval.scoring.score import score
from treeval.settings.conventions import WordConventions
from treeval.settings.reading import Reading
from treeval.sources.admission import Admission
from treeval.tree.pair import pair

GOLD = treebank_of([0, 1], [0], [0], form=[*"abcd"])
CYCLIC = treebank_of([2, 1], [0], [0], form=[*"abcd"])


def entry(**reading: object) -> Entry:
    return Entry(WordConventions(), Reading().replace(**reading))


def test_a_sentence_that_one_system_skips_is_skipped_for_all() -> None:
    chosen = entry(invalid="skip")
    found = chosen.contenders(chosen.gold(GOLD), {"a": CYCLIC, "b": GOLD})
    assert [one.skipped.tolist() for one in found] == [[True, False, False]] * 2
    assert [len(one.problems) for one in found] == [1, 0]


def test_by_default_systems_may_be_broken_and_gold_may_not() -> None:
    (found,) = entry().contenders(entry().gold(GOLD), {"a": CYCLIC})
    assert (found.kept, found.skipped.any()) == (1, False)
    with pytest.raises(InvalidTreeError, match="form a cycle"):
        entry().gold(CYCLIC)


def test_sentences_are_chosen_by_their_gold_words() -> None:
    assert entry(max_length=1).chosen(entry().gold(GOLD)).tolist() == [False, True, True]
    marks = treebank_of([0, 1], [0], form=["a", ".", "."])
    stripped = entry(max_length=1, strip_punct="form")
    assert stripped.chosen(stripped.gold(marks)).tolist() == [True, False]


def test_predicted_sentences_may_overlap_several_gold_ones() -> None:
    # The first predicted sentence is a b c: it overlaps the first two gold sentences.
    predicted = treebank_of([0, 1, 1], [0], form=[*"abcd"])
    both = pair(GOLD, predicted)
    none, first = np.zeros(3, dtype=np.bool_), np.array([True, False])
    assert skipped_sentences(both, Admission(none), Admission(first)).tolist() == [
        *(True, True, False),
    ]


def test_words_can_be_matched_by_number_although_their_forms_differ(tmp_path: Path) -> None:
    gold = written(tmp_path / "gold.conllu", conllu([0, 1], "root obj", "cannot go"))
    system = written(tmp_path / "a.conllu", conllu([0, 1], "root nmod", "can't go"))
    with pytest.raises(TextMismatchError):
        score(gold, system)
    found = score(gold, system, tokens="same", metrics="LAS,UAS")["a"].scores
    assert (found["LAS"].score, found["UAS"].score) == (0.5, 1.0)
    longer = written(tmp_path / "b.conllu", conllu([0, 1, 1], forms="cannot go on"))
    with pytest.raises(MismatchError, match="sentence 1 has 3 words, but 2"):
        score(gold, longer, tokens="same")
