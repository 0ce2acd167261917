"""Nothing is read, hashed, admitted, aligned or resampled twice."""

import hashlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from commands import run
from sample import ALDER, BIRCH, CEDAR, GOLD
from treeval.formats import files
from treeval.scoring import certainty, pairing
from treeval.sources import source
from treeval.statistics import resampling

SYSTEMS = [ALDER, BIRCH, CEDAR]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count what a run does, by name."""
    found: Counter[str] = Counter()

    def counting(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any, **more: Any) -> Any:
            found[name] += 1
            return function(*given, **more)

        return counted

    monkeypatch.setattr(source, "load", counting("read", files.load))
    monkeypatch.setattr(source.hashlib, "sha256", counting("hashed", hashlib.sha256))
    monkeypatch.setattr(pairing, "admit", counting("admitted", pairing.admit))
    monkeypatch.setattr(pairing, "pair", counting("aligned", pairing.pair))
    monkeypatch.setattr(certainty, "intervals", counting("intervals", certainty.intervals))
    monkeypatch.setattr(certainty, "compare_all", counting("compared", certainty.compare_all))
    for kind in (resampling.Resamples, resampling.Swaps):
        drawn = counting(f"{kind.__name__} drawn", kind.drawn)
        monkeypatch.setattr(kind, "drawn", staticmethod(drawn))
    return found


def test_score_with_everything(
    calls: Counter[str], capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = [
        "--by",
        "relation",
        "--ci",
        "--resamples",
        "99",
        "--compare",
        "--html",
        str(tmp_path / "page.html"),
    ]
    assert run(capfd, "score", GOLD, *SYSTEMS, *asked).code == 0
    files_read = 1 + len(SYSTEMS)
    assert calls["read"] == files_read
    assert calls["admitted"] == files_read
    assert calls["aligned"] == len(SYSTEMS)
    # The page hashes its own script and that of the explorer once more.
    assert calls["hashed"] == files_read + 2
    assert calls["intervals"] == calls["Resamples drawn"] == 1
    assert calls["compared"] == calls["Swaps drawn"] == 1


def test_a_page_draws_once_what_was_not_asked_for(
    calls: Counter[str], capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(capfd, "score", GOLD, *SYSTEMS, "--html", str(tmp_path / "page.html")).code == 0
    assert calls["read"] == 1 + len(SYSTEMS)
    assert calls["aligned"] == len(SYSTEMS)
    assert calls["Resamples drawn"] == calls["Swaps drawn"] == 1
