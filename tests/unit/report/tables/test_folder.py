"""Tables as files of a folder."""

from pathlib import Path

import pytest

import treeval
from sample import BIRCH, CEDAR, GOLD
from treeval.errors import FileError
from treeval.report.tables.style import Style


def test_every_table_has_a_file_of_its_own(tmp_path: Path) -> None:
    pd = pytest.importorskip("pandas", reason="pandas is not installed")
    found = treeval.score(GOLD, {"b": BIRCH, "c": CEDAR}, metrics="LAS", by="length", compare=True)
    paths = found.write_tables(tmp_path / "new" / "folder")
    assert [Path(path).name for path in paths] == [
        "01-scores.csv",
        "02-las-ranks-rules-separate-clusters-that-differ-significantly.csv",
        "03-las-differences-paired-shuffling-10-000-trials.csv",
        "04-las-by-length-b.csv",
        "05-las-by-length-c.csv",
    ]
    for path in paths:
        table = pd.read_csv(path)
        assert len(table)
        assert table["signature"].str.contains("gold:").all()


def test_other_forms_have_other_suffixes(tmp_path: Path) -> None:
    (path,) = treeval.score(GOLD, BIRCH).write_tables(tmp_path, Style("latex"))
    assert path.endswith("01-scores.tex")
    assert "% signature: LAS|" in Path(path).read_text("utf-8")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError, match="cannot make the folder"):
        treeval.score(GOLD, BIRCH).write_tables(tmp_path / "file" / "folder")
