"""Claims of the TedEval paper: how the tests behind them are put together."""

from pathlib import Path

from lth_files import write_lth
from treeval.experiments.tedeval.reproduction import reproduce
from treeval.experiments.tedeval.tables import BEST, GAPS, SMALLER, all_hold
from treeval.statistics.resampling import Difference


def test_a_claim_about_all_is_as_sure_as_the_least_sure_of_them() -> None:
    def verdict(*tests: tuple[float, float]) -> tuple[str, float | None]:
        found = all_hold("c", [Difference(value, p, "shuffling", 99, 0) for value, p in tests])
        return found.answer, found.p

    assert verdict((0.1, 0.01), (0.2, 0.02)) == ("yes", 0.02)
    assert verdict((0.1, 0.01), (0.2, 0.2)) == ("open", 0.2)
    assert verdict((0.1, 0.01), (-0.2, 0.03)) == ("no", 0.03)
    assert verdict((0.1, 0.01), (-0.2, 0.3)) == ("open", 0.3)


def test_every_claim_has_a_row_for_every_parser(tmp_path: Path) -> None:
    write_lth(tmp_path)
    found = reproduce(tmp_path, trials=9).findings
    # LAS, L-TED and U-TED; six pairs of schemes in the paper, their mean, and all ten pairs.
    assert sum(one.place == BEST for one in found) == 2 * 3
    assert sum(one.place == SMALLER for one in found) == 2 * (6 + 1 + 1)
    assert sum(one.place == GAPS for one in found) == 2 * 10 * 4


def test_published_gaps_are_computed_from_the_tables(tmp_path: Path) -> None:
    write_lth(tmp_path)
    gaps = {one.what: one for one in reproduce(tmp_path, trials=9).findings if one.place == GAPS}
    # Table 1: LAS 0.8644 and 0.8820; L-TED 0.9324 and 0.9278 on what both schemes share.
    name = "MaltParser, OldLTH − Default"
    assert round(gaps[f"{name}: LAS, own"].published, 2) == -1.76
    assert round(gaps[f"{name}: L-TED, both"].published, 2) == 0.46
