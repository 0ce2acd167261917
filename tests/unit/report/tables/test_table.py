"""A table as text, CSV and LaTeX."""

from treeval.report.tables.forms import as_latex
from treeval.report.tables.table import Table, as_csv, as_text

TABLE = Table(("name", "n", ""), (("[x]", "1", "██"),), "A title", about=(("Metric", "LAS"),))


def test_no_line_under_an_empty_head() -> None:
    assert as_text(TABLE).splitlines()[2] == "────  ─"


def test_csv_says_in_every_row_what_it_is_about() -> None:
    assert as_csv(TABLE) == "Metric,name,n,\nLAS,[x],1,██"


def test_latex_has_the_title_as_a_comment() -> None:
    lines = as_latex(TABLE).splitlines()
    assert lines[0] == "% A title"
    # A bracket at the start of a row would be an argument of the line break before it.
    assert lines[5].startswith("{[}x] & 1")


def test_text_is_never_a_formula_for_spreadsheets() -> None:
    rows = (("=1+1", "-2.5"), ("@x", "+3.10"), ("+a", "-"), ("a=b", "<0.0001"))
    table = Table(("Form", "Score"), rows, about=(("System", "-x"),))
    assert as_csv(table).splitlines()[1:] == [
        "'-x,'=1+1,-2.5",
        "'-x,'@x,+3.10",
        "'-x,'+a,'-",
        "'-x,a=b,<0.0001",
    ]
