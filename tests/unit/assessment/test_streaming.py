"""Parses assessed in pieces, by one or more threads: the scores and errors of the whole file."""

import gzip
from pathlib import Path

import numpy as np
import pytest

from treeval.assessment.assess import Assessment, assess
from treeval.assessment.streaming import Reading, assess_file
from treeval.assessment.tags import OwnTags
from treeval.errors import InvalidTreeError, ReadError, SettingError
from treeval.formats.reading import read, read_constituents
from treeval.formats.registry import FORMATS

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
    return assess_file(str(path), FORMATS["brackets"], Reading(OwnTags()), rng, **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("size", [1, 40, 300, 1 << 20])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_scores_are_those_of_the_whole(tmp_path: Path, jobs: int, size: int, newline: str) -> None:
    path = tmp_path / "parses.mrg.gz"
    text = "\ufeff" + "\n".join(LINES * 5)
    path.write_bytes(gzip.compress(text.replace("\n", newline).encode()))
    trees = read_constituents(str(path), "brackets")
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
    with pytest.raises(SettingError, match="SEPA needs the whole"):
        streamed(tmp_path / "parses.mrg", methods=["sepa"])


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_no_tree_is_skipped_with_its_place(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "parses.conllu"
    rows = "1\ta\t_\tX\t_\t_\t{}\t_\t_\t_\n2\tb\t_\tY\t_\t_\t{}\t_\t_\t_\n\n"
    tree, cycle = rows.format(2, 0), rows.format(2, 1)
    path.write_text(tree * 10 + cycle + tree * 5 + cycle)
    whole = read(str(path))
    expected = assess(whole, OwnTags()(whole), np.random.default_rng(0), methods=METHODS)
    reading, rng = Reading(OwnTags()), np.random.default_rng(0)
    found = assess_file(
        str(path), FORMATS["conllu"], reading, rng, methods=METHODS, jobs=jobs, size=50
    )
    assert found.rows.tolist() == expected.rows.tolist() == [*range(10), *range(11, 16)]
    # The eleventh sentence begins after ten of two words and an empty line each.
    assert (found.skipped, expected.skipped) == (2, 2)
    assert found.first_problem == expected.first_problem
    assert found.first_problem.startswith(f"{path}:31: ")
    for name in METHODS:
        np.testing.assert_array_equal(found.scores[name], expected.scores[name])
    strict = Reading(OwnTags(), invalid="fail")
    with pytest.raises(InvalidTreeError, match=r"parses\.conllu:31: "):
        assess_file(str(path), FORMATS["conllu"], strict, rng, jobs=jobs, size=50)
