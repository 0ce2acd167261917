"""Weighted LAS of the CoNLL 2017 scorer, and the averages that the default weights are."""

from pathlib import Path

import pytest

from treeval.counts import evaluate
from treeval.formats.reading import read
from treeval.metrics.columns import universal_label
from treeval.metrics.weighted import UD_WEIGHTS, WLAS, averaged_wde
from treeval.tree.pair import pair
from treeval.treebanks.figures import TreebankFigures, figures_of

pytestmark = pytest.mark.shared

# conll17_ud_eval.py 1.0 -w src/treeval/metrics/wde-ud.tsv: precision, recall, F1, aligned
# accuracy of WeightedLAS
CASES = {
    ("he_htb", "Stanford-18"): (
        *(0.738323094030472, 0.7330080350851811, 0.7356559644579466, 0.7881860006780674),
    ),
    ("zh_gsd", "HIT-SCIR-18"): (
        *(0.7528619003803594, 0.7524425367504544, 0.7526521601500293, 0.7829623302977584),
    ),
    ("fi_tdt", "conll18-baseline"): (
        *(0.7528403156777198, 0.7523053442029841, 0.7525727348683312, 0.7546476124589127),
    ),
}


@pytest.mark.parametrize(("treebank", "system"), CASES)
def test_weighted_las_of_the_shared_task(shared: Path, treebank: str, system: str) -> None:
    folder = shared / "data" / "conll18" / treebank
    files = [str(folder / f"{name}.conllu.gz") for name in ("gold", system)]
    totals = evaluate(WLAS, pair(*map(read, files))).totals
    found = list(WLAS.measures(totals).values())
    assert found == pytest.approx(CASES[treebank, system], rel=1e-12)


def test_recall_on_gold_tokens(shared: Path) -> None:
    # The scorer weighs precision by the system's relations even if the words are the same
    # (0.7880841778600641); its recall is the paper's WLAS.
    folder = shared / "data" / "parsers" / "en_ewt"
    files = [str(folder / f"{name}.conllu.gz") for name in ("gold", "malt-nivreeager")]
    assert evaluate(WLAS, pair(*map(read, files))).score == pytest.approx(
        0.789514606586352, rel=1e-12
    )


def described(*paths: Path) -> TreebankFigures:
    return figures_of([read(str(path)) for path in paths])


def test_shipped_weights_are_the_averages_they_claim_to_be(shared: Path) -> None:
    data = shared / "data"
    first, second = (
        [sorted(folder.glob("*.conllu.gz")) for folder in (data / release).iterdir()]
        for release in ("ud-1.2", "ud")
    )
    second += [
        [data / "conll18" / name / "gold.conllu.gz"]
        for name in ("fi_tdt", "fr_sequoia", "he_htb", "zh_gsd")
    ]
    second.append([data / "parsers" / "ru_gsd" / "gold.conllu.gz"])
    second.append([data / "parsers" / "sl_ssj" / f"{part}.conllu.gz" for part in ("gold", "train")])
    ud1, ud2 = (
        averaged_wde(described(*files).wde for files in treebanks if files)
        for treebanks in (first, second)
    )
    assert sum(map(bool, first)) == 20
    assert len(second) == 11
    assert dict(UD_WEIGHTS) == pytest.approx(ud2 | ud1, abs=5e-5)
    assert {universal_label(relation) for relation in UD_WEIGHTS} == set(UD_WEIGHTS)
