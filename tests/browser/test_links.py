"""Cells, bars and rows of the pages of all commands lead to sentences, and to the right number."""

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote_plus

import pytest

import treeval
from browsing import Open
from pages_of_commands import PAGES
from sample import BIRCH, GOLD
from treeval.report.tables.assessment import NAMES

if TYPE_CHECKING:
    from playwright.sync_api import Page

LINKS = """[...new Set([...document.querySelectorAll('main a[href^="#explore?"]')]
  .map((link) => link.getAttribute("href")))]"""
# The explorer hears of a new address before this does, because it was there first.
FOLLOW = """(target) => new Promise((heard) => {
  if (location.hash === target) heard();
  addEventListener("hashchange", () => setTimeout(heard), { once: true });
  location.hash = target;
})"""
COLUMNS = """[...document.querySelectorAll('svg a[href*="measure="]')]
  .map((link) => [link.getAttribute("href"), link.querySelector("title").textContent])"""
MOST = 25  # links that are followed per page


def found(page: "Page", target: str) -> int:
    """Follow a link, and read how many words, or else sentences, are found."""
    page.evaluate(FOLLOW, target)
    text = page.locator(".explorer .count").inner_text()
    number = re.match(r"[\d,]+", text)
    assert number, text
    return int(number[0].replace(",", ""))


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_to_sentences(name: str, tmp_path: Path, opened: Open) -> None:
    path = tmp_path / "page.html"
    PAGES[name](tmp_path).in_full().page().write(path)
    page = opened(path)
    links = page.evaluate(LINKS)
    assert links
    some = random.Random(1).sample(links, min(MOST, len(links)))
    assert [link for link in some if not found(page, link)] == []


def test_numbers_of_differences_are_those_of_the_page(tmp_path: Path, opened: Open) -> None:
    differences = treeval.diff(GOLD, BIRCH)  # which has the same words
    path = tmp_path / "page.html"
    differences.page().write(path)
    page = opened(path)
    for field, number in differences.by_field.items():
        kinds = {"head": "attachment", "deprel": "relation"}
        asked = f"kind={kinds[field]}" if field in kinds else f"col={field}"
        assert found(page, f"#explore?sys=new&{asked}") == number, field


def test_columns_of_scores_lead_to_as_many_sentences_as_they_count(
    tmp_path: Path, opened: Open
) -> None:
    assessment = treeval.assess(BIRCH, methods=["pupa", "mc", "random"])
    path = tmp_path / "page.html"
    assessment.page().write(path)
    page = opened(path)
    links = page.evaluate(COLUMNS)
    for name, distribution in assessment.distributions.items():
        own = [one for one in links if f"measure={quote_plus(NAMES[name])}&" in one[0]]
        counts = [count for count in distribution["sentences"] if count]
        assert [int(said.rpartition(" ")[2]) for _, said in own] == counts
        assert [found(page, target) for target, _ in own] == counts


def test_words_that_are_left_over_lead_to_their_sentences(tmp_path: Path, opened: Open) -> None:
    before = Path(GOLD).read_text("utf-8")
    pieces = before.split("\tdet\t")
    many = 2 * len(pieces) // 3
    after = "\tnew:det\t".join(pieces[:many]) + "\tdet\t" + "\tdet\t".join(pieces[many:])
    differences = treeval.diff(before, after)
    groups = [one for one in differences.arcs.by_pattern if len(one.left_over)]
    assert groups
    path = tmp_path / "page.html"
    differences.page().write(path)
    page = opened(path)
    links = [link for link in page.evaluate(LINKS) if "note=" in link]
    assert [found(page, link) for link in links] == [len(one.left_over) for one in groups]
    # Sentences in which nothing changed are there, too, with the words that are left over framed.
    assert page.locator(".explorer .flagged").count() > 0
    page.locator(".explorer .chip").click()
    assert "note=" not in page.evaluate("location.hash")
