"""The tutorials are listed and lead somewhere; test_examples_in_docs.py runs their examples."""

import re
from pathlib import Path

from transcripts import examples

TUTORIALS = Path(__file__).resolve().parents[2] / "docs" / "tutorials"
PAGES = sorted(path for path in TUTORIALS.glob("*.md") if path.name != "README.md")


def test_every_tutorial_is_listed_and_has_something_to_run() -> None:
    listed = (TUTORIALS / "README.md").read_text(encoding="utf-8")
    for page in PAGES:
        assert f"({page.name})" in listed
        assert examples(page.read_text(encoding="utf-8")), page.name


def test_links_lead_somewhere() -> None:
    for page in TUTORIALS.glob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (TUTORIALS / target).exists(), (page.name, target)
