"""Pages are usable with a keyboard and a screen reader: axe-core finds nothing serious."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browsing import Open

if TYPE_CHECKING:
    from playwright.sync_api import Page


def violations(page: "Page") -> list[str]:
    import axe_playwright_python

    source = Path(axe_playwright_python.__file__).parent / "axe.min.js"
    # The policy of the page forbids scripts; the developer tools may still run them.
    page.evaluate(source.read_text("utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (400, "dark")])
def test_nothing_serious_is_wrong(width: int, scheme: str, scored: Path, opened: Open) -> None:
    page = opened(scored, "#explore?wrong=alder&enhanced=1", width=width, color_scheme=scheme)
    word = ".outline button" if width < 1000 else "svg .word"
    page.locator(f".explorer .card.current {word}").first.click()
    assert violations(page) == []
