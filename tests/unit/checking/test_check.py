"""`treeval.check`: whatever is given, in one record per file."""

import io
import json
from pathlib import Path

import pytest

import treeval
from commands import run
from files import conllu, written
from sample import SAMPLE
from treeval.errors import SettingError
from treeval.report.tables.table import Style

Capture = pytest.CaptureFixture[str]


TREE, LOOP, TWO_ROOTS = conllu([2, 0]), conllu([2, 1]), conllu([0, 0])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"a.conllu": TREE, "b.conllu": LOOP, "c.mrg": "(S (N a)\n"}.items():
        written(tmp_path / name, text)
    return tmp_path


def test_a_path_a_folder_a_list_and_a_mapping(folder: Path) -> None:
    paths = [str(folder / "a.conllu"), str(folder / "b.conllu")]
    assert not treeval.check(paths[0]).has_problems
    in_all_ways = [folder, paths, map(Path, paths), dict(enumerate(paths))]
    found = [treeval.check(given).to_dict() for given in in_all_ways]
    assert [file["path"] for file in found[0]["files"]] == paths
    assert all(each == found[0] for each in found)


def test_an_open_file_text_and_trees(folder: Path) -> None:
    path = folder / "b.conllu"
    with path.open() as stream:
        assert treeval.check(stream).files[0].path == str(path)
    assert treeval.check(io.StringIO(LOOP)).files[0].path == "<file>"
    assert treeval.check(LOOP).text().startswith("<text>:1: no root")
    assert treeval.check(treeval.read(str(path))).to_dict() == treeval.check(path).to_dict()


def test_one_unreadable_file_does_not_stop_the_others(folder: Path) -> None:
    absent = str(folder / "absent.conllu")
    found = treeval.check([absent, folder / "c.mrg", folder / "b.conllu"])
    assert [bool(file.failure) for file in found.files] == [True, True, False]
    assert found.has_problems
    assert found.notes()[0] == f"{absent}: no such file; check the name"
    assert found.to_dict()["files"][0] == {
        "path": absent,
        "problems": [{"message": f"{absent}: no such file; check the name"}],
    }
    assert found.files[2].summary.endswith("b.conllu: 1 sentence, 2 words, 1 tree problem")


def test_settings_of_a_check() -> None:
    assert treeval.check(TWO_ROOTS).has_problems
    assert not treeval.check(TWO_ROOTS, roots="many").has_problems
    untidy = TREE.rstrip("\n") + "\n"
    assert treeval.check(untidy).has_problems
    assert not treeval.check(untidy, style=False).has_problems
    with pytest.raises(SettingError, match=r"`root=`: there is no such setting"):
        treeval.check(TREE, root="many")


def test_a_document_is_the_same_from_python_and_from_the_command(
    capfd: Capture, folder: Path
) -> None:
    found = treeval.check([folder, folder / "c.mrg"], style=False)
    printed = run(capfd, "check", str(folder), str(folder / "c.mrg"), "--no-style", "--json")
    assert json.loads(printed.out) == found.to_dict()
    assert printed.code == 1
    assert printed.err.splitlines() == found.notes()


def test_tables_repr_and_page(folder: Path) -> None:
    found = treeval.check([folder, folder / "c.mrg"])
    files, problems = found.tables()
    assert [row[1:] for row in files.rows] == [
        ("1", "2", "0", "0", "0"),
        ("1", "2", "0", "1", "0"),
        ("–", "–", "–", "–", "–"),
    ]
    assert [row[3] for row in problems.rows] == ["tree", "unreadable"]
    assert len(found.text(Style("csv")).splitlines()) == 1 + 2  # one row per problem
    assert repr(found).count("\n") < 24
    page = found.page("treeval check").html()
    assert "Problems by kind" in page
    assert "the file ends inside the tree" in page
    assert [table.header[0] for table in treeval.check(TREE).tables()] == ["File"]


def test_remedies_name_settings_as_each_side_spells_them(capfd: Capture, folder: Path) -> None:
    path = folder / "d.conllu"
    path.write_text("1 w _ X _ _ 0 root _ _\n\n")
    assert "with `format=`" in treeval.check(path).text()
    assert "with --format" in run(capfd, "check", str(path)).out
    (folder / "e.txt").write_text(TREE)
    assert "with --format" in run(capfd, "check", str(folder / "e.txt")).err


def test_nothing_but_the_summary_is_said_of_good_files(capfd: Capture) -> None:
    outcome = run(capfd, "check", str(SAMPLE / "gold"))
    assert (outcome.code, outcome.out) == (0, "")
    assert outcome.err.count("no problems") == 4


def test_long_lists_are_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("treeval.checking.check.MOST_LISTED", 3)
    (found,) = treeval.check(conllu([0], "obj", upos="Y") * 10, style=True).files
    tags = [str(one) for one in found.problems if "UPOS" in one.message]
    assert len(tags) == 3
    assert tags[-1].endswith(
        "UPOS is 'Y'; and so on, in 7 further lines; use one of the 17 tags of UD"
    )
    assert found.summary.endswith("20 style problems")  # ten tags, and ten roots called obj
