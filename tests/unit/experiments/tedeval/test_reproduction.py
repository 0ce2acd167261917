"""The reproduction of the TedEval paper: where its data are, and its figures on real ones."""

from pathlib import Path

import pytest

from files import written
from lth_files import FUNCTIONAL, LEXICAL, TOO_HIGH, write_lth, write_trees
from treeval.errors import FileError
from treeval.experiments.findings import Finding, Findings
from treeval.experiments.tedeval.power import INSIGNIFICANT, NUMBERS
from treeval.experiments.tedeval.reproduction import conventional, reproduce
from treeval.experiments.tedeval.tables import AGREEMENT, ORDER, SMALLER


def test_files_are_found_by_the_names_of_folders(tmp_path: Path) -> None:
    for name in ("gold", "malt", "train"):
        write_trees(tmp_path, f"parsers/x_y/{name}.conllu", LEXICAL)
    write_trees(tmp_path, "cross/x_y_fh/gold.conllu", FUNCTIONAL)
    write_trees(tmp_path, "cross/x_y_fh/malt.conllu", TOO_HIGH)
    write_trees(tmp_path, "cross/lonely_ud/gold.conllu", FUNCTIONAL)
    (found,) = conventional(tmp_path)
    assert (found.name, list(found.schemes)) == ("x_y", ["fh", "ud"])
    assert found.schemes["fh"].gold == (tmp_path / "cross" / "x_y_fh" / "gold.conllu",)
    assert list(found.schemes["ud"].outputs) == ["malt"]
    assert not reproduce(tmp_path, trials=9).verdicts


def test_the_schemes_of_the_paper_are_found_by_the_names_of_files(tmp_path: Path) -> None:
    folder = write_lth(tmp_path)
    (found,) = conventional(tmp_path)
    numbers, output = folder / "mst.sentences.txt", folder / "mst.oldLTH.conllx"
    assert found.schemes["oldLTH"].outputs["mst"] == (output, numbers)


def test_a_layout_may_name_any_files(tmp_path: Path) -> None:
    folder = write_lth(tmp_path)
    layout = ["[tedeval.wsj.schemes]"]
    for scheme, file in (("Default", "default"), ("OldLTH", "oldLTH"), ("CoNLL07", "conll07")):
        files = f'gold = "gold.{file}.conllx", outputs = {{ malt = "malt.{file}.conllx" }}'
        layout.append(f"{scheme} = {{ {files} }}")
    written(folder / "mine.toml", "\n".join(layout))
    found = reproduce(folder / "mine.toml", trials=9)
    places = {one.place for one in found.findings}
    assert "table 1 (MaltParser), left half" in places
    assert "table 1 (MaltParser), right half" not in places


def test_a_folder_without_schemes(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no treebank in several schemes"):
        reproduce(tmp_path)


@pytest.fixture(scope="module")
def real(shared: Path) -> Findings:
    return reproduce(shared / "data", trials=2_000)


def by_what(found: Findings, place: str) -> dict[str, Finding]:
    return {one.what: one for one in found.findings if one.place == place}


@pytest.mark.slow
@pytest.mark.shared
def test_figures_on_the_penn_sample(real: Findings) -> None:
    # Measured by another program on the same files: R4 of the specification of reproductions.
    agreement = by_what(real, AGREEMENT)
    for parser, r, signs in (("MaltParser", 0.9925, 8), ("MSTParser", 0.9965, 22)):
        cells = agreement[f"{parser}: r of the 108 published and obtained cells"]
        assert cells.obtained == pytest.approx(r, abs=5e-5)
        assert agreement[f"{parser}: differences with the published sign, of 24"].obtained == signs
    own = [
        one.obtained
        for one in real.findings
        if one.place.startswith("table 1") and one.what.endswith("against Default: LAS")
    ]
    assert own[0] == pytest.approx(0.8338, abs=5e-5)
    smaller = by_what(real, SMALLER)
    for parser, pairs, means in (
        ("MaltParser", 10, "mean gap 1.64 points by LAS, 0.44 by L-TED"),
        ("MSTParser", 9, "mean gap 2.31 points by LAS, 0.58 by L-TED"),
    ):
        every = smaller[f"{parser}: pairs with a smaller gap, of all 10 pairs of schemes"]
        assert (every.obtained, every.note) == (pairs, means)


@pytest.mark.slow
@pytest.mark.shared
def test_verdicts_on_the_penn_sample(real: Findings) -> None:
    order = by_what(real, ORDER)
    example = order["MaltParser, OldLTH − Default: L-TED on Default ⊓ OldLTH, in points"]
    assert example.published == pytest.approx(0.46)
    assert example.obtained == pytest.approx(-0.31, abs=5e-3)
    assert example.verdict is not None
    assert example.verdict.answer == "no"
    turned = order["MaltParser: pairs of 6 whose order turns round significantly"]
    assert turned.note == "CoNLL07 − OldLTH: +0.64 LAS, -0.38 L-TED"
    assert turned.verdict is not None
    assert turned.verdict.answer == "yes"
    numbers = by_what(real, NUMBERS)
    assert numbers["MaltParser, of 24: 3,914"].obtained == 20
    assert numbers["MSTParser, of 24: 783"].obtained == 12
    assert numbers["MaltParser, of 24: 783"].obtained == pytest.approx(10, abs=1.5)
    lexical = by_what(real, INSIGNIFICANT)[
        "MaltParser, Lexical − Functional on Functional ⊓ Lexical: L-TED, in points"
    ]
    assert lexical.obtained == pytest.approx(-0.46, abs=5e-3)
    assert lexical.verdict is not None
    assert lexical.verdict.answer == "no"
    assert any("8 of 8 differences in L-TED" in note for note in real.notes())
