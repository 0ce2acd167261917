"""What other programs answered about the sample; answers/README.md says how they were asked."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from sample import SAMPLE
from treeval.formats.reading import read
from treeval.metrics import UD_FAMILY
from treeval.models.sentences import Sentences
from treeval.statistics.correlation import kendall, pearson, spearman

HERE = Path(__file__).resolve().parent / "answers"
OTHERS = ("others/elm/en", "others/hazel/en", "others/rowan/en")

every_other = pytest.mark.parametrize("system", OTHERS)


def answers(program: str) -> dict[str, Any]:
    found = json.loads((HERE / f"{program}.json").read_text(encoding="utf-8"))["answers"]
    assert isinstance(found, dict)
    return found


def files(system: str) -> tuple[str, str]:
    language = system.rpartition("/")[2]
    return str(SAMPLE / "gold" / f"{language}.conllu"), str(SAMPLE / f"{system}.conllu")


def scores(system: str, metrics: str, **settings: Any) -> list[float]:
    found = treeval.score(*files(system), metrics=metrics, **settings).systems[0].scores
    return [found[name].score for name in metrics.split(",")]


@pytest.mark.parametrize("system", answers("udtools"))
def test_the_ud_scorer(system: str) -> None:
    expected = answers("udtools")[system]
    found = treeval.score(*files(system), metrics=UD_FAMILY).systems[0].scores
    has_enhanced = system == "systems/cedar/en"  # the sample's README says so
    for name, (right, gold, predicted, *aligned) in expected.items():
        if name in ("ELAS", "EULAS") and not has_enhanced:
            assert np.isnan(found[name].score)
            continue
        counts = found[name].totals
        assert (counts["correct"], counts["gold"], counts["predicted"]) == (right, gold, predicted)
        assert not aligned or counts["aligned"] == aligned[0], name
    assert expected.keys() == {*UD_FAMILY}


@every_other
@pytest.mark.parametrize(("preset", "flag"), [("conllx", ""), ("malteval", " -p")])
def test_eval_pl(system: str, preset: str, flag: str) -> None:
    expected = [right / words for right, words in answers("uuparser")[system + flag]]
    assert scores(system, "LAS,UAS,LA", preset=preset) == pytest.approx(expected, abs=1e-12)


@every_other
def test_attachment_of_nltk(system: str) -> None:
    expected = answers("nltk")[system]
    found = scores(system, "LAS,UAS", punct="form", subtypes="keep")
    assert found == pytest.approx([expected["LAS"], expected["UAS"]], abs=1e-12)


@every_other
def test_relations_of_scikit_learn(system: str) -> None:
    expected = answers("scikit-learn")[system]
    results = treeval.score(*files(system), metrics="LA", by="relation")
    groups = {one.name: one for one in results.breakdowns[0].groups}
    assert groups.keys() == expected["relations"].keys()
    for name, (precision, recall, words) in expected["relations"].items():
        found = groups[name].measures
        assert np.nan_to_num(found["precision"]) == pytest.approx(precision, abs=1e-12), name
        assert np.nan_to_num(found["recall"]) == pytest.approx(recall, abs=1e-12), name
        assert groups[name].counts["gold"] == words
    assert results.systems[0].scores["LA"].score == pytest.approx(expected["LA"], abs=1e-12)


@every_other
def test_agreement(system: str) -> None:
    found = treeval.agreement(*files(system))
    alpha = answers("krippendorff")[system]
    assert found.kappa == pytest.approx(answers("scikit-learn")[system]["kappa"], abs=1e-12)
    assert found.alpha_heads == pytest.approx(alpha["heads"], abs=1e-12)
    assert found.alpha_arcs == pytest.approx(alpha["arcs"], abs=1e-12)


@every_other
def test_clusters_of_scikit_learn(system: str) -> None:
    found = treeval.score_tags(*files(system), column="upos")
    assert found["en"].v_measure == pytest.approx(answers("scikit-learn")[system]["V"], abs=1e-12)


@pytest.mark.parametrize("pair", answers("scipy"))
def test_scipy(pair: str) -> None:
    expected = answers("scipy")[pair]
    gold, a, b = files(OTHERS[0])[0], *(files(name)[1] for name in pair.split())
    results = treeval.score(
        gold, {"a": b, "b": a}, metrics="LAS", average="macro", compare=True, shuffles=100_000
    )
    x, y = (results[name].scores["LAS"].counts.table[:, 0] for name in "ba")
    (compared,) = results.comparisons["LAS"]
    p = expected["p of shuffling"]
    assert compared.difference == pytest.approx(expected["difference of macro LAS"], abs=1e-12)
    # Four standard deviations of the difference between shares of 100,000 and 1,000,000 trials.
    assert compared.p == pytest.approx(p, abs=4 * (p * (1 - p) * 1.1e-5) ** 0.5)
    rng = np.random.default_rng(0)
    assert pearson(x, y).coefficient == pytest.approx(expected["pearson"][0], abs=1e-12)
    assert pearson(x, y).p == pytest.approx(expected["pearson"][1], rel=1e-9)
    assert spearman(x, y, rng, resamples=10).coefficient == pytest.approx(expected["spearman"])
    assert kendall(x, y, rng, resamples=10).coefficient == pytest.approx(expected["kendall"])


def test_pyevalb(tmp_path: Path) -> None:
    params = tmp_path / "PYEVALB.prm"  # it knows no punctuation
    params.write_text("DELETE_LABEL TOP\nDELETE_LABEL -NONE-\n", encoding="utf-8")
    trees = [str(SAMPLE / "brackets" / name) for name in ("en.mrg", "parsed.mrg")]
    results = treeval.score(*trees, metrics="EVALB", params=str(params))
    counts = results.systems[0].scores["EVALB"].counts
    names = ("correct", "gold", "predicted", "crossing", "correct_tags")
    found = counts.table[:, [counts.metric.counted.index(name) for name in names]]
    assert found.tolist() == answers("pyevalb")["brackets/parsed"]


def test_kenlm(tmp_path: Path) -> None:
    expected = answers("kenlm")
    english = read(str(SAMPLE / "gold/en.conllu"))
    made = tmp_path / "kenlm.arpa"
    treeval.train("ngram", english.select(np.arange(15)), order=3).save(str(made))
    assert made.read_text("utf-8") == (HERE / "kenlm.arpa").read_text("utf-8")
    text = Sentences.of(english).text
    found = treeval.load(str(HERE / "kenlm.arpa")).learnt.score(text)
    ends = np.cumsum(np.diff(text.offsets) + 1)[:-1]  # every sentence has an end
    sums = [part.sum() for part in np.split(found.log10, ends)]
    assert sums == pytest.approx(expected["log10"], abs=2e-5)
    assert [int(part.sum()) for part in np.split(found.is_oov, ends)] == expected["unknown"]
