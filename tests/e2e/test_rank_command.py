"""`treeval rank`: files and folders, confidence, consensus, groups, and systems without labels."""

import json
import re
from pathlib import Path

import pytest

import treeval
from commands import run
from files import conllu, written
from sample import SAMPLE

Capture = pytest.CaptureFixture[str]
NAMES = {
    **{name: SAMPLE / "systems" / name / "en.conllu" for name in ("alder", "birch", "cedar")},
    **{name: SAMPLE / "others" / name / "en.conllu" for name in ("elm", "hazel", "rowan")},
}
SYSTEMS = [f"{name}={path}" for name, path in NAMES.items()]
GOLD = str(SAMPLE / "gold" / "en.conllu")


def ranked(capfd: Capture, *arguments: str) -> dict[str, object]:
    outcome = run(capfd, "rank", *arguments, "--json")
    assert outcome.code == 0, outcome.err
    record: dict[str, object] = json.loads(outcome.out)
    return record


def test_the_command_prints_what_the_function_returns(capfd: Capture) -> None:
    paths = {name: str(path) for name, path in NAMES.items()}
    found = treeval.rank(paths, gold=GOLD)
    assert ranked(capfd, *SYSTEMS, "--gold", GOLD) == json.loads(json.dumps(found.to_dict()))
    assert run(capfd, "rank", *SYSTEMS, "--gold", GOLD).out == found.text() + "\n"


def test_gold_trees_do_not_change_the_ranking(capfd: Capture) -> None:
    without, beside = ranked(capfd, *SYSTEMS), ranked(capfd, *SYSTEMS, "--gold", GOLD)
    for plain, judged in zip(without["systems"], beside["systems"], strict=True):  # type: ignore[call-overload]
        assert judged.pop("true")
        assert plain == judged
    assert {"tau", "regret", "consensus", "confidence"} <= beside.keys()


def test_the_record_has_the_keys_of_the_documentation(capfd: Capture) -> None:
    record = ranked(capfd, *SYSTEMS)
    page = (SAMPLE.parents[2] / "docs" / "ranking.md").read_text(encoding="utf-8")
    described = page[page.index("The JSON document") :].partition("\n\n")[0]
    named = set(re.findall(r"`(\w+)`", described))
    first = record["systems"][0]  # type: ignore[index]
    assert named >= record.keys() - {"treeval", "schema", "signature"}
    assert named >= first.keys() - {"path", "sha256", "sentences", "words"}


def test_confidence_is_written_and_all_else_stays_byte_by_byte(
    capfd: Capture, tmp_path: Path
) -> None:
    folder = tmp_path / "marked"
    outcome = run(capfd, "rank", *SYSTEMS, "--confidence", str(folder))
    assert outcome.code == 0
    for name, path in NAMES.items():
        marked = (folder / f"{name}.conllu").read_text("utf-8")
        assert len(re.findall(r"^# conf = [01]\.\d\d$", marked, re.MULTILINE)) == len(
            treeval.read(str(path))
        )
        words = re.findall(r"^\d+\t.*\bConf=[01]\.\d\d$", marked, re.MULTILINE)
        assert len(words) == treeval.read(str(path)).words
        bare = re.sub(r"^# conf = .*\n", "", marked, flags=re.MULTILINE)
        bare = re.sub(r"\tConf=[\d.]+$", "\t_", bare, flags=re.MULTILINE)
        bare = re.sub(r"\|Conf=[\d.]+$", "", bare, flags=re.MULTILINE)
        assert bare.encode() == path.read_bytes()


def test_line_ends_blank_lines_and_old_confidence_are_respected(
    capfd: Capture, tmp_path: Path
) -> None:
    rows = [
        "\ufeff# text = a b\r\n# conf = 0.10\r\n",
        "1\ta\t_\t_\t_\t_\t0\troot\t_\tConf=0.10|SpaceAfter=No\r\n",
        "1.1\tx\t_\t_\t_\t_\t_\t_\t_\tCopyOf=1\r\n2-3\tb\t_\t_\t_\t_\t_\t_\t_\t_\r\n",
        "2\tb\t_\t_\t_\t_\t1\tobj\t_\t_\r\n3\tc\t_\t_\t_\t_\t1\tobl\t_\t_\r\n\r\n\r\n",
        "1\tc\t_\t_\t_\t_\t0\troot\t_\t_",
    ]
    odd = "".join(rows)
    paths = [written(tmp_path / f"{name}.conllu", odd.encode()) for name in "abc"]
    assert run(capfd, "rank", *paths, "--confidence", str(tmp_path / "out")).code == 0
    marked = (tmp_path / "out" / "a.conllu").read_bytes().decode()
    (conf,) = set(re.findall(r"Conf=([\d.]+)", marked))
    expected = odd.replace("# conf = 0.10", f"# conf = {conf}")
    expected = expected.replace("Conf=0.10|SpaceAfter=No", f"SpaceAfter=No|Conf={conf}")
    for row in ("1\tobj\t_\t_", "1\tobl\t_\t_"):
        expected = expected.replace(row, f"{row[:-1]}Conf={conf}")
    last = rows[-1]
    expected = expected.replace(last, f"# conf = {conf}\n{last[:-1]}Conf={conf}")
    assert marked == expected


def test_inputs_are_never_overwritten(capfd: Capture, tmp_path: Path) -> None:
    paths = [written(tmp_path / f"{name}.conllu", conllu([0, 1])) for name in "abc"]
    outcome = run(capfd, "rank", *paths, "--confidence", str(tmp_path))
    assert outcome.code == 2
    assert "is one of the inputs" in outcome.err


def test_marked_sentences_can_be_selected_by_their_confidence(
    capfd: Capture, tmp_path: Path
) -> None:
    folder = tmp_path / "marked"
    run(capfd, "rank", *SYSTEMS, "--confidence", str(folder))
    marked = str(folder / "cedar.conllu")
    asked = ["--methods", "confidence", "--select", "20%", "-o", str(tmp_path / "best.conllu")]
    assert run(capfd, "assess", marked, *asked).code == 0
    comments = re.findall(r"# conf = ([\d.]+)", Path(marked).read_text("utf-8"))
    best = re.findall(r"# conf = ([\d.]+)", (tmp_path / "best.conllu").read_text("utf-8"))
    assert sorted(best, reverse=True) == sorted(comments, reverse=True)[:5]
    plain = run(capfd, "assess", str(NAMES["cedar"]), "--methods", "confidence")
    assert plain.code == 2
    assert "no word has Conf= in MISC; write it with `treeval rank`" in plain.err


def test_a_consensus_is_written_and_has_no_problems(capfd: Capture, tmp_path: Path) -> None:
    target = str(tmp_path / "consensus.conllu")
    outcome = run(capfd, "rank", *SYSTEMS, "--consensus", target)
    assert f"{target}: consensus of 25 sentences" in outcome.err
    assert run(capfd, "check", target).code == 0
    # The best system has 90.35, as the README of the sample says; its own vote has least to gain.
    assert treeval.score(GOLD, target, metrics="LAS")["consensus"].scores["LAS"].score > 0.9035


def test_copies_and_named_groups_have_one_vote(capfd: Capture) -> None:
    record = ranked(capfd, *SYSTEMS, f"copy={NAMES['alder']}", "--same", "elm,hazel")
    groups = {one["name"]: one["clone_group"] for one in record["systems"]}  # type: ignore[attr-defined]
    assert groups["copy"] == groups["alder"]
    assert groups["elm"] == groups["hazel"] != groups["birch"]
    assert "alder, copy: same output; one vote" in record["notes"]  # type: ignore[operator]
    assert "elm, hazel: variants of one parser; one vote" in record["notes"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("elm,yew", "no system is named 'yew'"),
        ("elm", "elm is not a group"),
        ("", "no system is named"),
    ],
)
def test_wrong_groups_are_refused(capfd: Capture, given: str, problem: str) -> None:
    outcome = run(capfd, "rank", *SYSTEMS, "--same", given)
    assert outcome.code == 2
    assert outcome.err.startswith(f"--same: {problem}")


def test_two_systems_print_their_agreement_only(capfd: Capture) -> None:
    outcome = run(capfd, "rank", *SYSTEMS[:2])
    assert outcome.code == 0
    assert "there is nothing to rank" in outcome.out
    assert run(capfd, "rank", SYSTEMS[0]).code == 2


def test_a_system_without_relations_is_ranked_by_its_heads(capfd: Capture, tmp_path: Path) -> None:
    rows = NAMES["cedar"].read_text("utf-8").split("\n")
    bare = ["\t".join([*f[:7], "_", *f[8:]]) for f in (row.split("\t") for row in rows)]
    unlabelled = [new if row[:1].isdigit() else row for row, new in zip(rows, bare, strict=True)]
    path = written(tmp_path / "bare.conllu", "\n".join(unlabelled))
    record = ranked(capfd, *SYSTEMS, path)
    systems = {one["name"]: one for one in record["systems"]}  # type: ignore[attr-defined]
    assert systems["bare"]["labelled"] is False
    assert systems["bare"]["las"] is None
    assert systems["cedar"]["las"] is not None
    # Its heads are those of cedar, which is ranked first.
    assert abs(systems["bare"]["rank"] - systems["cedar"]["rank"]) == 1
    assert sorted(one["rank"] for one in systems.values()) == list(range(1, 8))
    assert all(one["best_rank"] <= one["rank"] <= one["worst_rank"] for one in systems.values())
    note = "bare: it has no relations; it is ranked by its heads alone (UAS)"
    assert note in record["notes"]  # type: ignore[operator]


def test_forms_may_differ_if_words_are_matched_by_number(capfd: Capture, tmp_path: Path) -> None:
    texts = {"a": "x y", "b": "x z", "c": "x y"}
    paths = [
        written(tmp_path / f"{name}.conllu", conllu([0, 1], "root obj", forms))
        for name, forms in texts.items()
    ]
    assert run(capfd, "rank", *paths).code == 2
    record = ranked(capfd, *paths, "--tokens", "same", "--gold", paths[1])
    assert record["mean_agreement"] == 1
    longer = written(tmp_path / "longer.conllu", conllu([0, 1, 1], "root obj obj", "x y z"))
    outcome = run(capfd, "rank", *paths, longer, "--tokens", "same")
    assert outcome.code == 2
    assert "sentence 1 has 3 words, but 2" in outcome.err


def test_broken_trees_can_be_skipped_for_all(capfd: Capture, tmp_path: Path) -> None:
    good, broken = conllu([0, 1], name="s"), conllu([2, 1], name="s")
    paths = [
        written(tmp_path / "a.conllu", good + good),
        written(tmp_path / "b.conllu", good + good),
        written(tmp_path / "c.conllu", good + broken),
    ]
    assert ranked(capfd, *paths)["mean_agreement"] != 1
    record = ranked(capfd, *paths, "--invalid", "skip")
    assert record["mean_agreement"] == 1
    assert any("c: 1 sentence skipped for all" in note for note in record["notes"])  # type: ignore[attr-defined]
    assert run(capfd, "rank", *paths, "--invalid", "fail").code == 2
    nothing = [written(tmp_path / f"{name}.conllu", broken) for name in "xyz"]
    outcome = run(capfd, "rank", *nothing, "--invalid", "skip")
    assert outcome.code == 2
    assert "there are no words left to compare" in outcome.err


def test_folders_of_treebanks_in_both_layouts(capfd: Capture, tmp_path: Path) -> None:
    folders = [str(SAMPLE / "systems" / name) for name in ("alder", "birch", "cedar")]
    side_by_side = ranked(capfd, *folders, "--gold", str(SAMPLE / "gold"))
    for treebank in ("de", "en"):
        for system in ("alder", "birch", "cedar"):
            if (treebank, system) != ("de", "cedar"):
                content = (SAMPLE / "systems" / system / f"{treebank}.conllu").read_bytes()
                written(tmp_path / "all" / treebank / f"{system}.conllu", content)
    written(tmp_path / "all" / "en" / "gold.conllu", Path(GOLD).read_bytes())
    nested = ranked(capfd, str(tmp_path / "all"))
    english = next(one for one in side_by_side["treebanks"] if one["name"] == "en")  # type: ignore[attr-defined]
    again = next(one for one in nested["treebanks"] if one["name"] == "en")  # type: ignore[attr-defined]
    assert [one["consensus_agreement"] for one in english["systems"]] == [
        one["consensus_agreement"] for one in again["systems"]
    ]
    assert nested["missing"] == [{"treebank": "de", "system": "cedar"}]
    means = {one["name"]: one for one in nested["systems"]}  # type: ignore[attr-defined]
    assert means["cedar"]["treebanks"] == 1


def test_files_of_many_treebanks_are_written_into_folders(capfd: Capture, tmp_path: Path) -> None:
    folders = [str(SAMPLE / "systems" / name) for name in ("alder", "birch", "cedar")]
    consensus, confidence = str(tmp_path / "trees"), str(tmp_path / "marked")
    asked = ["--consensus", consensus, "--confidence", confidence]
    assert run(capfd, "rank", *folders, *asked).code == 0
    assert sorted(path.name for path in Path(consensus).iterdir()) == [
        *("de.conllu", "en.conllu", "fr.conllu", "he.conllu")
    ]
    assert (Path(confidence) / "he" / "birch.conllu").is_file()


def test_one_folder_stands_for_its_files_without_gold(capfd: Capture, tmp_path: Path) -> None:
    for name, path in NAMES.items():
        written(tmp_path / f"{name}.conllu", path.read_bytes())
    written(tmp_path / "gold.conllu", Path(GOLD).read_bytes())
    record = ranked(capfd, str(tmp_path))
    assert {one["name"] for one in record["systems"]} == set(NAMES)  # type: ignore[attr-defined]


def test_relations_of_another_scheme_have_no_predicted_scores(
    capfd: Capture, tmp_path: Path
) -> None:
    paths = [
        written(tmp_path / f"{name}.conllu", conllu([0, 1, 1], labels))
        for name, labels in {"a": "ROOT OBJ SBJ", "b": "ROOT OBJ SBJ", "c": "ROOT OBJ OBJ",
                             "d": "ROOT SBJ SBJ"}.items()
    ]  # fmt: skip
    record = ranked(capfd, *paths)
    assert [one["las"] for one in record["systems"]] == [None] * 4  # type: ignore[attr-defined]
    assert "no predicted scores: the relations are not those of UD" in record["notes"]  # type: ignore[operator]
