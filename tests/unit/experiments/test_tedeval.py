"""The experiment on parsers across schemes: its design, on small files and on the real ones."""

from pathlib import Path

import pytest

from files import conllu, written
from treeval.errors import FileError
from treeval.experiments.findings import Finding
from treeval.experiments.tedeval import ALL, OTHER, PAIR, reproduce, schemes_in


@pytest.fixture
def data(tmp_path: Path) -> Path:
    def write(path: str, heads: list[int], labels: str) -> None:
        written(tmp_path / path, conllu(heads, labels, "they would have worked"))

    # UD has the last word as head, the other scheme the first auxiliary.
    write("parsers/x_y/gold.conllu", [4, 4, 4, 0], "nsubj aux aux root")
    write("parsers/x_y/malt.conllu", [4, 4, 4, 0], "nsubj aux aux root")
    write("parsers/x_y/train.conllu", [4, 4, 4, 0], "nsubj aux aux root")
    write("cross/x_y_fh/gold.conllu", [2, 0, 2, 3], "subj root comp comp")
    write("cross/x_y_fh/malt.conllu", [2, 0, 2, 2], "subj root comp comp")
    write("cross/lonely_ud/gold.conllu", [2, 0, 2, 3], "subj root comp comp")
    return tmp_path


def test_schemes_are_found_by_the_names_of_folders(data: Path) -> None:
    (found,) = schemes_in(data)
    assert found.treebank == "x_y"
    assert found.folders == {
        "fh": data / "cross" / "x_y_fh",
        "ud": data / "parsers" / "x_y",
    }
    assert found.parsers == ("malt",)


def test_findings_are_scores_and_gaps(data: Path) -> None:
    findings = {(f.place, f.what): f for f in reproduce(data, trials=9).findings}

    def ted(place: str, what: str) -> Finding:
        return findings[place, f"x_y malt, {what}: TED"]

    # The UD parser is perfect, whatever it is compared with but the other gold.
    assert ted(ALL, "ud against fh+ud+lexical").obtained == 1
    # Gold fh: subj(0,1) *(1,2) comp(2,4) *(2,3) comp(3,4); ud: nsubj aux aux and *(3,4).
    # One span is in fh alone and all four labels differ: 5 edits of 9 nodes.
    assert ted(OTHER, "ud against fh").obtained == pytest.approx(1 - 5 / 9)
    # The fh parser hangs the last word one too high: it lacks comp(2,4), which no other gold has,
    # and has comp(2,3) for *.
    assert ted(PAIR, "fh against fh+ud").obtained == pytest.approx(1 - 1 / 8)
    gap = findings[PAIR, "x_y malt, fh and ud against fh+ud: difference in TED"]
    assert gap.obtained == pytest.approx(1 / 8)
    # against own golds 2/9 lies between them
    assert gap.note.startswith("0.2222 against own golds")


def test_published_figures_stand_beside(data: Path) -> None:
    findings = reproduce(data, trials=9).findings
    assert findings[3].what == "Default: TED"
    assert findings[3].published == 0.924


def test_a_folder_without_schemes(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no treebank in several schemes"):
        reproduce(tmp_path)


@pytest.mark.shared
def test_the_claims_hold_on_ud(shared: Path) -> None:
    reproduction = reproduce(shared / "data", trials=99)
    assert not reproduction.is_contradicted
    gaps = [finding for finding in reproduction.findings if "difference" in finding.what]
    # Two treebanks, two parsers: a difference against both golds, and one against all.
    assert len(gaps) == 2 * 2 * 2
