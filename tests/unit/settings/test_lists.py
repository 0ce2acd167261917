"""Settings that are lists: one value, several, or a text between commas."""

import io
from dataclasses import dataclass

import pytest

from treeval.errors import SettingError
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class Lists(Settings):
    """A list of names, and one of paths."""

    names: tuple[str, ...] = setting((), "Some names.", many=True)
    paths: tuple[str, ...] = setting((), "Some paths.", many=True, whole=True)


def test_a_text_is_cut_at_its_commas() -> None:
    assert Lists(names="a, b").names == Lists(names=["a", "b"]).names == ("a", "b")  # type: ignore[arg-type]


def test_a_path_may_contain_commas() -> None:
    assert Lists(paths="a,b.conllu").paths == ("a,b.conllu",)  # type: ignore[arg-type]
    assert Lists(paths=["a,b.conllu", "c"]).paths == ("a,b.conllu", "c")  # type: ignore[arg-type]


def test_what_is_taken_as_a_whole_is_not_looked_into() -> None:
    file = io.StringIO("a\nb\n")
    assert Lists(paths=file).paths == (file,)  # type: ignore[arg-type]
    assert Lists(paths={"en": file}).paths == {"en": file}  # type: ignore[arg-type]


def test_a_list_of_nothing_is_refused() -> None:
    with pytest.raises(SettingError, match=r"`names=`: it is empty"):
        Lists(names=" , ")  # type: ignore[arg-type]
