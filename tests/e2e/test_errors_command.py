"""`treeval errors` on the sample and on real parsers' output."""

import csv
import json
import re
from pathlib import Path

import pytest

import treeval
from commands import run
from files import written
from pages import require_own_scripts
from sample import ALDER, BIRCH, CEDAR, GOLD, SAMPLE
from treeval.formats.reading import read
from volumes import volumes_in

Capture = pytest.CaptureFixture[str]


def test_the_table_and_the_worst_sentences(capfd: Capture) -> None:
    outcome = run(capfd, "errors", GOLD, ALDER, "-n", "2", "--top", "3")
    assert (outcome.code, outcome.err) == (0, "")
    # LAS of alder is 71.45 (README of the sample): 289 words right of 404 and 405.
    assert "289 right" in outcome.out
    assert "obl       nmod           5" in outcome.out
    assert "and 48 more; set --top to 0 to see all" in outcome.out
    assert outcome.out.count("words wrong ──") == 2
    assert "\x1b" not in outcome.out


@pytest.mark.parametrize("language", ["en", "fr", "de", "he"])
@pytest.mark.parametrize("system", ["alder", "birch", "cedar"])
def test_every_file_of_the_sample(language: str, system: str, capfd: Capture) -> None:
    gold = str(SAMPLE / "gold" / f"{language}.conllu")
    predicted = str(SAMPLE / "systems" / system / f"{language}.conllu")
    outcome = run(capfd, "errors", gold, predicted, "-n", "99")
    assert outcome.code == 0
    assert "✗" in outcome.out


def test_the_errors_planted_in_the_sample_are_found(capfd: Capture) -> None:
    # README of the sample: subject and object confused by alder in en-fiction-05.
    outcome = run(capfd, "errors", GOLD, ALDER, "--confusion", "nsubj:obj")
    assert "nsubj → obj: 2 words in 2 sentences" in outcome.out
    assert "en-fiction-05" in outcome.out
    assert "Confused relations" not in outcome.out


def test_a_system_without_errors(capfd: Capture) -> None:
    outcome = run(capfd, "errors", GOLD, GOLD)
    assert outcome.code == 0
    assert "404 right, 0 with only the head wrong" in outcome.out
    assert outcome.out.endswith("no confusions\n")


def test_json_holds_every_sentence_with_errors(capfd: Capture) -> None:
    outcome = run(capfd, "errors", GOLD, ALDER, "--json")
    document = json.loads(outcome.out)
    (system,) = document["systems"]
    assert system["words"]["right"] == 289
    assert document["gold"]["words"] == 404
    words = [word for one in document["sentences"] for word in one["words"]]
    kinds = [word["systems"][system["name"]]["kind"] for word in words]
    assert kinds.count("both") == system["words"]["both"] == 35
    cells = {(one["gold"], one["predicted"]): one for one in system["confusion"]["cells"]}
    assert cells["obl", "nmod"]["words"] == 5
    assert treeval.errors_of(GOLD, ALDER).to_dict() == document


def test_conllu_is_the_gold_file_with_marks(tmp_path: Path, capfd: Capture) -> None:
    target = tmp_path / "marked.conllu"
    outcome = run(capfd, "errors", GOLD, ALDER, "--sort", "file", "--marked", str(target))
    assert (outcome.code, outcome.err) == (0, "")
    marked = read(str(target))
    text = target.read_text("utf-8")
    assert text.count("|Error=both") == 35
    assert text.count("Error=unaligned") == 3
    names = [marked.origin.sentence_id(sentence) for sentence in range(len(marked))]
    assert names[:2] == ["en-news-01", "en-news-02"]
    assert run(capfd, "check", "--no-style", str(target)).code == 0


def test_conllu_of_other_formats(tmp_path: Path, capfd: Capture) -> None:
    line = "{}\t{}\t_\tN\tNN\t_\t{}\t{}\n"
    paths = []
    for name, head in (("gold.conllx", 0), ("system.conllx", 2)):
        text = line.format(1, "a", head, "x") + line.format(2, "b", 1 - head // 2, "y")
        paths.append(written(tmp_path / name, text))
    outcome = run(capfd, "errors", *paths, "--marked", "-")
    assert outcome.code == 0
    assert outcome.out == (
        "1\ta\t_\tN\tNN\t_\t0\tx\t_\tPredicted=2:x|Error=head\n"
        "2\tb\t_\tN\tNN\t_\t1\ty\t_\tPredicted=0:y|Error=head\n\n"
    )


def test_html_is_one_page_with_texts_escaped(tmp_path: Path, capfd: Capture) -> None:
    hostile = written(
        tmp_path / "gold.conllu",
        Path(GOLD).read_text("utf-8").replace("# text = The", "# text = <script>The"),
    )
    target = tmp_path / "errors.html"
    assert run(capfd, "errors", hostile, ALDER, "--html", str(target)).code == 0
    page = target.read_text("utf-8")
    assert page.startswith("<!DOCTYPE html>")
    require_own_scripts(page)
    (volume,) = volumes_in(page).values()
    assert volume.header["texts"][0].startswith("<script>The")
    assert volume.header["sentences"] == 25


REFUSED = {
    "no such relation": (["--confusion", "nsbj:obj"], "'nsbj' does not occur"),
    "no pair": (["--confusion", "nsubj"], "write GOLD:PREDICTED"),
    "no folder": (["--html", "absent/errors.html"], "cannot write"),
    "no format": (["--format", "xml"], "--format: 'xml' is unknown"),
    "no two systems": (["--better", "alder:birch"], "--better: alder:birch does not name two"),
    "no sentence": (["--sentence", "en-99"], "--sentence: there is no sentence en-99"),
    "no order": (["--sentence", "1", "-n", "1"], "--show: the sentences are named"),
    "two orders": (["--worst", "--sort", "file"], "--sort: --worst sets the order as well"),
    "no confusions": (["--csv", "--top", "3"], "--top: --csv prints wrong words"),
    "no sentences": (["--latex", "-n", "3"], "--show: --latex prints the confusions"),
    "negative": (["-n", "-1"], "--show: -1 is too small; choose 0 or more"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused_with_a_reason(case: str, capfd: Capture) -> None:
    options, message = REFUSED[case]
    outcome = run(capfd, "errors", GOLD, ALDER, *options)
    assert outcome.code == 2
    assert outcome.out == ""
    assert message in outcome.err
    assert "Traceback" not in outcome.err


def test_files_that_do_not_fit(tmp_path: Path, capfd: Capture) -> None:
    outcome = run(capfd, "errors", GOLD, str(SAMPLE / "gold" / "fr.conllu"))
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert "the texts differ" in outcome.err
    empty = written(tmp_path / "empty.conllu", "")
    outcome = run(capfd, "errors", GOLD, empty)
    assert "the file has no words" in outcome.err
    outcome = run(capfd, "errors", str(SAMPLE / "brackets" / "en.mrg"), GOLD)
    assert "holds constituents, but dependencies are needed" in outcome.err


@pytest.mark.shared
@pytest.mark.parametrize("treebank", ["en_ewt", "he_htb", "zh_gsd"])
def test_counts_are_those_of_the_shared_task(treebank: str, shared: Path, capfd: Capture) -> None:
    folder = shared / "data" / "conll18" / treebank
    oracle = json.loads((shared / "oracles" / "conll18.json").read_text("utf-8"))
    gold, system = folder / "gold.conllu.gz", folder / "Stanford-18.conllu.gz"
    outcome = run(capfd, "errors", str(gold), str(system), "--json", "-n", "1")
    words = json.loads(outcome.out)["systems"][0]["words"]
    # Counts of conll18_ud_eval.py 1.2.
    expected = oracle[treebank]["Stanford-18"]
    assert words["right"] == expected["LAS"]["correct"]
    assert words["right"] + words["label"] == expected["UAS"]["correct"]
    assert words["unaligned"] == expected["Words"]["gold_total"] - expected["Words"]["correct"]


def test_the_table_of_confusions_in_other_forms(capfd: Capture) -> None:
    assert "\\toprule" in run(capfd, "errors", GOLD, ALDER, "--latex").out
    lines = run(capfd, "errors", GOLD, ALDER, "--markdown", "--top", "3").out.splitlines()
    assert lines[2] == "| Gold | Predicted | Words | % | Head wrong too |"
    assert len(lines) == 7


def test_csv_has_one_row_per_system_and_wrong_word(capfd: Capture) -> None:
    asked = ["errors", GOLD, ALDER, BIRCH, "--confusion", "nsubj:obj", "--csv"]
    rows = list(csv.DictReader(run(capfd, *asked).out.splitlines()))
    # README of the sample: subject and object confused by alder in en-fiction-05.
    assert [row["system"] for row in rows].count("alder") == 2
    assert "en-fiction-05" in {row["sentence"] for row in rows}
    for row in rows:
        assert (row["gold_deprel"], row["predicted_deprel"]) == ("nsubj", "obj")
        line = Path(GOLD).read_text("utf-8").splitlines()[int(row["line"]) - 1].split("\t")
        assert (line[0], line[1], line[6]) == (row["id"], row["form"], row["gold_head"])
    every = run(capfd, "errors", GOLD, ALDER, "--csv").out.splitlines()
    assert len(every) == 1 + 404 - 289
    first = run(capfd, "errors", GOLD, ALDER, "--csv", "--sort", "file", "-n", "1").out
    assert {line.split(",")[1] for line in first.splitlines()[1:]} == {"en-news-01"}


def test_several_systems_side_by_side(capfd: Capture) -> None:
    outcome = run(capfd, "errors", GOLD, BIRCH, CEDAR, "--better", "cedar:birch", "-n", "3")
    # Every word that one gains on the other counts in the difference of their correct words.
    found = treeval.errors_of(GOLD, [BIRCH, CEDAR])
    wrong = {one.system: one.wrong for one in found.mistakes}
    gained = int((wrong["birch"] & ~wrong["cedar"]).sum())
    lost = int((wrong["cedar"] & ~wrong["birch"]).sum())
    assert gained - lost == found["cedar"].totals["right"] - found["birch"].totals["right"]
    assert f"cedar right and birch wrong: {gained} words" in outcome.out
    assert f"birch right and cedar wrong: {lost} words" in outcome.out
    assert outcome.out.count("── en-") == 3


def test_one_sentence_of_all_systems(capfd: Capture) -> None:
    outcome = run(capfd, "errors", GOLD, ALDER, BIRCH, CEDAR, "--sentence", "en-news-02")
    assert outcome.out.count("── en-") == 1
    assert "── en-news-02, line 27, 20 words: alder" in outcome.out
    assert re.search(r"^ +alder +birch +cedar$", outcome.out, re.MULTILINE)


def test_the_worst_sentences_have_the_largest_share_of_wrong_words(capfd: Capture) -> None:
    out = run(capfd, "errors", GOLD, ALDER, "--worst", "-n", "99").out
    found = re.findall(r": (\d+) of (\d+) words wrong", out)
    shares = [int(wrong) / int(words) for wrong, words in found]
    assert shares == sorted(shares, reverse=True)
    assert len(shares) > 10


def test_the_number_of_confusions_counts_in_json_too(capfd: Capture) -> None:
    document = json.loads(run(capfd, "errors", GOLD, ALDER, "--json", "--top", "3").out)
    cells = document["systems"][0]["confusion"]["cells"]
    assert sum(cell["gold"] != cell["predicted"] for cell in cells) == 3
