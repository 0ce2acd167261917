"""`treeval score` on the shipped sample and on real data."""

import csv
import io
import json
import re
import subprocess
from pathlib import Path
from shutil import which
from typing import Any

import pytest

import treeval
from commands import run
from files import conllu, written
from sample import ALDER, BIRCH, CEDAR, GOLD, SAMPLE
from treeval.scoring.score import score

Capture = pytest.CaptureFixture[str]

SYSTEMS = [ALDER, BIRCH, CEDAR]


def scored(capfd: Capture, *arguments: str) -> Any:
    outcome = run(capfd, "score", *arguments, "--json")
    assert outcome.code == 0, outcome.err
    return json.loads(outcome.out)


def test_files_of_the_same_name_are_called_after_their_folders(capfd: Capture) -> None:
    found = scored(capfd, GOLD, *SYSTEMS)
    assert [system["name"] for system in found["systems"]] == ["alder", "birch", "cedar"]


def test_a_name_without_a_path(capfd: Capture) -> None:
    outcome = run(capfd, "score", GOLD, "mine=")
    assert outcome.code == 2
    assert "no path follows the name" in outcome.err


# LAS F1 of udeval 0.2.9 on the sample.
@pytest.mark.parametrize(("system", "las"), [(0, 71.45), (1, 83.17), (2, 90.35)])
def test_the_sample_scores_as_the_ud_scorer_says(capfd: Capture, system: int, las: float) -> None:
    outcome = run(capfd, "score", GOLD, SYSTEMS[system], "-b")
    assert outcome.out == f"{las:.2f}\n"


def test_json_keeps_to_the_contract(capfd: Capture) -> None:
    found = scored(capfd, GOLD, *SYSTEMS, "--ci", "--compare", "--by", "relation")
    assert {"treeval", "signature", "gold", "systems", "breakdowns", "comparisons"} <= set(found)
    las = found["systems"][0]["scores"]["LAS"]
    assert set(las) == {
        *("score", "precision", "recall", "f1", "aligned_accuracy"),
        *("counts", "low", "high", "interval", "signature"),
    }
    assert set(las["counts"]) == {"correct", "predicted", "gold", "aligned"}
    assert las["low"] <= las["score"] <= las["high"]
    assert las["signature"].startswith("LAS|tok:align|punct:all|sub:strip|avg:micro|bad:keep|gold:")
    comparison = found["comparisons"][0]
    assert comparison["test"] == "paired shuffling"
    assert comparison["trials"] == 10_000
    gold = sum(part["counts"]["gold"] for part in found["breakdowns"][0]["parts"])
    assert gold == found["gold"]["words"]


def test_python_gives_the_numbers_of_the_json(capfd: Capture) -> None:
    from_json = scored(capfd, GOLD, SYSTEMS[0])
    from_python = treeval.score(GOLD, {"en": SYSTEMS[0]}).to_dict()
    assert from_json == json.loads(json.dumps(from_python))


def test_undefined_scores_are_null_and_explained(capfd: Capture) -> None:
    gold, system = SAMPLE / "gold" / "fr.conllu", SAMPLE / "systems" / "cedar" / "fr.conllu"
    found = scored(capfd, str(gold), str(system), "--metrics", "ELAS")
    elas = found["systems"][0]["scores"]["ELAS"]
    assert elas["score"] is None
    assert elas["undefined"] == "both files have no enhanced graphs (column DEPS)"
    text = run(capfd, "score", str(gold), str(system)).out
    assert "– ELAS, EULAS: both files have no enhanced graphs (column DEPS)" in text
    as_reference = run(capfd, "score", str(gold), str(system), "--preset", "ud").out
    elas_row = next(row.split() for row in as_reference.splitlines() if row.startswith("ELAS"))
    assert elas_row == ["ELAS", "0.00", "0.00", "0.00"]


def test_a_system_does_not_differ_from_itself(capfd: Capture) -> None:
    found = scored(capfd, GOLD, f"a={SYSTEMS[0]}", f"b={SYSTEMS[0]}", "--compare")
    assert found["comparisons"][0]["difference"] == 0
    assert found["comparisons"][0]["p"] == 1


def test_seeds(capfd: Capture) -> None:
    def limits(*seed: str) -> tuple[float, float]:
        las = scored(capfd, GOLD, SYSTEMS[0], "--ci", *seed)["systems"][0]["scores"]["LAS"]
        return las["low"], las["high"]

    assert limits("--seed", "0") == limits("--seed", "0")
    assert limits("--seed", "0", "--resamples", "50") != limits("--seed", "1", "--resamples", "50")
    assert limits() == limits("--seed", "2011")


def test_baseline_is_the_first_system(capfd: Capture) -> None:
    found = scored(capfd, GOLD, *SYSTEMS, "--baseline")
    assert [(one["a"], one["b"]) for one in found["comparisons"]] == [
        ("alder", "birch"),
        ("alder", "cedar"),
    ]


def test_clusters_are_parted_by_lines(capfd: Capture) -> None:
    out = run(capfd, "score", GOLD, *SYSTEMS, "--compare").out
    table = out[out.index("LAS: ranks") :].split("\n\n")[0].splitlines()
    assert [line.split()[1] for line in table if line[0].isdigit()] == ["cedar", "birch", "alder"]
    assert sum(line.startswith("─") for line in table) == 3


def test_csv_and_tsv_hold_every_table(capfd: Capture) -> None:
    out = run(capfd, "score", GOLD, *SYSTEMS, "--csv", "--compare", "--by", "upos").out
    rows = list(csv.DictReader(io.StringIO(out)))
    las = [row for row in rows if (row["metric"], row["measure"]) == ("LAS", "score")]
    assert [row["value"] for row in las if not row["by"]] == ["71.45", "83.17", "90.35"]
    assert {row["by"] for row in rows} == {"", "upos", "compared with"}
    (p,) = (
        row["value"]
        for row in rows
        if (row["system"], row["group"], row["measure"]) == ("cedar", "birch", "p_adjusted")
    )
    assert float(p) < 0.05
    assert all("|gold:" in row["signature"] for row in rows)
    tsv = run(capfd, "score", GOLD, *SYSTEMS, "--tsv").out
    assert "birch\tLAS\t\t\tscore\t83.17\tLAS|tok:align" in tsv


def test_markdown_and_decimals(capfd: Capture) -> None:
    out = run(capfd, "score", GOLD, *SYSTEMS, "--markdown", "--decimals", "1").out
    assert re.search(r"\| LAS \| 71.[45] \| 83.2 \| \*\*90.3\*\* \|", out)
    assert out.splitlines()[1] == "|:--|--:|--:|--:|"


def test_latex_escapes_names(capfd: Capture, tmp_path: Path) -> None:
    odd = written(tmp_path / "my_parser & co.conllu", Path(SYSTEMS[0]).read_bytes())
    out = run(capfd, "score", GOLD, odd, SYSTEMS[1], "--latex").out
    assert r"Metric & my\_parser \& co & en \\" in out
    assert out.startswith("% Bold: best score.\n\\begin{tabular}{lrr}\n\\toprule\n")
    assert "\\bottomrule\n\\end{tabular}\n\n% signature: LAS|" in out


def test_fail_under(capfd: Capture) -> None:
    assert run(capfd, "score", GOLD, SYSTEMS[2], "--fail-under", "LAS=0.9").code == 0
    failed = run(capfd, "score", GOLD, SYSTEMS[2], "--fail-under", "LAS=0.91")
    assert failed.code == 1
    assert failed.err == "en: LAS is 0.9035, below 0.91\n"
    assert run(capfd, "score", GOLD, SYSTEMS[2], "--fail-under", "las=0.91").code == 1
    assert run(capfd, "score", GOLD, SYSTEMS[2], "--fail-under", "LAS").code == 2
    unknown = run(capfd, "score", GOLD, SYSTEMS[2], "--fail-under", "TED=1")
    assert (unknown.code, unknown.out) == (2, "")
    percent = run(capfd, "score", GOLD, SYSTEMS[2], "--fail-under", "LAS=85")
    assert percent.code == 2
    assert "is not a fraction of 1; write LAS=0.85" in percent.err


def test_no_limit_under_a_score_that_is_better_when_lower(capfd: Capture) -> None:
    arguments = ["--metrics", "DPPL", "--train", GOLD, "--fail-under", "DPPL=5"]
    outcome = run(capfd, "score", GOLD, SYSTEMS[2], *arguments)
    assert outcome.code == 2
    assert "lower is better" in outcome.err


def test_the_bare_number_is_that_of_the_first_metric_named(capfd: Capture) -> None:
    # UAS and LAS of birch: udeval 0.2.9.
    assert run(capfd, "score", GOLD, SYSTEMS[1], "-b", "--metrics", "uas,LAS").out == "87.87\n"
    assert run(capfd, "score", GOLD, SYSTEMS[1], "-b").out == "83.17\n"
    perplexity = run(capfd, "score", GOLD, GOLD, "-b", "--metrics", "DPPL", "--train", GOLD)
    assert float(perplexity.out) < 100


@pytest.mark.parametrize("form", ["--csv", "--tsv", "--latex", "--markdown"])
def test_tables_for_other_programs_have_their_notes_on_standard_error(
    capfd: Capture, tmp_path: Path, form: str
) -> None:
    cycle = written(tmp_path / "cycle.conllu", conllu([2, 1]) + conllu([2, 0]))
    skipping = [cycle, cycle, "--invalid", "skip", form]
    for command in (["score", *skipping, "--metrics", "LAS"], ["errors", *skipping]):
        outcome = run(capfd, *command)
        assert "1 sentence skipped" in outcome.err, command
        assert "skipped" not in outcome.out, command


def test_one_form_of_output_at_a_time(capfd: Capture) -> None:
    both = run(capfd, "score", GOLD, SYSTEMS[1], "--json", "--csv")
    assert (both.code, both.out) == (2, "")
    assert "--json and --csv are two forms of output; choose one" in both.err
    page = run(capfd, "score", GOLD, SYSTEMS[1], "--json", "--html", "-")
    assert (page.code, page.out) == (2, "")
    assert "the page goes to standard output; leave out --json and tables" in page.err
    bare = run(capfd, "score", GOLD, SYSTEMS[1], "--bare", "--json")
    assert (bare.code, bare.out) == (2, "")
    assert "--bare prints text; leave out other forms of output" in bare.err


@pytest.mark.parametrize("names", ["", ","])
def test_no_metric_is_named(capfd: Capture, names: str) -> None:
    outcome = run(capfd, "score", GOLD, SYSTEMS[0], "--metrics", names)
    assert outcome.code == 2
    assert "--metrics: it is empty; name at least one" in outcome.err


def test_a_file_of_content_relations_that_is_not_there(capfd: Capture) -> None:
    outcome = run(capfd, "score", GOLD, SYSTEMS[0], "--content-set", "content.txt")
    assert (outcome.code, outcome.err) == (2, "content.txt: no such file; check the name\n")


def test_agreement_in_other_forms(capfd: Capture) -> None:
    out = run(capfd, "agree", GOLD, SYSTEMS[1], "--csv", "--decimals", "1").out
    rows = list(csv.DictReader(io.StringIO(out)))
    assert (rows[0]["agreement"], rows[0]["value"]) == ("UAS", "87.9")
    text = run(capfd, "agree", GOLD, SYSTEMS[1]).out
    assert "\nsignature: agreement|tok:align|punct:all|sub:strip|bad:keep|a:" in text


def test_unknown_metric_lists_the_known_ones(capfd: Capture) -> None:
    outcome = run(capfd, "score", GOLD, SYSTEMS[0], "--metrics", "BLEU")
    assert outcome.code == 2
    assert "--metrics: 'BLEU' is not known; choose from Tokens, Sentences" in outcome.err


def test_metrics_are_found_in_any_case(capfd: Capture) -> None:
    assert list(
        scored(capfd, GOLD, SYSTEMS[0], "--metrics", "las,uas")["systems"][0]["scores"]
    ) == [
        "LAS",
        "UAS",
    ]


def test_breakdown_of_a_metric_that_counts_no_words(capfd: Capture) -> None:
    outcome = run(capfd, "score", GOLD, SYSTEMS[0], "--metrics", "UEM", "--by", "relation")
    assert outcome.code == 2
    assert "UEM does not count words" in outcome.err
    assert run(capfd, "score", GOLD, SYSTEMS[0], "--metrics", "UEM", "--by", "length").code == 0


class TestManyTreebanks:
    def test_folders_side_by_side(self, capfd: Capture) -> None:
        folders = [str(SAMPLE / "systems" / name) for name in ("alder", "cedar")]
        out = run(capfd, "score", str(SAMPLE / "gold"), *folders, "--metrics", "LAS").out
        rows = {row.split()[0]: row.split()[1:] for row in out.splitlines() if row}
        assert rows["Treebank"] == ["cedar", "alder"]
        # The mean of four treebanks of the sample, from udeval 0.2.9's LAS of each.
        assert rows["mean"] == ["90.86", "71.42"]

    def test_missing_outputs_are_shown_and_counted_as_said(
        self, capfd: Capture, tmp_path: Path
    ) -> None:
        partial = tmp_path / "partial"
        partial.mkdir()
        (partial / "en.conllu").write_bytes(Path(SYSTEMS[2]).read_bytes())
        arguments = ["score", str(SAMPLE / "gold"), str(partial), str(SAMPLE / "systems" / "alder")]
        skipped = run(capfd, *arguments, "--metrics", "LAS")
        assert "3 outputs missing, left out of the means" in skipped.out
        assert re.search(r"^partial +0 +3 +de, fr, he$", skipped.out, re.MULTILINE)
        zero = run(capfd, *arguments, "--metrics", "LAS", "--missing", "zero", "--json")
        found = json.loads(zero.out)
        assert found["macro"]["partial"]["LAS"] == pytest.approx(0.9035 / 4, abs=1e-4)
        assert {"treebank": "he", "system": "partial"} in found["missing"]

    def test_a_treebank_that_no_system_has_counts_as_said(
        self, capfd: Capture, tmp_path: Path
    ) -> None:
        for name in ("a", "b"):
            (tmp_path / name).mkdir()
            (tmp_path / name / "en.conllu").write_bytes(Path(SYSTEMS[2]).read_bytes())
        arguments = [str(SAMPLE / "gold"), str(tmp_path / "a"), str(tmp_path / "b")]
        out = run(capfd, "score", *arguments, "--metrics", "LAS", "--missing", "zero").out
        rows = {row.split()[0]: row.split()[1:] for row in out.splitlines() if row}
        assert rows["he"] == ["0.00", "0.00"]
        assert rows["mean"] == ["22.59", "22.59"]  # 90.35 / 4

    def test_the_bare_numbers_are_means(self, capfd: Capture) -> None:
        folders = [str(SAMPLE / "systems" / name) for name in ("alder", "cedar")]
        out = run(capfd, "score", str(SAMPLE / "gold"), *folders, "-b").out
        assert out == "71.42\n90.86\n"

    def test_failures_name_the_treebank(self, capfd: Capture) -> None:
        arguments = [str(SAMPLE / "gold"), str(SAMPLE / "systems" / "cedar")]
        outcome = run(capfd, "score", *arguments, "--fail-under", "LAS=0.905")
        assert outcome.code == 1
        assert "en, cedar: LAS is 0.9035, below 0.905\n" in outcome.err

    def test_what_else_is_asked_for_is_shown_by_treebank(
        self, capfd: Capture, tmp_path: Path
    ) -> None:
        (tmp_path / "partial").mkdir()
        (tmp_path / "partial" / "en.conllu").write_bytes(Path(SYSTEMS[2]).read_bytes())
        systems = [str(SAMPLE / "systems" / "alder"), str(tmp_path / "partial")]
        switches = ["--metrics", "LAS", "--ci", "--compare", "--by", "length"]
        out = run(capfd, "score", str(SAMPLE / "gold"), *systems, *switches).out
        assert "en, LAS: differences, paired shuffling" in out
        assert "fr, LAS: differences" not in out  # there is but one system
        assert "fr, LAS by length: alder" in out
        assert re.search(r"^en .* 90\.35 \(", out, re.MULTILINE)
        assert "signature: LAS|tok:align|punct:all|sub:strip|" in out

    def test_means_are_tested_over_the_treebanks_that_all_have(
        self, capfd: Capture, tmp_path: Path
    ) -> None:
        folders = [str(SAMPLE / "systems" / name) for name in ("birch", "cedar")]
        switches = ["--metrics", "LAS", "--ci", "--compare"]
        found = scored(capfd, str(SAMPLE / "gold"), *folders, *switches)
        means = found["means"]
        assert means["treebanks"] == ["de", "en", "fr", "he"]
        for system in means["systems"]:
            las = system["scores"]["LAS"]
            assert las["score"] == pytest.approx(found["macro"][system["name"]]["LAS"], rel=1e-12)
            assert las["low"] < las["score"] < las["high"]
        (one,) = means["comparisons"]
        assert (one["a"], one["b"]) == ("birch", "cedar")
        assert one["p"] < min(treebank["comparisons"][0]["p"] for treebank in found["treebanks"])

        (tmp_path / "partial").mkdir()
        (tmp_path / "partial" / "en.conllu").write_bytes(Path(SYSTEMS[2]).read_bytes())
        out = run(
            capfd, "score", str(SAMPLE / "gold"), folders[0], str(tmp_path / "partial"), *switches
        ).out
        assert "mean of 1 treebank, LAS: differences, paired shuffling" in out

    def test_a_folder_without_gold_files(self, capfd: Capture, tmp_path: Path) -> None:
        outcome = run(capfd, "score", str(tmp_path), str(SAMPLE / "systems" / "alder"))
        assert outcome.code == 2
        assert "no gold files" in outcome.err

    def test_a_file_among_folders(self, capfd: Capture) -> None:
        outcome = run(capfd, "score", str(SAMPLE / "gold"), SYSTEMS[0])
        assert outcome.code == 2
        assert "is not a folder; gold is a folder" in outcome.err

    @pytest.mark.shared
    def test_a_shared_task_in_one_command(self, capfd: Capture, shared: Path) -> None:
        folder = str(shared / "data" / "conll18")
        one, two = (
            run(capfd, "score", folder, "--metrics", "LAS", "--json", "--jobs", jobs)
            for jobs in ("1", "2")
        )
        assert one.out == two.out
        found = json.loads(one.out)
        assert sum(len(treebank["systems"]) for treebank in found["treebanks"]) == 30
        expected = json.loads((shared / "oracles" / "conll18.json").read_text())
        for system in ("HIT-SCIR-18", "Stanford-18"):
            mean = sum(one[system]["LAS"]["f1"] for one in expected.values()) / len(expected)
            assert found["macro"][system]["LAS"] == pytest.approx(mean, abs=1e-12)


@pytest.mark.shared
@pytest.mark.parametrize(
    ("treebank", "system", "invalid"),
    # Sentences that are no single-root trees; ru_gsd has 102 with cycles (shared/data/README).
    [("ru_gsd", "slovnet-news", 172), ("da_ddt", "malt-nivreeager", 123)],
)
def test_unrepaired_output_is_kept_or_skipped(
    shared: Path, treebank: str, system: str, invalid: int
) -> None:
    folder = shared / "data" / "parsers" / treebank
    gold = str(folder / "gold.conllu.gz")
    path = str(folder / "unrepaired" / f"{system}.conllu.gz")
    kept = score(gold, {"s": path}, invalid="keep")["s"]
    skipped = score(gold, {"s": path}, invalid="skip")["s"]
    assert kept.kept_invalid == skipped.skipped_sentences <= invalid
    assert 0 < kept.scores["LAS"].score < 1
    assert kept.scores["LAS"].signature["bad"] == f"keep({kept.kept_invalid})"
    left = skipped.scores["LAS"].totals["gold"]
    assert left < kept.scores["LAS"].totals["gold"]


@pytest.mark.skipif(not which("pdflatex"), reason="pdflatex is not installed")
def test_latex_compiles_when_pasted(capfd: Capture, tmp_path: Path) -> None:
    odd = written(tmp_path / "50% of #1_{x}^~ & co.conllu", Path(SYSTEMS[0]).read_bytes())
    tables = run(
        capfd, "score", GOLD, odd, SYSTEMS[1], "--latex", "--compare", "--by", "distance"
    ).out
    page = tmp_path / "page.tex"
    page.write_text(
        "\\documentclass{article}\n\\usepackage{booktabs}\n\\begin{document}\n"
        f"{tables}\n\\end{{document}}\n"
    )
    compiled = subprocess.run(
        [str(which("pdflatex")), "-interaction=nonstopmode", "-halt-on-error", page.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert compiled.returncode == 0, compiled.stdout[-2000:]
    assert (tmp_path / "page.pdf").stat().st_size > 1000
