"""Labels that count as the same one: equations, and files of them."""

from pathlib import Path

import pytest

from files import written
from treeval.errors import FileError, ReadError, SettingError
from treeval.metrics.tedeval import equations_in, label_map


def test_label_maps_are_classes() -> None:
    assert label_map(["SUB=SBJ"]) == (("SBJ", "SBJ"), ("SUB", "SBJ"))
    chained = dict(label_map(["a=b", "c=d", "d=a", "x=y"]))
    assert len({chained[label] for label in "abcd"}) == 1
    assert chained["x"] == chained["y"] == "y"
    assert len(set(chained.values())) == 2


@pytest.mark.parametrize("equation", ["SUB", "SUB=", "=SBJ", "a=b=c", ""])
def test_label_maps_that_are_none(equation: str) -> None:
    with pytest.raises(SettingError, match="write it as SUB=SBJ"):
        label_map([equation])


def test_files_have_equations_and_comments(tmp_path: Path) -> None:
    text = "# subjects\n\nnsubj = nsubj:pass=SBJ  # also passive\nobj=OBJ#2\n"
    found = equations_in(written(tmp_path / "labels.txt", text))
    assert found == ("nsubj=nsubj:pass", "nsubj:pass=SBJ", "obj=OBJ#2")
    assert dict(label_map(found))["nsubj"] == dict(label_map(found))["SBJ"]


@pytest.mark.parametrize("line", ["SUB", "SUB =", "= SBJ", "a = b c", "a == b"])
def test_lines_that_are_not_equations(tmp_path: Path, line: str) -> None:
    path = written(tmp_path / "labels.txt", f"a = b\n{line}\n")
    with pytest.raises(ReadError, match=r"labels.txt:2: .* is not an equation; write it as SUB = "):
        equations_in(path)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no such file"):
        equations_in(tmp_path / "none.txt")
    with pytest.raises(ReadError, match="UTF-8"):
        equations_in(written(tmp_path / "labels.txt", "SUB = SBJ ü".encode("latin-1")))
    with pytest.raises(SettingError, match="is not a path"):
        equations_in(3)
