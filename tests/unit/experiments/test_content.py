"""The study of content relations on real treebanks."""

import math
from pathlib import Path

import pytest

from treeval.errors import SettingError
from treeval.experiments.content import reproduce
from treeval.experiments.findings import Finding


def test_the_data_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=r"no folders with a stats\.xml here"):
        reproduce(tmp_path)


@pytest.fixture(scope="module")
def study(shared: Path) -> dict[str, Finding]:
    data = shared / "data"
    found = reproduce(data / "ud-1.2", outputs=[data / "parsers", data / "conll18"])
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
    assert by_name["WLAS/LAS"].verdict is None
