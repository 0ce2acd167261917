"""Word dependency entropy, files of weights, and WLAS, by arithmetic."""

import math
import pickle
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from strategies import treebank_of
from treeval.counts import evaluate
from treeval.errors import MismatchError, ReadError, SettingError
from treeval.formats.dialect import CONLLU
from treeval.formats.writing import write_conll
from treeval.metrics.relations.entropy import averaged_wde, load_weights, word_dependency_entropy
from treeval.metrics.relations.weights import UD_WEIGHTS, Weights, read_weights, weights_text
from treeval.metrics.weighted import WLAS
from treeval.tree.pair import pair

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


def test_weights_of_relations() -> None:
    weights = Weights.of("mine", {"nsubj": 1.0, "nmod:poss": 0.25, "nmod": 0.75})
    shown = [weights.weight(r) for r in ("nsubj:pass", "nmod:poss", "nmod:x", "unheard")]
    assert shown == [1.0, 0.25, 0.75, 0.5]
    assert dict(weights) == {"nsubj": 1.0, "nmod:poss": 0.25, "nmod": 0.75}
    assert pickle.loads(pickle.dumps(weights)) == weights  # noqa: S301
    assert len({weights, Weights.of("mine", dict(reversed(list(weights.items()))))}) == 1
    assert str(weights) != str(Weights.of("mine", {"nsubj": 0.9}))


@pytest.mark.parametrize("weight", [-0.1, math.nan, math.inf])
def test_weights_that_are_none(weight: float) -> None:
    with pytest.raises(SettingError, match="mine: weight of 'nsubj' is"):
        Weights.of("mine", {"nsubj": weight})


GOLD = treebank_of([2, 0, 2, 2], deprel=["det", "root", "obj", "punct"])
WRONG_DET = treebank_of([2, 0, 2, 2], deprel=["obj", "root", "obj", "punct"])
WEIGHTS = Weights.of("mine", {"det": 0.25, "root": 0.75, "obj": 1.0})


def test_words_weigh_as_much_as_their_gold_relation() -> None:
    # right: 0.75 + 1 + 0.5 (punct has no weight) of 0.25 + 0.75 + 1 + 0.5; the system's extra obj
    # weighs nothing, since the words are the same.
    counts = evaluate(replace(WLAS, weights=WEIGHTS), pair(GOLD, WRONG_DET))
    assert counts.score == 2.25 / 2.5
    assert set(map(float, counts.metric.measures(counts.totals).values())) == {2.25 / 2.5}


def test_other_words_weigh_as_much_as_the_relation_the_system_gave_them() -> None:
    # Gold "ab" is one word, the system has two: only c is aligned, and right.
    gold = treebank_of([2, 0], form=["ab", "c"], deprel=["det", "root"])
    predicted = treebank_of([3, 3, 0], form=["a", "b", "c"], deprel=["obj", "obj", "root"])
    counts = evaluate(replace(WLAS, weights=WEIGHTS), pair(gold, predicted))
    # P = 0.75 / (1 + 1 + 0.75), R = 0.75 / (0.25 + 0.75); three words are on one side alone.
    assert counts.totals.tolist() == [0.75, 2.75, 1.0, 0.75, 3]
    assert counts.score == pytest.approx(2 * 0.75 / 3.75)
    measures = counts.metric.measures(counts.totals)
    assert (measures["precision"], measures["recall"]) == (0.75 / 2.75, 0.75)
    assert measures["aligned_accuracy"] == 1


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


def test_the_document_of_the_command_is_a_file_of_weights_too(tmp_path: Path) -> None:
    path = tmp_path / "treebanks.json"
    path.write_text('{"treebanks": [], "averaged_wde": {"nsubj": 0.5, "det": 1}}')
    assert dict(read_weights(str(path))) == {"det": 1.0, "nsubj": 0.5}


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("w.json", '{"nsubj": "high"}', r"w\.json: it is not an object of numbers"),
        ("w.json", '{"nsubj": true}', r"w\.json: it is not an object of numbers"),
        ("w.json", "[1]", r"w\.json: it is not an object of numbers"),
        ("w.json", '{\n"nsubj" 1}', r"w\.json:2: "),
        ("w.tsv", "# c\nnsubj\t0.5\textra\n", r"w\.tsv:2: .*write relation, tab, weight"),
        ("w.tsv", "nsubj\thigh\n", r"w\.tsv:1: "),
    ],
)
def test_files_that_are_no_weights(tmp_path: Path, name: str, text: str, message: str) -> None:
    path = tmp_path / name
    path.write_text(text)
    with pytest.raises(ReadError, match=message):
        read_weights(str(path))


def test_shipped_weights_know_ud() -> None:
    assert WLAS.weights is UD_WEIGHTS
    assert {"nsubj", "dobj", "obj", "clf", "auxpass", "root"} <= set(UD_WEIGHTS)
    assert str(UD_WEIGHTS).startswith("ud(")


def test_nothing_has_no_weights(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.conllu"
    nothing.write_text("")
    with pytest.raises(MismatchError, match="no words"):
        load_weights(str(nothing), GOLD)
    for suffix, text in ((".json", "{}"), (".tsv", "# nothing\n")):
        path = tmp_path / f"weights{suffix}"
        path.write_text(text)
        with pytest.raises(ReadError, match="no weights in it"):
            load_weights(str(path), GOLD)
