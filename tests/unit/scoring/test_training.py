"""Metrics by name that are trained first."""

import hashlib
import math
import pickle
from pathlib import Path

import numpy as np
import pytest

from strategies import treebank_of
from treeval.counts import evaluate
from treeval.errors import InvalidTreeError, SettingError
from treeval.metrics import METRICS, NEEDS_TRAINING
from treeval.models.derivation import DerivationTrainer
from treeval.scoring.score import score
from treeval.scoring.training import TRAINERS, trained_metric
from treeval.tree.pair import pair

FORMS = ["She", "ate", "the", "cake"]
GOLD = treebank_of([2, 0, 4, 2], form=FORMS)
WRONG = treebank_of([2, 0, 2, 3], form=FORMS)


def test_every_name_has_its_trainer_and_stands_in_one_list() -> None:
    assert set(TRAINERS) == set(NEEDS_TRAINING)
    assert not set(NEEDS_TRAINING) & set(METRICS)


def test_the_trained_metric_scores_trees_against_gold_derivations() -> None:
    metric = trained_metric("dppl", GOLD)
    right, wrong = (evaluate(metric, pair(GOLD, side)).score for side in (GOLD, WRONG))
    expected = DerivationTrainer().train(GOLD).score(GOLD).perplexity.excluding_oov
    assert right == expected
    assert wrong > right


def test_the_trained_metric_can_be_handed_to_score_and_to_other_processes() -> None:
    metric = pickle.loads(pickle.dumps(trained_metric("DPPL", GOLD)))  # noqa: S301  made here
    results = score(GOLD, {"wrong": WRONG}, metrics=["UAS", metric])
    result = results["wrong"].scores["DPPL"]
    assert result.score == evaluate(metric, pair(GOLD, WRONG)).score
    # all words are known, so both perplexities are over five tokens
    assert result.totals["tokens"] == 5
    assert result.measures["including_oov"] == result.score
    assert result.signature.metric == "DPPL"


def test_skipped_sentences_are_counted() -> None:
    cyclic = treebank_of([2, 1, 4, 2], form=FORMS)
    metric = trained_metric("DPPL", GOLD)
    counts = evaluate(metric, pair(GOLD, cyclic))
    np.testing.assert_array_equal(counts.totals, [0, 0, 0, 0, 1])
    assert math.isnan(counts.score)


def test_the_model_is_made_as_the_settings_say() -> None:
    crossing = treebank_of([3, 4, 0, 3], form=FORMS)
    settings = {"metrics": "DPPL", "train": crossing, "transitions": "arc-eager"}
    with pytest.raises(InvalidTreeError, match="arc-eager"):
        score(GOLD, {"own": WRONG}, **settings)
    found = score(GOLD, {"own": WRONG}, **settings, nonprojective="lift", order=2)
    signature = found["own"].scores["DPPL"].signature
    assert str(signature["model"]).startswith("arc-eager,lifted,form,kn:2,")
    assert found["own"].scores["DPPL"].totals["skipped"] == 0


def test_settings_of_a_model_that_nothing_needs_are_refused() -> None:
    with pytest.raises(SettingError, match="`transitions=`: it is for the metric DPPL"):
        score(GOLD, {"own": WRONG}, metrics="UAS", transitions="arc-eager")


def test_without_training_trees_the_error_says_what_to_give() -> None:
    with pytest.raises(SettingError, match="`train=`"):
        trained_metric("DPPL", None)
    with pytest.raises(SettingError, match="needs no training"):
        trained_metric("UAS", GOLD)


def test_the_signature_names_the_training_file(tmp_path: Path) -> None:
    train = tmp_path / "train.conllu"
    train.write_text("1\tShe\t_\t_\t_\t_\t2\t_\t_\t_\n2\tate\t_\t_\t_\t_\t0\t_\t_\t_\n\n")
    results = score(GOLD, {"wrong": WRONG}, metrics=["DPPL"], train=str(train))
    prefix = hashlib.sha256(train.read_bytes()).hexdigest()[:6]
    assert results["wrong"].scores["DPPL"].signature["train"] == prefix
    plain = score(GOLD, {"wrong": WRONG}, metrics=["UAS"], by="frequency", train=str(train))
    assert "train" not in plain["wrong"].scores["UAS"].signature
