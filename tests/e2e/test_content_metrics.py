"""Content relations and WLAS through `treeval score`."""

import json
from pathlib import Path

import pytest

from commands import run
from files import conllu, written

Capture = pytest.CaptureFixture[str]

# Two forms of nsubj, two of nsubj:pass, among six different ones.
LABELS = "nsubj root nsubj nsubj:pass nsubj:pass nsubj:pass obj"
FORMS = "a go b c c d e"


def test_weights_of_the_gold_trees_know_subtypes_when_labels_do(
    capfd: Capture, tmp_path: Path
) -> None:
    gold = written(tmp_path / "gold.conllu", conllu([2, 0, 2, 2, 2, 2, 2], LABELS, FORMS))
    wrong = conllu([7, 0, 2, 2, 2, 2, 2], LABELS, FORMS)  # the first head is wrong
    system = written(tmp_path / "system.conllu", wrong)

    def recall(*options: str) -> float:
        arguments = (gold, system, "--metrics", "WLAS", "--weights", "self", "--json", *options)
        found = json.loads(run(capfd, "score", *arguments).out)
        return float(found["systems"][0]["scores"]["WLAS"]["recall"])

    # Entropies in bits; root and obj have one form each, so only subjects weigh anything.
    # nsubj with its subtypes: a b c c d, that is 3/5 log 5 + 2/5 log 5/2, the same for all five.
    assert recall() == pytest.approx(4 / 5)
    # nsubj alone: a b, 1 bit each; nsubj:pass: c c d, log 3 - 2/3 bits each.
    passive = 3 * (1.584962500721156 - 2 / 3)
    assert recall("--subtypes", "keep") == pytest.approx((1 + passive) / (2 + passive))
