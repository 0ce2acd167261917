"""What commands load when they start: nothing heavy that they do not need.

How long they take is measured in benchmarks/start_up.py, as a ratio.
"""

import subprocess
import sys
from pathlib import Path

import pytest

import treeval
from treeval.cli import COMMANDS

SAMPLE = Path(treeval.__file__).parent / "sample"
GOLD = str(SAMPLE / "gold" / "en.conllu")
BIRCH, CEDAR = (str(SAMPLE / "systems" / name / "en.conllu") for name in ("birch", "cedar"))
BRACKETS = [str(SAMPLE / "brackets" / name) for name in ("en.mrg", "parsed.mrg")]

RUNS = {
    "score": ["score", GOLD, BIRCH],
    "score with intervals": ["score", GOLD, BIRCH, CEDAR, "--ci"],
    "score as JSON": ["score", GOLD, BIRCH, "--json"],
    "score of constituents": ["score", *BRACKETS, "--metrics", "EVALB"],
    "errors": ["errors", GOLD, BIRCH],
    "agree": ["agree", GOLD, BIRCH],
    "check": ["check", GOLD],
    "diff": ["diff", GOLD, BIRCH],
    "treebank": ["treebank", GOLD],
    "parse": ["parse", "left", GOLD],
    "convert": ["convert", GOLD, "-", "--to", "conllx"],
}


def loaded(*arguments: str) -> set[str]:
    """Modules that a run of the command line loads."""
    code = (
        "import sys\n"
        "from treeval.cli import main\n"
        f"try: main({list(arguments)!r})\n"
        "except SystemExit as end: assert end.code in (None, 0, 1)\n"
        "print('loaded', *sys.modules, file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(run.stderr.rpartition("loaded ")[2].split())


def foreign(modules: set[str]) -> set[str]:
    """Packages that neither Python nor treeval has."""
    packages = {name.partition(".")[0] for name in modules}
    known = {*sys.stdlib_module_names, "treeval", "__mp_main__", "cython_runtime"}
    return {name for name in packages - known if not name.startswith("_")}


def test_help_loads_neither_numpy_nor_a_command() -> None:
    modules = loaded("--help")
    assert not modules & {"numpy", "treeval.cli.score"}


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_loads_no_numpy(command: str) -> None:
    assert "numpy" not in loaded(command, "--help")


@pytest.mark.parametrize("run", RUNS)
def test_a_run_loads_no_package_but_numpy_and_click(run: str) -> None:
    assert not foreign(loaded(*RUNS[run])) - {"click", "numpy", "sitecustomize", "coverage"}


def test_plain_score_loads_no_json() -> None:
    assert "json" not in loaded(*RUNS["score"])


@pytest.mark.parametrize(
    "module",
    [
        "treeval.models.train",
        "treeval.models.arcs.heads",
        "treeval.models.arcs.labels",
        "treeval.induction.ccl.parses",
        "treeval.induction.ccl.model",
        "treeval.induction.clark.trainer",
        "treeval.statistics.clustering",
    ],
)
def test_importing_a_model_loads_no_compiler(module: str) -> None:
    code = f"import sys, {module}; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
