"""The documentation as a site: it builds without a warning, and is searched without a server."""

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browsing import PATIENCE, violations

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[2]
REPORTS = re.findall(r"--html (\S+)", (ROOT / "docs/gallery.md").read_text("utf-8"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site once; links, anchors and the list of pages are checked on the way."""
    pytest.importorskip("mkdocs", reason="mkdocs is not installed (pip install '.[docs]')")
    folder = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        str(ROOT / "docs/make_site.py"),
        "build",
        "--strict",
        "-d",
        str(folder),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (
        f"{done.stdout}{done.stderr}\nNew pages need a line in `nav` in mkdocs.yml."
    )
    assert "WARNING" not in done.stderr
    return folder


def test_pages_from_outside_docs_are_there(site: Path) -> None:
    assert "How good is this parser" in (site / "index.html").read_text("utf-8")
    for name in ("CHANGELOG.html", "CONTRIBUTING.html", "sample.html", "api.html"):
        assert (site / name).exists(), name


def test_the_gallery_holds_all_reports(site: Path) -> None:
    page = (site / "gallery.html").read_text("utf-8")
    assert len(REPORTS) >= 10
    for name in REPORTS:
        assert f'src="gallery/{name}"' in page
        assert (site / "gallery" / name).read_text("utf-8").startswith("<!DOCTYPE html>")


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    loaded = re.compile(
        r'<(?:script|img|iframe)[^>]* src="(?:https?:)?//|<link[^>]*stylesheet[^>]*//'
    )
    for page in site.rglob("*.html"):
        if page.parent.name != "gallery":  # reports have tests of their own
            assert not loaded.search(page.read_text("utf-8")), page


@pytest.fixture
def asked() -> list[str]:
    return []


@pytest.fixture
def page(browser: "Browser", asked: list[str]) -> "Iterator[Page]":
    context = browser.new_context(viewport={"width": 400, "height": 800}, color_scheme="dark")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: asked.append(f"error: {error}"))
    yield page
    context.close()


def test_it_can_be_searched_without_a_server(site: Path, page: "Page", asked: list[str]) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto((site / "index.html").as_uri())
    page.locator("input.md-search__input").first.click()
    page.keyboard.type("alignedacc")
    page.locator(".md-search-result__item a", has_text="AlignedAcc").first.wait_for()
    assert not [url for url in asked if not url.startswith(("file:", "data:"))]


@pytest.mark.parametrize("name", ["index", "needs", "migration", "recipes", "commands"])
def test_pages_fit_on_a_telephone(site: Path, page: "Page", name: str) -> None:
    page.goto((site / f"{name}.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("name", ["index", "needs", "gallery"])
def test_screen_readers_can_use_it(site: Path, page: "Page", name: str) -> None:
    page.goto((site / f"{name}.html").as_uri())
    assert violations(page) == []
