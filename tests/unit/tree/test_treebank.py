"""Treebanks made by hand: their columns."""

import re

import pytest

from strategies import treebank_of
from treeval.errors import MismatchError


def test_a_column_that_is_not_there_is_refused_with_those_that_are() -> None:
    treebank = treebank_of([0], upos=["NOUN"])
    assert [*treebank.column("upos")] == ["NOUN"]
    message = "<memory>: there is no column XPOS; the columns are form, upos"
    with pytest.raises(MismatchError, match=f"^{re.escape(message)}$"):
        treebank.column("xpos")
