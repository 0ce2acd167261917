"""The PUPA experiment on treebanks made for it, and the paper's figures."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from treeval.assessment.quality import SHARES
from treeval.errors import FileError
from treeval.experiments.findings import Finding, published
from treeval.experiments.pupa import reproduce
from treeval.experiments.pupa.data import Corpus
from treeval.experiments.pupa.experiment import all_findings
from treeval.experiments.pupa.runs import Effort, SentenceBatch, parsed
from treeval.formats.reading import read_constituents
from treeval.induction.ccl.utterances import MARKS

SMALL = Effort(runs=2, members=3, more_members=4, trials=20)
NOUNS = ("dog", "cat", "cow", "man", "woman", "house", "tree", "friend")
VERBS = ("sees", "likes", "bites", "hears", "knows")


def phrase(rng: Random, depth: int) -> str:
    np = f"(NP (DT {rng.choice(('the', 'a'))}) (NN {rng.choice(NOUNS)}))"
    return np if not depth else f"(NP {np} (PP (IN of) {phrase(rng, depth - 1)}))"


def sentence(rng: Random) -> str:
    verb, object_ = rng.choice(VERBS), phrase(rng, rng.randrange(4))
    return f"(S {phrase(rng, rng.randrange(4))} (VP (VBZ {verb}) {object_}) (. .))\n"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "wsj-sample").mkdir()
    rng = Random(1)
    text = "".join(sentence(rng) for _ in range(150))
    (tmp_path / "wsj-sample" / "a.mrg").write_text(text, encoding="utf-8")
    return tmp_path


@cache
def small_corpus(path: Path) -> Corpus:
    gold = read_constituents(str(path / "wsj-sample" / "a.mrg"))
    return Corpus("NEGRA", gold, MARKS, 0.3)


def test_a_treebank_is_found_parsed_and_judged(data: Path) -> None:
    stages = set()
    found = reproduce(data, effort=SMALL, progress=lambda one: stages.add(one.stage))
    places = {one.place for one in found.findings}
    assert {"table 1, WSJ20", "table 1, WSJ20, by share of sentences"} <= places
    assert {"figure 3, WSJ20, mean F", "figure 3, WSJ20, constituent F"} <= places
    assert {"parser, WSJ20", "SEPA, WSJ20", "size of the batch, WSJ20"} <= places
    assert "143 sentences for WSJ20" in found.remarks[0]
    assert {one.answer for one in found.verdicts} <= {"yes", "no", "open", "untestable"}
    claims = [(one.place, one.what) for one in found.findings]
    assert len(set(claims)) == len(claims)
    assert "WSJ: committees of 80 %" in stages
    assert "figure-2-wsj20" in {plot.name for plot in found.plots}
    assert "random" in found.text()


def test_claims_differ_between_the_corpora(data: Path) -> None:
    whole = parsed(small_corpus(data), SMALL)
    findings = [*all_findings(whole)]
    claims = {one.verdict.claim for one in findings if one.verdict}
    assert "within lengths, MC selects better parses than SEPA" in claims
    assert "S = 30 % is better than S = 80 %" in claims


def test_the_committee_of_two_is_part_of_that_of_three(data: Path) -> None:
    whole = parsed(small_corpus(data), SMALL)
    batch = SentenceBatch(whole, 20)
    first, both = batch.sepa(0.8, 2), batch.sepa(0.8, 3)
    assert len(first.runs) == SMALL.runs
    agreements = whole.agreements[0.8][0]
    assert agreements.shape == (2, 150)
    np.testing.assert_allclose(first.runs[0], agreements[0][batch.rows])
    np.testing.assert_allclose(both.runs[0], agreements.mean(axis=0)[batch.rows])


def test_results_are_means_over_taggings(data: Path) -> None:
    whole = parsed(small_corpus(data), SMALL)
    batch = SentenceBatch(whole, 20).tagged([5])
    judged = batch.judged(batch.pupa(batch.taggings[5]))
    alone = [
        batch.judged(replace(batch.pupa(batch.taggings[5]), runs=[run])).curve((20,), "sentences")
        for run in batch.pupa(batch.taggings[5]).runs
    ]
    assert judged.curve((20,), "sentences") == pytest.approx(np.mean(alone, axis=0))


def test_a_folder_without_treebanks(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="is there"):
        reproduce(tmp_path)


def test_published_figures_are_complete() -> None:
    figures = published("pupa")
    for corpus in ("WSJ20", "NEGRA20"):
        place = f"table 1, {corpus}"
        for method in ("PUPA", "SEPA", "MC"):
            values = [figures[place, f"{method}: {share} %"] for share in SHARES]
            assert values == sorted(values, reverse=True)
            assert values[-1] > figures[place, "random"]


def test_every_published_figure_stands_beside_an_obtained_one(data: Path) -> None:
    found: list[Finding] = [*reproduce(data, effort=SMALL).findings]
    shown = {(one.place, one.what) for one in found}
    ours = {key for key in published("pupa") if "WSJ20" in key[0]}
    assert ours <= shown
