"""Reading pages as a browser would."""

import base64
import hashlib
import json
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from commands import run

EMPTY = {"meta", "br", "img", "input", "link", "path", "line", "circle", "rect", "wbr"}
INSIDE = {"wbr", "span"}  # tags within a text, which they do not divide


@dataclass
class ReadPage(HTMLParser):
    """Tags, attributes, what links lead to, and all text but style and script."""

    tags: list[str] = field(default_factory=list)
    attributes: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    unbalanced: list[str] = field(default_factory=list)
    continues: bool = False  # whether a text that has begun goes on

    def __post_init__(self) -> None:
        super().__init__()

    @property
    def text(self) -> str:
        return "\n".join(self.texts)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.continues &= tag in INSIDE
        if tag not in EMPTY:
            self.open.append(tag)
        for name, value in attrs:
            self.attributes.append(name)
            if name == "id":
                self.ids.append(value or "")
            elif name in {"href", "src"}:
                self.links.append(value or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in EMPTY:
            return
        self.continues &= tag in INSIDE
        if not self.open or self.open.pop() != tag:
            self.unbalanced.append(tag)

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in {"style", "script"}:
            if self.continues:
                self.texts[-1] += data
            else:
                self.texts.append(data)
            self.continues = True


def read_page(page: str) -> ReadPage:
    """Read a page and insist on what every page must be."""
    assert page.startswith("<!DOCTYPE html>")
    read = ReadPage()
    read.feed(page)
    read.close()
    assert not read.unbalanced
    assert not read.open
    assert len(set(read.ids)) == len(read.ids)
    return read


def require_closed(read: ReadPage, page: str) -> None:
    """A page loads nothing, leads only to itself, and shows no number that is none."""
    assert all(link.startswith("#") and leads_to(link) in read.ids for link in read.links)
    assert "url(" not in page
    assert "@import" not in page
    words = read.text.split()
    assert not {"nan", "NaN", "inf", "None", "nan%"} & set(words)
    require_own_scripts(page)
    assert {"title", "h1", "main", "footer"} <= set(read.tags)


def leads_to(link: str) -> str:
    """The id that a link leads to; what follows ? is for the explorer."""
    return link[1:].partition("?")[0]


def leads_in(link: str) -> str:
    """What a link asks of the explorer."""
    return link.partition("?")[2]


def require_own_scripts(page: str) -> None:
    """The policy allows the scripts of the page and no others; volumes are data."""
    scripts = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    volumes = re.findall(r'<script class="volume" type="application/gzip"', page)
    assert len(re.findall("<script", page)) == len(scripts) + len(volumes)
    digests = (hashlib.sha256(script.encode()).digest() for script in scripts)
    allowed = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    assert f'script-src {allowed}"' in page


class Report:
    """What a command wrote: the page, and the JSON that it printed."""

    def __init__(self, capfd: pytest.CaptureFixture[str], folder: Path, *arguments: str) -> None:
        path = folder / "report.html"
        outcome = run(capfd, *arguments, "--html", str(path), "--json")
        assert outcome.code == 0, outcome.err
        assert f"{path}: report written" in outcome.err
        self.source = path.read_text("utf-8")
        self.record: dict[str, Any] = json.loads(outcome.out)
        self.page: ReadPage = read_page(self.source)
        require_closed(self.page, self.source)
        # Texts of one cell each: numbers are looked for as a reader sees them.
        self.texts = {text.strip() for text in self.page.texts}

    def shows(self, *values: float | None, decimals: int = 2) -> bool:
        shown = ["–" if value is None else f"{100 * value:.{decimals}f}" for value in values]
        return set(shown) <= self.texts
