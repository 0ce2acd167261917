"""What no file of treeval could hold is not taken from a library either."""

import pytest

from treeval.adapters import to_treebank
from treeval.errors import ReadError


def test_what_no_file_could_hold() -> None:
    with pytest.raises(ReadError, match="form 'a\\\\tb' holds a tab"):
        to_treebank([[{"id": 1, "text": "a\tb", "head": 0}]])
    with pytest.raises(ReadError, match="word 1 has no form"):
        to_treebank([[{"id": 1, "text": "", "head": 0}]])
    with pytest.raises(ReadError, match="sentence 2 has no words"):
        to_treebank([[{"id": 1, "text": "Oui", "head": 0}], []])
