"""Several tables as one, and the signature in all forms."""

import subprocess
from pathlib import Path
from shutil import which

import pandas as pd
import pytest

import treeval
from sample import BIRCH, CEDAR, GOLD, SAMPLE
from treeval.errors import FileError
from treeval.report.tables.forms import as_latex, joined, signed
from treeval.report.tables.table import Style, Table, as_csv

SIZES = Table(("Treebank", "Words"), (("en", "4"), ("fr", "–")), "Sizes")
WORDS = Table(
    ("", "Class", "WDE", ""), (("det", "function", "0.5", "██"),), about=(("Treebank", "en"),)
)


def test_several_tables_become_one_with_one_value_per_row() -> None:
    assert as_csv(joined([SIZES, WORDS])).splitlines() == [
        "table,treebank,row,class,measure,value",
        "Sizes,en,,,words,4",
        "Sizes,fr,,,words,",
        ",en,det,function,wde,0.5",
    ]


def test_a_single_table_stays_as_it_is() -> None:
    assert joined([SIZES]) is SIZES


def test_a_list_without_numbers_is_not_lost() -> None:
    listed = Table(("File", "Problem"), (("a", "bad"),), names=2)
    assert joined([SIZES, listed]).rows[-1] == ("", "", "a", "bad", "number", "1")


def test_the_signature_is_a_column_for_programs() -> None:
    assert signed(SIZES, "v:1").rows[0] == ("en", "4", "v:1")
    assert signed(SIZES, "") is SIZES


def test_every_form_keeps_the_signature() -> None:
    results = treeval.score(GOLD, {"birch": BIRCH, "cedar": CEDAR}, metrics="LAS")
    signature = str(results["birch"].scores["LAS"].signature)
    for form in ("text", "csv", "tsv", "latex", "markdown"):
        assert signature in results.text(Style(form)), form


def test_every_table_of_latex_has_a_label_of_its_own() -> None:
    results = treeval.score(GOLD, {"birch": BIRCH, "cedar": CEDAR}, metrics="LAS", by="length")
    text = results.text(Style("latex", caption="All", label="tab:x"))
    assert "\\caption{All. Bold: best score.}\n\\label{tab:x-1}" in text
    assert "\\caption{LAS by length.}\n\\label{tab:x-2}" in text


def test_every_table_has_a_file_of_its_own(tmp_path: Path) -> None:
    found = treeval.score(GOLD, {"b": BIRCH, "c": CEDAR}, metrics="LAS", by="length", compare=True)
    paths = found.write_tables(tmp_path / "new" / "folder")
    assert [Path(path).name for path in paths] == [
        "01-scores.csv",
        "02-las-ranks-rules-separate-clusters-that-differ-significantly.csv",
        "03-las-differences-paired-shuffling-10-000-trials.csv",
        "04-las-by-length-b.csv",
        "05-las-by-length-c.csv",
    ]
    for path in paths:
        table = pd.read_csv(path)
        assert len(table)
        assert table["signature"].str.contains("gold:").all()


def test_other_forms_have_other_suffixes(tmp_path: Path) -> None:
    (path,) = treeval.score(GOLD, BIRCH).write_tables(tmp_path, Style("latex"))
    assert path.endswith("01-scores.tex")
    assert "% signature: LAS|" in Path(path).read_text("utf-8")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError, match="cannot make the folder"):
        treeval.score(GOLD, BIRCH).write_tables(tmp_path / "file" / "folder")


TABLE = Table(
    ("Systems", "Difference"),
    (("b − a", "-3.20"), ("UD ⊓ SUD-2", "+1.0")),
    "A title",
    best=frozenset({(1, 1)}),
    marked=frozenset({(0, 1)}),
    explained="Bold: best score.",
)


def test_minus_signs_are_not_hyphens_and_symbols_are_known() -> None:
    lines = as_latex(TABLE).splitlines()
    assert "b $-$ a & $-$3.20$^{*}$ \\\\" in lines
    assert "UD $\\sqcap$ SUD-2 & \\textbf{+1.0} \\\\" in lines


def test_without_a_caption_titles_are_comments() -> None:
    assert as_latex(TABLE).startswith("% A title\n% Bold: best score.\n\\begin{tabular}{lr}")


def test_with_a_caption_or_a_label_a_table_floats() -> None:
    lines = as_latex(TABLE, "Scores of 100 % of α", "tab:x").splitlines()
    assert (lines[0], lines[-1]) == ("\\begin{table}", "\\end{table}")
    assert "\\caption{Scores of 100 \\% of $\\alpha$. Bold: best score.}" in lines
    assert "\\label{tab:x}" in lines
    assert "\\caption{A title. Bold: best score.}" in as_latex(TABLE, label="tab:x")


@pytest.mark.skipif(not which("pdflatex"), reason="pdflatex is not installed")
def test_pdflatex_knows_every_symbol(tmp_path: Path) -> None:
    golds = {
        name: str(SAMPLE / place / "en.conllu") for name, place in (("UD", "gold"), ("SUD", "sud"))
    }
    crossing = treeval.cross(golds, {"a:UD": golds["UD"], "b:SUD": golds["SUD"]}, shuffles=9)
    symbols = "≤≥≠≈−±×·→←↗⊓⊔∩∞√✓✗αβδΔκρστ²†‡–—…’\N{NO-BREAK SPACE}█�"  # noqa: RUF001  symbols
    table = Table(("Symbol",), tuple((symbol,) for symbol in symbols))
    style = Style("latex", caption="Differences of -1 ⊓ 2", label="tab:x")
    text = "\n\n".join([as_latex(TABLE), as_latex(table), crossing.text(style)])
    (tmp_path / "page.tex").write_text(
        "\\documentclass{article}\n\\usepackage{booktabs}\n\\begin{document}\n"
        f"{text}\n\\end{{document}}\n"
    )
    compiled = subprocess.run(
        [str(which("pdflatex")), "-interaction=nonstopmode", "-halt-on-error", "page.tex"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    assert compiled.returncode == 0, compiled.stdout[-2000:]
