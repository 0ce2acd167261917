"""`treeval reproduce`, as it is called."""

from pathlib import Path

import pytest

from commands import run

Capture = pytest.CaptureFixture[str]


@pytest.mark.shared
def test_content_with_figures(capfd: Capture, shared: Path, tmp_path: Path) -> None:
    arguments = ("reproduce", "content", "--data")
    alone = run(capfd, *arguments, str(shared / "data" / "ud-1.2"))
    assert alone.code == 0
    assert "cannot be tested here (no outputs of a parser are among the data)" in alone.out
    figures, page = tmp_path / "figures", tmp_path / "page.html"
    data = str(shared / "data")
    found = run(capfd, *arguments, data, "--figures", str(figures), "--html", str(page))
    assert found.code == 1  # content precision follows the share of function words
    names = sorted(path.name for path in figures.iterdir())
    assert names == ["figure-3.svg", "figure-4.svg", "figure-5.svg"]
    assert page.read_text().count("<svg") == 3


def test_data_may_be_a_layout(capfd: Capture, tmp_path: Path) -> None:
    layout = tmp_path / "mine.toml"
    layout.write_text("[content.x]\ngold = 'none.conllu'\n")
    outcome = run(capfd, "reproduce", "content", "--data", str(layout))
    assert outcome.code == 2
    assert "mine.toml: [content.x]: gold: no file" in outcome.err
    missing = run(capfd, "reproduce", "content", "--data", str(tmp_path / "none"))
    assert "no such file or folder" in missing.err
