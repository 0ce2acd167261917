"""spaCy: documents made without models."""

from typing import Any

import pytest

import treeval
from treeval.adapters import to_treebank
from treeval.adapters.spacy import from_spacy
from treeval.errors import ReadError


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
