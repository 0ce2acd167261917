"""`treeval convert --transitions`, as it is called."""

from pathlib import Path

import pytest

from commands import run
from files import conllu, written

Capture = pytest.CaptureFixture[str]

ROOT = conllu([0], "root")
# The arc from 3 to 1 is crossed by the arc from 4 to 2.
CROSSING = conllu([3, 4, 4, 0], "dep dep dep root")


def test_transitions_are_printed_a_line_a_sentence(capfd: Capture, tmp_path: Path) -> None:
    source = written(tmp_path / "a.conllu", conllu([2, 0], "dep root") + ROOT)
    outcome = run(capfd, "convert", source, "-", "--transitions", "arc-standard")
    assert outcome.out == "SHIFT SHIFT LEFT-ARC:dep RIGHT-ARC:root\nSHIFT RIGHT-ARC:root\n"
    assert (outcome.code, outcome.err) == (0, "")


def test_what_cannot_be_built_fails_or_is_skipped_as_asked(capfd: Capture, tmp_path: Path) -> None:
    cycle = conllu([2, 1])
    source = written(tmp_path / "a.conllu", CROSSING + ROOT + cycle)
    target = tmp_path / "transitions.txt"
    arguments = ("convert", source, str(target), "--transitions", "arc-eager")
    refused = run(capfd, *arguments)
    assert refused.code == 2
    assert refused.err.count("\n") == 1
    assert not target.exists()
    skipped = run(capfd, *arguments, "--nonprojective", "skip")
    assert skipped.code == 0
    assert target.read_text() == "\nRIGHT-ARC:root\n\n"
    assert skipped.err.startswith(f"{target}: 2 of 3 sentences skipped, first: {source}:1: ")


def test_lifted_trees_can_be_built(capfd: Capture, tmp_path: Path) -> None:
    source = written(tmp_path / "a.conllu", CROSSING)
    transitions = ("convert", source, "-", "--transitions", "arc-standard")
    outcome = run(capfd, *transitions, "--projectivise", "baseline")
    assert outcome.code == 0
    assert outcome.out.split().count("LEFT-ARC:dep") == 3
    assert run(capfd, *transitions, "--nonprojective", "lift").out == outcome.out
