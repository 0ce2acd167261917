"""Word dependency entropy by arithmetic, and the weights made of it."""

import math
from pathlib import Path

import numpy as np
import pytest

from files import written
from strategies import treebank_of
from treeval.errors import MismatchError, ReadError, SettingError
from treeval.formats.dialect import CONLLU
from treeval.formats.writing import write_conll
from treeval.metrics.weighted import (
    UD_WEIGHTS,
    averaged_wde,
    load_weights,
    weights_text,
    word_dependency_entropy,
)

# Four forms: the, a, x, y. det: the the a a; obj: x y; root: X twice when lower-cased.
FORMS = ["the", "x", "the", "y", "a", "X", "a", "x"]
LABELS = ["det", "obj", "det", "obj:x", "det", "root", "det", "root"]
TREEBANK = treebank_of([2, 8, 4, 8, 6, 8, 8, 0], form=FORMS, deprel=LABELS)


def test_entropy_over_the_log_of_the_vocabulary() -> None:
    # Five forms (the a x X y). det has two forms of equal frequency: log 2 / log 5.
    expected = math.log(2) / math.log(5)
    assert word_dependency_entropy(TREEBANK) == pytest.approx(
        {"det": expected, "obj": expected, "root": expected}
    )


def test_lower_case_and_subtypes() -> None:
    # Lower-cased there are four forms and the root is always x; obj and obj:x have one form each.
    assert word_dependency_entropy(TREEBANK, subtypes="keep", lowercase=True) == pytest.approx(
        {"det": math.log(2) / math.log(4), "obj": 0, "obj:x": 0, "root": 0}
    )


def test_one_form_has_no_entropy() -> None:
    alone = treebank_of([0, 1], form=["a", "a"], deprel=["root", "dep"])
    assert word_dependency_entropy(alone) == {"dep": 0.0, "root": 0.0}


def test_all_forms_different_is_the_most_there_can_be() -> None:
    heads = [0, *[1] * 6]
    varied = treebank_of(heads, form=list("abcdefg"), deprel=["dep"] * 7)
    assert word_dependency_entropy(varied) == {"dep": 1.0}


def test_forms_that_only_other_sentences_have_do_not_count() -> None:
    # A selection keeps the dictionary of the whole; its vocabulary is two forms.
    whole = treebank_of([0, 1], [0, 1], form=list("abcd"), deprel=["root", "dep"] * 2)
    both = treebank_of([0, 1], form=list("ab"), deprel=["dep", "dep"])
    first = whole.replaced(deprel=both.columns["deprel"].take(np.zeros(4, dtype=np.int64)))
    assert word_dependency_entropy(first.select(np.array([0]))) == {"dep": 1.0}


def test_a_treebank_without_the_relation_contributes_a_half() -> None:
    # clf: the mean of 0.2 and 0.5; nsubj: of 0.4 and 0.6.
    tables = [{"clf": 0.2, "nsubj": 0.4}, {"nsubj": 0.6}]
    assert averaged_wde(tables) == pytest.approx({"clf": 0.35, "nsubj": 0.5})


GOLD = treebank_of([2, 0, 2, 2], deprel=["det", "root", "obj", "punct"])


def test_weights_come_from_the_gold_trees_a_treebank_or_a_file(tmp_path: Path) -> None:
    assert load_weights("ud") is UD_WEIGHTS
    with pytest.raises(SettingError, match="gold trees"):
        load_weights("self")
    own = load_weights("self", TREEBANK)
    assert (own.name, dict(own)) == ("self", word_dependency_entropy(TREEBANK))
    train = tmp_path / "train.conllu"
    write_conll(TREEBANK, str(train), CONLLU)
    trained = load_weights(str(train), GOLD)
    assert (trained.name, dict(trained)) == ("wde(train.conllu)", dict(own))
    for name in ("weights.json", "weights.tsv"):
        path = tmp_path / name
        path.write_text(weights_text(own, path.suffix))
        assert dict(load_weights(str(path), GOLD)) == dict(own)


def test_nothing_has_no_weights(tmp_path: Path) -> None:
    nothing = written(tmp_path / "nothing.conllu", "")
    with pytest.raises(MismatchError, match="no words"):
        load_weights(nothing, GOLD)
    for suffix, text in ((".json", "{}"), (".tsv", "# nothing\n")):
        path = written(tmp_path / f"weights{suffix}", text)
        with pytest.raises(ReadError, match="no weights in it"):
            load_weights(path, GOLD)
