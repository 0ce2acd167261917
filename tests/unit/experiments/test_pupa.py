"""The PUPA experiment on a folder made for it, and the paper's figures."""

from pathlib import Path

import numpy as np
import pytest

from treeval.errors import FileError
from treeval.experiments.findings import published
from treeval.experiments.pupa import SHARES, corpora_in, joined, measure, reproduce
from treeval.formats.reading import read_constituents

NOUNS, VERBS = ("dog", "cat", "cow", "man"), ("sees", "likes", "bites")
TREES = "".join(
    f"(S (NP (DT the) (NN {a})) (VP (VBZ {verb}) (NP (DT a) (NN {b}))) (. .))\n"
    for a in NOUNS
    for b in NOUNS
    for verb in VERBS
)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "wsj-sample").mkdir()
    for name in ("a", "b"):
        (tmp_path / "wsj-sample" / f"{name}.mrg").write_text(TREES, encoding="utf-8")
    return tmp_path


def test_files_are_put_together(data: Path) -> None:
    part = read_constituents(str(data / "wsj-sample" / "a.mrg"))
    whole = joined([part, part])
    assert len(whole) == 2 * len(part)
    again = whole.select(np.arange(len(part), len(whole)))
    np.testing.assert_array_equal(again.parents, part.parents)
    np.testing.assert_array_equal(again.word_parents, part.word_parents)
    assert [*again.forms] == [*part.forms]


def test_measured_figures(data: Path) -> None:
    (corpus,) = corpora_in(data)
    found = measure(corpus, seeds=2, members=3)
    assert found.sentences == 96
    assert set(found.mean) == {"pupa", "sepa", "mc", "random"}
    for values in (*found.mean.values(), *found.pooled.values(), *found.within.values()):
        assert ((values >= 0) & (values <= 1)).all()
    # All sentences have the same length: nothing changes within it.
    np.testing.assert_allclose(found.within["sepa"], found.mean["sepa"])


def test_a_folder_without_treebanks(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="is there"):
        reproduce(tmp_path)


def test_published_figures_are_complete() -> None:
    figures = published("pupa")
    for corpus in ("WSJ20", "NEGRA20"):
        for method in ("PUPA", "SEPA", "MC"):
            values = [figures[corpus, f"{method}: {share} %"] for share in SHARES]
            assert values == sorted(values, reverse=True)
            assert values[-1] > figures[corpus, "random"]
