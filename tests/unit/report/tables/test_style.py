"""The form of tables, and the number of decimals."""

import pytest

import treeval
from sample import BIRCH, GOLD
from treeval.errors import SettingError
from treeval.report.tables.forms import RENDERERS
from treeval.report.tables.table import FORMS


def test_python_has_every_form_of_the_command_line() -> None:
    assert tuple(RENDERERS) == FORMS
    results = treeval.score(GOLD, BIRCH, metrics="LAS")
    # LAS of birch: udeval 0.2.9.
    for form in FORMS:
        assert "83.168" in results.text(treeval.Style(form, decimals=3)), form


def test_another_form_is_refused() -> None:
    with pytest.raises(SettingError, match="`form=`: 'word' is unknown; choose from text, csv"):
        treeval.Style("word")
