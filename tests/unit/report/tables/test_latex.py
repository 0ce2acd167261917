"""Tables for LaTeX."""

import subprocess
from pathlib import Path
from shutil import which

import pytest

import treeval
from sample import SAMPLE
from treeval.report.tables.forms import as_latex
from treeval.report.tables.table import Style, Table

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
