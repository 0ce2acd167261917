"""Parses assessed in pieces, by one or more threads: the scores and errors of the whole file."""

import gzip
from pathlib import Path

import numpy as np
import pytest

from treeval.assessment.assess import Assessment, assess
from treeval.assessment.streaming import Reading, assess_file
from treeval.assessment.tags import OwnTags
from treeval.errors import ReadError, SettingError
from treeval.formats.brackets import read_brackets

LINES = (
    "( (S (NP (D the) (N cat)) (VP (V saw) (NP (D a) (N dog))) (. .)))",
    "(S (NP (N dogs))\n  (VP (V bark)))",
    "(())",
    "(N no)",
    "(X (. !))",
    "(S (NP (D the) (N dog)) (VP (V saw) (NP (-NONE- *T*-1))))(S (N so))",
)
METHODS = ("pupa", "mc", "random")


def streamed(path: Path, **settings: object) -> Assessment:
    rng = np.random.default_rng(0)
    return assess_file(str(path), "brackets", Reading(OwnTags()), rng, **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("size", [1, 40, 300, 1 << 20])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_scores_are_those_of_the_whole(tmp_path: Path, jobs: int, size: int, newline: str) -> None:
    path = tmp_path / "parses.mrg.gz"
    text = "\ufeff" + "\n".join(LINES * 5)
    path.write_bytes(gzip.compress(text.replace("\n", newline).encode()))
    trees = read_brackets(str(path))
    whole = assess(trees, trees.tags, np.random.default_rng(0), methods=METHODS)
    found = streamed(path, methods=METHODS, jobs=jobs, size=size)
    assert found.lengths.tolist() == whole.lengths.tolist() == [5, 2, 0, 1, 0, 3, 1] * 5
    assert found.parameters == whole.parameters
    for name in METHODS:
        np.testing.assert_array_equal(found.scores[name], whole.scores[name])


def test_without_patterns(tmp_path: Path) -> None:
    path = tmp_path / "parses.mrg"
    path.write_text("\n".join(LINES), encoding="utf-8")
    found = streamed(path, methods=["mc"], size=50)
    # Minus the brackets of several words, each span once.
    assert found.scores["mc"].tolist() == [-4, -1, 0, 0, 0, -2, 0]
    assert found.pupa is None


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_name_the_line_of_the_file(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "parses.mrg"
    path.write_text("\n".join([*LINES * 20, "(S (N a b c))", *LINES]), encoding="utf-8")
    # 20 times 7 lines come before.
    with pytest.raises(ReadError, match=r"parses\.mrg:141: more than one word under the tag 'N'"):
        streamed(path, jobs=jobs, size=100)


def test_methods_that_need_the_whole(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="SEPA needs it as whole"):
        streamed(tmp_path / "parses.mrg", methods=["sepa"])
