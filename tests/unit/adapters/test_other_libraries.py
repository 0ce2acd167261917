"""stanza, spaCy and NLTK: objects made without models; and what is of no library."""

import copy
from typing import Any

import pytest

import treeval
from treeval.adapters import to_treebank
from treeval.adapters.nltk import from_nltk
from treeval.adapters.spacy import from_spacy
from treeval.adapters.stanza import from_stanza
from treeval.errors import ReadError, SettingError

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


def doc(words: list[str], heads: list[int], deps: list[str], **more: Any) -> Any:
    spacy = pytest.importorskip("spacy")
    return spacy.tokens.Doc(spacy.blank("en").vocab, words=words, heads=heads, deps=deps, **more)


def test_a_doc_of_spacy() -> None:
    given = doc(
        ["She", "saw", "him", ".", "Yes"],
        [1, 1, 1, 1, 4],
        ["nsubj", "ROOT", "dobj", "punct", "ROOT"],
        pos=["PRON", "VERB", "PRON", "PUNCT", "INTJ"],
        tags=["PRP", "VBD", "PRP", ".", "UH"],
        lemmas=["she", "see", "he", ".", "yes"],
        morphs=["Number=Sing", "Tense=Past", "", "", ""],
        spaces=[True, True, False, True, False],
    )
    treebank = to_treebank(given)
    assert treebank.offsets.tolist() == [0, 4, 5]
    assert treebank.heads.tolist() == [2, 0, 2, 2, 0]
    assert list(treebank.columns["deprel"]) == ["nsubj", "root", "dobj", "punct", "root"]
    assert list(treebank.columns["upos"])[:2] == ["PRON", "VERB"]
    assert list(treebank.columns["xpos"])[:2] == ["PRP", "VBD"]
    assert list(treebank.columns["lemma"])[:2] == ["she", "see"]
    assert list(treebank.columns["feats"])[:3] == ["Number=Sing", "Tense=Past", "_"]
    assert list(treebank.columns["misc"])[:3] == ["_", "_", "SpaceAfter=No"]
    assert to_treebank([given, given]).words == 10
    assert to_treebank(given[4:5]).words == 1


def test_scoring_a_doc_without_a_name() -> None:
    parsed = doc(["Dogs", "bark"], [1, 1], ["nsubj", "ROOT"])
    results = treeval.score(parsed, parsed, metrics="LAS")
    assert results["system"].scores["LAS"].score == 1  # a treebank against itself


def test_spaces_of_spacy_are_left_out() -> None:
    treebank = to_treebank(
        doc(["Go", "\n", "on", " "], [0, 0, 0, 3], ["ROOT", "dep", "prt", "ROOT"])
    )
    assert list(treebank.columns["form"]) == ["Go", "on"]
    assert treebank.heads.tolist() == [0, 1]
    assert len(treebank) == 1
    with pytest.raises(ReadError, match=r"'on' .* attached to '\\n', which is a space"):
        to_treebank(doc(["Go", "\n", "on"], [0, 0, 1], ["ROOT", "dep", "prt"]))


def test_a_doc_without_a_parse() -> None:
    spacy = pytest.importorskip("spacy")
    with pytest.raises(ReadError, match="no heads; use a pipeline with a parser"):
        from_spacy(spacy.blank("en")("She saw him."))


def graph(text: str) -> Any:
    return pytest.importorskip("nltk.parse.dependencygraph").DependencyGraph(
        text, top_relation_label="root"
    )


def test_graphs_of_nltk() -> None:
    # Four columns: word, tag, head, relation.
    given = graph("She PRP 2 nsubj\nsaw VBD 0 root\nhim PRP 2 obj\n")
    treebank = to_treebank(given)
    assert treebank.heads.tolist() == [2, 0, 2]
    assert list(treebank.columns["form"]) == ["She", "saw", "him"]
    assert list(treebank.columns["deprel"]) == ["nsubj", "root", "obj"]
    assert list(treebank.columns["xpos"]) == ["PRP", "VBD", "PRP"]
    assert list(treebank.columns["feats"]) == ["_", "_", "_"]
    assert to_treebank([given, given]).offsets.tolist() == [0, 3, 6]


def test_a_graph_of_nltk_with_tags_of_both_kinds() -> None:
    # Ten columns of CoNLL-X: CPOSTAG and POSTAG.
    given = graph("1\tOui\toui\tINTJ\tITJ\tA=B\t0\troot\t_\t_\n")
    treebank = from_nltk([given])
    assert [treebank.columns[name][0] for name in ("lemma", "upos", "xpos", "feats")] == [
        *("oui", "INTJ", "ITJ", "A=B"),
    ]


def test_asking_a_graph_for_a_node_adds_no_word() -> None:
    given = graph("Oui ITJ 0 root\n")
    assert given.nodes[9]["address"] is None
    assert from_nltk(given).words == 1


@pytest.mark.parametrize("given", [3, "text", None, [], [1, 2], iter(())])
def test_what_is_of_no_library(given: object) -> None:
    with pytest.raises(SettingError, match="is not a treebank, a path, or sentences of conllu"):
        to_treebank(given)


def test_what_no_file_could_hold() -> None:
    with pytest.raises(ReadError, match="form 'a\\\\tb' holds a tab"):
        to_treebank([[{"id": 1, "text": "a\tb", "head": 0}]])
    with pytest.raises(ReadError, match="word 1 has no form"):
        to_treebank([[{"id": 1, "text": "", "head": 0}]])
    with pytest.raises(ReadError, match="sentence 2 has no words"):
        to_treebank([STANZA[1], []])
