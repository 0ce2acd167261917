"""Pages can be read, also with a keyboard or a screen reader: axe-core finds nothing serious."""

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


# The pixels of the smallest letters on a page; those of charts are scaled with the chart.
SMALLEST_LETTERS = """() => {
  const sizes = [];
  for (const element of document.querySelectorAll("body *")) {
    const shown = element.getClientRects().length > 0;
    const says = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!shown || !says || element.closest("script, style, title")) continue;
    const scale = element.ownerSVGElement ? element.getScreenCTM().a : 1;
    sizes.push(parseFloat(getComputedStyle(element).fontSize) * scale);
  }
  return Math.min(...sizes);
}"""


@pytest.mark.parametrize("width", [1280, 400])
def test_no_letters_are_smaller_than_about_12_pixels(
    width: int, scored: Path, opened: Open
) -> None:
    page = opened(scored, width=width)
    assert page.evaluate(SMALLEST_LETTERS) >= 11.5
