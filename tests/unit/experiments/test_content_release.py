"""Statistics that a release of UD gives of itself."""

from pathlib import Path

import pytest

from treeval.errors import ReadError
from treeval.experiments.content import read_statistics

STATISTICS = """<treebank><size>
 <total><sentences>2</sentences><tokens>4</tokens><words>5</words><fused>1</fused></total></size>
 <tag name="PUNCT">2</tag><!-- -- is no comment in XML -->
 <deps unique="3"><dep name="nsubj">2</dep><dep name="acl:relcl">1</dep>
 <dep name="det">2</dep></deps></treebank>"""


def test_statistics_of_a_release(tmp_path: Path) -> None:
    path = tmp_path / "stats.xml"
    path.write_text(STATISTICS)
    found = read_statistics(path)
    assert (found.sentences, found.tokens, found.words) == (2, 4, 5)
    assert found.relations == {"nsubj": 2, "acl:relcl": 1, "det": 2}
    assert found.shares == {"content": 3 / 5, "function": 2 / 5, "other": 0}
    path.write_text("<treebank/>")
    with pytest.raises(ReadError, match=r"stats\.xml: the size of the treebank is missing"):
        read_statistics(path)
