"""Looking at pages in a browser."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE = 300_000  # milliseconds: no busy machine needs them, but a test must not hang
Open = Callable[..., "Page"]  # the function that opens a page


def violations(page: "Page") -> list[str]:
    """What axe-core finds that is serious, for people who use a keyboard or a screen reader."""
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
