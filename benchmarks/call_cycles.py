"""Which modules of treeval call each other in a circle while a command runs.

`python benchmarks/call_cycles.py [NAME...]` traces the calls of some commands on the sample, from
module to module, and prints the groups of modules that call each other. A flow without circles can
be read from top to bottom.
"""

import sys
import threading
from collections import defaultdict
from collections.abc import Iterable
from contextlib import chdir, redirect_stderr, redirect_stdout, suppress
from io import StringIO, TextIOWrapper
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import treeval
from treeval.cli import main

SAMPLE = Path(treeval.__file__).parent / "sample"
GOLD, BIRCH = (str(SAMPLE / name) for name in ("gold/en.conllu", "systems/birch/en.conllu"))

COMMANDS = {
    "score": f"score {GOLD} {BIRCH} --by relation --ci --html page.html",
    "score over workers": f"score {GOLD} {BIRCH} --jobs 2",
    "audit": f"audit {GOLD} {BIRCH}",
    "train": f"train ngram {GOLD} -o words.model",
    "check": f"check {GOLD}",
    "errors": f"errors {GOLD} {BIRCH}",
    "treebank": f"treebank {GOLD}",
    "assess": f"assess {SAMPLE / 'brackets' / 'parsed.mrg'}",
}

Calls = dict[str, set[str]]


def traced(command: str) -> Calls:
    """Run a command, and note which module calls which."""
    calls: Calls = defaultdict(set)

    def note(frame: FrameType, event: str, _: object) -> None:
        # Expressions that are handed on, such as generators, are called by whoever uses them.
        if event != "call" or frame.f_code.co_name.startswith("<"):
            return
        called, caller = frame, frame.f_back
        # Calls by way of other libraries are calls, too; code that is only imported is not.
        while caller is not None and not caller.f_globals.get("__name__", "").startswith("treeval"):
            caller = caller.f_back
        if caller is None or caller.f_code.co_name == "<module>":
            return
        names = (one.f_globals.get("__name__", "") for one in (caller, called))
        one, other = (name.removeprefix("treeval.") for name in names)
        if one != other and called.f_globals.get("__name__", "").startswith("treeval"):
            calls[one].add(other)

    output = TextIOWrapper(open("/dev/null", "wb"))  # noqa: PTH123, SIM115
    quiet = redirect_stdout(output), redirect_stderr(StringIO()), suppress(SystemExit)
    with TemporaryDirectory() as folder, chdir(folder), quiet[0], quiet[1], quiet[2]:
        threading.setprofile(note)
        sys.setprofile(note)
        try:
            main(command.split())
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
    return calls


def circles(calls: Calls) -> list[list[str]]:
    """Find the groups of modules that reach each other by calls (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        stack.append(module)
        for other in sorted(calls.get(module, ())):
            if other not in order:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], order[other])
        if lowest[module] == order[module]:
            at = stack.index(module)
            group = stack[at:]
            del stack[at:]
            if len(group) > 1:
                found.append(sorted(group))

    for module in sorted(calls):
        if module not in order:
            visit(module)
    return sorted(found, key=len, reverse=True)


def run(names: Iterable[str]) -> None:
    for name in names:
        calls = traced(COMMANDS[name])
        modules = {*calls, *(other for called in calls.values() for other in called)}
        groups = circles(calls)
        print(f"{name}: {len(modules)} modules, {len(groups)} circles")
        for group in groups:
            print(f"  {len(group)}: {', '.join(group)}")


if __name__ == "__main__":
    run(sys.argv[1:] or COMMANDS)
