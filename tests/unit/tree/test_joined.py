"""Several treebanks as one: words keep their columns, heads, tokens and places."""

import numpy as np

import treeval
from files import conllu, dependencies
from sample import SAMPLE
from treeval.tree.joined import Joined, joined, place_of

FILES = [str(SAMPLE / "gold" / f"{name}.conllu") for name in ("en", "fr", "he")]


def test_a_joined_treebank_is_what_the_joined_file_is() -> None:
    text = "".join((SAMPLE / "gold" / f"{name}.conllu").read_text("utf-8") for name in ("fr", "he"))
    apart = joined([treeval.read(file) for file in FILES[1:]])
    whole = dependencies(text)
    assert np.array_equal(apart.offsets, whole.offsets)
    assert np.array_equal(apart.parents, whole.parents)
    for name in ("form", "upos", "deprel"):
        assert list(apart.columns[name]) == list(whole.columns[name])
    assert np.array_equal(apart.multiwords.first, whole.multiwords.first)
    assert np.array_equal(apart.multiwords.end, whole.multiwords.end)
    assert list(apart.multiwords.forms) == list(whole.multiwords.forms)
    assert [apart.origin.sentence_id(n) for n in range(len(apart))] == [
        whole.origin.sentence_id(n) for n in range(len(whole))
    ]


def test_sentences_know_their_file_through_excerpts() -> None:
    parts = [treeval.read(file) for file in FILES]
    parts[1] = parts[1].select(np.array([1, 2]))
    whole = joined(parts)
    assert isinstance(whole.origin, Joined)
    assert whole.origin.path == f"{FILES[0]} and 2 more"
    sentence = len(parts[0])
    place = place_of(whole.origin, sentence)
    assert (place.origin.path, place.sentence) == (FILES[1], 1)
    word = int(whole.offsets[sentence])
    assert whole.origin.line(word) == parts[1].origin.line(0)
    assert whole.origin.sentence_id(sentence) == parts[1].origin.sentence_id(0)


def test_one_treebank_stays_itself() -> None:
    one = dependencies(conllu([0, 1]))
    assert joined([one]) is one


def test_empty_nodes_move_with_their_sentences() -> None:
    node = "1.1\tx\t_\t_\t_\t_\t_\t_\t0:root\t_\n"
    text = conllu([0, 1]).replace("2\tw2", f"{node}2\tw2")
    whole = joined([dependencies(conllu([0])), dependencies(text)])
    assert whole.empty_nodes.sentences.tolist() == [1]
    assert whole.empty_nodes.ids == ("1.1",)
