"""Fixtures for all tests: where the shared data lies, if it does."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Many properties run for every metric: few examples each keep the whole suite fast. No example
# has a time to keep, and examples may be slow to make: the machine may be busy.
settings.register_profile(
    "default", max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("default")

SHARED = Path(__file__).resolve().parents[2] / "shared"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip here what needs the folder, not by marks: pytest then sums up all skips in one line."""
    if "shared" in item.keywords and not SHARED.is_dir():
        pytest.skip("../shared (real treebanks, other programs' answers on them) is not here")


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of real treebanks and other programs' answers; mark such tests `shared`."""
    return SHARED


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep scores of campaigns apart from those of the user and of other tests."""
    monkeypatch.setenv("TREEVAL_CACHE", str(tmp_path / "cache"))
