"""Pages are usable with a keyboard and a screen reader: axe-core finds nothing serious."""

from pathlib import Path

import pytest

from browsing import Open, violations


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (400, "dark")])
def test_nothing_serious_is_wrong(width: int, scheme: str, scored: Path, opened: Open) -> None:
    page = opened(scored, "#explore?wrong=alder&enhanced=1", width=width, color_scheme=scheme)
    word = ".outline button" if width < 1000 else "svg .word"
    page.locator(f".explorer .card.current {word}").first.click()
    assert violations(page) == []
