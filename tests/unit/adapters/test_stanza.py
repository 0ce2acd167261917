"""stanza: dictionaries, sentences and documents, made without models."""

import copy
from typing import Any

import pytest

from treeval.adapters import to_treebank
from treeval.adapters.stanza import from_stanza
from treeval.errors import ReadError

# The form that stanza's documentation gives for Document.to_dict(): ids of multiword tokens and of
# empty nodes are pairs; an empty node comes after the word that it counts from.
STANZA: list[list[dict[str, Any]]] = [
    [
        {"id": 1, "text": "Il", "upos": "PRON", "feats": "Number=Sing", "head": 2,
         "deprel": "nsubj", "start_char": 0, "end_char": 2, "ner": "O"},
        {"id": 2, "text": "parle", "lemma": "parler", "upos": "VERB", "head": 0, "deprel": "root"},
        {"id": (3, 4), "text": "du", "start_char": 9, "end_char": 11},
        {"id": 3, "text": "de", "upos": "ADP", "head": 5, "deprel": "case"},
        {"id": 4, "text": "le", "upos": "DET", "head": 5, "deprel": "det"},
        {"id": (4, 1), "text": "_", "deps": "2:conj"},
        {"id": 5, "text": "roi", "upos": "NOUN", "head": 2, "deprel": "obl",
         "misc": "SpaceAfter=No"},
    ],
    [{"id": (1,), "text": "Oui", "head": 0, "deprel": "root"}],
]  # fmt: skip


class Sentence:
    """What the adapter uses of stanza's own class."""

    def __init__(self, tokens: list[dict[str, Any]], name: str) -> None:
        self.tokens, self.sent_id = tokens, name

    def to_dict(self) -> list[dict[str, Any]]:
        return self.tokens


class Document:
    """What the adapter uses of stanza's own class."""

    def __init__(self, sentences: list[Sentence]) -> None:
        self.sentences = sentences


def test_dictionaries_of_stanza() -> None:
    treebank = to_treebank(STANZA)
    assert treebank.offsets.tolist() == [0, 5, 6]
    assert treebank.heads.tolist() == [2, 0, 5, 5, 2, 0]
    assert list(treebank.columns["form"]) == ["Il", "parle", "de", "le", "roi", "Oui"]
    assert list(treebank.columns["lemma"])[:2] == ["_", "parler"]
    assert list(treebank.columns["feats"])[:2] == ["Number=Sing", "_"]
    assert treebank.columns["misc"][4] == "SpaceAfter=No"
    assert (treebank.multiwords.first.tolist(), treebank.multiwords.end.tolist()) == ([2], [4])
    assert (treebank.empty_nodes.ids, treebank.empty_nodes.deps) == (("4.1",), ("2:conj",))


def test_dictionaries_of_stanza_that_went_through_json() -> None:
    listed = copy.deepcopy(STANZA)
    listed[0][2]["id"], listed[0][5]["id"] = [3, 4], [4, 1]
    treebank = to_treebank(listed)
    assert treebank.multiwords.end.tolist() == [4]
    assert treebank.empty_nodes.ids == ("4.1",)


def test_an_empty_node_before_the_first_word() -> None:
    treebank = from_stanza([{"id": (0, 1), "text": "_"}, {"id": 1, "text": "Oui", "head": 0}])
    assert treebank.empty_nodes.ids == ("0.1",)
    assert not len(treebank.multiwords)


def test_documents_and_sentences_of_stanza() -> None:
    sentences = [Sentence(tokens, name) for tokens, name in zip(STANZA, "ab", strict=True)]
    for given in (Document(sentences), sentences):
        treebank = from_stanza(given)
        assert treebank.words == 6
        assert [treebank.origin.sentence_id(sentence) for sentence in (0, 1)] == ["a", "b"]
    assert from_stanza(sentences[1]).words == 1


def test_one_sentence_of_stanza() -> None:
    assert to_treebank(STANZA[1]).words == 1


def test_stanza_without_a_parser() -> None:
    with pytest.raises(ReadError, match="word 1: the head is None"):
        to_treebank([[{"id": 1, "text": "Oui"}]])
