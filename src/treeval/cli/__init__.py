"""The command line: `COMMANDS` lists the commands, each loaded when it is called.

Only this package prints.
"""

import atexit
import gc
import io
import os
import sys
import warnings
from importlib import import_module
from typing import Any, NoReturn

import click

from treeval import report
from treeval.errors import TreevalError, TreevalWarning, spelt_as_options
from treeval.models.registry import KINDS
from treeval.version import __version__

DEBUG = "--debug"
CRASH = 70  # the exit code for an internal error, as in sysexits.h
_LONGEST = 200  # characters of an error that a message shows

# Every command: the function of this package that runs it, and the line of `treeval --help`, which
# loads no command.
COMMANDS = {
    "score": ("score.command", "Score systems against gold trees."),
    "errors": ("errors.command", "Show where a system differs from gold trees."),
    "agree": ("comparing.agree_command", "Measure the agreement of two or more annotators."),
    "cross": ("comparing.cross_command", "Evaluate parsers across annotation schemes (TedEval)."),
    "assess": (
        "assessment.assess_command",
        "Estimate which parses can be trusted, without gold trees.",
    ),
    "rank": (
        "assessment.rank_command",
        "Order systems and predict their scores, without gold trees.",
    ),
    "audit": ("auditing.audit_command", "Find annotations of a treebank that are probably wrong."),
    "diff": ("auditing.diff_command", "Compare two releases or two annotations of a treebank."),
    "treebank": (
        "treebanks.treebank_command",
        "Describe treebanks: size, shape, content words, entropy of relations.",
    ),
    "check": ("treebanks.check_command", "List all format and tree problems in files."),
    "convert": ("conversion.convert_command", "Convert between formats and annotation schemes."),
    "split": (
        "conversion.split_command",
        "Split a treebank into parts, such as training and test data.",
    ),
    "sample": ("conversion.sample_command", "Draw sentences of a treebank at random."),
    "filter": ("conversion.filter_command", "Keep the sentences of a treebank that fit a query."),
    "train": ("train.command", f"Train a model: {', '.join(KINDS)}."),
    "parse": ("models.parse_command", "Parse text with a trained model."),
    "tag": ("models.tag_command", "Tag text with learnt word classes."),
    "score-tags": ("comparing.score_tags_command", "Compare induced tags with gold tags."),
    "perplexity": (
        "models.perplexity_command",
        "Compute the perplexity of text under a language model.",
    ),
    "reproduce": (
        "running.reproduce_command",
        "Repeat the experiments of a paper, and compare the figures.",
    ),
    "warm-up": ("running.warm_up_command", "Compile everything in advance, for containers."),
    "demo": ("demo.command", "Run treeval on the sample that comes with it."),
}


def _near(name: str) -> list[str]:
    """Commands that look like the name; a file is most likely to be scored."""
    from difflib import get_close_matches

    from treeval.formats.files import is_file

    return [f"treeval score {name}"] if is_file(name) else get_close_matches(name, COMMANDS)


class _ReaderStoppedError(Exception):
    """The reader of the output has stopped reading, as `head` does: this is not an error."""


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name][0].partition(".")
        command: click.Command = getattr(import_module(f"treeval.cli.{module}"), function)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            # Click would exit with 1, which means a finding.
            raise _ReaderStoppedError from None

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
            formatter.write_dl([(name, about) for name, (_, about) in COMMANDS.items()])


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="treeval")
def treeval() -> None:
    """Find out how good a parser, a parse or a treebank really is.

    A file may be - for standard input; files that end in .gz, .xz or .zst are decompressed. Results
    go to standard output, messages to standard error. Exit codes: 0 for success, 1 for a finding
    (such as a score below a limit), 2 for an error that you can repair, 70 for a fault of treeval.
    """


def main(arguments: list[str] | None = None) -> None:
    """Run a command; an error that a user can repair prints one line and gives exit code 2."""
    # numpy's linear algebra starts one thread per core when it is loaded. This takes longer than
    # most commands, and only those that multiply large matrices would profit.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # Arrays and strings form no reference cycles, so rare collections are enough, and none when
    # the process ends: Python would look through all modules several times.
    gc.set_threshold(50_000)
    atexit.register(gc.freeze)
    _replace_closed_streams()
    _let_every_character_through()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with warnings.catch_warnings():
            warnings.showwarning = _warn
            warnings.simplefilter("default", TreevalWarning)  # once each
            treeval.main(args=words, prog_name="treeval", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except click.Abort:
        sys.exit(130)
    except TreevalError as error:
        _stop(2, spelt_as_options(str(error)))
    except (BrokenPipeError, _ReaderStoppedError):
        _drop_output()
    except OSError as error:
        _drop_output()
        _stop(2, f"{error.filename or 'output'}: cannot write: {error.strerror or error}")
    except MemoryError:
        _stop(2, "there is not enough memory; use smaller files, or fewer workers (--jobs)")
    except Exception as error:
        if DEBUG in words:
            raise
        _stop(CRASH, _crashed(error))


def _replace_closed_streams() -> None:
    """Read nothing and write nowhere where a stream was closed, as in ``treeval ... >&-``.

    In this order, so that files which are opened later do not get the numbers of the streams.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115


def _let_every_character_through() -> None:
    """Write characters that the encoding of the terminal lacks as escapes, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _warn(message: Warning | str, *_: Any, **__: Any) -> None:
    """Show a warning as one line, without the place in the code."""
    click.echo(spelt_as_options(str(message)), err=True)


def _drop_output() -> None:
    """Forget what is still to be written, so that Python does not try again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _crashed(error: Exception) -> str:
    what = " ".join(f"{type(error).__name__}: {error}".split())[:_LONGEST]
    return (
        f"treeval {__version__} has a bug: {what}; please report it with the command "
        f"and the output of {DEBUG}"
    )


def _stop(code: int, message: str) -> NoReturn:
    click.echo(report.printable(message), err=True)
    sys.exit(code)


def finding() -> NoReturn:
    """Exit with code 1: the command worked, and found something wrong."""
    sys.exit(1)
