"""What starting a command costs, in modules: seconds differ from machine to machine.

A budget is a little above what is loaded today. Where a test fails, import the new module in the
function that needs it; raise the budget only if every run needs it.
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

HELP = 18  # modules of treeval that a command loads to explain itself
RUNS = {
    "score": (81, [GOLD, BIRCH]),
    "score of one metric": (77, [GOLD, BIRCH, "--metrics", "LAS"]),
    "score with intervals": (91, [GOLD, BIRCH, CEDAR, "--ci"]),
    "score as JSON": (78, [GOLD, BIRCH, "--json"]),
    "score of constituents": (98, [*BRACKETS, "--metrics", "EVALB"]),
    "errors": (75, [GOLD, BIRCH]),
    "agree": (74, [GOLD, BIRCH]),
    "check": (60, [GOLD]),
    "diff": (64, [GOLD, BIRCH]),
    "treebank": (100, [GOLD]),
    "parse": (99, ["left", GOLD]),
    "convert": (52, [GOLD, "-", "--to", "conllx"]),
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


def own(modules: set[str]) -> set[str]:
    return {name for name in modules if name.partition(".")[0] == "treeval"}


def foreign(modules: set[str]) -> set[str]:
    """Packages that neither Python nor treeval has."""
    packages = {name.partition(".")[0] for name in modules}
    known = {*sys.stdlib_module_names, "treeval", "__mp_main__", "cython_runtime"}
    return {name for name in packages - known if not name.startswith("_")}


def test_treeval_itself_loads_almost_nothing() -> None:
    modules = loaded("--help")
    assert len(own(modules)) <= 8
    assert "numpy" not in modules


@pytest.mark.parametrize("command", COMMANDS)
def test_help_needs_no_numpy(command: str) -> None:
    modules = loaded(command, "--help")
    assert len(own(modules)) <= HELP, sorted(own(modules))
    assert "numpy" not in modules


@pytest.mark.parametrize("run", RUNS)
def test_a_run_stays_within_its_budget(run: str) -> None:
    budget, arguments = RUNS[run]
    modules = loaded(run.split(maxsplit=1)[0], *arguments)
    assert len(own(modules)) <= budget, sorted(own(modules))
    assert not foreign(modules) - {"click", "numpy", "sitecustomize", "coverage"}
