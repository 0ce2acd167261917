"""Tables of scores: what is undefined, what programs read, what is no percentage."""

import csv
import io
import math
from pathlib import Path

import pytest

import treeval
from files import written
from sample import ALDER, BIRCH, CEDAR, GOLD
from strategies import treebank_of
from treeval.metrics.weighted import WLAS
from treeval.report.tables.scores import best_places
from treeval.report.tables.table import Style, Table, as_csv
from treeval.scoring.training import trained_metric

CSV = Style("csv")


def two_systems(*metrics: str, gold: str = GOLD, **settings: object) -> treeval.Results:
    systems = {"birch": BIRCH, "cedar": CEDAR} if gold == GOLD else {"a": gold, "b": gold}
    return treeval.score(gold, systems, metrics=metrics, **settings)


def tables(results: treeval.Results) -> list[list[list[str]]]:
    parts = map(as_csv, results.tables(CSV))
    return [list(csv.reader(io.StringIO(part))) for part in parts]


@pytest.fixture
def plain(tmp_path: Path) -> str:
    """A file without enhanced edges: ELAS is undefined."""
    return written(tmp_path / "plain.conllu", "1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n\n")


@pytest.mark.parametrize("form", ["text", "csv", "latex", "markdown"])
def test_what_is_undefined_is_no_number(plain: str, form: str) -> None:
    results = treeval.compare(treeval.with_intervals(two_systems("LAS", "ELAS", gold=plain)))
    text = results.text(Style(form))
    assert "nan" not in text
    assert "–––" not in text
    assert "------" not in text


def test_zeros_of_the_ud_scorer_are_for_scores_not_for_ranks_and_p(plain: str) -> None:
    results = treeval.compare(two_systems("ELAS", gold=plain, preset="ud"))
    scores, ranks, differences, _ = results.text().split("\n\n")
    assert scores.splitlines()[-1].split() == ["ELAS", "0.00", "0.00"]
    assert ranks.splitlines()[-1].split() == ["–", "b", "–"]
    assert differences.splitlines()[-1].split() == ["b", "−", "a", "–", "–", "–"]


def test_a_cell_of_csv_holds_one_value() -> None:
    results = treeval.compare(treeval.with_intervals(two_systems("UAS", "LAS")))
    scores, uas_ranks, las_ranks, *differences = tables(results)
    assert scores[0] == [
        *("Metric", "birch", "birch low", "birch high", "cedar", "cedar low", "cedar high")
    ]
    assert all(float(cell) for row in scores[1:] for cell in row[1:])
    assert uas_ranks[0] == las_ranks[0] == [
        *("Metric", "Rank", "System", "Score", "Low", "High", "Best rank", "Worst rank", "Cluster")
    ]  # fmt: skip
    assert [row[0] for row in (uas_ranks[1], las_ranks[1])] == ["UAS", "LAS"]
    assert las_ranks[1][2:4] == ["cedar", "90.35"]
    assert differences[1][0] == ["Metric", "A", "B", "Difference", "p", "p (Holm)"]
    assert differences[1][1][:3] == ["LAS", "birch", "cedar"]
    assert 0 < float(differences[1][1][4]) < 1


def test_breakdowns_of_several_systems_keep_all_measures_in_csv() -> None:
    _, birch, cedar = tables(two_systems("LAS", by=("upos",)))
    header = ["Metric", "System", "upos", "Precision", "Recall", "F1", "Gold", "Predicted", "Lost"]
    assert birch[0] == cedar[0] == header
    assert cedar[1][:2] == ["LAS", "cedar"]


def test_a_metric_without_precision_is_divided_without() -> None:
    results = treeval.score(GOLD, {"birch": BIRCH}, metrics=["UEM", "TED"], by=["length"])
    _, of_uem, of_ted, _ = results.text().split("\n\n")
    assert of_uem.splitlines()[1].split() == ["length", "Score", "Gold", "Lost"]
    assert of_ted.splitlines()[1].split() == ["length", "Score"]


def test_perplexities_of_groups_are_no_percentages() -> None:
    results = treeval.score(
        GOLD, {"birch": BIRCH, "cedar": CEDAR}, metrics=["DPPL"], by=["length"], train=GOLD
    )
    group = results.breakdowns[0].groups[0]
    line = results.text().split("\n\n")[1].splitlines()[3]
    assert line.split()[:2] == [group.name, f"{group.score:.2f}"]


def test_interval_of_ranks_only_where_there_is_one() -> None:
    ranks = treeval.compare(two_systems("LAS")).text().split("\n\n")[1]
    assert ranks.splitlines()[1].split() == ["Rank", "System", "Score", "Ranks"]


def test_the_signature_says_seed_and_test_whatever_came_first() -> None:
    both = treeval.compare(treeval.with_intervals(two_systems("LAS")))
    assert str(both.signature).endswith("|ci:wilson|seed:2011|test:paired shuffling")
    compared = treeval.compare(two_systems("LAS"))
    assert str(compared.signature).endswith("|seed:2011|test:paired shuffling")


def test_counts_of_millions_are_written_out() -> None:
    gold = treeval.read(GOLD)
    results = treeval.score(gold, {"a": gold}, metrics=["LAS"], by=["projectivity"])
    group = results.breakdowns[0].groups[0]
    object.__setattr__(group, "counts", {**group.counts, "gold": 1_234_567.0})
    assert "1234567" in results.text()


def test_control_characters_of_names_do_not_reach_the_terminal() -> None:
    results = treeval.score(GOLD, {"\x1b[31mred": BIRCH, "b": CEDAR}, metrics=["LAS"], by=["upos"])
    assert "\x1b" not in treeval.compare(results).text()


FORMS = ["She", "ate", "the", "cake", "Go"]
LABELS = ["nsubj", "root", "det", "obj", "root"]
TREES = treebank_of([2, 0, 4, 2], [0], form=FORMS, deprel=LABELS)
CYCLIC = treebank_of([2, 1, 4, 2], [0], form=FORMS, deprel=LABELS)


def test_sentences_that_a_metric_leaves_out_are_told() -> None:
    metric = trained_metric("DPPL", TREES)
    text = treeval.score(TREES, {"p": CYCLIC}, metrics=["UAS", metric]).text()
    assert "p: 1 sentence is not a tree; it is scored as it is" in text
    assert "p: 1 sentence left out of DPPL" in text
    assert "DPPL: model:swap-lazy,form,kn:3,lm:kenlm" in text
    fine = treeval.score(TREES, {"p": TREES}, metrics=["UAS", metric]).text()
    assert "left out" not in fine


def test_weights_are_named() -> None:
    text = treeval.score(TREES, {"p": TREES}, metrics=["LAS", WLAS]).text()
    assert "WLAS: weights:ud(" in text


SYSTEMS = {"alder": ALDER, "birch": BIRCH, "cedar": CEDAR}


def test_the_best_of_some_scores() -> None:
    assert best_places([0.1, 0.3, 0.3, math.nan]) == [1, 2]
    assert best_places([0.1, 0.3], higher_is_better=False) == [0]
    assert best_places([0.1, math.nan]) == []  # there is nothing to be better than


def side_by_side(**settings: object) -> Table:
    return treeval.score(GOLD, SYSTEMS, metrics="UAS,LAS", **settings).tables()[0]


def test_the_best_scores_are_bold_and_nothing_is_claimed_without_a_test() -> None:
    table = side_by_side()
    assert table.best == {(0, 3), (1, 3)}
    assert table.marked == frozenset()
    assert table.explained == "Bold: best score."


def test_asterisks_mark_significant_differences_from_the_best() -> None:
    # p of UAS of birch and cedar is above 0.05, as the table of differences says.
    table = side_by_side(compare=True)
    assert table.marked == {(0, 1), (1, 1), (1, 2)}
    assert "differs significantly from the best system (p ≤ 0.05" in table.explained


def test_asterisks_mark_significant_differences_from_the_baseline() -> None:
    table = side_by_side(baseline=True)
    assert table.marked == {(row, place) for row in (0, 1) for place in (2, 3)}
    assert "differs significantly from alder (p ≤ 0.05" in table.explained


def test_lower_perplexities_are_better() -> None:
    found = treeval.score(GOLD, SYSTEMS, metrics="DPPL", train=GOLD)
    scores = [one.scores["DPPL"].score for one in found.systems]
    assert found.tables()[0].best == {(0, 1 + scores.index(min(scores)))}
