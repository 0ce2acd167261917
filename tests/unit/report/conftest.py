"""Descriptions of treebanks, which take their time."""

import pytest

from examples import TREEBANKS
from treeval.treebanks.describe import describe
from treeval.treebanks.description import Description


@pytest.fixture(scope="session")
def one() -> Description:
    return describe({"long": TREEBANKS["long"]})


@pytest.fixture(scope="session")
def many() -> Description:
    return describe(TREEBANKS, systems=TREEBANKS)
