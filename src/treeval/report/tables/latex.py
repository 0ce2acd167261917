"""Tables for LaTeX: symbols that pdflatex knows, bold best scores, marks, and captions."""

from collections.abc import Sequence

from treeval.report.tables.table import Table
from treeval.report.text import with_minus

_LATEX = {
    "\\": r"\textbackslash{}",
    "&": r"\&",
    "%": r"\%",
    "$": r"\$",
    "#": r"\#",
    "_": r"\_",
    "{": r"\{",
    "}": r"\}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "|": r"\textbar{}",
    # At the start of a row, these would be read as options of the preceding line break.
    "[": "{[}",
    "*": "{*}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "≤": r"$\leq$",
    "≥": r"$\geq$",
    "≠": r"$\neq$",
    "≈": r"$\approx$",
    "\N{MINUS SIGN}": r"$-$",
    "±": r"$\pm$",
    "\N{MULTIPLICATION SIGN}": r"$\times$",
    "·": r"$\cdot$",
    "→": r"$\rightarrow$",
    "←": r"$\leftarrow$",
    "↗": r"$\nearrow$",
    "⊓": r"$\sqcap$",
    "⊔": r"$\sqcup$",
    "∩": r"$\cap$",
    "∞": r"$\infty$",
    "√": r"$\surd$",
    "✓": r"$\surd$",
    "✗": r"$\times$",
    "\N{GREEK SMALL LETTER ALPHA}": r"$\alpha$",
    "β": r"$\beta$",
    "δ": r"$\delta$",
    "Δ": r"$\Delta$",
    "κ": r"$\kappa$",
    "\N{GREEK SMALL LETTER RHO}": r"$\rho$",
    "\N{GREEK SMALL LETTER SIGMA}": r"$\sigma$",
    "τ": r"$\tau$",
    "²": r"$^{2}$",
    "†": r"\dag{}",
    "‡": r"\ddag{}",
    "\N{EN DASH}": "--",
    "—": "---",
    "…": r"\ldots{}",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{NO-BREAK SPACE}": "~",
    "█": r"\rule{1ex}{1ex}",
    "�": "?",
}


def as_latex(table: Table, caption: str = "", label: str = "") -> str:
    """Write a table for LaTeX, which needs the package booktabs.

    With a caption or a label it floats, and the caption also explains the marks; otherwise the
    title and the explanation are comments.
    """
    columns = "".join("l" if left else "r" for left in table.is_left)
    body = []
    for number, row in enumerate(table.rows):
        if number in table.rules:
            body.append("\\midrule")
        body.append(_line([_cell(table, number, place) for place in range(len(row))]))
    tabular = [
        f"\\begin{{tabular}}{{{columns}}}",
        "\\toprule",
        _line([_escaped(head) for head in table.header]),
        "\\midrule",
        *body,
        "\\bottomrule",
        "\\end{tabular}",
    ]
    told = [line for line in (table.title, table.explained) if line]
    if not caption and not label:
        return "\n".join([*(f"% {line}" for line in told), *tabular])
    said = ". ".join(one.rstrip(".") for one in (caption or table.title, table.explained) if one)
    return "\n".join(
        [
            "\\begin{table}",
            "\\centering",
            *tabular,
            *([f"\\caption{{{_escaped(said)}.}}"] if said else []),
            *([f"\\label{{{label}}}"] if label else []),
            "\\end{table}",
        ]
    )


def _cell(table: Table, row: int, place: int) -> str:
    text = _escaped(table.rows[row][place])
    if (row, place) in table.best:
        text = f"\\textbf{{{text}}}"
    return text + ("$^{*}$" if (row, place) in table.marked else "")


def _line(cells: Sequence[str]) -> str:
    return " & ".join(cells) + " \\\\"


def _escaped(cell: str) -> str:
    return "".join(_LATEX.get(char, char) for char in with_minus(cell))
