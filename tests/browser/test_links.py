"""Cells, bars and rows of the pages of all commands lead to sentences, and to the right number."""

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import treeval
from browsing import Open
from pages_of_commands import PAGES
from sample import BIRCH, GOLD

if TYPE_CHECKING:
    from playwright.sync_api import Page

LINKS = """[...new Set([...document.querySelectorAll('main a[href^="#explore?"]')]
  .map((link) => link.getAttribute("href")))]"""
FOLLOW = "(target) => { location.hash = target; }"
MOST = 25  # links that are followed per page


def found(page: "Page", target: str) -> int:
    """Follow a link, and read how many words, or else sentences, are found."""
    page.evaluate(FOLLOW, target)
    page.wait_for_function("(target) => location.hash === target", arg=target)
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
