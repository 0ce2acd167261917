"""Take the screenshots of docs/figures anew, from reports on the sample.

    python docs/make_screenshots.py

This needs Chromium, and playwright from the extra `dev`.
"""

import shutil
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import treeval

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FIGURES = Path(__file__).parent / "figures"
SAMPLE = Path(treeval.__file__).parent / "sample"
FOUND = "right=cedar&wrong=alder&length=12-&sort=-length&show=gold&show=alder&show=cedar"


class Shot(NamedTuple):
    """A part of a page: its place, the window, and the element that is shown, or that is on top."""

    page: str
    hash: str = ""
    width: int = 1180
    height: int = 1000
    scheme: Literal["light", "dark"] = "light"
    element: str = ""


SHOTS = {
    "report": Shot("score"),
    "explorer": Shot("score", f"#explore?{FOUND}", 1100, 1010, element=".finder"),
    "explorer-narrow": Shot("score", f"#explore?{FOUND}", 400, 900, "dark", ".card.current"),
    "explorer-phrases": Shot("brackets", "#explore?length=-14", 732, element=".card.current"),
}


def write_reports(folder: Path) -> None:
    """Write the reports in a copy of the sample, so that paths in them are short."""
    shutil.copytree(SAMPLE, folder / "sample")
    with chdir(folder / "sample"):
        systems = [f"systems/{name}/en.conllu" for name in ("alder", "birch", "cedar")]
        command = f"treeval score gold/en.conllu {' '.join(systems)} --html report.html"
        scored = treeval.score("gold/en.conllu", systems)
        scored.in_full().page(command).write(folder / "score.html")
        brackets = treeval.score("brackets/en.mrg", "brackets/parsed.mrg")
        brackets.in_full().page().write(folder / "brackets.html")


def take(browser: "Browser", folder: Path, name: str, shot: Shot) -> None:
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height}, color_scheme=shot.scheme
    )
    page = context.new_page()
    page.goto((folder / f"{shot.page}.html").as_uri() + shot.hash)
    page.wait_for_selector(".explorer.ready")
    path = FIGURES / f"{name}.png"
    if shot.element == ".finder":  # and what follows it
        page.evaluate("scrollTo(0, document.querySelector('.finder').offsetTop)")
        page.screenshot(path=path)
    elif shot.element:
        page.locator(f".explorer {shot.element}").first.screenshot(path=path)
    else:
        page.screenshot(path=path)
    context.close()


def main() -> None:
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        write_reports(Path(scratch))
        program = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, shot in SHOTS.items():
            take(browser, Path(scratch), name, shot)
        browser.close()


if __name__ == "__main__":
    main()
