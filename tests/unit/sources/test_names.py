"""Names of systems: given, or taken from files and folders."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from strategies import treebank_of
from treeval.errors import SettingError
from treeval.sources.names import named, only, require_one_stdin, split_name


def test_one_system_a_list_and_a_mapping() -> None:
    assert named("a/en.conllu") == {"en": "a/en.conllu"}
    assert named(Path("a/en.conllu.gz")) == {"en": Path("a/en.conllu.gz")}
    assert named(["a/en.conllu", "b/de.conllu"]) == {"en": "a/en.conllu", "de": "b/de.conllu"}
    assert named({"x": "a/en.conllu"}) == {"x": "a/en.conllu"}
    assert named("-") == {"stdin": "-"}


def test_files_of_one_name_are_called_after_their_folders() -> None:
    assert list(named(["a/en.conllu", "b/en.conllu"])) == ["a", "b"]
    assert list(named(["x/a/en.conllu", "y/a/en.conllu"])) == ["x/a/en.conllu", "y/a/en.conllu"]


def test_names_before_an_equals_sign(tmp_path: Path) -> None:
    assert named(["mine=a/en.conllu"]) == {"mine": "a/en.conllu"}
    odd = tmp_path / "a=b.conllu"
    odd.touch()
    assert split_name(str(odd)) == ("", str(odd))
    assert split_name("# text = a\n1\ta") == ("", "# text = a\n1\ta")
    with pytest.raises(SettingError, match="mine=: no path follows the name"):
        named("mine=")


def test_the_same_system_twice() -> None:
    with pytest.raises(SettingError, match="two systems have the same name"):
        named(["a/en.conllu", "a/en.conllu"])
    with pytest.raises(SettingError, match="give a mapping from names"):
        named([treebank_of([2, 0]), treebank_of([0, 1])])


def test_trees_and_sentences_of_other_libraries() -> None:
    treebank = treebank_of([2, 0])
    assert named(treebank) == {"system": treebank}
    sentences = [{"a": 1}, {"b": 2}]  # what a library might give: one system, not two
    assert named(sentences) == {"system": sentences}
    assert named(sentences, folders=True) == {"system": sentences}


class Document:
    """A document as libraries have it: something to iterate over, but more than a list."""

    def __iter__(self) -> Iterator[int]:
        return iter([1, 2])


def test_a_document_of_another_library_is_one_system() -> None:
    document = Document()
    assert named(document) == {"system": document}
    assert named(document, folders=True) == {"system": document}
    assert named([document], folders=True) == {"system": [document]}


def test_folders_stand_for_the_files_in_them(tmp_path: Path) -> None:
    for name in ("a.conllu", "b.conllu", "notes.txt"):
        (tmp_path / name).touch()
    assert list(named(str(tmp_path), folders=True)) == ["a", "b"]
    assert list(named(str(tmp_path))) == [tmp_path.name]


def test_where_one_input_is_needed() -> None:
    assert only("a/en.conllu") == {"en": "a/en.conllu"}
    for given, number in (([], 0), (["a.conllu", "b.conllu"], 2)):
        with pytest.raises(SettingError, match=f"one input is needed here, but {number} are given"):
            only(given)


def test_standard_input_can_be_read_once() -> None:
    require_one_stdin("-", "a.conllu")
    with pytest.raises(SettingError, match="can be read only once"):
        require_one_stdin("-", "mine=-")
