"""The UD scorer's numbers: conll18_ud_eval.py 1.2 and udtools 0.2.9, from ../shared/oracles."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from treeval.counts import evaluate
from treeval.formats.reading import read
from treeval.metrics import METRICS, UD_FAMILY
from treeval.scoring.results import Results
from treeval.scoring.score import score
from treeval.settings.conventions import PRESETS, Conventions
from treeval.tree.pair import pair

pytestmark = pytest.mark.shared

TREEBANKS = ("en_ewt", "fi_tdt", "fr_sequoia", "he_htb", "tr_imst", "zh_gsd")
COUNTS = {
    "correct": "correct",
    "predicted": "system_total",
    "gold": "gold_total",
    "aligned": "aligned_total",
}


@pytest.mark.parametrize("treebank", TREEBANKS)
def test_counts_and_scores_of_shared_task_submissions(shared: Path, treebank: str) -> None:
    expected = json.loads((shared / "oracles" / "conll18.json").read_text())[treebank]
    folder = shared / "data" / "conll18" / treebank
    gold = read(str(folder / "gold.conllu.gz"))
    assert len(expected) == 5
    for system, metrics in expected.items():
        both = pair(gold, read(str(folder / f"{system}.conllu.gz")))
        assert len(metrics) == 13
        for name, reference in metrics.items():
            check_metric(evaluate(METRICS[name], both), reference)


def check_metric(counts: Any, reference: dict[str, Any]) -> None:
    metric, totals = counts.metric, counts.totals
    for value, column in zip(totals, metric.counted, strict=True):
        if reference.get(COUNTS[column]) is not None:
            assert value == reference[COUNTS[column]], (metric.name, column)
    for measure, value in metric.measures(totals).items():
        if reference.get(measure) is not None:
            assert value == pytest.approx(reference[measure], abs=1e-12)
    assert counts.score == pytest.approx(reference["f1"], abs=1e-12)


CASES = [
    ("gold", "sys1", "sys1-expected.results"),
    ("gold", "sys2", "sys2-expected.results"),
    ("gold", "sys-space", "sys-space-expected.results"),
    ("case-gold", "case-sys", "case-expected.results"),
    ("cs_pud-gold", "cs_pud-udpipe-pdtc-ud-2.17-251125", "eval.txt"),
]


@pytest.mark.parametrize(("gold", "system", "expected"), CASES)
def test_cases_of_udtools(shared: Path, gold: str, system: str, expected: str) -> None:
    folder = shared / "oracles" / "udeval"
    results = score(
        str(folder / f"{gold}.conllu"),
        {"system": str(folder / f"{system}.conllu")},
        preset="ud",
    )
    shown = parse_table(results.text())
    for name, cells in parse_table((folder / expected).read_text()).items():
        assert shown[name] == cells, name


def test_counts_of_udtools(shared: Path) -> None:
    folder = shared / "oracles" / "udeval"
    results = score(str(folder / "func-gold.conllu"), {"s": str(folder / "func-sys.conllu")})
    check_counts(results, (folder / "func-expected.counts").read_text())


@pytest.mark.parametrize("system", ["basic", "enhanced"])
def test_enhanced_graphs_under_the_preset_of_the_shared_task(shared: Path, system: str) -> None:
    folder = shared / "oracles" / "elas"
    results = elas(folder, system, PRESETS["iwpt21"])
    check_counts(results, (folder / f"{system}.counts.txt").read_text())
    shown = parse_table(results.text())
    for name, cells in parse_table((folder / f"{system}.scores.txt").read_text()).items():
        assert shown[name] == cells, name


def test_enhanced_graphs_matched_one_to_one_never_exceed_many_to_many(shared: Path) -> None:
    folder = shared / "oracles" / "elas"
    ours = elas(folder, "enhanced", Conventions())["s"].scores
    theirs = elas(folder, "enhanced", PRESETS["iwpt21"])["s"].scores
    for name in ("ELAS", "EULAS"):
        assert ours[name].totals["correct"] <= theirs[name].totals["correct"]
        assert ours[name].score <= 1


def elas(folder: Path, system: str, conventions: Conventions) -> Results:
    gold, predicted = str(folder / "gold.conllu.gz"), str(folder / f"{system}.conllu.gz")
    return score(gold, {"s": predicted}, conventions=conventions)


def parse_table(text: str) -> dict[str, list[str]]:
    """Rows of numbers by metric, whatever lies between them."""
    names = UD_FAMILY
    rows = (re.split(r"[\s|]+", line.strip()) for line in text.splitlines())
    return {row[0]: [cell for cell in row[1:] if cell] for row in rows if row[0] in names}


def check_counts(results: Results, text: str) -> None:
    scores = results.systems[0].scores
    rows = parse_table(text)
    assert "LAS" in rows
    for name, cells in rows.items():
        totals = scores[name].totals
        found = [totals[column] for column in ("correct", "gold", "predicted")]
        assert found == [int(cell) for cell in cells[:3]], name
        if len(cells) > 3:
            assert totals["aligned"] == int(cells[3]), name
