"""Libraries that read CoNLL-U: their treebank is the one that treeval reads from the same text."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import treeval
from files import written
from treeval.adapters import to_treebank
from treeval.adapters.conllu import from_conllu
from treeval.adapters.pyconll import from_pyconll
from treeval.adapters.udapi import from_udapi
from treeval.errors import ReadError, SettingError
from treeval.formats.dialect import CONLLU
from treeval.formats.reading import read
from treeval.formats.writing import conll_lines
from treeval.tree.treebank import Treebank

TEXT = """\
# sent_id = a
# text = Il parle du roi.
1	Il	il	PRON	_	Gender=Masc|Number=Sing	2	nsubj	2:nsubj|3.1:nsubj	_
2	parle	parler	VERB	V	_	0	root	0:root	_
3-4	du	_	_	_	_	_	_	_	_
3	de	de	ADP	_	_	5	case	5:case	_
3.1	_	_	_	_	_	_	_	2:conj	_
4	le	le	DET	_	Definite=Def|Number=Sing|PronType=Art	5	det	5:det	_
5	roi	roi	NOUN	_	_	2	obl:arg	2:obl:arg	Gloss=king
6	.	.	PUNCT	_	_	2	punct	2:punct	_

# sent_id = b
# text = Oui
1	Oui	oui	INTJ	_	_	0	root	0:root	_

"""
COMPARED = ("form", "lemma", "upos", "xpos", "feats", "deprel", "deps", "misc")


def parsed_by_conllu(text: str) -> Any:
    return pytest.importorskip("conllu").parse(text)


def parsed_by_pyconll(text: str) -> Any:
    return pytest.importorskip("pyconll").load_from_string(text)


def parsed_by_udapi(text: str) -> Any:
    document = pytest.importorskip("udapi.core.document").Document()
    document.from_conllu_string(text)
    return document


Parse = Callable[[str], Any]
every_library = pytest.mark.parametrize(
    "parse", [parsed_by_conllu, parsed_by_pyconll, parsed_by_udapi]
)


@every_library
def test_scoring_without_a_name(parse: Parse) -> None:
    results = treeval.score(TEXT, parse(TEXT), metrics="LAS")
    assert results["system"].scores["LAS"].score == 1  # a treebank against itself


@pytest.fixture
def expected(tmp_path: Path) -> Treebank:
    path = written(tmp_path / "text.conllu", TEXT)
    return read(path)


@every_library
def test_the_same_treebank_as_from_the_file(parse: Parse, expected: Treebank) -> None:
    treebank = to_treebank(parse(TEXT))
    assert treebank.offsets.tolist() == expected.offsets.tolist() == [0, 6, 7]
    assert treebank.heads.tolist() == expected.heads.tolist()
    for name in COMPARED:
        assert list(treebank.columns[name]) == list(expected.columns[name]), name
    assert treebank.multiwords.first.tolist() == expected.multiwords.first.tolist() == [2]
    assert treebank.multiwords.end.tolist() == expected.multiwords.end.tolist() == [4]
    assert list(treebank.multiwords.forms) == ["du"]
    assert treebank.empty_nodes.sentences.tolist() == [0]
    assert treebank.empty_nodes.ids == expected.empty_nodes.ids == ("3.1",)
    assert treebank.empty_nodes.deps == expected.empty_nodes.deps == ("2:conj",)
    assert [treebank.origin.sentence_id(sentence) for sentence in (0, 1)] == ["a", "b"]


@every_library
def test_written_again_it_is_the_same_text_but_for_comments(parse: Parse) -> None:
    written = b"".join(conll_lines(to_treebank(parse(TEXT)), CONLLU)).decode()
    assert written.splitlines() == [line for line in TEXT.splitlines() if "# text" not in line]


@every_library
@pytest.mark.parametrize("sentences", [1, 2])
def test_a_list_a_generator_or_a_single_sentence(parse: Parse, sentences: int) -> None:
    document = parse(TEXT)
    several = list(getattr(document, "bundles", document))[:sentences]
    assert len(to_treebank(several)) == sentences
    assert len(to_treebank(sentence for sentence in several)) == sentences
    assert to_treebank(several[0]).words == 6


def test_subclasses_are_known_by_what_they_are_derived_from() -> None:
    models = pytest.importorskip("conllu.models")

    class Annotated(models.TokenList):  # type: ignore[misc]
        pass

    sentence = parsed_by_conllu(TEXT)[1]
    assert to_treebank([Annotated(sentence, sentence.metadata)]).words == 1


def test_tokens_without_a_token_list() -> None:
    assert from_conllu([list(parsed_by_conllu(TEXT)[1])]).words == 1


def test_a_head_that_is_no_word() -> None:
    unparsed = TEXT.replace("\t2\tpunct\t", "\t_\tpunct\t")
    with pytest.raises(ReadError, match=r"sentence 1 \(a\), word 6: the head is None"):
        from_conllu(parsed_by_conllu(unparsed))
    with pytest.raises(ReadError, match="word 6: the head is None"):
        from_pyconll(parsed_by_pyconll(unparsed))
    beyond = TEXT.replace("\t2\tpunct\t", "\t9\tpunct\t")
    with pytest.raises(ReadError, match="the head is 9, but the sentence has 6 words"):
        from_conllu(parsed_by_conllu(beyond))


def test_numbers_that_skip_a_word() -> None:
    with pytest.raises(ReadError, match="has the number 7, expected 6"):
        from_conllu(parsed_by_conllu(TEXT.replace("6\t.", "7\t.")))
    with pytest.raises(ReadError, match="has the number 7, expected 6"):
        from_pyconll(parsed_by_pyconll(TEXT.replace("6\t.", "7\t.")))


def test_a_token_beyond_its_words() -> None:
    with pytest.raises(ReadError, match="token 3-9 'du' does not fit its words"):
        from_conllu(parsed_by_conllu(TEXT.replace("3-4\t", "3-9\t")))


def test_a_changed_tree_of_udapi() -> None:
    document = parsed_by_udapi(TEXT)
    roi = document.bundles[0].trees[0].descendants[4]
    roi.parent, roi.deprel = roi.parent.children[0], "nmod"
    treebank = from_udapi(document)
    assert treebank.heads[4] == 1
    assert treebank.columns["deprel"][4] == "nmod"


@pytest.mark.parametrize("given", [3, "text", None, [], [1, 2], iter(())])
def test_what_is_of_no_library(given: object) -> None:
    with pytest.raises(SettingError, match="is not a treebank, a path, or sentences of conllu"):
        to_treebank(given)
