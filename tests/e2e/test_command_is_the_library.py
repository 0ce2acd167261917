"""What a command prints is what its function returns, and Python can ask for all of it."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import treeval
from commands import run
from sample import BIRCH, CEDAR, GOLD, SAMPLE

Capture = pytest.CaptureFixture[str]
SYSTEMS = [BIRCH, CEDAR]


def test_json_text_and_page_of_scores_are_those_of_python(capfd: Capture, tmp_path: Path) -> None:
    found = treeval.score(GOLD, SYSTEMS, ci=True, compare=True, by="relation")
    asked = ["score", GOLD, *SYSTEMS, "--ci", "--compare", "--by", "relation"]
    assert json.loads(run(capfd, *asked, "--json").out) == found.to_dict()
    assert run(capfd, *asked).out == found.text() + "\n"
    page = tmp_path / "page.html"
    run(capfd, *asked, "--html", str(page))
    # Only the command itself stands on the page of the command line alone.
    written = re.sub(
        r"<dt>Command</dt>\s*<dd>.*?</dd>\s*", "", page.read_text("utf-8"), flags=re.DOTALL
    )
    ours = found.page().html()
    assert re.findall(r"<h2[^>]*>([^<]*)", ours) == re.findall(r"<h2[^>]*>([^<]*)", written)
    assert len(ours) > 100_000
    assert abs(len(ours) - len(written)) < 400


def test_a_plain_result_makes_a_whole_page() -> None:
    sections = re.findall(r"<h2[^>]*>([^<]*)", treeval.score(GOLD, SYSTEMS).page().html())
    assert sections[:4] == ["Scores", "Comparisons", "Breakdowns", "Confusions of relations"]


@pytest.mark.parametrize("name", ["Results", "Campaign", "ErrorAnalysis", "Agreement", "TagScores"])
def test_a_result_shows_itself_on_one_screen(name: str) -> None:
    folders = {"birch": str(SAMPLE / "systems" / "birch")}
    found = {
        "Results": lambda: treeval.score(GOLD, SYSTEMS, metrics="all"),
        "Campaign": lambda: treeval.campaign(str(SAMPLE / "gold"), folders),
        "ErrorAnalysis": lambda: treeval.errors_of(GOLD, SYSTEMS[0]),
        "Agreement": lambda: treeval.agreement(GOLD, SYSTEMS[0]),
        "TagScores": lambda: treeval.score_tags(GOLD, SYSTEMS),
    }[name]()
    lines = repr(found).split("\n")
    assert lines[0] == f"<{name}>"
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 100


class Frame(HTMLParser):
    """The tags of a cell of a notebook, and the attributes of the last one."""

    def __init__(self, cell: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.about: dict[str, str | None] = {}
        self.feed(cell)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.about = dict(attrs)


def test_a_result_is_a_page_of_its_own_in_a_notebook() -> None:
    found = treeval.score(GOLD, {"</iframe><b>": SYSTEMS[0]})
    cell = Frame(found._repr_html_())
    # Nothing but the frame is part of the notebook, so no style or script can leak into it.
    assert cell.tags == ["iframe"]
    assert cell.about["srcdoc"] == found.page().html()
    assert "<style>" in (cell.about["srcdoc"] or "")
    # Without allow-same-origin, the script of the page cannot reach the notebook.
    assert cell.about["sandbox"] == "allow-scripts"


def test_every_way_to_give_systems() -> None:
    text = Path(SYSTEMS[0]).read_text("utf-8")
    expected = treeval.score(GOLD, SYSTEMS[0], metrics="LAS")["en"].scores["LAS"].score
    with Path(SYSTEMS[0]).open(encoding="utf-8") as stream:
        ways = {
            "a path": Path(SYSTEMS[0]),
            "a list": [SYSTEMS[0]],
            "a name and a path": f"mine={SYSTEMS[0]}",
            "a mapping": {"mine": SYSTEMS[0]},
            "text": text,
            "an open file": stream,
            "trees": treeval.read(SYSTEMS[0]),
        }
        for way, given in ways.items():
            found = treeval.score(GOLD, given, metrics="LAS").systems[0].scores["LAS"]
            assert found.score == expected, way
