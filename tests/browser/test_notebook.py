"""Results in cells of a notebook: pages in frames, beside what is not theirs."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import treeval
from browsing import PATIENCE
from sample import ALDER, BIRCH, GOLD

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FrameLocator

FOREIGN = """<style>
html { overflow-y: scroll; } .count { color: rgb(1, 2, 3); } table { border: 3px solid red; }
</style>
<main id="foreign"><h1>Notebook</h1><p class="count">text <a href="#x">link</a> <i>slanted</i></p>
<table class="sortable"><thead><tr><th>a</th></tr></thead><tbody><tr><td class="name">1</td></tr>
</tbody></table><button>run</button><input name="q" value="own"></main>"""
STYLES = """[...document.querySelectorAll("body, #foreign, #foreign *")].map((one) => {
  const style = getComputedStyle(one);
  return [one.localName, ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)];
})"""
IN_VIEW = "(section) => section.getBoundingClientRect().top < innerHeight"
# The height of what is around the frames depends on them, and so does what is computed from it.
BELOW = '<div style="position: absolute; top: 1000px; width: 900px">{}</div>'


def notebook(*cells: str) -> str:
    shown = "".join(f'<div class="output">{cell}</div>' for cell in cells)
    return f"<!DOCTYPE html><meta charset=utf-8><body>{FOREIGN}{BELOW.format(shown)}</body>"


@pytest.fixture(scope="module")
def cells() -> list[str]:
    scored = treeval.score(GOLD, {"birch": BIRCH}, resamples=20, shuffles=20)
    return [scored._repr_html_(), treeval.agreement(GOLD, ALDER)._repr_html_()]


def count(frame: "FrameLocator") -> str:
    return frame.locator(".explorer .count").inner_text()


def test_results_show_themselves_and_leave_the_notebook_alone(
    cells: list[str], tmp_path: Path, browser: "Browser"
) -> None:
    path = tmp_path / "notebook.html"
    context = browser.new_context(viewport={"width": 1000, "height": 900})
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    troubles: list[str] = []
    page.on("console", lambda said: troubles.append(said.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    path.write_text(notebook(), "utf-8")
    page.goto(path.as_uri())
    alone = page.evaluate(STYLES)
    path.write_text(notebook(*cells), "utf-8")
    page.goto(path.as_uri())
    first, second = (page.frame_locator(f".output:nth-child({place}) iframe") for place in (1, 2))
    for frame in (first, second):
        frame.locator(".explorer.ready").wait_for()
    assert page.evaluate(STYLES) == alone
    # Each explorer searches its own sentences, follows its own links, and keeps its place.
    before = count(second)
    first.locator(".explorer input[name=q]").fill("the")
    first.locator(".explorer input[name=q]").press("Enter")
    first.locator(".explorer .count", has_text=" of 25 sentences").wait_for()
    assert count(second) == before
    second.locator('main a[href^="#explore?"]').first.click()
    second.locator(".explorer .count", has_text="word").wait_for()
    assert count(second) != before
    assert "the" in first.locator(".explorer input[name=q]").input_value()
    # A link to a section scrolls the frame, which would otherwise load the notebook into itself.
    last = first.locator("nav a").last
    assert first.locator("section").last.evaluate(IN_VIEW) is False
    last.click()
    assert first.locator("section").last.evaluate(IN_VIEW) is True
    assert page.evaluate(STYLES) == alone
    assert page.url == path.as_uri()
    context.close()
    assert troubles == []
