"""The command line: one file per command, loaded when it is called. Only this package prints."""

import gc
import os
import sys
from importlib import import_module
from typing import NoReturn, get_args

import click

from treeval.errors import TreevalError, spelt_as_options
from treeval.settings.choices import ModelKind
from treeval.version import __version__

# One line of help per command, so that `treeval --help` need not load the commands.
COMMANDS = {
    "score": "Score systems against gold trees.",
    "errors": "Show where a system differs from gold trees.",
    "agree": "Measure the agreement of two annotators.",
    "cross": "Evaluate parsers across annotation schemes (TedEval).",
    "assess": "Estimate which parses can be trusted, without gold trees.",
    "treebank": "Describe treebanks: size, shape, content words, entropy of relations.",
    "check": "List all format and tree problems in files.",
    "convert": "Convert between formats and annotation schemes.",
    "train": f"Train a model: {', '.join(get_args(ModelKind))}.",
    "parse": "Parse text with a trained model.",
    "tag": "Tag text with learnt word classes.",
    "score-tags": "Compare induced tags with gold tags.",
    "perplexity": "Compute the perplexity of text under a language model.",
    "reproduce": "Repeat the experiments of a paper, and compare the figures.",
    "demo": "Run treeval on the sample that comes with it.",
}


def _near(name: str) -> list[str]:
    """Commands that look like the name; a file is most likely to be scored."""
    from difflib import get_close_matches

    from treeval.formats.files import is_file

    return [f"treeval score {name}"] if is_file(name) else get_close_matches(name, COMMANDS)


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"treeval.cli.{cmd_name.replace('-', '_')}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; where there is none, say what was probably meant."""
        if args[0] not in COMMANDS and (near := _near(args[0])):
            ctx.fail(f"there is no command {args[0]!r}; did you mean {' or '.join(near)}?")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="treeval")
def treeval() -> None:
    """Find out how good a parser, a parse or a treebank really is.

    A file may be - for standard input; files that end in .gz, .xz or .zst are decompressed. Results
    go to standard output, messages to standard error. Exit codes: 0 for success, 1 for a finding
    (such as a score below a limit), 2 for an error that you can repair.
    """


def main(arguments: list[str] | None = None) -> None:
    """Run a command; an error that a user can repair prints one line and gives exit code 2."""
    # numpy's linear algebra starts one thread per core when it is loaded. This takes longer than
    # most commands, and only those that multiply large matrices would profit.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # Arrays and strings form no reference cycles, so rare collections are enough.
    gc.set_threshold(50_000)
    try:
        treeval.main(args=arguments, prog_name="treeval", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except click.Abort:
        sys.exit(130)
    except TreevalError as error:
        click.echo(spelt_as_options(str(error)), err=True)
        sys.exit(2)
    except BrokenPipeError:
        # The reader of the output has stopped reading, as `head` does: this is not an error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def finding() -> NoReturn:
    """Exit with code 1: the command worked, and found something wrong."""
    sys.exit(1)
