"""Examples in docs/ that read the sample are run there: what the pages show is what one gets."""

import re
import shutil
from pathlib import Path
from unittest.mock import ANY

import pytest

import stand_ins
import treeval
from sample import SAMPLE
from transcripts import Code, Step, examples, perform, resembles

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
# Output that is shown for files which are not in the sample.
OF_OTHER_FILES = {"metrics/content.md", "metrics/tedeval.md", "reproduce-your-own.md"}
# On these pages, every command can be typed in a copy of the sample.
ON_THE_SAMPLE = {"clone-to-paper.md", "faq.md", "first-five-minutes.md", "gallery.md", "recipes.md"}


def name_of(page: Path) -> str:
    return str(page.relative_to(DOCS))


every_page = pytest.mark.parametrize("page", PAGES, ids=name_of)


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "sample"
    shutil.copytree(SAMPLE, folder)
    monkeypatch.chdir(folder)
    return folder


def is_on_the_sample(page: Path) -> bool:
    return page.parent.name == "tutorials" or page.name in ON_THE_SAMPLE


def reads_the_sample(example: Step | Code, page: Path) -> bool:
    if is_on_the_sample(page):
        return True
    names = example.files()
    return bool(names) and all(any(Path().glob(name)) for name in names)


@pytest.mark.usefixtures("sample")
@every_page
def test_examples(page: Path, capfd: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "example", "treeval": treeval}
    missing: list[str] = []
    for example in examples(page.read_text("utf-8")):
        if not reads_the_sample(example, page):
            assert not example.shown or name_of(page) in OF_OTHER_FILES, example
        elif isinstance(example, Step):
            check_command(example, capfd)
        elif example.missing():
            missing += example.missing()
        else:
            exec(example.text, names)  # noqa: S102  the page's own example
            assert capfd.readouterr().out == (example.shown or ANY)
    if missing:
        pytest.skip(f"{', '.join(sorted({*missing}))} is not installed; the other examples ran")


WITH_OTHER_FILES = [page for page in PAGES if not is_on_the_sample(page)]
# What needs data, a cluster or a long time.
NOT_RUN = ("reproduce ", "://", " < ", "spans.txt", "bc10", "--methods all")


@pytest.mark.filterwarnings("default:.*has no effect here")  # the files are small, or missing
@pytest.mark.parametrize("page", WITH_OTHER_FILES, ids=name_of)
def test_other_examples_run_on_stand_ins(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Files of the sample stand for those that an example names; it must not refuse them."""
    found = [one for one in examples(page.read_text("utf-8")) if not one.shown]
    if found:
        stand_ins.make(tmp_path)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example", "treeval": treeval}
    for example in found:
        if isinstance(example, Code):
            files = example.files()
            # Code that looks at the first problem or group needs files that have one.
            if files and "[0]" not in example.text and all(Path(name).exists() for name in files):
                exec(example.text, names)  # noqa: S102  the page's own example
        elif example.is_treeval and not any(part in example.command for part in NOT_RUN):
            outcome = perform(capfd, example)
            assert outcome.code in (0, 1), f"{example.command}: {outcome.err}"


def check_command(step: Step, capfd: pytest.CaptureFixture[str]) -> None:
    outcome = perform(capfd, step)
    both = outcome.out + outcome.err
    # Where something differs, diff has found something, and its exit code says so.
    assert outcome.code == int(step.command.startswith("treeval diff ")), f"{step.command}\n{both}"
    if step.shown and not any(resembles(step.shown, text) for text in (outcome.out, both)):
        pytest.fail(f"{step.command}\n{both}", pytrace=False)


NEEDS = [
    line for line in (DOCS / "needs.md").read_text("utf-8").splitlines() if re.match(r"\| \d", line)
]


def test_the_table_has_twenty_needs_with_evidence() -> None:
    assert [row.split(" | ")[0] for row in NEEDS] == [f"| {n}" for n in range(1, 21)]
    for row in NEEDS:
        assert re.search(r"\]\(https://github\.com/[\w./-]+/(issues|pull)/\d+\)", row), row
        assert "`treeval" in row.rpartition(" | ")[2], row


@pytest.mark.usefixtures("sample")
@pytest.mark.parametrize("row", NEEDS, ids=[row.split(" | ")[1] for row in NEEDS])
def test_every_need_is_met(row: str, capfd: pytest.CaptureFixture[str]) -> None:
    for command in re.findall(r"`(treeval [^`]+)`", row):
        outcome = perform(capfd, Step(command, ""))
        assert outcome.code == 0, f"{command}: {outcome.err}"
