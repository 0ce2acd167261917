"""Options made from settings: every field of a settings class is an option with the same name."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, fields
from functools import wraps
from typing import Any, TypeVar, get_args, get_type_hints

import click
from click.core import ParameterSource

from treeval.errors import option_of, spelt_as_options
from treeval.formats.files import require_writable, require_writable_folder
from treeval.formats.registry import FORMATS
from treeval.scoring.groupings import NAMES
from treeval.settings.setting import Settings, choices

F = TypeVar("F", bound=Callable[..., object])

# Headings of the help; the options that are used most come first.
HEADINGS = (
    *("What to compute", "Conversion", "Certainty", "Output", "Input"),
    *("Conventions", "Figures", "Scale", "Help"),
)


class HeadedOption(click.Option):
    """An option under a heading of the help."""

    def __init__(self, names: Sequence[str], *, heading: str = "Output", **more: Any) -> None:
        super().__init__(names, **more)
        self.heading = heading


class Command(click.Command):
    """A command whose help lists its options under headings."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.params.append(_DEBUG)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for heading in HEADINGS:
            options = [one for one in self.get_params(ctx) if _heading(one) == heading]
            records = [record for one in options if (record := one.get_help_record(ctx))]
            if records:
                with formatter.section(heading):
                    formatter.write_dl(records)


# Every command accepts it; `main` looks for it among the words of the command line.
_DEBUG = HeadedOption(
    ["--debug"], is_flag=True, expose_value=False, heading="Help",
    help="Show where in treeval an internal error happened.",
)  # fmt: skip


def _heading(parameter: click.Parameter) -> str | None:
    if not isinstance(parameter, click.Option):  # arguments are explained in the text
        return None
    return parameter.heading if isinstance(parameter, HeadedOption) else HEADINGS[-1]


def option(*names: str, heading: str = "Output", **more: Any) -> Callable[[F], F]:
    """Declare an option that is not a setting, such as where output goes."""
    return click.option(*names, cls=HeadedOption, heading=heading, **more)


def writable(
    _ctx: click.Context, _: click.Parameter, given: str | tuple[str, ...] | None
) -> str | tuple[str, ...] | None:
    """Refuse files that cannot be written, before the work begins."""
    for path in (given,) if isinstance(given, str) else given or ():
        require_writable(path)
    return given


def writable_folder(_ctx: click.Context, _: click.Parameter, path: str | None) -> str | None:
    """Refuse a folder that cannot be made or written into, before the work begins."""
    if path is not None:
        require_writable_folder(path)
    return path


def settings_options(kind: type[Settings]) -> Callable[[F], F]:
    """Declare the options of a settings class; the command receives them as ``settings``.

    Only options on the command line are set, so that defaults are defined in the settings alone.
    """

    def decorate(command: F) -> F:
        @wraps(command)
        def gathered(**given: Any) -> object:
            ctx = click.get_current_context()
            chosen = {}
            defaults = kind.defaults()
            for name in defaults.names():
                value = given.pop(name)
                if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
                    chosen[name] = value
            return command(settings=defaults.replace(**chosen), **given)

        command_with_options: F = decorated(gathered, _options(kind))
        return command_with_options

    return decorate


def explained(setting: "Field[Any]") -> str:
    """Explain a setting, with the names that registries have for {formats} and the like."""
    text: str = setting.metadata["help"]
    return text.format(
        formats=", ".join(FORMATS),
        written_formats=", ".join(form.name for form in FORMATS.values() if form.writer),
        groupings=", ".join(NAMES),
    )


def decorated(command: Callable[..., object], options: Iterable[Callable[[F], F]]) -> Any:
    """Add options to a command, so that the help lists them in this order."""
    for one in reversed(list(options)):
        command = one(command)
    return command


def _options(kind: type) -> Iterator[Callable[[F], F]]:
    hints = get_type_hints(kind)
    for one in fields(kind):
        hint = hints[one.name]
        if isinstance(hint, type) and issubclass(hint, Settings):
            yield from _options(hint)
        else:
            heading = one.metadata["heading"] or getattr(kind, "heading", HEADINGS[0])
            yield _option(one, hint, choices(kind).get(one.name), heading)


def _option(
    one: "Field[Any]", hint: Any, known: tuple[str, ...] | None, heading: str
) -> Callable[[F], F]:
    about, default = one.metadata, one.default
    name = option_of(one.name)
    more: dict[str, Any] = {"help": spelt_as_options(explained(one)), "heading": heading}
    names = [f"-{about['short']}"] if about["short"] else []
    if hint in (bool, bool | None):
        can_be_undone = default is not False
        names.append(f"{name}/{option_of(f'no_{one.name}')}" if can_be_undone else name)
        return option(*names, one.name, is_flag=True, default=default, **more)
    more |= {"type": _type(hint, known, about), "metavar": about["metavar"] or None}
    if about["many"]:
        joined = None if about["whole"] else lambda _ctx, _one, given: ",".join(given)
        more |= {"multiple": True, "callback": joined}
    elif default not in (None, MISSING):
        more |= {"default": default, "show_default": True}
    if about["alone"]:
        more |= {"is_flag": False, "flag_value": about["alone"]}
    return option(*names, name, one.name, **more)


def _type(hint: Any, known: tuple[str, ...] | None, about: Mapping[str, Any]) -> Any:
    """The type of a value; the settings themselves check bounds and lists."""
    if known and not about["many"]:
        return click.Choice(known)
    kinds = (hint, *get_args(hint))
    return next((kind for kind in (float, int) if kind in kinds and not about["many"]), str)
