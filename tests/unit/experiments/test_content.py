"""Correlations and variances of one parser's scores across languages."""

import numpy as np
import pytest

from treeval.experiments.content import Parsed, score_findings, score_plots
from treeval.experiments.findings import Finding
from treeval.treebanks.across import MEASURES, Across

SIZE = 8
RISING = np.linspace(0.4, 0.8, SIZE)
SHUFFLED = RISING[[3, 0, 6, 2, 7, 1, 5, 4]]


def across(**columns: np.ndarray) -> Across:
    own = {"F-freq": RISING, "C-freq": -RISING} | columns
    table = np.stack([own.get(name, RISING + 0.1) for name in MEASURES], axis=1)
    return Across(tuple("abcdefgh"), table)


def found(**columns: np.ndarray) -> dict[str, Finding]:
    parsed = Parsed("malt", across(**{name.replace("_", "-"): x for name, x in columns.items()}))
    return {one.what: one for one in score_findings(parsed, np.random.default_rng(1))}


def answer(finding: Finding) -> str | None:
    return finding.verdict and finding.verdict.answer


def test_a_correlation_is_judged_if_the_published_one_is_significant() -> None:
    findings = found()
    # Table 3 of the paper: .43, .19, .23 and -.48 over 22 languages; p < .05 from .423 on.
    assert answer(findings["F-freq/LAS"]) == "yes"
    assert answer(findings["C-freq/LAS"]) == "yes"
    assert answer(findings["F-freq/C-rec"]) is None
    assert findings["F-freq/C-rec"].note.startswith("p = ")
    assert findings["F-freq/LAS"].obtained == pytest.approx(1)
    assert answer(found(LAS=-RISING)["F-freq/LAS"]) == "no"
    assert answer(found(LAS=SHUFFLED)["F-freq/LAS"]) == "open"


def test_that_content_precision_does_not_follow_can_only_be_contradicted() -> None:
    assert answer(found()["F-freq/C-prec"]) == "no"
    assert answer(found(C_prec=SHUFFLED)["F-freq/C-prec"]) == "open"


def test_the_two_precisions_are_compared() -> None:
    what = "F-freq/F-prec less F-freq/C-prec"
    assert answer(found()[what]) == "open"
    contrast = found(C_prec=SHUFFLED)[what]
    assert answer(contrast) == "yes"
    assert contrast.published == pytest.approx(0.48)  # .67 less .19, table 3 of the paper


def test_notes_show_how_far_one_treebank_decides() -> None:
    assert "; without one of them 1.00 to 1.00" in found()["F-freq/LAS"].note


def test_variances_are_of_the_best_and_of_all() -> None:
    wide = RISING.copy()
    wide[-4:] += [0.0, 0.1, 0.2, 0.3]  # the best vary more
    findings = found(LAS=wide)
    best, everything = (
        findings[f"variance of {part}, WLAS less LAS, squared points"]
        for part in ("the best half", "all treebanks")
    )
    assert best.obtained < 0
    assert everything.obtained < 0
    # 1e4 times the variances of all treebanks, which are the last of the cumulative ones
    assert everything.obtained == pytest.approx(1e4 * (RISING.var() - wide.var()))
    assert answer(everything) in {"no", "open"}


def test_figures_show_treebanks_in_falling_order() -> None:
    fourth, fifth = score_plots(Parsed("malt", across()))
    assert fourth.places == tuple("hgfedcba")
    assert list(fourth.curves) == ["LAS", "C-prec", "C-rec"]
    assert fifth.curves["LAS"][0] == (1, 0)
    assert not list(score_plots(Parsed("", None)))
