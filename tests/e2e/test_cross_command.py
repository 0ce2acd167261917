"""`treeval cross`, as it is called: what it prints, and what it refuses."""

import csv
import hashlib
import io
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import treeval
from commands import run
from files import conllu, written
from sample import BIRCH, CEDAR, GOLD, SUD
from treeval.formats.files import load
from treeval.statistics.resampling import Resamples

Capture = pytest.CaptureFixture[str]

GOLDS = ("cross", "--gold", f"UD={GOLD}", "--gold", f"SUD={SUD}")
BOTH = (*GOLDS, "--system", f"cedar:UD={CEDAR}", "--system", f"birch:UD={BIRCH}")

TREE, CYCLE = conllu([0, 1], "root dep"), conllu([2, 1], "root dep")


@pytest.fixture
def trees(tmp_path: Path) -> str:
    return written(tmp_path / "trees.conllu", TREE + TREE)


@pytest.fixture
def cyclic(tmp_path: Path) -> str:
    return written(tmp_path / "cyclic.conllu", CYCLE + TREE)


def document(capfd: Capture, *arguments: str) -> dict[str, Any]:
    outcome = run(capfd, *arguments, "--json")
    assert outcome.code == 0, outcome.err
    found: dict[str, Any] = json.loads(outcome.out)
    return found


def test_both_distances_are_tested(capfd: Capture) -> None:
    found = document(capfd, *BOTH, "--ci", "--shuffles", "99")
    tested = [(one["metric"], one["golds"]) for one in found["comparisons"]]
    golds = [["UD"], ["SUD"], ["UD", "SUD"]]
    assert sorted(tested) == sorted((name, each) for each in golds for name in ("TED", "UTED"))
    own = found["experiments"][0]
    assert own["labelled"]["low"] <= own["labelled"]["global"] <= own["labelled"]["high"]
    assert own["unlabelled"]["low"] <= own["unlabelled"]["global"] <= own["unlabelled"]["high"]
    table = run(capfd, *BOTH, "--shuffles", "99").out.partition("Systems")[2]
    assert table.splitlines()[0].split() == ["Gold", "TED", "p", "UTED", "p"]


def test_every_score_has_a_signature(capfd: Capture) -> None:
    options = ("--label-map", "obj=comp:obj", "--strip-punct", "upos", "--shuffles", "99")
    found = document(capfd, *BOTH, *options)
    signature = found["signature"]
    assert found["treeval"] == treeval.__version__
    shown = run(capfd, *BOTH, *options).out.splitlines()[-1]
    assert shown == f"signature: {signature}"
    parts = dict(part.split(":", 1) for part in signature.split("|"))
    assert parts.pop("v") == treeval.__version__
    assert [len(each) for each in parts.pop("gold").split("+")] == [6, 6]
    assert parts == {
        "mode": "treeval",
        "sub": "keep",
        "relabel": "1.0",
        "wildcard": "literal",
        "labels": "obj=comp:obj",
        "strip": "upos",
        "bad": "keep",
        "seed": "2011",
        "trials": "99",
    }


def test_seeds_are_signed_where_something_is_drawn(capfd: Capture) -> None:
    alone = (*GOLDS, "--system", f"UD={CEDAR}")
    assert "seed" not in document(capfd, *alone)["signature"]
    few = document(capfd, *alone, "--ci")["signature"]  # Wilson's intervals need no draws
    assert "|ci:wilson|v:" in few
    drawn = document(capfd, *alone, "--ci", "--resamples", "99")["signature"]
    assert "|seed:2011|resamples:99|v:" in drawn


def test_what_is_not_a_tree_is_kept_and_said(capfd: Capture, trees: str, cyclic: str) -> None:
    arguments = ("cross", "--gold", f"A={trees}", "--system", f"A={cyclic}")
    kept = run(capfd, *arguments)
    assert kept.code == 0
    assert "A: 1 sentence is not a tree and scores 0" in kept.out
    found = document(capfd, *arguments)
    # Two gold nodes without any predicted, then two that are right: 1 - (2 + 0) / (2 + 4).
    assert found["experiments"][0]["labelled"]["global"] == pytest.approx(2 / 3)
    assert found["systems"][0]["kept_invalid"] == 1
    assert found["systems"][0]["skipped"] == []
    skipped = document(capfd, *arguments, "--invalid", "skip")
    assert skipped["experiments"][0]["labelled"]["global"] == 1
    assert skipped["skipped_sentences"] == [0]
    (reason,) = skipped["systems"][0]["skipped"]
    assert (reason["sentence"], reason["line"]) == (0, 1)
    assert "bad:skip(1)" in skipped["signature"]
    assert "1 sentence skipped, first: " in run(capfd, *arguments, "--invalid", "skip").out
    refused = run(capfd, *arguments, "--invalid", "fail")
    assert refused.code == 2
    assert refused.err.startswith(f"{cyclic}:1: no root")
    assert refused.err.endswith("or set --invalid to skip or keep\n")
    assert run(capfd, "cross", "--gold", f"A={cyclic}", "--system", f"A={trees}").code == 2


def test_punctuation_is_taken_out_of_constituents_too(capfd: Capture, tmp_path: Path) -> None:
    phrases = written(tmp_path / "a.mrg", "(S (NP-SBJ (X a)) (VP (X b)) (. .))\n")
    rows = "1\ta\t_\tX\t_\t_\t2\tSBJ\t_\t_\n2\tb\t_\tX\t_\t_\t0\tROOT\t_\t_\n"
    words = written(tmp_path / "a.conllu", rows + "3\t.\t_\tX\t.\t_\t2\tP\t_\t_\n\n")
    arguments = ("cross", "--gold", f"P={phrases}", "--gold", f"D={words}")
    systems = ("--system", f"P={phrases}", "--system", f"D={words}")
    found = document(capfd, *arguments, *systems, "--strip-punct")
    # SBJ(0,1) and *(1,2) are left of both.
    assert [each["labelled"]["iota"] for each in found["experiments"]] == [4] * 6
    assert [each["labelled"]["delta"] for each in found["experiments"]] == [0] * 6
    by_tag = document(capfd, *arguments, *systems, "--strip-punct", "penn")
    assert by_tag["experiments"] == found["experiments"]
    refused = run(capfd, *arguments, *systems, "--strip-punct", "deprel")
    assert refused.code == 2
    assert "constituents have no DEPREL" in refused.err


def test_formats_may_be_named(capfd: Capture, tmp_path: Path) -> None:
    plain = written(tmp_path / "trees.txt", TREE)
    arguments = ("cross", "--gold", f"A={plain}", "--system", f"A={plain}")
    assert run(capfd, *arguments).code == 2
    assert run(capfd, *arguments, "--format", "conllu").code == 0


def test_tables_for_papers(capfd: Capture) -> None:
    table = run(capfd, *BOTH, "--ci", "--shuffles", "9", "--csv").out
    rows = list(csv.DictReader(io.StringIO(table)))
    measures = [row["measure"] for row in rows]
    assert {"las", "ted", "ted mean", "uted", "ted low", "ted high", "ted p"} <= set(measures)
    assert all(float(row["value"]) <= 100 for row in rows if row["value"])
    assert "†" not in table
    assert "\\toprule" in run(capfd, *BOTH, "--latex", "--shuffles", "9").out
    assert "| System | Gold |" in run(capfd, *BOTH, "--no-compare", "--markdown").out


@pytest.mark.parametrize(
    "options",
    [
        ("--gold", f"UD={SUD}"),
        ("--seed", "-1"),
        ("--decimals", "-3"),
        ("--shuffles", "0"),
        ("--relabel-cost", "3"),
        ("--explain", "9999"),
        ("--explain", "1", "--json"),
        ("--explain", "1", "--csv"),
        ("--per-sentence",),
        ("--mode", "tedeval-2.2", "--relabel-cost", "2"),
        ("--mode", "tedeval-2.2", "--wildcard", "match"),
    ],
)
def test_what_makes_no_sense_is_refused(capfd: Capture, options: tuple[str, ...]) -> None:
    outcome = run(capfd, *BOTH, *options)
    assert outcome.code == 2
    assert "Traceback" not in outcome.err


def test_the_command_prints_what_the_function_returns(capfd: Capture) -> None:
    found = document(capfd, *BOTH, "--ci", "--shuffles", "99", "--per-sentence")
    golds = {"UD": GOLD, "SUD": SUD}
    systems = {"cedar:UD": CEDAR, "birch:UD": BIRCH}
    crossing = treeval.cross(golds, systems, ci=True, shuffles=99, per_sentence=True)
    assert crossing.to_dict() == found
    explained = run(capfd, *BOTH, "--explain", "3")
    assert (explained.code, explained.out) == (0, crossing.explain(3) + "\n")


def test_settings_are_spelt_as_options(capfd: Capture) -> None:
    outcome = run(capfd, *BOTH, "--mode", "tedeval-2.2", "--relabel-cost", "2")
    assert outcome.err == "--relabel-cost: it has no effect in the mode tedeval-2.2; leave it out\n"
    with pytest.raises(treeval.TreevalError, match="`relabel_cost=`: it has no effect"):
        treeval.cross({"UD": GOLD}, {"UD": CEDAR}, mode="tedeval-2.2", relabel_cost=2)


def counting(calls: Counter[Any], made: Callable[..., Any]) -> Callable[..., Any]:
    """Count the calls of a function by its first argument."""

    def counted(first: Any, *others: Any, **more: Any) -> Any:
        calls[first if isinstance(first, str | bytes) else made] += 1
        return made(first, *others, **more)

    return counted


def test_nothing_is_read_hashed_or_resampled_twice(
    capfd: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, hashed, drawn = Counter[Any](), Counter[Any](), Counter[Any]()
    monkeypatch.setattr("treeval.sources.source.load", counting(read, load))
    monkeypatch.setattr(hashlib, "sha256", counting(hashed, hashlib.sha256))
    monkeypatch.setattr(Resamples, "drawn", counting(drawn, Resamples.drawn))
    monkeypatch.setattr(Resamples, "sums_of", counting(drawn, Resamples.sums_of))
    page = str(tmp_path / "page.html")
    assert run(capfd, *BOTH, "--ci", "--html", page, "--json").code == 0
    assert read == Counter([GOLD, SUD, CEDAR, BIRCH])
    for path in read:
        assert hashed[Path(path).read_bytes()] == 1
    assert set(drawn.values()) == {1}
    drawn.clear()
    assert run(capfd, *BOTH, "--html", page).code == 0
    assert set(drawn.values()) == {1}


def test_empty_files_are_refused(capfd: Capture, tmp_path: Path) -> None:
    empty = written(tmp_path / "empty.conllu", "")
    outcome = run(capfd, "cross", "--gold", f"A={empty}", "--system", f"A={empty}", "--json")
    assert (outcome.code, outcome.out) == (2, "")
    assert "no words" in outcome.err
