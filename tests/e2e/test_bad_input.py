"""Bad input: one line with place and remedy and exit code 2, or the right answer."""

import gzip
import json
from pathlib import Path

import pytest
import zstandard

from commands import run
from files import conllu, written

Capture = pytest.CaptureFixture[str]

GOOD = conllu([2, 0, 2], name="a") + conllu([0, 1], name="b")


@pytest.fixture
def gold(tmp_path: Path) -> str:
    return written(tmp_path / "gold.conllu", GOOD)


# name: content of the system file, and what the one line of the error must say
REFUSED = {
    "head is no number": (
        GOOD.replace("\t2\tdep", "\t_\tdep", 1),
        "system.conllu:2: HEAD is '_', not a number (sentence a); give 0 or the ID of a word",
    ),
    "head out of range": (
        GOOD.replace("\t2\tdep", "\t9\tdep", 1),
        "system.conllu:2: HEAD is 9, but the sentence has 3 words (sentence a)",
    ),
    "huge head": (
        GOOD.replace("\t2\tdep", "\t99999999999999999999\tdep", 1),
        "system.conllu:2: HEAD is 99999999999999999999",
    ),
    "nine columns": (
        GOOD.replace("\t_\t_\n", "\t_\n", 1),
        "system.conllu:2: 9 columns, expected 10 (sentence a); conllu separates columns",
    ),
    "eleven columns": (GOOD.replace("\t_\n", "\t_\t_\n", 1), "system.conllu:2: 11 columns"),
    "ids out of order": (
        GOOD.replace("\n3\t", "\n4\t", 1),
        "system.conllu:4: ID is '4', expected 3 (sentence a)",
    ),
    "no id": (GOOD.replace("\n3\t", "\nx\t", 1), "system.conllu:4: ID is 'x', expected 3"),
    "multiword token out of place": (
        GOOD.replace("\n2\t", "\n3-4\tw\t_\t_\t_\t_\t_\t_\t_\t_\n2\t", 1),
        "system.conllu:3: ID 3-4 does not fit the words around it",
    ),
    "comment inside a sentence": (
        GOOD.replace("\n2\t", "\n# here\n2\t", 1),
        "system.conllu:3: comment inside a sentence (sentence a); move it before the sentence",
    ),
    "empty form": (GOOD.replace("\tw2\t", "\t\t", 1), "system.conllu:3: FORM is empty"),
    "form of spaces": (
        GOOD.replace("\tw2\t", "\t\u00a0\t", 1),
        "system.conllu:3: FORM holds nothing but spaces (sentence a); write the word",
    ),
    "DEPS without colon": (
        GOOD.replace("dep\t_\t_", "dep\tnsubj\t_", 1),
        "system.conllu:2: DEPS is 'nsubj', not a list of head:relation with heads in the sentence",
    ),
    "DEPS of a node that is not there": (
        GOOD.replace("dep\t_\t_", "dep\t1.1:nsubj\t_", 1),
        "system.conllu:2: DEPS is '1.1:nsubj'",
    ),
    "other text": (
        GOOD.replace("w3", "w4", 1),
        (
            "gold.conllu:4 (sentence a) and {folder}/system.conllu:4 (sentence a): "
            "the texts differ: 'w1w2w⟂3w1w2' against 'w1w2w⟂4w1w2'"
        ),
    ),
    "text ends early": (conllu([2, 0, 2], name="a"), "'w1w2w3' (file ends here)"),
    "empty file": ("", "system.conllu: the file has no words; is it complete?"),
    "blank file": ("\n\n\n", "system.conllu: the file has no words; is it complete?"),
}


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case.replace(" ", "-"))
def test_refused_in_one_line(case: str, gold: str, tmp_path: Path, capfd: Capture) -> None:
    content, message = REFUSED[case]
    system = written(tmp_path / "system.conllu", content)
    outcome = run(capfd, "score", gold, system)
    assert outcome.code == 2
    assert outcome.out == ""
    assert message.format(folder=tmp_path) in outcome.err
    assert outcome.err.count("\n") == 1
    assert "Traceback" not in outcome.err


BYTES = {
    "NUL byte": (GOOD.encode().replace(b"w2", b"w\x002", 1), ":3: a NUL byte"),
    "latin-1": (GOOD.encode().replace(b"w2", b"w\xe9", 1), ":3: byte 0xe9 is not UTF-8"),
    "cut in a character": (GOOD.encode() + b"# \xc3", ":10: byte 0xc3 is not UTF-8"),
}


@pytest.mark.parametrize("case", BYTES)
def test_bytes_that_are_no_text(case: str, gold: str, tmp_path: Path, capfd: Capture) -> None:
    content, message = BYTES[case]
    outcome = run(capfd, "score", gold, written(tmp_path / "system.conllu", content))
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert message in outcome.err


def test_files_that_cannot_be_opened(gold: str, tmp_path: Path, capfd: Capture) -> None:
    half = gzip.compress(GOOD.encode())[:-9]
    two_frames = zstandard.compress(GOOD.encode()) * 2
    cases = {
        str(tmp_path / "absent.conllu"): "no such file",
        str(tmp_path / "absent"): "no such file",
        written(tmp_path / "half.conllu.gz", half): "cannot decompress",
        written(tmp_path / "no.conllu.zst", b"nonsense"): "cannot decompress",
        written(tmp_path / "half.conllu.zst", two_frames[:-9]): "cannot decompress",
        written(tmp_path / "no.conllu.xz", b"nonsense"): "cannot decompress",
        written(tmp_path / "x.txt", b""): "the suffix '.txt' belongs to no format",
    }
    for path, message in cases.items():
        outcome = run(capfd, "score", gold, path)
        assert (outcome.code, outcome.err.count("\n")) == (2, 1), path
        assert message in outcome.err


def test_standard_input_twice(gold: str, capfd: Capture) -> None:
    for command in (["score", "-", "-"], ["score", gold, "a=-", "b=-"], ["errors", "-", "-"]):
        outcome = run(capfd, *command)
        assert outcome.code == 2
        assert "standard input (-) can be read only once" in outcome.err


def test_a_mistyped_command(capfd: Capture) -> None:
    outcome = run(capfd, "scor", "a", "b")
    assert outcome.code == 2
    assert "did you mean score?" in outcome.err
    assert "No such command 'xyzzy'" in run(capfd, "xyzzy").err


# The same trees, written in ways that read without doubt.
READ = {
    "CRLF": GOOD.replace("\n", "\r\n").encode(),
    "BOM": b"\xef\xbb\xbf" + GOOD.encode(),
    "no final blank line": GOOD.rstrip("\n").encode() + b"\n",
    "no final newline": GOOD.rstrip("\n").encode(),
    "double blank lines": GOOD.replace("\n\n", "\n\n\n").encode(),
    "blank line first": b"\n" + GOOD.encode(),
}


@pytest.mark.parametrize("case", READ)
def test_read_without_doubt_and_named_by_check(
    case: str, gold: str, tmp_path: Path, capfd: Capture
) -> None:
    system = written(tmp_path / "system.conllu", READ[case])
    outcome = run(capfd, "score", gold, system, "--metrics", "LAS")
    assert outcome.code == 0
    assert "100.00" in outcome.out
    checked = run(capfd, "check", system)
    assert checked.code == 1
    assert "style problem" in checked.err


def test_a_file_ends_in_a_multibyte_character(gold: str, tmp_path: Path, capfd: Capture) -> None:
    text = GOOD.replace("w2", "wé")
    paths = [written(tmp_path / name, text) for name in ("g.conllu", "s.conllu")]
    assert run(capfd, "score", *paths).code == 0
    assert run(capfd, "score", gold, paths[0]).code == 2


def test_a_chain_of_1500_words(tmp_path: Path, capfd: Capture) -> None:
    chain = written(tmp_path / "chain.conllu", conllu(list(range(1500)), name="s1"))
    outcome = run(capfd, "score", chain, chain)
    assert outcome.code == 0
    assert "LAS           100.00  100.00  100.00      100.00" in outcome.out


@pytest.mark.parametrize(
    ("heads", "message"),
    [
        ([2, 1, 0], "system.conllu:2: the heads of words 1, 2 form a cycle (sentence s1)"),
        ([2, 3, 1], "no root: the heads of words 1, 2, 3 form a cycle"),
        ([1, 0, 2], "system.conllu:2: word 1 is its own head"),
        ([0, 0, 2], "system.conllu:3: 2 roots: words 1, 2"),
    ],
)
def test_heads_that_are_no_tree(
    heads: list[int], message: str, tmp_path: Path, capfd: Capture
) -> None:
    tree = written(tmp_path / "gold.conllu", conllu([2, 0, 2], name="s1"))
    system = written(tmp_path / "system.conllu", conllu(heads, name="s1"))
    failed = run(capfd, "score", tree, system, "--invalid", "fail")
    assert (failed.code, failed.err.count("\n")) == (2, 1)
    assert message in failed.err
    assert run(capfd, "score", system, tree).code == 2  # gold must be a tree

    kept = run(capfd, "score", tree, system)
    assert kept.code == 0
    assert "system: 1 sentence is not a tree; it is scored as it is" in kept.out
    assert "bad:keep(1)" in kept.out

    skipped = run(capfd, "score", tree, system, "--invalid", "skip")
    assert skipped.code == 0
    assert "system: 1 sentence skipped" in skipped.out
    assert "bad:skip(1)" in skipped.out
    assert "LAS" in skipped.out


def test_check_lists_every_problem_with_its_line(tmp_path: Path, capfd: Capture) -> None:
    broken = conllu([2, 0, 2], name="a") + conllu([2, 1], name="b") + conllu([0, 7], name="c")
    broken = broken.replace("\tw3\t", "\t\t")
    path = written(tmp_path / "broken.conllu", broken)
    outcome = run(capfd, "check", path)
    assert outcome.code == 1
    lines = [line.removeprefix(path) for line in outcome.out.splitlines()]
    assert [line.split(";")[0] for line in lines] == [
        ":4: FORM is empty (sentence a)",
        ":7: no root: the heads of words 1, 2 form a cycle (sentence b)",
        ":12: HEAD is 7, but the sentence has 2 words (sentence c)",
    ]
    assert outcome.err == f"{path}: 3 sentences, 7 words, 2 format problems, 1 tree problem\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ":1: the file has no words; is it complete?"),
        ("# a comment\n\n", ":1: the file has no words; is it complete?"),
        (GOOD.replace("w2", "\u00a0", 1), ":3: FORM holds nothing but spaces (sentence a)"),
        (GOOD.replace("\t2\t", "\t\u0662\t", 1), ":2: HEAD is '\u0662', not a number"),
    ],
)
def test_what_score_refuses_check_names(
    text: str, message: str, gold: str, tmp_path: Path, capfd: Capture
) -> None:
    path = written(tmp_path / "odd.conllu", text)
    assert run(capfd, "score", gold, path).code == 2
    checked = run(capfd, "check", path)
    assert checked.code == 1
    assert message in checked.out


def test_check_prints_nothing_but_one_document(tmp_path: Path, capfd: Capture) -> None:
    path = written(tmp_path / "loop.conllu", conllu([2, 1], name="s1"))
    outcome = run(capfd, "check", path, "--json")
    assert outcome.code == 1
    problem = json.loads(outcome.out)["files"][0]["problems"][0]
    assert (problem["line"], problem["kind"]) == (2, "tree")


def test_a_folder_stands_for_its_files(gold: str, tmp_path: Path, capfd: Capture) -> None:
    folder = tmp_path / "outputs"
    folder.mkdir()
    for name in ("a.conllu", "b.conllu"):
        written(folder / name, GOOD)
    (folder / "notes.txt").write_text("no treebank")
    checked = run(capfd, "check", str(folder))
    assert checked.code == 0
    assert checked.err.count("no problems") == 2
    assert run(capfd, "score", gold, str(folder), "--metrics", "LAS").out.split()[:3] == [
        *("Metric", "a", "b")
    ]
    (tmp_path / "empty").mkdir()
    outcome = run(capfd, "score", gold, str(tmp_path / "empty"))
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert "is a directory; name the file in it" in outcome.err


def test_check_reads_constituents(tmp_path: Path, capfd: Capture) -> None:
    good = written(tmp_path / "good.mrg", b"(S (N a) (V b))")
    bad = written(tmp_path / "bad.mrg", b"(S (N a)\n(V b))))")
    outcome = run(capfd, "check", good, bad)
    assert outcome.code == 1
    assert "good.mrg: 1 sentence, 2 words, no problems" in outcome.err
    assert "bad.mrg:2: a closing bracket too many" in outcome.err


def test_one_bad_sentence_does_not_cost_the_file(gold: str, tmp_path: Path, capfd: Capture) -> None:
    broken = GOOD.replace("\t_\t_\n", "\t_\n", 1)
    system = written(tmp_path / "system.conllu", broken)
    outcome = run(capfd, "score", gold, system, "--invalid", "skip")
    assert outcome.code == 0
    assert "system: 1 sentence skipped" in outcome.out
    assert "UAS           100.00  100.00  100.00      100.00" in outcome.out


def test_a_very_long_line_and_a_very_long_form(tmp_path: Path, capfd: Capture) -> None:
    long = GOOD.replace("w2", "w" * 200_000, 1)
    path = written(tmp_path / "long.conllu", long)
    outcome = run(capfd, "score", path, path)
    assert outcome.code == 0
    assert "LAS           100.00  100.00  100.00      100.00" in outcome.out


@pytest.mark.slow
def test_a_sentence_of_a_million_words(tmp_path: Path, capfd: Capture) -> None:
    path = written(tmp_path / "huge.conllu", conllu(list(range(10**6)), name="s1"))
    assert run(capfd, "score", path, path).code == 0
