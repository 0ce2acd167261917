"""Pages are usable with a keyboard and a screen reader: axe-core finds nothing serious."""

from pathlib import Path

import pytest

from browsing import Open, violations
from pages_of_commands import PAGES


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (400, "dark")])
def test_nothing_serious_is_wrong(width: int, scheme: str, scored: Path, opened: Open) -> None:
    page = opened(scored, "#explore?wrong=alder&enhanced=1", width=width, color_scheme=scheme)
    word = ".outline button" if width < 1000 else "svg .word"
    page.locator(f".explorer .card.current {word}").first.click()
    assert violations(page) == []


@pytest.mark.parametrize("name", ["constituents", "errors", "rank", "diff", "audit", "treebank"])
def test_nothing_serious_is_wrong_on_other_pages(name: str, tmp_path: Path, opened: Open) -> None:
    path = tmp_path / "page.html"
    PAGES[name](tmp_path).in_full().page().write(path)
    assert violations(opened(path, width=400, color_scheme="dark")) == []
