"""Trees of the Penn Treebank, for tests that are marked `shared`."""

from pathlib import Path

import pytest

from treeval.formats.reading import read_constituents
from treeval.tree.constituents import Constituents


@pytest.fixture(scope="session")
def wsj(shared: Path) -> Constituents:
    return read_constituents(str(shared / "data/wsj-sample/wsj.mrg"))
