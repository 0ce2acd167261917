"""treeval inside other programs: spaCy, Hugging Face evaluate, GitHub Actions, pre-commit."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import treeval
from files import conllu, written
from sample import BIRCH, GOLD, SAMPLE
from transcripts import Code, examples
from treeval.integrations import EVALUATE

ROOT = Path(__file__).parents[2]
COMMAND = f"{sys.executable} -m treeval"


def loaded(path: Path) -> Any:
    yaml = pytest.importorskip("yaml", reason="needs PyYAML")
    return yaml.safe_load(path.read_text("utf-8"))


def in_shell(script: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a script in bash, in which `treeval` is this one."""
    whole = f'treeval() {{ {COMMAND} "$@"; }}\n{script}'
    return subprocess.run(
        ["bash", "-e", "-c", whole],  # noqa: S607
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def docs_of_spacy(spacy: Any, relation: str) -> Any:
    vocabulary = spacy.blank("en").vocab
    return spacy.tokens.Doc(
        vocabulary,
        words=["Rain", "fell", "."],
        heads=[1, 1, 1],
        deps=[relation, "ROOT", "punct"],
        sent_starts=[True, False, False],
    )


def test_spacy_knows_the_scorer() -> None:
    spacy = pytest.importorskip("spacy", reason="needs spaCy")
    from spacy.training import Example

    from treeval.integrations import spacy_scorer

    scorer = spacy.registry.scorers.get("treeval.scorer.v1")(metrics="UAS,LAS")
    assert spacy.registry.scorers.get("treeval.scorer.v1") is spacy_scorer.make_scorer
    right, wrong = (docs_of_spacy(spacy, relation) for relation in ("nsubj", "obj"))
    examples = [Example(right, right), Example(wrong, right)]
    # One of six relations is wrong.
    assert scorer(examples) == {"treeval_uas": 1, "treeval_las": pytest.approx(5 / 6)}
    assert scorer([Example(spacy.blank("en")("Rain"), spacy.blank("en")("Rain"))]) == {}
    unlabelled = spacy_scorer.make_scorer("LAS", {"punct": "deprel"})
    assert unlabelled(examples) == {"treeval_las": pytest.approx(3 / 4)}


def test_spacy_finds_the_scorer_when_treeval_is_installed() -> None:
    """That the wheel has the entry point is tested with the wheel."""
    pytest.importorskip("spacy", reason="needs spaCy")
    from treeval.integrations import spacy_scorer

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    ((name, place),) = project["entry-points"]["spacy_scorers"].items()
    assert name == "treeval.scorer.v1"
    assert EntryPoint(name, place, "spacy_scorers").load() is spacy_scorer.make_scorer


def test_the_metric_in_the_style_of_torchmetrics(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of the page runs, and scores its batches as one file of both."""
    page = (ROOT / "docs" / "adapters.md").read_text("utf-8")
    (code,) = (
        one.text
        for one in examples(page)
        if isinstance(one, Code) and "class ParserScore" in one.text
    )
    monkeypatch.chdir(SAMPLE)
    names: dict[str, Any] = {"__name__": "example", "treeval": treeval}
    exec(code, names)  # noqa: S102  the page's own example
    gold, system = (
        "".join((SAMPLE / folder / f"{name}.conllu").read_text("utf-8") for name in ("de", "en"))
        for folder in ("gold", "systems/birch")
    )
    whole = treeval.score(gold, system, metrics="UAS,LAS").systems[0].scores
    expected = {name: whole[name].score for name in ("UAS", "LAS")}
    assert names["metric"].compute() == pytest.approx(expected, abs=1e-12)
    names["metric"].reset()
    names["metric"].update(system, gold)
    assert names["metric"].compute() == pytest.approx(expected, abs=1e-12)


@pytest.mark.slow
def test_evaluate_loads_the_metric(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("evaluate", reason="needs Hugging Face evaluate")
    # Another process: the library keeps its cache in a folder that it chooses when it is loaded.
    monkeypatch.setenv("HF_HOME", str(tmp_path))
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    script = f"""
import evaluate
metric = evaluate.load({EVALUATE!r})
gold, parsed = (open(path, encoding="utf-8").read() for path in ({GOLD!r}, {BIRCH!r}))
sentences = [text.strip("\\n").split("\\n\\n") for text in (parsed, gold)]
print(metric.compute(predictions=[parsed], references=[gold]))
both = dict(zip(("predictions", "references"), sentences, strict=True))
print(metric.compute(**both, metrics="LAS", punct="upos"))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    scores = treeval.score(GOLD, {"x": BIRCH})["x"].scores
    without = treeval.score(GOLD, {"x": BIRCH}, metrics="LAS", punct="upos")["x"].scores
    first, second = map(eval, done.stdout.splitlines())
    assert first == {name: scores[name].score for name in ("UAS", "LAS")}
    assert second == {"LAS": without["LAS"].score}


def test_the_action_of_github_fails_on_problems(tmp_path: Path) -> None:
    action = loaded(ROOT / "action.yml")
    assert action["runs"]["using"] == "composite"
    *_, step = action["runs"]["steps"]
    summary = str(tmp_path / "summary.md")
    variables = {"GITHUB_STEP_SUMMARY": summary, "TREEVAL_COMMAND": f"check {GOLD}"}
    sound = in_shell(step["run"], **variables)
    assert sound.returncode == 0, sound.stderr
    cyclic = written(tmp_path / "cyclic.conllu", conllu([2, 1]))
    broken = in_shell(step["run"], **{**variables, "TREEVAL_COMMAND": f"check {cyclic}"})
    assert broken.returncode == 1
    assert "form a cycle" in broken.stdout
    assert "form a cycle" in Path(summary).read_text("utf-8")
    low = f"score {GOLD} {BIRCH} -b --fail-under LAS=0.9"
    assert in_shell(step["run"], **{**variables, "TREEVAL_COMMAND": low}).returncode == 1


def test_the_hook_of_pre_commit_checks_treebanks(tmp_path: Path) -> None:
    (hook,) = loaded(ROOT / ".pre-commit-hooks.yaml")
    assert hook["id"] == "treeval-check"
    assert re.search(hook["files"], "treebank/en-train.conllu")
    assert not re.search(hook["files"], "README.md")
    cyclic = written(tmp_path / "cyclic.conllu", conllu([2, 1]))
    assert in_shell(f"{hook['entry']} {GOLD}").returncode == 0
    assert in_shell(f"{hook['entry']} {GOLD} {cyclic}").returncode == 1


def test_pre_commit_accepts_the_hook() -> None:
    clientlib = pytest.importorskip("pre_commit.clientlib", reason="needs pre-commit")
    (hook,) = clientlib.load_manifest(str(ROOT / ".pre-commit-hooks.yaml"))
    assert hook["language"] == "python"
