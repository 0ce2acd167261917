"""The page of en_ewt with five systems: time to write it, its size, and its speed in Chromium.

Then the same for a page with 50,000 sentences and two systems, made by repeating en_ewt. Times in
the browser are the best of several, from the start of loading until sentences are shown, and from
an input until the list is there.
"""

import gzip
import shutil
import sys
import tempfile
from pathlib import Path

from material import needed
from measure import cost, program

REPEATS = 5
READY = """new MutationObserver(() => {
  const ready = document.querySelector(".explorer.ready");
  if (ready && !window.readyAt) window.readyAt = performance.now();
}).observe(document, { subtree: true, attributes: true, childList: true })"""
SEARCH = """(query) => {
  const input = document.querySelector(".explorer input[name=q]");
  const begin = performance.now();
  input.value = query;
  input.dispatchEvent(new Event("input"));
  document.body.getBoundingClientRect();
  return performance.now() - begin;
}"""
CHOOSE = """([name, value]) => {
  const input = document.querySelector(`.explorer select[name=${name}]`);
  const begin = performance.now();
  input.value = value;
  input.dispatchEvent(new Event("change"));
  document.body.getBoundingClientRect();
  return performance.now() - begin;
}"""
ASKED = ("the", "lemma=be", "nsubj>VERB", "det>nsubj>VERB", "feats=Number=Plur", "")
CHOSEN = (("kind", "error"), ("gold", "nmod"), ("pred", "obl"), ("sort", "share"), ("kind", ""))


def main() -> None:
    folder = needed("data/conll18/en_ewt")
    systems = sorted(path for path in folder.glob("*.gz") if not path.name.startswith("gold"))
    with tempfile.TemporaryDirectory() as scratch:
        plain = {path: Path(scratch) / path.stem for path in (folder / "gold.conllu.gz", *systems)}
        for path, target in plain.items():
            target.write_bytes(gzip.decompress(path.read_bytes()))
        measure("en_ewt, 5 systems", Path(scratch), list(plain.values()))
        few = list(plain.values())[:3]
        for path in few:
            path.write_bytes(path.read_bytes() * 24 + b"")
        measure("en_ewt 24 times (49,848 sentences), 2 systems", Path(scratch), few)


def measure(what: str, scratch: Path, files: list[Path]) -> None:
    page = scratch / "report.html"
    command = [program("treeval"), "score", *map(str, files), "--metrics", "LAS"]
    plain = cost(command, 2)
    found = cost([*command, "--html", str(page)], 2)
    size = page.stat().st_size / 1e6
    print(f"{what}: {found.seconds:.2f} s CPU with page, {plain.seconds:.2f} s without; ", end="")
    print(f"{size:.2f} MB, {found.megabytes:.0f} MB of memory", flush=True)
    in_browser(page)


def in_browser(path: Path) -> None:
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415  an optional library
    except ImportError:
        sys.exit("playwright is not installed, so that nothing is measured in a browser")
    program_ = shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program_, args=["--no-sandbox"])
        ready, answers = [], {}
        for _ in range(REPEATS):
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            page.add_init_script(READY)
            page.goto(path.as_uri())
            page.wait_for_selector(".explorer.ready", timeout=120_000)
            ready.append(page.evaluate("readyAt"))
            for query in ASKED:
                answers.setdefault(query or "all", []).append(page.evaluate(SEARCH, query))
            for name, value in CHOSEN:
                took = page.evaluate(CHOOSE, [name, value])
                answers.setdefault(f"{name} {value or 'any'}", []).append(took)
            page.close()
        browser.close()
    print(f"  ready after {min(ready):.0f} ms; answers in ms:", end=" ")
    print(", ".join(f"{asked} {min(took):.0f}" for asked, took in answers.items()), flush=True)


if __name__ == "__main__":
    main()
