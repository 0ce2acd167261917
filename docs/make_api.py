"""Writes docs/api.md from the docstrings of all public names: python docs/make_api.py

A test fails where the page is out of date, or a public name is in none of the groups below.
"""

import inspect
import re
from dataclasses import MISSING, Field, dataclass, fields
from pathlib import Path
from typing import Any

import click

import treeval
from treeval.cli import COMMANDS
from treeval.cli import treeval as program
from treeval.cli.options import explained
from treeval.settings.setting import Settings, choices

PAGE = Path(__file__).with_name("api.md")

INTRODUCTION = """\
# Python reference

Everything on this page is public: names keep their meaning within a major version. Names that are
not listed here may change at any time. The page is made from docstrings by
`python docs/make_api.py`.

Every command of the command line is one function here, and prints what the function returns:

| command | function | result |
|:--|:--|:--|
{commands}

**Input.** Wherever trees are needed you can give a path (also compressed: .gz, .xz, .zst), `"-"`
for standard input, an open file, a text in CoNLL-U (any string with a line break), a `Treebank` or
`Constituents`, or sentences of [another library](adapters.md). Several systems are a list, or a
mapping from names; in a list, `"NAME=PATH"` names a path.

**Settings** are given by name, or as an object that you can keep and pass around:

```python
import treeval

treeval.score("gold/en.conllu", "systems/birch/en.conllu", metrics="LAS", ci=True)

careful = treeval.ScoreSettings().replace(metrics="LAS", ci=True)
treeval.score("gold/en.conllu", "systems/birch/en.conllu", careful)
```

Names are those of the options: `strip_punct="form"` is `--strip-punct form`. An unknown name or
value is refused, and the message lists what there is.

**Results** all answer the same questions: `to_dict()` gives what `--json` prints, `tables()` and
`text()` what is printed otherwise, `page()` the report (`result.page().write("report.html")`); in a
notebook a result shows its page. Shares are fractions of 1; undefined numbers are nan, and None
in `to_dict()`.

**Errors** that you can repair are a `TreevalError`, with one line that names the place, the problem
and the remedy.
"""

# How a command calls its function: `treeval.score(...)`, `treeval.load(model).tag(...)`.
_CALL = re.compile(r"\btreeval\.(\w+)\((?:\w+\)\.(\w+))?")

CONSTANTS = {
    "METRICS": "All metrics that need no training, by the names that people quote. A mapping.",
    "PRESETS": "The conventions of other programs, by name. A mapping to `Conventions`.",
}


@dataclass(frozen=True)
class Call:
    """What a command calls, as its source says."""

    command: str
    function: str
    method: str = ""  # of what the function returns

    @property
    def row(self) -> str:
        called = getattr(treeval, self.function)
        shown = f"treeval.{self.function}"
        if self.method:
            called = getattr(getattr(treeval, _returned(called)), self.method)
            shown += f"(...).{self.method}"
        result = _returned(called)
        written = "a file" if result == "None" else f"`{result}`"
        return f"| `treeval {self.command}` | `{shown}` | {written} |"


def _returned(function: Any) -> str:
    """The name of the class that a function returns."""
    found = inspect.signature(function).return_annotation
    return found if isinstance(found, str) else getattr(found, "__name__", str(found))


def calls() -> list[Call]:
    """The public functions that commands call; one that also takes folders has two."""
    found = []
    for command in COMMANDS:
        loaded = program.get_command(click.Context(program), command)
        function = inspect.unwrap(loaded.callback)
        own, module = inspect.getsource(function), inspect.getsource(inspect.getmodule(function))
        called = _CALL.findall(own) or _CALL.findall(module)  # train has a command for each kind
        if not called:
            continue  # the demo runs other commands
        first, *of_folders = sorted(dict.fromkeys(called), key=lambda call: call[0] != command)
        found += [Call(command, *first)]
        found += [Call(f"{command} (folders)", *call) for call in of_folders]
    return found


def groups() -> dict[str, list[str]]:
    """Public names by what they are."""
    public = [name for name in treeval.__all__ if name != "__version__"]
    names = sorted(public, key=lambda name: (not name.isupper(), name))
    things = {name: getattr(treeval, name) for name in names}
    functions = [name for name, thing in things.items() if inspect.isfunction(thing)]
    of_commands = list(dict.fromkeys(call.function for call in calls()))
    settings = [name for name, thing in things.items() if _is_settings(thing)]
    results = [name for name, thing in things.items() if _is_result(thing)]
    listed = {*functions, *settings, *results}
    return {
        "Functions": [name for name in of_commands if name in functions],
        "More functions": sorted(set(functions) - set(of_commands)),
        "Results": results,
        "Settings": settings,
        "Other names": [name for name in names if name not in listed],
    }


def _is_settings(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Settings)


def _is_result(thing: Any) -> bool:
    from treeval.report.result import Result

    return isinstance(thing, type) and issubclass(thing, Result)


def page() -> str:
    commands = "\n".join(call.row for call in calls())
    parts = [INTRODUCTION.format(commands=commands)]
    for title, names in groups().items():
        parts.append(f"## {title}\n")
        parts += [_entry(name, getattr(treeval, name)) for name in names]
    return "\n".join(parts).rstrip() + "\n"


def _entry(name: str, thing: Any) -> str:
    heading = f"### {name}\n"
    if inspect.isfunction(thing):
        return f"{heading}\n`treeval.{name}{_signature(thing)}`\n\n{_docstring(thing)}\n"
    if _is_settings(thing):
        return f"{heading}\n{_docstring(thing)}\n\n{_table(thing)}\n"
    if isinstance(thing, type):
        return f"{heading}\n{_docstring(thing)}\n{_methods(thing)}"
    return f"{heading}\n{CONSTANTS[name]}\n"


def _signature(function: Any) -> str:
    parameters = inspect.signature(function).parameters.values()
    shown = []
    for one in parameters:
        if one.kind is inspect.Parameter.VAR_KEYWORD:
            shown.append(f"**{one.name}")
        elif one.default is inspect.Parameter.empty:
            shown.append(one.name)
        elif isinstance(one.default, Settings):
            shown.append(f"{one.name}={type(one.default).__name__}()")
        elif inspect.isfunction(one.default):
            shown.append(f"{one.name}={one.default.__name__}")
        else:
            shown.append(f"{one.name}={one.default!r}")
    return f"({', '.join(shown)})"


def _docstring(thing: Any) -> str:
    """The docstring, with its examples as blocks of code."""
    text = inspect.getdoc(thing) or ""
    out: list[str] = []
    inside = False
    for line in text.split("\n"):
        begins = line.startswith(">>>")
        if begins and not inside:
            out.append("```python")
            inside = True
        elif inside and not line.strip():
            out.append("```")
            inside = False
        out.append(line)
    if inside:
        out.append("```")
    return re.sub(r"(?<!`)``([^`]+)``(?!`)", r"`\1`", "\n".join(out))


def _methods(kind: type) -> str:
    """The public methods and properties that a class defines, each with its first line."""
    rows = []
    for name, member in vars(kind).items():
        target = member.fget if isinstance(member, property) else getattr(member, "func", member)
        # What every result can do is said once, in the introduction.
        if name.startswith("_") or not callable(target) or not target.__doc__:
            continue
        first = _docstring(target).split("\n")[0]
        call = "" if not inspect.isfunction(member) else "()"
        rows.append(f"- `.{name}{call}`: {first}")
    return "\n" + "\n".join(rows) + "\n" if rows else ""


def _table(kind: type[Settings]) -> str:
    """One row per setting; groups refer to their own table."""
    rows = ["| setting | default | meaning |", "|:--|:--|:--|"]
    known = choices(kind)
    for one in fields(kind):
        if "help" not in one.metadata:
            group = one.type if isinstance(one.type, str) else one.type.__name__
            link = f"[{group}](#{group.lower()})"
            rows.append(f"| `{one.name}` | | All settings of {link}, by name. |")
            continue
        values = f" One of {', '.join(known[one.name])}." if one.name in known else ""
        meaning = (explained(one) + values).replace("|", "\\|")
        rows.append(f"| `{one.name}` | {_default(one)} | {meaning} |")
    return "\n".join(rows)


def _default(one: "Field[Any]") -> str:
    if one.default in (None, MISSING, ()):
        return ""
    return f"`{one.default!r}`"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
