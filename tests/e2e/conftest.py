"""Text for the commands that learn."""

from pathlib import Path

import pytest

from files import written


@pytest.fixture
def text(tmp_path: Path) -> str:
    return written(tmp_path / "text.txt", "the dog barks\nthe cat sleeps\na dog sleeps\n" * 5)
