"""The content-relations study: records, files of a release, and the study on real treebanks."""

import math
from pathlib import Path

import pytest

from treeval.errors import ReadError, SettingError
from treeval.experiments.content import reproduce
from treeval.experiments.findings import Finding, Findings, published
from treeval.experiments.release import read_statistics


def test_a_study_holds_unless_a_claim_is_contradicted() -> None:
    fine, open_ = Finding("table 1", "a", 1, 1.1, True), Finding("table 1", "b", math.nan, 2)
    wrong = Finding("table 2", "c", 1, -1, False, "another sign")
    assert Findings("x", (fine, open_)).holds
    assert not Findings("x", (fine, wrong)).holds
    assert open_.to_dict()["published"] is None
    assert Findings("x", (wrong,), ("n",)).to_dict()["findings"][0]["note"] == "another sign"


def test_published_figures() -> None:
    # The specification's list of the paper's correlations.
    paper = published("content")
    assert paper["table 3", "WLAS/LAS"] == 0.99
    assert paper["figure 3", "STTR/C-freq"] == 0.27
    assert sum(place == "table 3" for place, _ in paper) == 19


STATISTICS = """<treebank><size>
 <total><sentences>2</sentences><tokens>4</tokens><words>5</words><fused>1</fused></total></size>
 <tag name="PUNCT">2</tag><!-- -- is no comment in XML -->
 <deps unique="3"><dep name="nsubj">2</dep><dep name="acl:relcl">1</dep>
 <dep name="det">2</dep></deps></treebank>"""


def test_statistics_of_a_release(tmp_path: Path) -> None:
    path = tmp_path / "stats.xml"
    path.write_text(STATISTICS)
    found = read_statistics(path)
    assert (found.sentences, found.words) == (2, 5)
    assert found.relations == {"nsubj": 2, "acl:relcl": 1, "det": 2}
    assert found.shares == {"content": 3 / 5, "function": 2 / 5, "other": 0}
    path.write_text("<treebank/>")
    with pytest.raises(ReadError, match=r"stats\.xml: no size of the treebank in it"):
        read_statistics(path)


def test_the_data_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=r"no folders with a stats\.xml here"):
        reproduce(tmp_path)


@pytest.fixture(scope="module")
def study(shared: Path) -> dict[str, Finding]:
    data = shared / "data"
    found = reproduce(data / "ud-1.2", outputs=[data / "parsers", data / "conll18"])
    assert found.holds
    return {finding.what: finding for finding in found.findings}


COMPLETE = ("Basque-BDT", "Gothic-PROIEL", "Greek-GDT", "Old_Church_Slavonic-PROIEL")
FUNCTION = "aux auxpass case cc cop det expl mark mwe neg".split()
CONTENT = "nsubj dobj nmod amod conj acl advcl advmod xcomp ccomp iobj csubj csubjpass".split()


@pytest.mark.shared
def test_counts_of_complete_treebanks_are_those_of_the_release(study: dict[str, Finding]) -> None:
    assert [study[f"{name} counts unlike stats.xml"].obtained for name in COMPLETE] == [0] * 4


@pytest.mark.shared
def test_sizes_are_those_of_whole_treebanks(study: dict[str, Finding]) -> None:
    assert study["treebanks"].obtained == 22
    # stats.xml of UD_Czech 1.2, of which no trees are here
    assert study["Czech-PDT words"].obtained == 1_506_490


@pytest.mark.shared
def test_function_relations_have_the_lowest_entropy(study: dict[str, Finding]) -> None:
    function, content = (
        [study[f"WDE of {relation}"].obtained for relation in relations]
        for relations in (FUNCTION, CONTENT)
    )
    assert max(function) < min(content)


@pytest.mark.shared
def test_shares_correlate_as_published(study: dict[str, Finding]) -> None:
    # The content-relations paper, table 3, over the same 22 treebanks: -0.86
    assert round(study["F-freq/C-freq"].obtained, 2) == -0.86


@pytest.mark.shared
def test_scores_correlate_as_published(study: dict[str, Finding]) -> None:
    assert study["WLAS/LAS"].obtained > 0.95
    assert study["F-freq/C-prec"].obtained < study["F-freq/F-prec"].obtained


@pytest.mark.shared
def test_the_folder_around_all_data_will_do(study: dict[str, Finding], shared: Path) -> None:
    found = reproduce(shared / "data")
    assert {finding.what: finding for finding in found.findings} == study
    assert any("conll18/zh_gsd" in note for note in found.remarks)


@pytest.mark.shared
def test_without_outputs_the_published_figures_stand_alone(shared: Path) -> None:
    found = reproduce(shared / "data" / "ud-1.2")
    by_name = {finding.what: finding for finding in found.findings}
    assert by_name["WLAS/LAS"].published == 0.99
    assert math.isnan(by_name["WLAS/LAS"].obtained)
    assert by_name["WLAS/LAS"].holds is None
