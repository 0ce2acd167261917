"""Files, plain or compressed, that are read and written."""

from pathlib import Path

import pytest

from files import written
from sample import GOLD
from treeval.errors import FileError, SettingError
from treeval.formats.files import as_path, load, plain_name, plain_suffix, shown, stem, writing


@pytest.mark.parametrize("suffix", ["", ".gz", ".xz", ".zst"])
def test_compressed_files_come_back(suffix: str, tmp_path: Path) -> None:
    path, content = str(tmp_path / f"x.conllu{suffix}"), Path(GOLD).read_bytes()
    with writing(path) as stream:
        stream.write(content)
    assert load(path) == content
    assert [one.name for one in tmp_path.iterdir()] == [f"x.conllu{suffix}"]


def test_a_path_may_be_an_object(tmp_path: Path) -> None:
    with writing(tmp_path / "x.txt") as stream:
        stream.write(b"x")
    assert load(str(tmp_path / "x.txt")) == b"x"
    with pytest.raises(FileError, match="cannot be the name of a file"), writing("a\0b"):
        pass


def test_a_crash_leaves_the_old_file(tmp_path: Path) -> None:
    path = written(tmp_path / "x.conllu", "old")

    def crash() -> None:
        with writing(path) as stream:
            stream.write(b"new")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        crash()
    assert Path(path).read_text() == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["x.conllu"]


def test_names_without_compression_and_without_suffixes() -> None:
    path = Path("folder") / "a.b.conllu.gz"
    assert plain_name(path) == "a.b.conllu"
    assert stem(path) == "a.b"
    assert plain_suffix(str(path)) == ".conllu"


def test_files_that_are_not_there(tmp_path: Path) -> None:
    for path, problem in {
        str(tmp_path / "none"): "no such file",
        "a\0b": "no such file",
        str(tmp_path): "is a directory",
    }.items():
        with pytest.raises(FileError, match=problem):
            load(path)


def test_only_paths_are_paths() -> None:
    assert as_path(Path("a") / "b") == as_path("a/b") == "a/b"
    with pytest.raises(SettingError, match="3 is not a path; name a file or a folder"):
        as_path(3)
    with pytest.raises(SettingError, match="is not a path"):
        as_path(b"a")


def test_messages_show_paths_on_one_line() -> None:
    assert shown("a b") == "a b"
    assert "\n" not in shown("a\nb")
    assert len(shown("x" * 1000)) < 100
