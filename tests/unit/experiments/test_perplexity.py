"""The derivation perplexity experiment on a folder of tiny treebanks."""

import math
from pathlib import Path

import pytest

from files import conllu, written
from treeval.errors import FileError
from treeval.experiments.findings import Finding, published
from treeval.experiments.perplexity import (
    MALT,
    ParserRow,
    parsed_treebanks_in,
    parser_correlations,
    reproduce,
    treebanks_in,
)

# A projective tree, a non-projective one, and two that a parser might make of the first.
CAKE, CROSSING = [2, 0, 4, 2], [3, 4, 0, 3]
FLAT, CHAIN, CYCLE = [2, 0, 2, 2], [0, 1, 2, 3], [2, 1, 0, 3]


def write(path: Path, *sentences: list[int]) -> None:
    written(path, "".join(conllu(heads, forms="a b c d") for heads in sentences))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    for folder in ("ud/UD_Tiny-A", "ud-1.2/Tiny-A", "ud-1.2/Tiny-B"):
        write(tmp_path / folder / "x-ud-train.conllu", CAKE, CROSSING, CAKE)
        write(tmp_path / folder / "x-ud-test.conllu", CAKE, CROSSING)
    write(tmp_path / "ud/UD_Tiny-C/x-ud-test.conllu", CAKE)
    outputs = dict(
        zip(MALT, ([CAKE, CAKE], [CAKE, FLAT], [CHAIN, FLAT], [CAKE, CYCLE]), strict=True)
    )
    for name in ("one", "two"):
        folder = tmp_path / "parsers" / name
        write(folder / "train.conllu", CAKE, CAKE, FLAT)
        write(folder / "gold.conllu", CAKE, CAKE)
        for parser, sentences in outputs.items():
            write(folder / f"{parser}.conllu", *sentences)
    write(tmp_path / "parsers/three/gold.conllu", CAKE)
    return tmp_path


def test_treebanks_with_both_sections_are_found_once(data: Path) -> None:
    found = treebanks_in(data)
    assert [(one.name, one.train.parent.parent.name) for one in found] == [
        ("Tiny-A", "ud"),
        ("Tiny-B", "ud-1.2"),
    ]
    assert [one.name for one in parsed_treebanks_in(data)] == ["one", "two"]


def test_the_experiment_reports_every_table_and_what_was_skipped(data: Path) -> None:
    reproduction = reproduce(data)
    places = [finding.place for finding in reproduction.findings]
    assert set(places) == {"treebanks", "transition-systems", "difficulty", "parsers"}
    for key, value in published("perplexity").items():
        assert find(reproduction.findings, *key).published == value
    # one cyclic sentence in the output of one parser, on two treebanks
    assert "2 sentences that are not trees were skipped." in reproduction.remarks
    for system in ("arc-standard", "arc-eager", "swap-eager", "swap-lazy"):
        what = f"UD: derivation perplexity, {system}"
        assert find(reproduction.findings, "transition-systems", what).obtained > 1


def find(findings: tuple[Finding, ...], place: str, what: str) -> Finding:
    return next(one for one in findings if (one.place, one.what) == (place, what))


def test_correlations_are_across_the_parsers_of_a_treebank() -> None:
    def row(treebank: str, perplexity: float, uas: float, em: float) -> ParserRow:
        return ParserRow(treebank, "p", perplexity, uas, uas, em, 0)

    found = parser_correlations(
        [row("a", 1, 3, 1), row("a", 2, 2, 2), row("a", 3, 1, 3), row("b", 1, 1, 1)]
    )
    assert found["a"]["perplexity and UAS"].coefficient == pytest.approx(-1)
    assert found["a"]["perplexity and EM"].coefficient == pytest.approx(1)
    assert found["a"]["UAS and EM"].coefficient == pytest.approx(-1)
    assert math.isnan(found["b"]["UAS and EM"].coefficient)


def test_parsers_that_do_not_differ_correlate_with_nothing(data: Path) -> None:
    for parser in MALT:
        for name in ("one", "two"):
            write(data / "parsers" / name / f"{parser}.conllu", CAKE, CAKE)
    found = find(reproduce(data).findings, "parsers", "UAS and EM")
    assert math.isnan(found.obtained)
    assert found.verdict is None
    assert "0 of 2 treebanks have the sign" in found.note


def test_a_folder_without_treebanks_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no treebanks"):
        reproduce(tmp_path)
