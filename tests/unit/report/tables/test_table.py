"""A table as text, CSV and LaTeX."""

import pytest

import treeval
from sample import BIRCH, GOLD
from treeval.errors import SettingError
from treeval.report.tables.forms import RENDERERS, as_latex
from treeval.report.tables.table import FORMS, Table, as_csv, as_text

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


def test_python_has_every_form_of_the_command_line() -> None:
    assert tuple(RENDERERS) == FORMS
    results = treeval.score(GOLD, BIRCH, metrics="LAS")
    # LAS of birch: udeval 0.2.9.
    for form in FORMS:
        assert "83.168" in results.text(treeval.Style(form, decimals=3)), form


def test_another_form_is_refused() -> None:
    with pytest.raises(SettingError, match="`form=`: 'word' is unknown; choose from text, csv"):
        treeval.Style("word")
