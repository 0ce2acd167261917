"""Cells, bars and rows of the pages of all commands lead to sentences, and to the right number."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import treeval
from browsing import Open
from regular import written_treebank
from sample import ALDER, BIRCH, CEDAR, GOLD, PARSED, PTB
from treeval.report.result import Result

if TYPE_CHECKING:
    from playwright.sync_api import Page

SYSTEMS = {"alder": ALDER, "birch": BIRCH, "cedar": CEDAR}
FEW: dict[str, Any] = {"resamples": 20, "shuffles": 20}
LINKS = """[...new Set([...document.querySelectorAll('main a[href^="#explore?"]')]
  .map((link) => link.getAttribute("href")))]"""
FOLLOW = "(target) => { location.hash = target; }"
MOST = 25  # links that are followed per page


def audited(folder: Path) -> Result:
    return treeval.audit(written_treebank(folder, s1=(3, 4, "det"), s3=(2, 6, "amod")), limit=20)


PAGES: dict[str, Callable[[Path], Result]] = {
    "score": lambda _: treeval.score(GOLD, SYSTEMS, **FEW),
    "one system": lambda _: treeval.score(GOLD, {"birch": BIRCH}, **FEW),
    "constituents": lambda _: treeval.score(PTB, {"parsed": PARSED}, **FEW),
    "errors": lambda _: treeval.errors_of(GOLD, SYSTEMS),
    "agree": lambda _: treeval.agreement(ALDER, CEDAR),
    "treebank": lambda _: treeval.describe([GOLD, GOLD.replace("en.", "fr.")]),
    "rank": lambda _: treeval.rank(SYSTEMS, resamples=20),
    "diff": lambda _: treeval.diff(GOLD, ALDER, min_group=2),
    "audit": audited,
}


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
    assert len(links) >= 5
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
