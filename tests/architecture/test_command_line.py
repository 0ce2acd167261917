"""Rules of the command line: everything is explained in words that everybody understands."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import treeval
from commands import run
from files import written
from treeval.cli import COMMANDS
from treeval.cli import treeval as group
from treeval.errors import spelt_as_options
from treeval.formats.registry import FORMATS
from treeval.scoring.groupings import NAMES

Capture = pytest.CaptureFixture[str]

PACKAGE = Path(treeval.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
CLI = [path for path in SOURCES if path.is_relative_to(PACKAGE / "cli")]
OPTION = re.compile(r"(?<![\w-])--[a-z]")
COMMAND = re.compile(rf"\btreeval ({'|'.join(COMMANDS)})\b")
FUNCTION = re.compile(r"`treeval\.(\w+)[^`]*`")

# Options whose help differs between commands, and why.
SEVERAL_HELPS = {
    "--by": "score breaks down scores, audit groups findings",
    "--ci": "the curves of assess have no intervals but the bootstrap's",
    "--brackets": "parse has none by default, saj10b has punctuation",
    "--column": "holds the words of language models, and the gold tags of score-tags",
    "--compare": "score ranks systems, too; the systems of cross cannot be ranked",
    "--compatible": "the reference programs of train ccl and train tags differ in other things",
    "--constraint": "trees are loose in training and sprawl in parsing, as its authors advise",
    "--flip": "convert changes trees, parse changes the parameters of a model",
    "--format": "what learns or tags can read plain text, too",
    "--gold": "cross needs gold trees of each scheme; assess can do without",
    "--html": "demo always writes a report, and the option says where",
    "--invalid": "assess cannot keep sentences with a cycle",
    "--jobs": "audit has threads",
    "--output": "what is written differs: sentences, a model, trees, tagged text",
    "--relation-classes": "only treebank can do without classes",
    "--resamples": "score and cross also test pairs of systems with them",
    "--seed": "train tags has that of the reference program, if it learns as that program does",
    "--strip-punct": "assess and parse do more than remove it",
    "--tags": "assess can learn classes itself; train dmv needs a model of them",
    "--per-sentence": "cross has distances, which only the JSON document shows",
    "--train": "treebank takes one file per treebank",
    "--transitions": "treebank models them, convert writes them",
}


def commands() -> Iterator[tuple[str, click.Command]]:
    """All commands by name; those of `train` are commands of their own."""
    context = click.Context(group)
    for name in COMMANDS:
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from ((f"{name} {inner}", own) for inner, own in command.commands.items())
        else:
            yield name, command


def options() -> Iterator[tuple[str, click.Option]]:
    for name, command in commands():
        yield from ((name, one) for one in command.params if isinstance(one, click.Option))


def is_sentence(text: str) -> bool:
    return bool(re.match(r"[A-Z0-9]", text)) and text.endswith(".") and len(text.split()) >= 3


def test_every_help_is_a_sentence() -> None:
    wrong = [
        f"treeval {command} {option.opts[-1]}: {option.help}"
        for command, option in options()
        if not is_sentence(option.help or "")
    ]
    assert not wrong
    assert all(is_sentence(about) for _, about in COMMANDS.values())


def test_the_help_lists_the_names_of_registries() -> None:
    command = group.get_command(click.Context(group), "score")
    assert command
    shown = " ".join(command.get_help(click.Context(command)).split())
    assert f"{', '.join(FORMATS)}." in shown
    assert f"{', '.join(NAMES)}," in shown


def test_only_flags_are_true_or_false_by_default() -> None:
    wrong = [
        f"treeval {command} {option.opts[-1]}: {option.default}"
        for command, option in options()
        if not option.is_flag and isinstance(option.default, bool)
    ]
    assert not wrong


def without_default(text: str) -> str:
    """Leave out which value is the default: that may differ."""
    sentences = re.split(r"(?<=\.) (?=[A-Z])", text)
    return " ".join(one for one in sentences if not re.match("The default is|By default,", one))


def test_an_option_means_the_same_in_all_commands() -> None:
    helps: defaultdict[str, set[str]] = defaultdict(set)
    for _, option in options():
        helps[option.opts[-1]].add(without_default(option.help or ""))
    assert {name for name, texts in helps.items() if len(texts) > 1} == SEVERAL_HELPS.keys()


def strings(path: Path, *, docstrings: bool = True) -> Iterator[tuple[int, str]]:
    nodes = [*ast.walk(ast.parse(path.read_text("utf-8")))]
    left_out = [] if docstrings else [node.value for node in nodes if isinstance(node, ast.Expr)]
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in left_out:
            yield node.lineno, node.value


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if path not in CLI], ids=lambda p: str(p.relative_to(PACKAGE))
)
def test_only_the_command_line_names_options_and_commands(path: Path) -> None:
    named = [f"{line}: {text}" for line, text in strings(path) if OPTION.search(text)]
    assert not named, "write `name=`; the command line spells it as its option"
    messages = [*strings(path, docstrings=False)]
    named = [f"{line}: {text}" for line, text in messages if COMMAND.search(text)]
    assert not named, "write `treeval.name`; the command line spells it as its command"
    for _, text in messages:
        for found in FUNCTION.finditer(text):
            assert hasattr(treeval, found[1])
            assert COMMAND.search(spelt_as_options(found[0]))


def test_functions_are_spelt_as_commands() -> None:
    assert (
        spelt_as_options("use `treeval.describe`, not `seed=`")
        == "use `treeval treebank`, not --seed"
    )
    assert spelt_as_options('`treeval.train("tags")`') == "`treeval train tags`"


def test_settings_are_spelt_as_options_wherever_they_are_refused(capfd: Capture) -> None:
    for wrong, message in (
        (("--by", ","), "--by: it is empty"),
        (("--max-length", "0"), "--max-length: 0 is too small"),
        (("--preset", "nobody"), "--preset: 'nobody' is unknown"),
    ):
        outcome = run(capfd, "score", "gold.conllu", "system.conllu", *wrong)
        assert outcome.code == 2
        assert outcome.err.startswith(message)
        assert outcome.err.count("\n") == 1


def test_files_without_a_command_are_most_likely_to_be_scored(
    capfd: Capture, tmp_path: Path
) -> None:
    path = written(tmp_path / "gold.conllu", "")
    outcome = run(capfd, path, "system.conllu")
    assert outcome.code == 2
    assert f"did you mean treeval score {path}?" in outcome.err
