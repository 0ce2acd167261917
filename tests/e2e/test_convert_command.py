"""`treeval convert`: constituents into dependencies, punctuation first, and wrong options."""

from pathlib import Path

import pytest

from commands import run
from files import written

Capture = pytest.CaptureFixture[str]

TREES = """(S (NP (NNP Kim)) (, ,) (VP (VBZ eats) (NP (CD 3) (NN %))) (. .))
(S (NP (PRP It)) (VP (VBZ is)) (. .))
(X (. .))
"""
DEPENDENCIES = "1\ta\t_\tNOUN\tNN\t_\t0\troot\t_\t_\n\n"


@pytest.fixture
def trees(tmp_path: Path) -> str:
    return written(tmp_path / "trees.mrg", TREES)


@pytest.fixture
def dependencies(tmp_path: Path) -> str:
    return written(tmp_path / "trees.conllu", DEPENDENCIES)


def forms(out: str) -> list[list[str]]:
    sentences = [block.splitlines() for block in out.split("\n\n") if block.strip()]
    return [[line.split("\t")[1] for line in sentence] for sentence in sentences]


def test_punctuation_goes_before_heads_are_found(capfd: Capture, trees: str) -> None:
    arguments = ("convert", trees, "-", "--to", "conllu", "--heads", "collins")
    out = run(capfd, *arguments, "--strip-punct", "penn").out
    assert forms(out) == [["Kim", "eats", "3", "%"], ["It", "is"]]
    # By form the percent sign is punctuation, too.
    assert forms(run(capfd, *arguments, "--strip-punct").out)[0] == ["Kim", "eats", "3"]
    short = run(capfd, *arguments, "--strip-punct", "penn", "--max-length", "2").out
    assert forms(short) == [["It", "is"]]


def test_constituents_stay_constituents(capfd: Capture, trees: str) -> None:
    arguments = ("convert", trees, "-", "--to", "brackets")
    out = run(capfd, *arguments, "--strip-punct", "tags", "--max-length", "2").out
    assert out == "(S (NP (PRP It)) (VP (VBZ is)))\n"


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        (("--flip", "DT>NN"), "--flip: it applies to dependencies"),
        (("--scheme", "sud"), "name head rules with --heads"),
        (("--projectivise", "head"), "--projectivise: it applies to dependencies"),
        (("--invert",), "--invert: it has no effect without --scheme"),
        (("--strip-punct", "upos"), "constituents have no UPOS"),
        (("--heads", "nobody"), "are not head rules"),
        (("--heads", "yamada,wh_head=yes"), "yamada has no options"),
        (("--heads", "lth,wh_head=perhaps"), "is not an option of lth"),
        (("--heads", "lth,head=yes"), "is not an option of lth"),
        (("--heads", "lth,coordination=yes"), "is not an option of lth"),
    ],
)
def test_options_that_constituents_do_not_have(
    capfd: Capture, trees: str, option: tuple[str, ...], reason: str
) -> None:
    outcome = run(capfd, "convert", trees, "-", "--to", "brackets", *option)
    assert outcome.code == 2
    assert reason in outcome.err
    assert not outcome.out


def test_transitions_are_of_dependencies(capfd: Capture, trees: str) -> None:
    outcome = run(capfd, "convert", trees, "-", "--transitions", "arc-eager")
    assert outcome.code == 2
    assert "--transitions: it applies to dependencies" in outcome.err


def test_formats_that_do_not_hold_such_trees(
    capfd: Capture, trees: str, dependencies: str, tmp_path: Path
) -> None:
    outcome = run(capfd, "convert", trees, str(tmp_path / "out.conllu"))
    assert outcome.code == 2
    assert "name head rules with --heads, such as yamada" in outcome.err
    outcome = run(capfd, "convert", dependencies, str(tmp_path / "out.mrg"))
    assert outcome.code == 2
    assert "brackets holds constituents, but these are dependencies" in outcome.err


@pytest.mark.parametrize(
    "option",
    [
        ("--heads", "yamada"),
        ("--attach-punct",),
        ("--invert",),
        ("--flip-tags", "upos"),
        ("--nonprojective", "skip"),
    ],
)
def test_options_that_dependencies_do_not_have(
    capfd: Capture, dependencies: str, option: tuple[str, ...]
) -> None:
    outcome = run(capfd, "convert", dependencies, "-", *option)
    assert outcome.code == 2
    assert outcome.err.startswith(f"{option[0]}: ")


def test_options_of_lth(capfd: Capture, tmp_path: Path) -> None:
    path = written(tmp_path / "pp.mrg", "(PP (IN in) (NP (NNP Rome)))\n")

    def heads(rules: str) -> list[str]:
        out = run(capfd, "convert", path, "-", "--to", "conllu", "--heads", rules).out
        return [line.split("\t")[6] for line in out.splitlines() if line]

    assert heads("lth") == heads("lth:default") == ["0", "1"]
    assert heads("lth,preposition_head=no") == heads("lth:lexical") == ["2", "0"]
    assert heads("lth:lexical,preposition_head=yes,coordination=first") == ["0", "1"]


def test_a_target_whose_suffix_names_no_format(capfd: Capture, tmp_path: Path) -> None:
    source, target = tmp_path / "a.conllu", tmp_path / "b.txt"
    source.write_text("1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n\n")
    outcome = run(capfd, "convert", str(source), str(target))
    assert outcome.code == 2
    assert outcome.err.startswith(f"{target}: the suffix '.txt' belongs to no format")
    assert outcome.err.endswith("with --to\n")
    assert run(capfd, "convert", str(source), str(target), "--to", "conllx").code == 0
    outcome = run(capfd, "convert", str(target), "-")
    assert outcome.code == 2
    assert outcome.err.endswith("with --format\n")
    assert run(capfd, "convert", str(target), "-", "--format", "conllx").code == 0
    unknown = run(capfd, "convert", str(source), "-", "--to", "conllz").err
    assert unknown.startswith("--to: 'conllz' is unknown; choose from conllu, ")


def test_what_a_format_does_not_hold_is_noted(capfd: Capture, tmp_path: Path) -> None:
    source, target = tmp_path / "a.conllu", tmp_path / "b.conllx"
    source.write_text("# text = Go\n1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\tA=b\n\n")
    outcome = run(capfd, "convert", str(source), str(target))
    assert outcome.err == f"{target}: conllx cannot hold comments, column MISC\n"
    assert (outcome.code, outcome.out) == (0, "")
