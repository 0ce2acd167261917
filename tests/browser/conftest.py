"""A real browser: Debian's Chromium, driven by Playwright.

Where it is missing, these tests are skipped, unless TREEVAL_BROWSER is `required`.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import treeval
from browsing import PATIENCE, Open
from sample import ALDER, BIRCH, CEDAR, GOLD

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NAMES = ("chromium", "chromium-browser", "google-chrome")


def missing() -> str:
    """What is missing for tests in a browser, if anything is."""
    try:
        import axe_playwright_python
        import playwright.sync_api
    except ImportError as error:
        return f"{error.name} is not installed (pip install '.[dev]')"
    del axe_playwright_python, playwright
    return "" if any(map(shutil.which, NAMES)) else "there is no Chromium (apt install chromium)"


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    if reason := missing():
        if os.environ.get("TREEVAL_BROWSER") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    program = next(filter(None, map(shutil.which, NAMES)))
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox"], timeout=PATIENCE
        )
        yield started
        started.close()


@pytest.fixture
def opened(browser: "Browser") -> Iterator[Open]:
    """Open a page in a new window; at the end, it must have had no error and asked for nothing."""
    troubles: list[str] = []
    contexts = []

    def open_page(path: Path, hash_: str = "", *, width: int = 1280, **options: Any) -> "Page":
        context = browser.new_context(viewport={"width": width, "height": 900}, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: troubles.append(f"{said.type}: {said.text}"))
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("dialog", lambda dialog: troubles.append(f"dialog: {dialog.message}"))
        address = path.resolve().as_uri()
        page.on(
            "request",
            lambda asked: (
                troubles.append(asked.url) if asked.url.partition("#")[0] != address else None
            ),
        )
        page.goto(address + hash_)
        page.wait_for_selector(".explorer.ready")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles


@pytest.fixture(scope="session")
def scored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of `score` with the three systems of the sample."""
    path = tmp_path_factory.mktemp("pages") / "scored.html"
    systems = {"alder": ALDER, "birch": BIRCH, "cedar": CEDAR}
    treeval.score(GOLD, systems, resamples=200, shuffles=200).page().write(path)
    return path
