"""The text and tables of an audit: what a reader sees, and what can be pasted into an issue."""

import json
from pathlib import Path

import pytest

import treeval
from commands import run
from regular import written_treebank
from treeval.report.tables.table import Style

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("audit")
    return written_treebank(folder, s1=(3, 4, "det"), s3=(2, 6, "amod"))


def test_a_finding_in_three_lines(path: str) -> None:
    text = treeval.audit(path, limit=2).text()
    first, second, size = (part.split("\n") for part in text.split("\n\n"))
    assert first[0] == f'1  {path}:4  s1 word 3 "boy"'
    assert first[1].startswith('   annotated: det of "sees"     competing: nsubj of "sees" (p 0.9')
    assert first[2].startswith("   elsewhere, ")
    assert " is nsubj " in first[2]
    assert 'competing: amod of "' in second[1]
    assert "; the annotated head 0.0" in second[1]
    assert size[0].startswith("2 findings in 1,945 words; 10 folds, seed 2011; ")
    assert "a competing analysis is not a correction" in size[1]


def test_patterns_can_be_pasted_into_an_issue(path: str) -> None:
    text = treeval.audit(path, limit=2, by="pattern").text()
    assert "**det → nsubj (NOUN, head VERB)**: 1 word\n\n- treebank.conllu:4 s1 word 3" in text
    assert "**amod, other head (ADJ, head NOUN)**: 1 word" in text


def test_sentences_are_in_the_order_of_their_first_finding(path: str) -> None:
    found = treeval.audit(path, limit=40, by="sentence")
    text = found.text()
    assert text.startswith(f"s1  {path}, ")
    assert '    word 3 "boy", line 4, rank 1\n' in text
    scores = [group[0].score for group in found.by_sentence]
    assert scores == sorted(scores, reverse=True)
    assert found.to_dict()["grouped"]["sentences"][0]["ranks"][0] == 1


def test_tables_have_one_row_per_finding_or_pattern(path: str) -> None:
    found = treeval.audit(path, limit=7)
    (table,) = found.tables(Style("csv"))
    assert len(table.rows) == 7
    assert dict(zip(table.header, table.rows[0], strict=True))["Competing"] == "nsubj 4"
    (table,) = treeval.audit(path, limit=7, by="pattern").tables()
    assert sum(int(row[2]) for row in table.rows) == 7


def test_the_command_prints_what_the_function_returns(path: str, capfd: Capture) -> None:
    found = treeval.audit(path, limit=3)
    assert run(capfd, "audit", path, "-n", "3").out == found.text() + "\n"
    assert json.loads(run(capfd, "audit", path, "-n", "3", "--json").out) == found.to_dict()


def test_long_lists_in_json_have_one_line_per_item(
    path: str, capfd: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("treeval.cli.output._LONG", 2)
    printed = run(capfd, "audit", path, "-n", "5", "--json").out
    assert json.loads(printed) == treeval.audit(path, limit=5).to_dict()
    assert sum(line.startswith('  {"rank": ') for line in printed.splitlines()) == 5


def test_the_command_marks_and_fails_over_a_limit(
    path: str, capfd: Capture, tmp_path: Path
) -> None:
    marked = tmp_path / "marked.conllu"
    outcome = run(capfd, "audit", path, "-n", "2", "--mark", str(marked), "--fail-over", "0")
    assert marked.read_text("utf-8").count("Bug=audit-") == 2
    alarms = treeval.audit(path).alarms
    assert outcome.code == (1 if alarms else 0)
    assert run(capfd, "audit", path, "--fail-over", str(alarms)).code == 0


def test_the_page_needs_no_other_file(path: str, capfd: Capture, tmp_path: Path) -> None:
    page = tmp_path / "audit.html"
    run(capfd, "audit", path, "-n", "2", "--html", str(page))
    written = page.read_text("utf-8")
    assert "det → nsubj" in written
    assert "src=" not in written
    assert 'href="http' not in written
