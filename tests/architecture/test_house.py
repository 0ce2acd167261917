"""Rules of the house that no linter knows."""

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import treeval
from treeval.cli import COMMANDS
from treeval.metrics import METRICS, NEEDS_TRAINING

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src" / "treeval").rglob("*.py"))
MOST_LINES = 400


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_are_small_and_finished(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.count("\n") <= MOST_LINES, "would two files explain themselves better?"
    assert not re.search(r"\b(TODO|FIXME|XXX|NotImplementedError)\b", text)
    assert text.startswith('"""'), "a module says what it holds"


def test_there_is_no_drawer_for_everything() -> None:
    assert not [path for path in SOURCES if path.stem in {"utils", "helpers", "common", "misc"}]


def types_of(path: Path) -> Iterator[str]:
    """Names of the classes and type aliases at module level; type variables may repeat."""
    for statement in ast.parse(path.read_text("utf-8")).body:
        match statement:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar"))):
                continue
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if re.match("_?[A-Z]", name) and not name.isupper():
                    yield name


def test_every_type_has_a_name_of_its_own() -> None:
    found = Counter(name for path in SOURCES for name in types_of(path))
    shared = {name for name, times in found.items() if times > 1}
    assert not shared, "rename what is new"


def test_public_names_are_there() -> None:
    assert len(set(treeval.__all__)) == len(treeval.__all__)
    for name in treeval.__all__:
        assert getattr(treeval, name) is not None


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_there_and_documented(name: str) -> None:
    command = import_module(f"treeval.cli.{name.replace('-', '_')}").command
    assert command.help
    assert f"| `treeval {name}" in (ROOT / "docs" / "commands.md").read_text("utf-8")


@pytest.mark.parametrize("name", [*METRICS, *NEEDS_TRAINING])
def test_every_metric_is_documented(name: str) -> None:
    folder = ROOT / "docs" / "metrics"
    rows = (folder / "README.md").read_text("utf-8").splitlines()
    row = next(row for row in rows if re.match(rf"\|.*\b{name}\b.*\|", row))
    (page,) = re.findall(r"\((\w[\w-]*\.md)\)", row)
    assert re.search(rf"\b{name}\b", (folder / page).read_text("utf-8"))


def loaded(*arguments: str) -> set[str]:
    """Modules that a run of the command line loads."""
    code = (
        "import sys\n"
        "from treeval.cli import main\n"
        f"try: main({list(arguments)!r})\n"
        "except SystemExit: pass\n"
        "print('\\n'.join(sys.modules), file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(run.stderr.split())


def test_help_loads_neither_numpy_nor_a_command() -> None:
    modules = loaded("--help")
    assert not modules & {"numpy", "numba", "rich", "treeval.cli.score"}


def test_plain_score_loads_nothing_heavy() -> None:
    sample = Path(treeval.__file__).parent / "sample"
    modules = loaded(
        "score", str(sample / "gold" / "en.conllu"), str(sample / "systems/birch/en.conllu")
    )
    assert "numpy" in modules
    heavy = {"numba", "scipy", "rich", "jinja2", "json", "treeval.statistics.draws"}
    assert not modules & heavy


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


def test_the_version_is_the_same_everywhere() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"version: {treeval.__version__}" in citation
    assert f"## {treeval.__version__}" in changes


def test_every_part_of_the_house_is_on_its_plan() -> None:
    plan = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## Packages")[2]
    drawn = set(re.findall(r"^  (\w+)(?:/|\.py) ", plan, re.MULTILINE))
    package = ROOT / "src" / "treeval"
    parts = {path.stem for path in package.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert drawn == parts - {"__main__", "__pycache__"}


# Modules without a unit test of their name, and where they are tested instead. A package stands for
# all its modules without one.
TESTED_ELSEWHERE = {
    "__init__": "e2e/test_docstrings.py",
    "assessment/ranking": "property/test_ranking.py",
    "assessment/result": "unit/assessment/test_assess.py",
    "assessment/scored": "unit/assessment/test_assess.py",
    "auditing": "unit/auditing/test_audit.py",
    "checking/findings": "property/test_checks_in_blocks.py",
    "checking/result": "unit/checking/test_check.py",
    "cli": "e2e/test_command_is_the_library.py",
    "differences": "unit/differences/test_diff.py",
    "crossing/experiments": "unit/crossing/test_cross.py",
    "crossing/results": "unit/crossing/test_cross.py",
    "excerpts": "unit/excerpts/test_excerpt.py",
    "experiments/pupa": "unit/experiments/pupa/test_experiment.py",
    "formats/bracket_vectors": "property/test_scanned_brackets.py",
    "formats/bracketing": "property/test_scanned_brackets.py",
    "formats/dictionary": "property/test_dictionary.py",
    "formats/draft": "property/test_formats.py",
    "formats/measures": "property/test_streaming.py",
    "formats/row_vectors": "unit/formats/test_conll.py",
    "kernels/arcs": "unit/models/arcs/test_heads.py",
    "kernels/bracket_counts": "property/test_compiled_constituents.py",
    "kernels/ccl": "property/test_ccl.py",
    "kernels/clark": "property/test_exchange.py",
    "kernels/conll_rows": "property/test_scanned_conll.py",
    "kernels/dmv": "property/test_dmv_charts.py",
    "kernels/dmv/variational": "unit/models/dmv/test_variational.py",
    "kernels/edit_distance": "oracle/test_tree_distance.py",
    "kernels/field_codes": "property/test_scanned_conll.py",
    "kernels/lifting": "property/test_projectivity.py",
    "kernels/measures": "property/test_streaming.py",
    "kernels/ngram": "property/test_compiled_arpa.py",
    "kernels/pupa": "property/test_pupa.py",
    "kernels/spanning": "property/test_ranking.py",
    "kernels/transitions": "property/test_transitions.py",
    "kernels/vote": "property/test_ranking.py",
    "kernels/words": "property/test_scanned_conll.py",
    "learning/ccl": "unit/learning/test_load.py",
    "learning/model": "unit/learning/test_load.py",
    "learning/ngram": "unit/models/ngram/test_binary.py",
    "learning/parser": "unit/learning/test_parsing.py",
    "learning/tags": "unit/learning/test_train.py",
    "metrics/tedeval/tedeval22": "oracle/test_tedeval22.py",
    "models/arcs/coding": "unit/models/arcs/test_features.py",
    "models/arcs/compiled": "unit/models/arcs/test_heads.py",
    "models/ccl/compiled": "property/test_ccl.py",
    "models/ccl/parses": "unit/models/ccl/test_model.py",
    "models/dmv/events": "property/test_dmv_charts.py",
    "models/dmv/pairs": "unit/models/dmv/test_gggtp10.py",
    "models/dmv/projection": "property/test_dmv_valences.py",
    "models/dmv/saj10": "unit/models/dmv/test_algorithms.py",
    "models/dmv/valences": "property/test_dmv_valences.py",
    "models/ngram/arpa_compiled": "property/test_compiled_arpa.py",
    "models/ngram/arpa_lines": "unit/models/ngram/test_arpa.py",
    "report/charts": "unit/report/test_charts.py",
    "report/tables/agreement": "unit/scoring/annotators/test_agreement.py",
    "report/tables/differences": "unit/differences/test_diff.py",
    "report/pages": "e2e/test_pages.py",
    "schemes/demotion": "property/test_headedness.py",
    "schemes/lth": "unit/schemes/lth/test_conversion.py",
    "schemes/promotion": "unit/schemes/test_headedness.py",
    "report/tables/score_notes": "unit/report/tables/test_scores.py",
    "scoring/annotators": "unit/scoring/annotators/test_agreement.py",
    "scoring/choosing": "property/test_errors_in_blocks.py",
    "scoring/error_counts": "property/test_errors_in_blocks.py",
    "scoring/folders": "e2e/test_campaigns.py",
    "scoring/kept": "e2e/test_campaigns.py",
    "scoring/run": "e2e/test_score.py",
    "scoring/side_by_side": "property/test_streaming.py",
    "scoring/tallies": "property/test_streaming.py",
    "scoring/tasks": "e2e/test_campaigns.py",
    "sources/blocks": "property/test_streaming.py",
    "settings": "unit/settings/test_setting.py",
    "tree/alignment": "property/test_alignment.py",
    "tree/compiled_pair": "property/test_compiled_constituents.py",
    "treebanks/description": "unit/treebanks/test_describe.py",
    "treebanks/tally": "property/test_descriptions_in_blocks.py",
    "treebanks/totals": "property/test_descriptions_in_blocks.py",
    "kernels/brackets": "property/test_scanned_brackets.py",
    "kernels/lineages": "unit/metrics/test_leaf_ancestor.py",
    "kernels/tsg": "property/test_tsg.py",
    "models/tsg": "unit/models/tsg/test_bc10.py",
}
UNTESTED_LINES = 60  # of code, that a module may have without a test of its own
TESTS = ROOT / "tests"
PACKAGE = ROOT / "src" / "treeval"


def module_of(path: Path) -> Path:
    """The name of a module in the package, as a path: ``tree/pair``."""
    name = path.relative_to(PACKAGE).with_suffix("")
    return name.parent if path.stem == "__init__" and name.parent.name else name


def unit_test_of(module: Path) -> Path:
    return TESTS / "unit" / module.parent / f"test_{module.name}.py"


def lines_of_code(path: Path) -> int:
    """Count lines, without those that are blank, comments or docstrings."""
    text = path.read_text("utf-8")
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    texts = [
        node.body[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, documented) and ast.get_docstring(node) is not None
    ]
    inside = {line for one in texts for line in range(one.lineno, (one.end_lineno or 0) + 1)}
    return sum(
        number not in inside and line.strip() != "" and not line.strip().startswith("#")
        for number, line in enumerate(text.splitlines(), start=1)
    )


@cache
def untested() -> set[Path]:
    """Modules of some size that have no unit test of their name."""
    return {
        module_of(path)
        for path in SOURCES
        if lines_of_code(path) > UNTESTED_LINES and not unit_test_of(module_of(path)).exists()
    }


def test_unit_tests_are_named_after_what_they_test() -> None:
    modules = {unit_test_of(module_of(path)) for path in SOURCES}
    astray = {path for path in (TESTS / "unit").rglob("test_*.py") if path not in modules}
    assert not astray, "a test file mirrors a module or a package of src/treeval"


def test_every_module_is_tested_somewhere() -> None:
    known = {Path(name) for name in TESTED_ELSEWHERE}
    missing = {name for name in untested() if not known & {name, *name.parents}}
    assert not missing, "write a unit test of their name, or say where they are tested"


def test_what_is_tested_elsewhere_is() -> None:
    assert all((TESTS / where).is_file() for where in TESTED_ELSEWHERE.values())
    without = {above for name in untested() for above in (name, *name.parents)}
    needless = {name for name in TESTED_ELSEWHERE if Path(name) not in without}
    assert not needless, "these have a test of their own, or need none: take them from the list"
