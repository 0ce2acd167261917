"""Writing CoNLL: unchanged bytes, changed fields, other dialects, treebanks without a file."""

from pathlib import Path

import numpy as np
import pytest

from sample import SAMPLE
from treeval.errors import FileError
from treeval.formats.dialect import CONLL09, CONLLU, CONLLX, Dialect
from treeval.formats.files import load
from treeval.formats.reading import read
from treeval.formats.writing import conll_lines, losses, write_conll
from treeval.tree.column import Column

FILES = sorted(SAMPLE.glob("**/*.conllu"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_unchanged_files_stay_the_same_bytes(path: Path) -> None:
    treebank, content = read(str(path)), path.read_bytes()
    assert b"".join(conll_lines(treebank, CONLLU)) == content
    every = treebank.select(np.arange(len(treebank)))  # written anew, line by line
    assert b"".join(conll_lines(every, CONLLU)) == content


@pytest.mark.shared
@pytest.mark.parametrize("folder", ["conll18", "ud", "cross", "parsers"])
def test_real_files_stay_the_same_bytes(shared: Path, folder: str) -> None:
    paths = sorted((shared / "data" / folder).glob("**/*test*.conllu*")) or sorted(
        (shared / "data" / folder).glob("**/gold.conllu*")
    )
    assert paths
    for path in paths:
        lines = conll_lines(read(str(path)), CONLLU)
        assert b"".join(lines) == load(str(path)), path


def test_only_changed_fields_change() -> None:
    path = FILES[0]
    treebank = read(str(path))
    heads = treebank.heads.copy()
    heads[0] = 0
    changed = treebank.replaced(heads=heads, deprel=treebank.columns["deprel"].map(str.upper))
    before = path.read_text("utf-8").splitlines()
    after = b"".join(conll_lines(changed, CONLLU)).decode().splitlines()
    assert len(before) == len(after)
    words = [n for n, line in enumerate(before) if line[:1].isdigit() and "\t" in line]
    first = next(n for n in words if before[n].startswith("1\t"))
    old, new = before[first].split("\t"), after[first].split("\t")
    assert new[6] == "0"
    assert new[7] == old[7].upper()
    assert new[:6] + new[8:] == old[:6] + old[8:]
    assert [line for line in after if line.startswith("#")] == [
        line for line in before if line.startswith("#")
    ]


@pytest.mark.parametrize("dialect", [CONLLX, CONLL09])
def test_other_dialects_keep_words_and_trees(dialect: Dialect, tmp_path: Path) -> None:
    treebank = read(str(SAMPLE / "gold" / "en.conllu"))
    path = str(tmp_path / "out")
    write_conll(treebank, path, dialect)
    again = read(path, dialect.name)
    np.testing.assert_array_equal(again.heads, treebank.heads)
    for name in ("form", "lemma", "xpos", "feats", "deprel"):
        assert list(again.columns[name]) == list(treebank.columns[name])


def test_losses_are_named() -> None:
    treebank = read(str(SAMPLE / "gold" / "en.conllu"))
    lost = losses(treebank, CONLLX)
    assert lost == [
        "10 multiword tokens",
        "1 empty node",
        "comments",
        "column DEPS",
        "column MISC",
    ]
    assert losses(treebank, CONLLU) == []


def test_columns_are_coded_once_a_string() -> None:
    column = Column.of(["a", "b", "a"])
    assert column.strings == ("a", "b")
    assert list(column) == ["a", "b", "a"]


@pytest.mark.parametrize("dialect", [CONLLU, CONLLX])
@pytest.mark.parametrize("form", ["a\tb", "a\nb"])
def test_words_that_would_end_a_field_are_refused(form: str, dialect: Dialect) -> None:
    treebank = read(str(FILES[0]))
    forms = [form, *[*treebank.columns["form"]][1:]]
    changed = treebank.replaced(form=Column.of(forms))
    with pytest.raises(FileError, match=r"column form\) in conll.*cannot hold tabs"):
        list(conll_lines(changed, dialect))
