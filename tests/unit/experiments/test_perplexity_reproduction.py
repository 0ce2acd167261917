"""The derivation perplexity experiment on a folder of tiny treebanks."""

import math
from pathlib import Path

import pytest

from files import conllu, written
from treeval.errors import FileError
from treeval.experiments.findings import Finding, Findings, published
from treeval.experiments.perplexity import MALT, conventional, reproduce

# A projective tree, a non-projective one, and two that a parser might make of the first.
CAKE, CROSSING = [2, 0, 4, 2], [3, 4, 0, 3]
FLAT, CHAIN, CYCLE = [2, 0, 2, 2], [0, 1, 2, 3], [2, 1, 0, 3]


def write(path: Path, *sentences: list[int]) -> None:
    written(path, "".join(conllu(heads, forms="a b c d") for heads in sentences))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    for folder in ("ud/UD_Tiny-A", "ud-1.2/Tiny-A", "ud-1.2/Tiny-B"):
        write(tmp_path / folder / "x-ud-train.conllu", CAKE, CROSSING, CAKE)
        write(tmp_path / folder / "x-ud-test.conllu", CAKE, CROSSING)
    write(tmp_path / "ud/UD_Tiny-C/x-ud-test.conllu", CAKE)
    outputs = dict(
        zip(MALT, ([CAKE, CAKE], [CAKE, FLAT], [CHAIN, FLAT], [CAKE, CYCLE]), strict=True)
    )
    for name in ("one", "two"):
        folder = tmp_path / "parsers" / name
        write(folder / "train.conllu", CAKE, CAKE, FLAT)
        write(folder / "gold.conllu", CAKE, CAKE)
        for parser, sentences in outputs.items():
            write(folder / f"{parser}.conllu", *sentences)
    write(tmp_path / "parsers/three/gold.conllu", CAKE)
    return tmp_path


def find(found: Findings, place: str, what: str) -> Finding:
    return next(one for one in found.findings if (one.place, one.what) == (place, what))


def test_treebanks_with_both_sections_are_found_once(data: Path) -> None:
    found = conventional(data)
    assert [(one.name, one.train[0].parent.parent.name) for one in found] == [
        ("Tiny-A", "ud"),
        ("Tiny-B", "ud-1.2"),
        ("one", "parsers"),
        ("two", "parsers"),
    ]
    assert [one.groups for one in found] == [("UD",), ("UD",), (), ()]


def test_the_experiment_reports_every_table_and_what_was_skipped(data: Path) -> None:
    found = reproduce(data)
    places = dict.fromkeys(finding.place for finding in found.findings)
    expected = "treebanks;transition-systems;difficulty;parsers;parsers, own order;significance"
    assert ";".join(places) == expected
    for key, value in published("perplexity").items():
        assert find(found, *key).published == value
    # one cyclic sentence in the output of one parser, on two treebanks
    assert "2 sentences that are not trees were skipped." in found.remarks
    for system in ("arc-standard", "arc-eager", "swap-eager", "swap-lazy"):
        what = f"derivation perplexity, {system}"
        assert find(found, "transition-systems", what).obtained > 1


def test_owners_of_the_treebanks_fill_the_published_rows(data: Path) -> None:
    folder = data / "parsers"
    lines = []
    for name in ("one", "two"):
        groups = '["CoNLL-X", "dependency treebanks"]' if name == "one" else '"CoNLL-X"'
        lines.append(
            f'[perplexity.{name}]\ngold = "{folder}/{name}/gold.conllu"\n'
            f'train = "{folder}/{name}/train.conllu"\ngroups = {groups}\n'
            f"accuracy = {{ best = 0.{len(name)}, average = 0.2 }}\n"
        )
    layout = Path(written(data / "mine.toml", "".join(lines)))
    found = reproduce(layout)
    mean = find(found, "treebanks", "CoNLL-X: derivation perplexity")
    assert mean.published == 532.8  # section 5 of the paper
    assert mean.obtained > 1
    assert find(found, "treebanks", "CoNLL 2007: derivation perplexity").note == "not free; see UD"
    genuine = find(found, "treebanks", "dependency treebanks less others: increase, %")
    assert genuine.obtained == 0  # both treebanks are the same
    size = find(found, "difficulty", "CoNLL-X: size and best accuracy")
    assert size.published == 0.21245816
    # Without outputs of parsers, claims about them cannot be tested.
    (what,) = {
        one.verdict.answer for one in found.findings if one.place == "parsers" and one.verdict
    }
    assert what == "untestable"


def test_parsers_that_do_not_differ_correlate_with_nothing(data: Path) -> None:
    for parser in MALT:
        for name in ("one", "two"):
            write(data / "parsers" / name / f"{parser}.conllu", CAKE, CAKE)
    found = find(reproduce(data), "parsers", "UAS and EM")
    assert math.isnan(found.obtained)
    assert found.verdict is not None
    assert found.verdict.answer == "open"
    assert "0 of 2 treebanks have the sign" in found.note


def test_a_folder_without_treebanks_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no treebanks"):
        reproduce(tmp_path)


@pytest.mark.shared
def test_means_are_tested_by_permutation_of_the_parsers(shared: Path) -> None:
    found = reproduce(shared / "data")
    # Recomputed by an audit with other code: p = .71, .25 and .001 (random orders).
    audited = {"perplexity and UAS": 0.71, "perplexity and EM": 0.25, "UAS and EM": 0.001}
    for what, p in audited.items():
        verdict = find(found, "parsers", what).verdict
        assert verdict is not None
        assert verdict.p == pytest.approx(p, abs=0.02)
        assert verdict.answer == ("yes" if what == "UAS and EM" else "open")
    assert not found.is_contradicted
