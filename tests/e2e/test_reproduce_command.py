"""`treeval reproduce`, as it is called."""

from pathlib import Path

import pytest

from commands import run

Capture = pytest.CaptureFixture[str]


@pytest.mark.shared
def test_content_with_systems(capfd: Capture, shared: Path) -> None:
    data = shared / "data"
    arguments = ("reproduce", "content", "--data", str(data / "ud-1.2"))
    alone = run(capfd, *arguments)
    assert alone.code == 0
    assert "scores need systems' outputs; name their folders" in alone.out
    assert "1,506,490" in alone.out  # words of Czech-PDT in stats.xml of UD 1.2
    found = run(capfd, *arguments, "--outputs", str(data / "parsers"))
    assert found.code == 0
    assert "scores are of systems on parsers/da_ddt" in found.out


def test_outputs_are_for_one_paper(capfd: Capture, tmp_path: Path) -> None:
    arguments = ("--data", str(tmp_path), "--outputs", str(tmp_path))
    outcome = run(capfd, "reproduce", "tedeval", *arguments)
    assert outcome.code == 2
    assert "--outputs: it is for content" in outcome.err
    missing = ("--data", str(tmp_path), "--outputs", str(tmp_path / "none"))
    assert "no such folder" in run(capfd, "reproduce", "content", *missing).err
