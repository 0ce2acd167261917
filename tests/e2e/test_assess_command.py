"""`treeval assess`: constituents and dependencies, whole and in blocks, with and without gold."""

import csv
import io
import json
from pathlib import Path

import pytest

from blocks import blocks_of
from commands import run
from files import written
from sample import BIRCH

NP = "(NP (D the) (N {noun}))"
GOOD = "(S {np} (VP (V sees) {np2}) (. .))\n"
BAD = "(S (X (D the)) (Y (N dog) (Z (V sees) (D the))) (N cat) (. .))\n"
TREE = GOOD.format(np=NP.format(noun="dog"), np2=NP.format(noun="cat"))
SENTENCE = (
    "# sent_id = {0}\n"
    "1\tthe\t_\tDET\tD\t_\t{1}\tdet\t_\t_\n"
    "2\tdog\t_\tNOUN\tN\t_\t{2}\tnsubj\t_\t_\n"
    "3\tbarks\t_\tVERB\tV\t_\t{3}\troot\t_\t_\n"
    "4\t.\t_\tPUNCT\t.\t_\t3\tpunct\t_\t_\n\n"
)


def without_scores(text: str) -> str:
    """Leave out the comments that `assess` adds."""
    return "".join(
        line
        for line in text.splitlines(keepends=True)
        if not line.startswith(("# pupa = ", "# sepa = ", "# mc = ", "# random = "))
    )


@pytest.fixture
def trees(tmp_path: Path) -> str:
    return written(tmp_path / "parses.mrg", TREE * 3 + BAD + TREE)


@pytest.fixture
def gold(tmp_path: Path) -> str:
    return written(tmp_path / "gold.mrg", TREE * 5)


@pytest.fixture
def dependencies(tmp_path: Path) -> str:
    path = tmp_path / "parses.conllu"
    right = "".join(SENTENCE.format(number, 2, 3, 0) for number in range(4))
    path.write_text(right + SENTENCE.format("odd", 3, 1, 0), encoding="utf-8")
    return str(path)


def test_the_odd_parse_scores_lowest(trees: str, capfd: pytest.CaptureFixture[str]) -> None:
    outcome = run(capfd, "assess", trees, "--methods", "pupa,mc", "--json")
    assert outcome.code == 0
    found = json.loads(outcome.out)
    scores = [sentence["pupa"] for sentence in found["sentences"]]
    assert min(scores) == scores[3] < scores[0] == scores[4]
    assert [s["index"] for s in found["sentences"]] == [0, 1, 2, 3, 4]
    assert [s["length"] for s in found["sentences"]] == [5] * 5  # without the full stop
    # Brackets of several words: S, two NP, VP; in the odd parse S, Y, Z.
    assert [s["mc"] for s in found["sentences"]] == [-4, -4, -4, -3, -4]
    assert found["parameters"]["ceiling_by"] == "elbow"


def test_all_methods_against_gold(
    trees: str, gold: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    arguments = ["assess", trees, "--methods", "all", "--members", "3", "--gold", gold]
    outcome = run(capfd, *arguments, "--figures", str(tmp_path / "figures"))
    assert outcome.code == 0, outcome.err
    assert "Mean UF1 in % of the best" in outcome.out
    names = {path.name for path in (tmp_path / "figures").iterdir()}
    assert {"mean-quality.svg", "quality-by-length.svg", "frequent-patterns.svg"} <= names
    assert "quality-by-constituents.svg" in names
    record = json.loads(run(capfd, *arguments, "--json").out)
    curves = record["quality"]["curves"]
    assert set(curves) == {"pupa", "sepa", "mc", "random"}
    # F of the odd parse: one bracket, the whole, of 3 and 4: 2 / 7.
    assert curves["pupa"]["mean"][79] == 1
    assert curves["pupa"]["mean"][99] == pytest.approx((4 + 2 / 7) / 5)
    assert record["quality"]["by_length"][0]["length"] == 5
    assert record["frequent_patterns"][0] == record["parameters"]["patterns"]


def test_committee_given_as_files(trees: str, gold: str, capfd: pytest.CaptureFixture[str]) -> None:
    outcome = run(
        capfd, "assess", trees, "--methods", "sepa", "--committee", gold, "--committee", gold,
        "--agreement", "full-model", "--json",
    )  # fmt: skip
    scores = [sentence["sepa"] for sentence in json.loads(outcome.out)["sentences"]]
    assert scores == pytest.approx([1, 1, 1, 2 / 7, 1])


@pytest.mark.parametrize("kind", ["trees", "dependencies"])
def test_blocks_as_the_whole(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, capfd: pytest.CaptureFixture[str]
) -> None:
    path = request.getfixturevalue(kind)
    suffix = Path(path).suffix
    methods = ["--methods", "pupa,mc", "--methods", "random", "--json"]
    chosen = ["--select", "80%", "-o"]
    outs = [str(tmp_path / f"{name}{suffix}") for name in ("whole", "blocks", "jobs")]
    whole = run(capfd, "assess", path, *methods, *chosen, outs[0])
    with blocks_of(60):
        blocks = run(capfd, "assess", path, *methods, *chosen, outs[1])
        jobs = run(capfd, "assess", path, *methods, *chosen, outs[2], "--jobs", "2")
    assert (whole.code, blocks.code, jobs.code) == (0, 0, 0), blocks.err
    assert json.loads(whole.out) == json.loads(blocks.out) == json.loads(jobs.out)
    texts = [Path(out).read_text(encoding="utf-8") for out in outs]
    assert texts[0] == texts[1] == texts[2]
    assert "odd" not in texts[0]
    assert "4 of 5 sentences" in whole.err


@pytest.mark.filterwarnings("default")
def test_workers_without_effect_are_said(
    trees: str, gold: str, capfd: pytest.CaptureFixture[str]
) -> None:
    outcome = run(capfd, "assess", trees, "--gold", gold, "--jobs", "2")
    assert "--jobs has no effect here: gold trees (--gold) are compared with all" in outcome.err


def test_dependencies(dependencies: str, capfd: pytest.CaptureFixture[str]) -> None:
    outcome = run(capfd, "assess", dependencies, "--gold", dependencies, "--tags", "xpos")
    assert outcome.code == 0, outcome.err
    assert "Mean UAS" in outcome.out


def test_learnt_and_listed_tags(
    trees: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "classes").write_text("the 0 0.5\ndog 1 0.1\ncat 1 0.1\nsees 2 1\n", "utf-8")
    listed = run(capfd, "assess", trees, "--tags", str(tmp_path / "classes"), "--json")
    own = run(capfd, "assess", trees, "--json")
    sentences = [json.loads(outcome.out)["sentences"] for outcome in (listed, own)]
    assert sentences[0] == sentences[1]  # the same classes under other names
    assert run(capfd, "assess", trees, "--tags", "clark:2", "--max-length", "5").code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--select", "20%"], "belong together; give both"),
        (["--select", "some", "-o", "x.mrg"], "'some' does not say which sentences to select"),
        (["--select", "1", "-o", "x.conllu"], "holds dependencies"),
        (["--tags", "clark:no"], "--tags: clark:no does not contain a number of classes"),
        (["--tags", "upos"], "there are no tags in the column UPOS; set --tags to one of form"),
        (["--methods", "sepa", "--members", "1"], "--members: 1 is too small; choose 2 or more"),
        (["--methods", "sepa", "--share", "0"], "--share: 0 is too small"),
        (["--methods", "best"], "--methods: 'best' is unknown; choose from pupa, sepa, mc"),
        (["--invalid", "keep"], "--invalid: a sentence whose heads form a cycle"),
        (["--strip-punct", "upos"], "constituents have no UPOS"),
        (["--seed", "-1"], "--seed: -1 is too small"),
        (["--committee", "a.mrg"], "--committee: it is used only by SEPA; add sepa to --methods"),
        (["--max-length", "1"], "there are no sentences to assess"),
    ],
)
def test_settings_that_make_no_sense_are_refused(
    trees: str, arguments: list[str], message: str, capfd: pytest.CaptureFixture[str]
) -> None:
    outcome = run(capfd, "assess", trees, *arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert message in outcome.err
    assert "Traceback" not in outcome.err


def test_gold_of_other_sentences(
    trees: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "few.mrg").write_text(TREE, encoding="utf-8")
    outcome = run(capfd, "assess", trees, "--gold", str(tmp_path / "few.mrg"))
    assert outcome.code == 2
    assert "5 trees, but 1 in" in outcome.err


def test_files_without_sentences_are_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    empty = written(tmp_path / "empty.mrg", "")
    outcome = run(capfd, "assess", empty)
    assert (outcome.code, outcome.out) == (2, "")
    assert "has no words" in outcome.err


def test_where_the_ceiling_comes_from(
    trees: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def ceiling(path: str, *options: str) -> tuple[int, str]:
        found = json.loads(run(capfd, "assess", path, "--json", *options).out)["parameters"]
        return found["ceiling"], found["ceiling_by"]

    # All five sentences as a whole are one pattern; the others of the good ones occur 4 times.
    assert ceiling(trees) == (5, "elbow")
    assert ceiling(trees, "--ceiling", "3") == (3, "given")
    alone = written(tmp_path / "alone.mrg", TREE)  # no pattern occurs twice
    assert ceiling(alone) == (2, "fallback")


def test_parses_that_are_not_trees(
    dependencies: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path, best = tmp_path / "cyclic.conllu", tmp_path / "best.conllu"
    path.write_text(SENTENCE.format("cycle", 2, 1, 0) + Path(dependencies).read_text())
    refused = run(capfd, "assess", str(path), "--invalid", "fail")
    assert refused.code == 2
    assert refused.err.startswith(f"{path}:2: the heads of words 1, 2 form a cycle")
    with blocks_of(100):
        assert run(capfd, "assess", str(path), "--invalid", "fail").err == refused.err
    for more in (("--methods", "all", "--members", "2"), ("--jobs", "2")):
        arguments = ("assess", str(path), *more, "--select", "100%", "-o", str(best))
        assert f"1 sentence skipped, first: {path}:2:" in run(capfd, *arguments).out
        found = json.loads(run(capfd, *arguments, "--json").out)
        assert [sentence["index"] for sentence in found["sentences"]] == [1, 2, 3, 4, 5]
        assert found["skipped_sentences"] == 1
        assert without_scores(best.read_text()) == Path(dependencies).read_text()


@pytest.mark.parametrize("workers", [(), ("--jobs", "2")])
def test_words_without_a_class_are_counted(
    workers: tuple[str, ...], trees: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    classes = tmp_path / "classes.txt"
    classes.write_text("the 1\ndog 2\ncat 2\n")
    arguments = ("assess", trees, "--tags", str(classes), *workers)
    # "sees" is not listed; it stands once in each of five sentences of five words.
    assert f"{classes}: 5 of 25 words have no class in it" in run(capfd, *arguments).out
    assert json.loads(run(capfd, *arguments, "--json").out)["unlisted_words"] == 5
    classes.write_text("unseen 1\n")
    outcome = run(capfd, *arguments)
    assert outcome.code == 2
    assert "none of the words is listed" in outcome.err


def test_selected_sentences_on_standard_output(
    dependencies: str, capfd: pytest.CaptureFixture[str]
) -> None:
    outcome = run(capfd, "assess", dependencies, "--select", "100%", "-o", "-")
    assert without_scores(outcome.out) == Path(dependencies).read_text(encoding="utf-8")


def test_tables_for_programs(trees: str, gold: str, capfd: pytest.CaptureFixture[str]) -> None:
    arguments = ("assess", trees, "--methods", "mc,pupa", "--gold", gold, "--csv")
    out = run(capfd, *arguments, "--decimals", "1").out
    # F of the odd parse is 2 / 7, and the four others are right: 30 / 35. It has the fewest
    # brackets, so it is the best by MC.
    rows = list(csv.DictReader(io.StringIO(out)))
    shares = [row["value"] for row in rows if (row["quality"], row["method"]) == ("mean UF1", "MC")]
    assert shares == ["28.6", "28.6", "28.6", "64.3", "64.3", "76.2", "85.7"]
    assert "█" not in out


def test_nothing_to_evaluate(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path / "words.mrg", "(S (X a))\n(S (X b))\n")
    arguments = ("assess", path, "--gold", path, "--methods", "pupa,mc")
    quality = json.loads(run(capfd, *arguments, "--json").out)["quality"]
    assert quality["sentences"] == 0
    assert quality["curves"]["pupa"]["mean"] == [None] * 100
    shown = run(capfd, *arguments).out
    assert "– quality: no sentence has 2 words or more" in shown


def test_a_result_without_figures_says_so(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "figures"
    outcome = run(capfd, "assess", BIRCH, "--methods", "mc", "--figures", str(folder))
    assert "this result has no figures, so none is drawn" in outcome.err
    assert not folder.exists()


@pytest.mark.filterwarnings("default")
def test_standard_input_is_one_block(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    target = tmp_path / "best.conllu"
    with Path(BIRCH).open("rb") as piped:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(piped))
        selected = run(capfd, "assess", "-", "--jobs", "2", "--select", "3", "-o", str(target))
    assert selected.code == 0
    assert "--jobs has no effect here: only files can be read in blocks" in selected.err
    assert target.read_text("utf-8").count("# sent_id") == 3


def test_a_file_that_cannot_be_written_is_refused_first(capfd: pytest.CaptureFixture[str]) -> None:
    nowhere = "/nowhere/best.conllu"
    outcome = run(capfd, "assess", "no-such-file.conllu", "--select", "3", "-o", nowhere)
    assert outcome.code == 2
    assert outcome.err.startswith(f"{nowhere}: cannot write: there is no folder /nowhere; ")


def test_every_sentence_is_a_row_for_programs(capfd: pytest.CaptureFixture[str]) -> None:
    printed = run(capfd, "assess", BIRCH, "--methods", "pupa,mc", "--within-lengths", "--csv").out
    rows = list(csv.DictReader(io.StringIO(printed)))
    assert len(rows) == 25
    assert list(rows[0]) == [
        *("number", "sentence", "words", "pupa", "mc", "within_lengths", "text", "signature"),
    ]
    assert all(0 < float(row["within_lengths"]) < 1 for row in rows)
