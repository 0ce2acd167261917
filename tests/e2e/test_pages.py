"""Reports of all commands: one page each, with every number that the JSON has."""

import io
import json
import math
import re
from pathlib import Path
from urllib.parse import parse_qs

import pytest

from commands import run
from files import conllu, written
from pages import Report, leads_in, read_page, require_closed
from regular import written_treebank
from sample import ALDER, BIRCH, CEDAR, GOLD, SAMPLE, SUD
from volumes import volumes_in

Capture = pytest.CaptureFixture[str]


def test_one_system_in_full(tmp_path: Path, capfd: Capture) -> None:
    report = Report(capfd, tmp_path, "score", GOLD, ALDER)
    (system,) = report.record["systems"]
    for name, score in system["scores"].items():
        assert name in report.texts
        assert report.shows(score["score"], score.get("precision"), score.get("recall"))
        if score["score"] is None:  # without enhanced graphs there is no ELAS
            assert (score["low"], score["high"]) == (None, None)
        else:
            low, high = (f"{100 * score[end]:.2f}" for end in ("low", "high"))
            assert f"{low}–{high}" in report.texts
        assert score["signature"] in report.texts
    assert report.record["gold"]["sha256"][:12] in report.texts
    assert system["sha256"][:12] in report.texts
    assert "ci:wilson" in report.record["signature"]
    assert report.record["signature"] in report.texts


def test_breakdowns_and_confusions_come_by_themselves(tmp_path: Path, capfd: Capture) -> None:
    report = Report(capfd, tmp_path, "score", GOLD, ALDER)
    assert [one["by"] for one in report.record["breakdowns"]] == ["relation", "length", "distance"]
    for breakdown in report.record["breakdowns"]:
        for part in breakdown["parts"]:
            assert part["part"] in report.texts
            assert report.shows(part["score"], part["precision"], part["recall"])
    (confusions,) = report.record["confusions"]
    las = report.record["systems"][0]["scores"]["LAS"]["counts"]
    assert confusions["words"]["right"] == las["correct"] == 289
    cells = {(one["gold"], one["predicted"]): one["words"] for one in confusions["cells"]}
    # docs of the sample: the most frequent confusion of alder.
    assert cells["obl", "nmod"] == 5
    assert 'title="obl → nmod: 5 words, ' in report.source
    # Every cell off the diagonal leads to its sentences, and so does every group.
    confused = {cell for cell in cells if cell[0] != cell[1]}
    links = (parse_qs(leads_in(link)) for link in report.page.links)
    linked = [one for one in links if one.get("sys") == ["en"]]
    assert {(*one["gold"], *one["pred"]) for one in linked if "gold" in one} == confused
    parts = {
        f"{one['by']}:{part['part']}"
        for one in report.record["breakdowns"]
        for part in one["parts"]
    }
    assert {one["by"][0] for one in linked if "by" in one} == parts
    assert report.source.count('<svg class="chart') == 4


def test_several_systems_ranked_and_compared(tmp_path: Path, capfd: Capture) -> None:
    report = Report(capfd, tmp_path, "score", GOLD, f"a<b={ALDER}", f"birch={BIRCH}", f"c={CEDAR}")
    for system in report.record["systems"]:
        assert system["name"] in report.texts
        assert report.shows(*(score["score"] for score in system["scores"].values()))
    # Ordered by LAS: 90.35, 83.17, 71.45 (README of the sample).
    places = [report.source.index(f">{name}<") for name in ("c", "birch", "a&lt;b")]
    assert places == sorted(places)
    assert len(report.record["comparisons"]) == 3
    for comparison in report.record["comparisons"]:
        assert f"{100 * comparison['difference']:+.2f}" in report.texts
    for part in report.record["breakdowns"][0]["parts"]:
        assert report.shows(part["score"])


def test_the_text_is_what_it_is_without_a_page(tmp_path: Path, capfd: Capture) -> None:
    for more in ([], ["--ci"], ["--by", "length"], ["--bare"], ["--csv"]):
        plain = run(capfd, "score", GOLD, BIRCH, CEDAR.replace("en.c", "./en.c"), *more)
        path = str(tmp_path / "report.html")
        paged = run(capfd, "score", GOLD, BIRCH, CEDAR.replace("en.c", "./en.c"), *more,
                    "--html", path)  # fmt: skip
        assert (paged.code, paged.out) == (plain.code, plain.out)


def test_breakdowns_that_are_asked_for(tmp_path: Path, capfd: Capture) -> None:
    report = Report(capfd, tmp_path, "score", GOLD, BIRCH, "--metrics", "UAS,UPOS", "--by", "upos")
    divided = {(one["metric"], one["by"]) for one in report.record["breakdowns"]}
    assert divided == {("UAS", "upos"), ("UPOS", "upos")}
    assert {"UAS by upos", "UPOS by upos"} <= report.texts


@pytest.mark.parametrize(("metrics", "by"), [("UEM,UAS", 3), ("UEM", 1), ("all", 3)])
def test_metrics_that_cannot_be_divided_by_words(
    metrics: str, by: int, tmp_path: Path, capfd: Capture
) -> None:
    report = Report(capfd, tmp_path, "score", GOLD, BIRCH, "--metrics", metrics)
    assert len(report.record["breakdowns"]) == by


CONDITIONS = {
    "punctuation aside": ["--punct", "upos"],
    "punctuation removed": ["--strip-punct"],
    "short": ["--max-length", "12"],
    "short without punctuation": ["--strip-punct", "upos", "--max-length", "14"],
    "subtypes": ["--subtypes", "keep"],
}


@pytest.mark.parametrize("case", CONDITIONS)
def test_confusions_are_of_what_was_scored(case: str, tmp_path: Path, capfd: Capture) -> None:
    report = Report(capfd, tmp_path, "score", GOLD, ALDER, CEDAR.replace("en.c", "./en.c"),
                    *CONDITIONS[case])  # fmt: skip
    for system, confusions in zip(
        report.record["systems"], report.record["confusions"], strict=True
    ):
        scores = system["scores"]
        words = confusions["words"]
        assert words["right"] == scores["LAS"]["counts"]["correct"]
        assert words["right"] + words["label"] == scores["UAS"]["counts"]["correct"]
        assert sum(words.values()) == scores["LAS"]["counts"]["gold"]


def test_skipped_sentences_are_told(tmp_path: Path, capfd: Capture) -> None:
    good, cyclic = conllu([0, 1], "root obj"), conllu([2, 1], "root obj")
    subject = conllu([0, 1], "root nsubj")
    gold = written(tmp_path / "gold.conllu", good + good)
    one = written(tmp_path / "one.conllu", good + cyclic)
    two = written(tmp_path / "two.conllu", cyclic + subject)
    three = written(tmp_path / "three.conllu", good + subject)
    report = Report(capfd, tmp_path, "score", gold, one, three, "--invalid", "skip")
    assert "one: 1 sentence skipped" in report.page.text
    assert "Doubtful sentences" in report.texts
    # The second sentence is skipped for both, so that three has no error left.
    assert [found["words"]["right"] for found in report.record["confusions"]] == [2, 2]
    report = Report(capfd, tmp_path, "score", gold, two)
    assert "two: 1 sentence is not a tree; it is scored as it is" in report.page.text


HOSTILE = '"><script>alert(1)</script><img/src=x/onerror=alert(2)>'


def test_hostile_files_are_inert(tmp_path: Path, capfd: Capture) -> None:
    words = {"forms": f"{HOSTILE} b", "upos": f"{HOSTILE} X", "name": HOSTILE}
    folder = tmp_path / "<b>&'"
    gold = written(folder / "gold.conllu", conllu([0, 1], f"{HOSTILE} obj{HOSTILE}", **words))
    system = written(folder / "system.conllu", conllu([2, 0], f"x{HOSTILE} root", **words))
    for command in (
        ["score", gold, f"<i onclick>={system}", system],
        ["score", gold, system, "--by", "upos,document"],
        ["agree", gold, system],
        ["cross", "--gold", f"<i>={gold}", "--system", f"<i>={system}"],
        ["treebank", f"<i>={gold}", f"<b>={system}", "--relation-classes", "none"],
        ["assess", system, "--gold", gold],
        ["rank", f"<i>={system}", f"<b>={system}", gold, "--gold", gold, "--invalid", "keep"],
        ["errors", gold, system],
    ):
        report = Report(capfd, tmp_path, *command)
        assert "img" not in report.page.tags
        assert "b" not in report.page.tags
        assert "i" not in report.page.tags
        assert not [name for name in report.page.attributes if name.startswith("on")]


def test_long_words_and_sentences_do_not_swell_the_page(tmp_path: Path, capfd: Capture) -> None:
    form, label = "x" * 100_000, "r" * 100_000
    wide, other = (conllu([0, 1], f"root {last}", f"{form} b") for last in (label, "obj"))
    gold = written(tmp_path / "gold.conllu", conllu(range(1000)) + wide)
    system = written(tmp_path / "system.conllu", conllu(range(1000), "obj") + other)
    report = Report(capfd, tmp_path, "score", gold, system, "--metrics", "UPOS,LAS")
    assert len(report.source) < 200_000
    assert max(map(len, report.page.links)) < 1_000


def test_what_is_undefined_is_a_dash_with_a_reason(tmp_path: Path, capfd: Capture) -> None:
    mark = conllu([0], "punct", ".", "PUNCT")
    gold, system = (written(tmp_path / name, mark) for name in ("gold.conllu", "system.conllu"))
    report = Report(capfd, tmp_path, "score", gold, system, "--metrics", "LAS,CLAS")
    assert report.record["systems"][0]["scores"]["CLAS"]["score"] is None
    assert "–" in report.texts
    assert "– CLAS: there is nothing to count in either file" in report.texts
    assert report.shows(1.0)


def test_many_treebanks(tmp_path: Path, capfd: Capture) -> None:
    incomplete = tmp_path / "incomplete"
    incomplete.mkdir()
    (incomplete / "en.conllu").write_bytes(Path(BIRCH).read_bytes())
    arguments = ["score", str(SAMPLE / "gold"), str(SAMPLE / "systems" / "cedar"), str(incomplete)]
    report = Report(capfd, tmp_path, *arguments, "--metrics", "LAS,UAS", "--ci")
    for treebank in report.record["treebanks"]:
        assert treebank["name"] in report.texts
        assert treebank["signature"] in report.texts
        for system in treebank["systems"]:
            assert report.shows(*(score["score"] for score in system["scores"].values()))
            las = system["scores"]["LAS"]
            assert f"{100 * las['low']:.2f}–{100 * las['high']:.2f}" in report.texts
    for means in report.record["macro"].values():
        assert report.shows(*means.values())
    assert "3 outputs missing. Missing outputs are left out of the means." in report.texts
    zero = Report(capfd, tmp_path, *arguments, "--metrics", "LAS", "--missing", "zero")
    assert "3 outputs missing. Missing outputs count as 0." in zero.texts
    assert zero.shows(zero.record["macro"]["incomplete"]["LAS"])


def test_constituents(tmp_path: Path, capfd: Capture) -> None:
    gold, parsed = (str(SAMPLE / "brackets" / name) for name in ("en.mrg", "parsed.mrg"))
    report = Report(capfd, tmp_path, "score", gold, parsed)
    for score in report.record["systems"][0]["scores"].values():
        assert report.shows(score["score"])
    assert report.shows(report.record["evalb"]["parsed"]["all"]["tag_accuracy"])
    assert [one["by"] for one in report.record["breakdowns"]] == ["label", "length"]
    assert {"LF1 by label", "LF1 by length"} <= report.texts
    printed = run(capfd, "score", gold, parsed, "--html", str(tmp_path / "report.html"))
    assert printed.out == run(capfd, "score", gold, parsed).out
    report = Report(capfd, tmp_path, "score", gold, parsed, "--metrics", "LeafAncestor")
    assert [one["by"] for one in report.record["breakdowns"]] == ["length"]


def test_annotators_and_induced_tags(tmp_path: Path, capfd: Capture) -> None:
    report = Report(capfd, tmp_path, "agree", GOLD, BIRCH)
    found = report.record["agreement"]
    assert report.shows(found["UAS"], found["LAS"], found["LA"])
    assert f"{found['kappa']:.3f}" in report.texts
    report = Report(capfd, tmp_path, "score-tags", GOLD, BIRCH, "--column", "upos")
    (tags,) = report.record["systems"]
    assert report.shows(tags["many_to_one"], tags["v_measure"])


def test_cross(tmp_path: Path, capfd: Capture) -> None:
    golds = [f"--gold=UD={GOLD}", f"--gold=SUD={SUD}"]
    systems = [f"--system=cedar:UD={CEDAR}", f"--system=birch:UD={BIRCH}"]
    report = Report(capfd, tmp_path, "cross", *golds, *systems, "--ci")
    for experiment in report.record["experiments"]:
        labelled, unlabelled = experiment["labelled"], experiment["unlabelled"]
        assert report.shows(labelled["global"], labelled["mean"], unlabelled["global"])
        assert f"{100 * labelled['low']:.2f}–{100 * labelled['high']:.2f}" in report.texts
    for comparison in report.record["comparisons"]:
        assert f"{comparison['p']:.4f}" in report.texts
    infos = report.record["golds"] + report.record["systems"]
    assert [info["name"] for info in infos] == ["UD", "SUD", "cedar:UD", "birch:UD"]
    assert {info["sha256"][:12] for info in infos} <= report.texts
    assert f"Signature: {report.record['signature']}" in report.texts


def test_the_page_of_cross_has_intervals_unasked(tmp_path: Path, capfd: Capture) -> None:
    arguments = ["cross", f"--gold=UD={GOLD}", f"--system=UD={CEDAR}"]
    asked = Report(capfd, tmp_path, *arguments, "--ci").record["experiments"][0]["labelled"]
    report = Report(capfd, tmp_path, *arguments)
    assert f"{100 * asked['low']:.2f}–{100 * asked['high']:.2f}" in report.texts


def test_intervals_of_cross_are_in_its_json_only_when_drawn(capfd: Capture) -> None:
    arguments = ["cross", f"--gold=UD={GOLD}", f"--system=UD={CEDAR}", "--json"]
    plain = json.loads(run(capfd, *arguments).out)["experiments"][0]["labelled"]
    sure = json.loads(run(capfd, *arguments, "--ci").out)["experiments"][0]["labelled"]
    assert set(sure) - set(plain) == {"low", "high"}


def test_treebanks(tmp_path: Path, capfd: Capture) -> None:
    report = Report(capfd, tmp_path, "treebank", GOLD)
    (treebank,) = report.record["treebanks"]
    assert report.shows(treebank["content_share"], treebank["function_share"], treebank["sttr"])
    assert report.shows(*report.record["averaged_wde"].values())
    assert "– STTR: fewer than 1000 words in en" in report.texts
    assert report.record["files"][0]["sha256"][:12] in report.texts


def test_treebanks_across_and_perplexity(tmp_path: Path, capfd: Capture) -> None:
    given = [f"{name}={SAMPLE / 'gold' / f'{name}.conllu'}" for name in ("en", "fr", "de", "he")]
    systems = [
        f"--systems={name}={SAMPLE / 'systems' / 'cedar' / f'{name}.conllu'}"
        for name in ("en", "fr", "de", "he")
    ]
    report = Report(capfd, tmp_path, "treebank", *given, *systems)
    for row in report.record["across"]["treebanks"]:
        assert report.shows(row["LAS"], row["WLAS"], row["C-prec"])
    for found in report.record["across"]["correlations"]:
        assert f"{found['r']:.2f}".replace("-", "−") in report.texts
    assert "Variance" in report.texts
    arguments = [*given[:2], "--perplexity", "--train", GOLD]
    report = Report(capfd, tmp_path, "treebank", *arguments)
    for treebank in report.record["treebanks"]:
        assert f"{treebank['string_perplexity']:.2f}" in report.texts


def test_assessments(tmp_path: Path, capfd: Capture) -> None:
    methods = ["--methods", "pupa,mc,random"]
    report = Report(capfd, tmp_path, "assess", BIRCH, *methods, "--gold", GOLD)
    for figures in report.record["summary"].values():
        values = (value for name, value in figures.items() if name != "sentences")
        shown = {f"{value:.4g}".replace("-", "−") for value in values}
        assert shown <= report.texts
    for curve in report.record["quality"]["curves"].values():
        assert report.shows(*(curve["mean"][share - 1] for share in (5, 20, 50, 100)))
    for name, found in report.record["distributions"].items():
        assert sum(found["sentences"]) == report.record["summary"][name]["sentences"]
    assert "Patterns that occur t times or more" in report.texts
    assert [info["name"] for info in report.record["files"]] == ["parses", "gold"]
    plain = Report(capfd, tmp_path, "assess", BIRCH)
    assert "Quality of the best-scored parses" not in plain.texts


def test_rankings(tmp_path: Path, capfd: Capture) -> None:
    others = [str(SAMPLE / "others" / name / "en.conllu") for name in ("elm", "rowan")]
    report = Report(capfd, tmp_path, "rank", ALDER, BIRCH, CEDAR, *others, "--gold", GOLD)
    for system in report.record["systems"]:
        assert report.shows(system["agreement"], system["consensus_agreement"])
        assert report.shows(*(system["true"][name] for name in ("las", "uas")))
    assert set(report.record["notes"]) <= report.texts
    folders = [str(SAMPLE / "systems" / name) for name in ("alder", "birch", "cedar")]
    many = Report(capfd, tmp_path, "rank", *folders)
    for treebank in many.record["treebanks"]:
        assert many.shows(*(system["agreement"] for system in treebank["systems"]))


def test_a_ranking_shows_the_least_certain_sentence_first(tmp_path: Path, capfd: Capture) -> None:
    page = tmp_path / "page.html"
    run(capfd, "rank", ALDER, BIRCH, CEDAR, "--html", str(page))
    (volume,) = volumes_in(page.read_text("utf-8")).values()
    layers = volume.header["layers"]
    # The system ranked first decides what a sentence is.
    assert [layer["name"] for layer in layers] == ["birch", "alder", "cedar", "consensus"]
    assert all(layer["shades"] is not None for layer in layers)
    assert volume.header["order"] == "confidence"


def test_errors(tmp_path: Path, capfd: Capture) -> None:
    report = Report(capfd, tmp_path, "errors", GOLD, ALDER, "-n", "3", "--sort", "file")
    (volume,) = volumes_in(report.source).values()
    assert volume.header["texts"] == [one["text"] for one in report.record["sentences"]]
    assert volume.header["sentences"] == 3
    assert "289 right" in report.page.text  # README of the sample: LAS is 71.45
    outcome = run(capfd, "errors", GOLD, ALDER, "-n", "0", "--html", "-")
    assert not volumes_in(outcome.out)
    read_page(outcome.out)


def test_audits(tmp_path: Path, capfd: Capture) -> None:
    path = written_treebank(tmp_path, s1=(3, 4, "det"), s3=(2, 6, "amod"))
    report = Report(capfd, tmp_path, "audit", path, "-n", "3")
    assert "det → nsubj (NOUN, head VERB)" in report.texts
    for finding in report.record["findings"]:
        assert {finding["form"], finding["reason"], str(finding["line"])} <= report.texts
        assert f"#explore?at={finding['sentence']}" in report.page.links
    (volume,) = volumes_in(report.source).values()
    flagged = {one["sentence_id"] for one in report.record["findings"]}
    assert set(volume.header["ids"]) == flagged  # and no other sentences
    notes = set(volume.header["layers"][0]["notes"]["strings"])
    assert notes - {""} == {f"{one['rank']}: {one['reason']}" for one in report.record["findings"]}


def test_differences(tmp_path: Path, capfd: Capture) -> None:
    path = tmp_path / "report.html"
    outcome = run(capfd, "diff", GOLD, ALDER, "--html", str(path), "--json")
    assert outcome.code == 1  # they differ
    source, record = path.read_text("utf-8"), json.loads(outcome.out)
    page = read_page(source)
    require_closed(page, source)
    texts = {text.strip() for text in page.texts}
    assert {f"{record['same_words'][name]:,}" for name in ("words_changed", "one_offs")} <= texts
    asked = [parse_qs(leads_in(link)) for link in page.links if "?" in link]
    relations = [(one["before"], one["after"]) for one in record["groups"] + record["one_offs"]]
    assert [(one["gold"][0], one["pred"][0]) for one in asked if "gold" in one] == relations
    (volume,) = volumes_in(source).values()
    assert [layer["name"] for layer in volume.header["layers"]] == ["old", "new"]
    assert volume.header["sentences"] == record["touched"]


def test_the_command_can_be_run_again(tmp_path: Path, capfd: Capture) -> None:
    arguments = ["score", GOLD, f"my parser={BIRCH}", "--metrics", "LAS", "--strip-punct", "upos"]
    report = Report(capfd, tmp_path, *arguments, "--by", "length", "--by", "upos", "--seed", "7")
    (said,) = [text for text in report.texts if text.startswith("treeval score")]
    for part in ("'my parser=", "--strip-punct upos", "--by length,upos", "--seed 7"):
        assert part in said
    assert re.search(r"--json\b", said)


def test_standard_output_and_input(capfd: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(Path(GOLD).read_bytes())))
    outcome = run(capfd, "score", "-", BIRCH, "--html", "-")
    assert (outcome.code, outcome.err) == (0, "")
    read = read_page(outcome.out)
    assert "83.17" in {text.strip() for text in read.texts}  # LAS of birch, README of the sample


@pytest.mark.parametrize(
    "command",
    [
        ["score", GOLD, BIRCH],
        ["cross", f"--gold=UD={GOLD}", f"--system=UD={CEDAR}"],
        ["treebank", GOLD],
        ["assess", BIRCH],
        ["errors", GOLD, BIRCH],
    ],
    ids=lambda command: command[0],
)
def test_a_page_that_cannot_be_written(command: list[str], tmp_path: Path, capfd: Capture) -> None:
    path = tmp_path / "absent" / "report.html"
    outcome = run(capfd, *command, "--html", str(path))
    assert (outcome.code, outcome.out) == (2, "")
    assert f"{path}: cannot write: there is no folder" in outcome.err


def test_an_old_report_stays_until_the_new_one_is_there(tmp_path: Path, capfd: Capture) -> None:
    path = tmp_path / "report.html"
    path.write_text("old", "utf-8")
    assert run(capfd, "score", GOLD, "absent.conllu", "--html", str(path)).code == 2
    assert path.read_text("utf-8") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]


@pytest.mark.shared
def test_a_page_of_a_whole_test_set_is_small(shared: Path, tmp_path: Path, capfd: Capture) -> None:
    folder = shared / "data" / "conll18" / "en_ewt"
    systems = sorted(str(path) for path in folder.glob("*.gz") if not path.name.startswith("gold"))
    report = Report(capfd, tmp_path, "score", str(folder / "gold.conllu.gz"), *systems)
    assert len(report.source) < 2_000_000
    oracle = json.loads((shared / "oracles" / "conll18.json").read_text("utf-8"))["en_ewt"]
    for system in report.record["systems"]:
        # Scores of conll18_ud_eval.py 1.2.
        counts = oracle[system["name"]]["LAS"]
        f1 = 2 * counts["correct"] / (counts["gold_total"] + counts["system_total"])
        assert math.isclose(system["scores"]["LAS"]["score"], f1)
        assert report.shows(f1)
