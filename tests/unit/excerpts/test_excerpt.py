"""Parts of treebanks: every byte stays, documents stay together, and sizes are met."""

from pathlib import Path

import numpy as np
import pytest

import treeval
from files import conllu, written
from sample import GOLD, PTB
from treeval.errors import SettingError

DOCUMENTS = 5  # in the English sample: five newdoc comments
SENTENCES = 25


def blocks_of(path: Path) -> list[bytes]:
    return [one for one in path.read_bytes().split(b"\n\n") if one.strip()]


def test_parts_hold_every_byte_of_the_file(tmp_path: Path) -> None:
    found = treeval.split(GOLD, {"a": "40%", "b": "40%", "c": "rest"}, take="first")
    found.write({name: tmp_path / name for name in "abc"})
    together = b"".join((tmp_path / name).read_bytes() for name in "abc")
    assert together == Path(GOLD).read_bytes()
    assert found.left_out == 0


@pytest.mark.parametrize("text", [b"\r\n", b"\n"], ids=["CR LF", "LF"])
def test_line_ends_and_gaps_stay(tmp_path: Path, text: bytes) -> None:
    first = conllu([0, 1], name="one").encode()
    strange = b"\xef\xbb\xbf# file comment\n\n\n" + first + b"\n\n# a\n# b\n" + first.rstrip(b"\n")
    path = written(tmp_path / "strange.conllu", strange.replace(b"\n", text))
    found = treeval.split(path, {"a": 1, "b": "rest"}, take="first", documents=False)
    found.write({"a": tmp_path / "a", "b": tmp_path / "b"})
    parts = [(tmp_path / name).read_bytes() for name in "ab"]
    assert b"".join(parts) == strange.replace(b"\n", text)
    assert parts[1].startswith(b"# a")


def test_documents_are_not_divided() -> None:
    found = treeval.split(GOLD, {"train": "60%", "dev": "20%", "test": "rest"})
    assert sum(part.documents or 0 for part in found.parts) == DOCUMENTS
    ids = [
        [part.trees.origin.sentence_id(number) or "" for number in range(len(part.trees))]
        for part in found.parts
    ]
    names = [{name.rpartition("-")[0] for name in of} for of in ids]
    assert not names[0] & names[1]
    assert not (names[0] | names[1]) & names[2]
    assert "docs:whole" in str(found.signature)


def test_without_documents_sizes_are_met() -> None:
    sizes = {"train": "60%", "dev": 3, "test": "rest"}
    found = treeval.split(GOLD, sizes, documents=False)
    assert [len(part.sentences) for part in found.parts] == [15, 3, 7]
    every = np.sort(np.concatenate([part.sentences for part in found.parts]))
    assert every.tolist() == list(range(SENTENCES))


def test_sizes_may_count_words() -> None:
    found = treeval.split(GOLD, {"a": 200, "b": "rest"}, unit="words", documents=False)
    # 404 words; the longest sentence has 27, so a cut is at most 13 words away.
    assert abs(found["a"].words - 200) <= 13
    assert found["a"].words + found["b"].words == 404


def test_the_seed_decides() -> None:
    first, same, other = (
        treeval.sample(GOLD, 5, documents=False, seed=seed)["sample"].sentences.tolist()
        for seed in (1, 1, 2)
    )
    assert first == same != other
    assert first == sorted(first)


def test_a_seed_without_effect_is_said() -> None:
    notes = treeval.sample(GOLD, 5, take="first", documents=False, seed=7).notes()
    assert notes[0] == "`seed=` has no effect here: nothing is drawn at random"


def test_documents_that_are_too_large_for_a_size_are_named(tmp_path: Path) -> None:
    path = written(tmp_path / "one.conllu", "# newdoc\n" + conllu([0]) * 4)
    found = treeval.sample(path, 1)
    assert [len(part.sentences) for part in found.parts] == [0, 4]
    remedy = "documents are not divided; choose a larger size, or turn `documents=` off"
    assert found.notes()[0] == f"sample: has no sentences; {remedy}"
    assert len(treeval.sample(path, 1, documents=False)["sample"].sentences) == 1


def test_a_file_without_documents_says_so(tmp_path: Path) -> None:
    path = written(tmp_path / "plain.conllu", conllu([0]) * 4)
    found = treeval.split(path, {"a": "50%", "b": "rest"})
    assert [len(part.sentences) for part in found.parts] == [2, 2]
    assert "there are no # newdoc comments" in found.notes()[0]
    assert found["a"].documents is None


def test_brackets_can_be_divided_too(tmp_path: Path) -> None:
    found = treeval.split(PTB, ["a=3", "b=rest"], take="first")
    found.write({"a": tmp_path / "a.mrg", "b": tmp_path / "b.mrg"})
    parts = [(tmp_path / name).read_bytes() for name in ("a.mrg", "b.mrg")]
    assert b"".join(parts) == Path(PTB).read_bytes()
    assert len(treeval.read_constituents(tmp_path / "a.mrg")) == 3


def test_trees_without_a_file_are_written_by_their_format(tmp_path: Path) -> None:
    found = treeval.sample(treeval.convert(PTB, heads="yamada").trees, 2, documents=False)
    found.write({"sample": tmp_path / "sample.conllx"})
    assert len(treeval.read(tmp_path / "sample.conllx")) == 2


def test_other_encodings_stay(tmp_path: Path) -> None:
    content = conllu([0], forms="é").encode("latin-1")
    path = written(tmp_path / "old.conllu", content * 2)
    found = treeval.sample(path, 1, encoding="latin-1", documents=False)
    found.write({"sample": tmp_path / "new.conllu"})
    assert (tmp_path / "new.conllu").read_bytes() == content


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"a": "80%", "b": "30%"}, "the parts need 27.5 sentences, but there are 25"),
        ({"a": "rest", "b": "rest"}, "two parts are the rest"),
        ({"a": "many"}, "'many' is not a size"),
        ({"a": "0"}, "'0' is not a size"),
        ({"a": "101%"}, "'101%' is not a size"),
        (["a"], "no size; write NAME=SIZE"),
        (["a=1", "a=2"], "two parts have the same name"),
        ({}, "there are no parts"),
    ],
)
def test_impossible_parts_are_refused(parts: object, message: str) -> None:
    with pytest.raises(SettingError, match=message):
        treeval.split(GOLD, parts)


def test_what_is_left_over_is_counted() -> None:
    found = treeval.split(GOLD, {"a": 5}, documents=False)
    assert found.left_out == 20
    assert "sentences in no part: 20" in found.notes()


def test_sentences_are_filtered_by_length_and_name() -> None:
    lengths = treeval.read(GOLD).lengths
    found = treeval.filter_sentences(GOLD, min_length=10, max_length=15)
    expected = np.flatnonzero((lengths >= 10) & (lengths <= 15))
    assert found["kept"].sentences.tolist() == expected.tolist()
    rejected = treeval.filter_sentences(GOLD, min_length=10, max_length=15, reject=True)
    assert rejected["kept"].sentences.tolist() == found["rest"].sentences.tolist()
    named = treeval.filter_sentences(GOLD, ids="en-news-02,en-news-04")
    assert named["kept"].sentences.tolist() == [1, 3]
    with pytest.raises(SettingError, match="no sentence is called nobody"):
        treeval.filter_sentences(GOLD, ids="nobody")


def test_whole_documents_are_kept_if_one_sentence_fits() -> None:
    found = treeval.filter_sentences(GOLD, ids="en-news-02", whole_documents=True)["kept"]
    assert found.documents == 1
    assert len(found.sentences) > 1


def test_queries_are_for_dependencies() -> None:
    with pytest.raises(SettingError, match="queries are about dependencies"):
        treeval.filter_sentences(PTB, query="nsubj>VERB")
