"""Files of treebanks and of systems, each read once."""

from pathlib import Path

import pytest

from files import conllu, written
from treeval.errors import InvalidTreeError
from treeval.settings.treebanks import TreebankSettings
from treeval.treebanks.reading import BrokenSentences, TreebankReader

TREE, CYCLE = conllu([0, 1], forms="a ."), conllu([2, 1])


def reader(**changes: object) -> TreebankReader:
    return TreebankReader(TreebankSettings().replace(**changes))


def test_a_file_is_read_once_whatever_it_is_for(tmp_path: Path) -> None:
    path, one = written(tmp_path / "x.conllu", TREE), reader()
    first = one.treebank(path)
    Path(path).unlink()
    assert one.treebank(Path(path)) is first
    assert one.output(path).words == 2


def test_gold_trees_are_refused_or_skipped_and_outputs_kept() -> None:
    with pytest.raises(InvalidTreeError, match="form a cycle"):
        reader().treebank(TREE + CYCLE)
    one = reader(invalid="skip")
    prepared = one.treebank(TREE + CYCLE)
    assert (len(prepared.treebank), prepared.info.sentences) == (1, 1)
    assert prepared.broken is not None
    assert (prepared.broken.policy, prepared.broken.sentences) == ("skip", 1)
    assert len(one.output(TREE + CYCLE)) == 2
    assert [broken.policy for broken in one.broken] == ["skip", "keep"]


def test_punctuation_and_long_sentences_may_go() -> None:
    assert reader(strip_punct="form").treebank(TREE).info.words == 1
    assert len(reader(max_length=1).treebank(TREE + conllu([0])).treebank) == 1


def test_broken_sentences_as_plain_data() -> None:
    record = BrokenSentences("x.conllu", "keep", 3).to_dict()
    assert record == {"path": "x.conllu", "policy": "keep", "sentences": 3, "first": None}
