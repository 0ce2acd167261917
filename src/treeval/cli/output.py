"""What a command does with its result: it prints it in one form, and writes its page."""

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import click
from click.core import ParameterSource

from treeval import report
from treeval.cli.options import decorated, option, writable, writable_folder
from treeval.errors import SettingError, spelt_as_options
from treeval.formats.files import made_folder
from treeval.settings.setting import Settings

if TYPE_CHECKING:
    from treeval.settings.scale import ScaleSettings

F = TypeVar("F", bound=Callable[..., object])


def _require_svg(_ctx: click.Context, _: click.Parameter, form: str | None) -> None:
    """Refuse other formats of figures, and say how to convert them."""
    if form not in (None, "svg"):
        raise SettingError(
            "figures are SVG files; convert them with another program, such as "
            f"rsvg-convert --format {form} --output figure.{form} figure.svg",
            setting="figure_format",
        )


_FIGURES = (
    option(
        "--figures", metavar="DIR", heading="Figures", callback=writable_folder,
        help="Also draw figures into this folder, as SVG files.",
    ),
    option(
        "--figure-format", hidden=True, expose_value=False, heading="Figures",
        callback=_require_svg, help="Format of the figures, which is always SVG.",
    ),
)  # fmt: skip
_SIGNED = "signature: "
_HELP = "{} of the LaTeX tables, which then become floats."
_LONG = 5_000  # items of a list in JSON
FORMS = {
    "csv": "Print one table for programs as CSV, with the signature in a column.",
    "tsv": "Print one table for programs, separated by tabs, with the signature in a column.",
    "latex": "Print tables as LaTeX, for the package booktabs.",
    "markdown": "Print tables as Markdown.",
}


@dataclass(frozen=True, eq=False, repr=False)
class Output:
    """The forms in which a result is wanted."""

    as_json: bool = False
    html: str | None = None
    form: str | None = None
    decimals: int = 2
    sentences: int | None = None  # on the page, per treebank; None for the usual number
    figures: str | None = None  # the folder to draw them into
    tables: str | None = None  # the folder for files of tables
    caption: str = ""
    label: str = ""

    @property
    def style(self) -> "report.Style":
        return report.Style(self.form or "text", self.decimals, self.caption, self.label)

    def require_text(self, option: str) -> None:
        """Refuse other forms beside an option that prints text of its own."""
        if self.as_json or self.form:
            raise click.UsageError(f"{option} prints text; leave out other forms of output")

    @property
    def lists_everything(self) -> bool:
        """Whether the output is for programs, and has no limits."""
        return self.as_json or self.form in ("csv", "tsv") or self.tables is not None

    def keeps_trees(self, settings: Settings) -> bool:
        """Whether a page shows sentences, so that the trees of large files are kept for it.

        Several workers keep none.
        """
        scale: ScaleSettings = settings["scale"]
        return bool(self.html) and self.sentences != 0 and not scale.is_spread

    def show(self, result: "report.Result", text: Callable[[], str] | None = None) -> None:
        """Print a result, and write its page; ``text`` replaces the text of the result.

        If there is a page, the JSON contains everything that the page shows.
        """
        full = result.in_full() if self.html else result
        if self.html:
            page = full.page(command_line(click.get_current_context()))
            limited = page if self.sentences is None else page.limited(self.sentences)
            limited.write(self.html)
            if self.html != "-":
                click.echo(f"{self.html}: report written", err=True)
        if self.tables:
            for path in result.write_tables(self.tables, self.style):
                click.echo(f"{path}: table written", err=True)
        if self.as_json:
            print_json(full.to_dict())
        elif self.html != "-" and (shown := text() if text else result.text(self.style)):
            click.echo(spelt_as_options(shown))
            if self.form:  # which has no place for notes, such as that sentences were skipped
                told = [note for note in result.notes() if note not in shown]
                others = (note for note in told if note.removeprefix(_SIGNED) not in shown)
                beside = "\n".join(map(report.printable, others))
                click.echo(spelt_as_options(beside), err=True, nl=bool(beside))

    def draw(self, result: "Drawable") -> None:
        """Draw the figures of a result into files with their names, if they are wanted."""
        if not self.figures:
            return
        figures = result.figures()
        if not figures:
            click.echo(f"{self.figures}: this result has no figures, so none is drawn", err=True)
            return
        made_folder(self.figures)
        for name, chart in figures.items():
            path = str(Path(self.figures) / f"{name}.svg")
            chart.write(path)
            click.echo(f"{path}: figure written", err=True)


class Drawable(Protocol):
    """A result that has figures."""

    def figures(self) -> "Mapping[str, report.DrawnChart]": ...


def output_options(
    *,
    tables: bool = True,
    page: bool = True,
    trees: bool = False,
    figures: bool = False,
    decimals: int | None = 2,
) -> Callable[[F], F]:
    """Declare the options of output; the command receives them as ``output``.

    ``decimals`` is the default number of decimals; None is for tables without decimals. With
    ``trees``, the page holds sentences, and an option says how many; with ``figures``, an option
    says where figures are drawn.
    """

    def decorate(command: F) -> F:
        @wraps(command)
        def gathered(**given: Any) -> object:
            names = [one.name for one in fields(Output) if one.name in given]
            chosen = {name: given.pop(name) for name in names}
            if chosen["as_json"] and chosen.get("form"):
                raise click.UsageError(
                    f"--json and --{chosen['form']} are two forms of output; choose one"
                )
            if chosen.get("html") == "-" and (chosen["as_json"] or chosen.get("form")):
                raise click.UsageError(
                    "the page goes to standard output; leave out --json and tables"
                )
            if chosen.get("sentences") is not None and not chosen.get("html"):
                raise click.UsageError("--sentences is about the report; give --html too")
            return command(output=Output(**chosen), **given)

        shown = decimals if tables else None
        options = [*_options(tables=tables, page=page, trees=trees, decimals=shown)]
        options += _FIGURES if figures else ()
        command_with_options: F = decorated(gathered, options)
        return command_with_options

    return decorate


def _options(
    *, tables: bool, page: bool, trees: bool, decimals: int | None
) -> Iterator[Callable[[F], F]]:
    yield option("--json", "as_json", is_flag=True, help="Print one JSON document.")
    if page:
        told = "Also write a report: one HTML page that needs no network."
        yield option("--html", metavar="FILE", help=told, callback=writable)
    if trees:
        yield option(
            "--sentences", metavar="all|N|none", callback=_number_of_sentences,
            help="Sentences that the report holds with all their trees: all, at most N per "
            "treebank, or none. By default all, but fewer where there are many treebanks.",
        )  # fmt: skip
    if tables:
        for name, told in FORMS.items():
            yield option(f"--{name}", "form", flag_value=name, help=told)
        yield option(
            "--tables", metavar="DIR", callback=writable_folder,
            help="Also write every table into this folder, one file each: as CSV, or in the form "
            "that --tsv, --latex or --markdown names.",
        )  # fmt: skip
        yield option("--caption", default="", metavar="TEXT", help=_HELP.format("Caption"))
        yield option("--label", default="", metavar="KEY", help=_HELP.format("Label"))
    if decimals is not None:
        yield option(
            "--decimals", type=click.IntRange(0, 17), default=decimals, show_default=True,
            metavar="N", help="Number of decimals.",
        )  # fmt: skip


def _number_of_sentences(_ctx: click.Context, _: click.Parameter, given: str | None) -> int | None:
    if given is None:
        return None
    if given == "all":
        return sys.maxsize
    if given != "none" and not (given.isascii() and given.isdecimal()):
        raise click.BadParameter(f"{given} is not all, none or a number of sentences")
    return 0 if given == "none" else int(given)


def command_line(ctx: click.Context) -> str:
    """Write the running command as a user would type it in a shell."""
    import shlex

    given = [
        (parameter, ctx.params[parameter.name])
        for parameter in ctx.command.params
        if parameter.name in ctx.params
        and ctx.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
    ]
    # Click does not keep the order of arguments and options, so arguments come first.
    given.sort(key=lambda both: isinstance(both[0], click.Option))
    words = [word for parameter, value in given for word in _words(parameter, value)]
    return shlex.join(["treeval", ctx.info_name or "", *words])


def _words(parameter: click.Parameter, value: Any) -> Iterator[str]:
    for each in value if isinstance(value, tuple) else (value,):
        if not isinstance(parameter, click.Option):
            yield str(each)
        elif not parameter.is_flag:
            yield from (parameter.opts[-1], str(each))
        elif each is False:
            yield parameter.secondary_opts[-1]
        elif each is True or each == parameter.flag_value:
            yield parameter.opts[-1]


def print_json(record: Mapping[str, Any]) -> None:
    """Print a record as one document; undefined values must be None, because JSON has no nan."""
    import json
    import sys

    is_narrow = "utf" not in (sys.stdout.encoding or "utf-8").casefold()
    plain = json.JSONEncoder(ensure_ascii=is_narrow, allow_nan=False)
    indented = json.JSONEncoder(ensure_ascii=is_narrow, allow_nan=False, indent=1)
    if not any(map(_is_long, record.values())):
        click.echo(indented.encode(record))
        return
    # The encoder that indents takes several times as long: long lists have one line per item.
    before = "{"
    for name, value in record.items():
        click.echo(f"{before}\n {plain.encode(name)}: ", nl=False)
        before = ","
        if not _is_long(value):
            click.echo(indented.encode(value), nl=False)
            continue
        for begin in range(0, len(value), _LONG):
            lines = map(plain.encode, value[begin : begin + _LONG])
            click.echo(("," if begin else "[") + "\n  " + ",\n  ".join(lines), nl=False)
        click.echo("\n ]", nl=False)
    click.echo("\n}")


def _is_long(value: Any) -> bool:
    return isinstance(value, list) and len(value) > _LONG
