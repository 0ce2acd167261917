"""The page docs/performance.md: what every measurement printed, and on which machine."""

import ast
import os
import platform
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from textwrap import fill

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "performance.md"
PROGRAMS = ("numpy", "numba", "udtools", "nltk", "kenlm", "conllu", "pyconll", "udapi", "duckdb")
_HEAD = """# Performance

This page is the output of `python3 bootstrap.py bench --page`, which runs all measurements in
[`benchmarks/`](../benchmarks/README.md) and writes their output here. Programs that are compared
run in the same measurement, on the same files. CPU times contain the start of the program unless
the text says otherwise. Ratios differ by a tenth from run to run, and by more on a busy machine. A
measurement that is missing here was not run this time; `python3 bootstrap.py bench NAME` runs it.
"""


@dataclass(frozen=True)
class Measurement:
    """The name of a measurement, its exit code, and what it printed."""

    name: str
    code: int
    output: str


def write_page(measurements: Iterable[Measurement]) -> None:
    sections = "\n".join(map(section, measurements))
    PAGE.write_text(f"{_HEAD}\n{machine()}\n{sections}", encoding="utf-8")


def section(one: Measurement) -> str:
    title, _, rest = _docstring(one.name).partition("\n")
    paragraphs = [one.strip("\n") for one in rest.split("\n\n")]
    explained = [one for one in (title, *paragraphs) if one and "python benchmarks" not in one]
    printed = one.output.rstrip() or "(nothing was printed)"
    return "\n\n".join([f"## {one.name}", *explained, f"```text\n{printed}\n```\n"])


def machine() -> str:
    """Say on what the measurements were made."""
    load = os.getloadavg()[0]
    versions = [f"{name} {found}" for name in PROGRAMS if (found := _version(name))]
    said = (
        f"Measured on {_processor()}, {os.cpu_count()} cores, {platform.system()}, "
        f"Python {platform.python_version()}, with {', '.join(versions)}. "
        f"The load at the end of the measurements was {load:.1f}."
    )
    return f"{fill(said, 100)}\n"


def _docstring(name: str) -> str:
    return ast.get_docstring(ast.parse((HERE / f"{name}.py").read_text("utf-8"))) or name


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.machine())


if __name__ == "__main__":
    print(machine())
