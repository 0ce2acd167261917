"""Content relations and WLAS through `treeval score`."""

import json
from pathlib import Path

import pytest

from commands import run

Capture = pytest.CaptureFixture[str]

ROW = "{}\t{}\t_\tX\t_\t_\t{}\t{}\t_\t_\n"
# Two forms of nsubj, two of nsubj:pass, among six different ones.
WORDS = [
    *(("a", 2, "nsubj"), ("go", 0, "root"), ("b", 2, "nsubj")),
    *(("c", 2, "nsubj:pass"), ("c", 2, "nsubj:pass"), ("d", 2, "nsubj:pass"), ("e", 2, "obj")),
]


def written(path: Path, words: list[tuple[str, int, str]]) -> str:
    rows = (ROW.format(number, *word) for number, word in enumerate(words, start=1))
    path.write_text("".join(rows) + "\n")
    return str(path)


def test_weights_of_the_gold_trees_know_subtypes_when_labels_do(
    capfd: Capture, tmp_path: Path
) -> None:
    gold = written(tmp_path / "gold.conllu", WORDS)
    wrong = [("a", 7, "nsubj"), *WORDS[1:]]  # the first head is wrong
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
