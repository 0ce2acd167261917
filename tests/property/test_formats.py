"""What every format promises: files come back, and hostile ones end in an error that says where."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import constituent_strategies
import strategies
from files import written_by
from treeval.errors import FileError, ReadError, SettingError, TreevalError
from treeval.formats.files import COMPRESSED
from treeval.formats.registry import FORMATS, Format, format_by_suffix, format_of
from treeval.settings.reading import FileSettings
from treeval.sources.cut import Input
from treeval.tree.constituents import Constituents, Trees
from treeval.tree.treebank import Treebank


def formats(suits: Callable[[Format], object] = bool) -> pytest.MarkDecorator:
    chosen = [pytest.param(form, id=form.name) for form in FORMATS.values() if suits(form)]
    return pytest.mark.parametrize("form", chosen)


every_format = formats()
every_written_format = formats(lambda form: form.writer)
PATH = "trees"
SIGNS = "ab01 \t\n()#=<>/\"'&;-_|."  # that mean something to some format

# What cannot be written is given here.
TIGERXML = """<?xml version="1.0" encoding="UTF-8"?>
<corpus><body>
<s id="s1"><graph root="n1"><terminals>
<t id="t1" word="ß" pos="NN" lemma="a"/>
<t id="t2" word="b" pos="VB"/>
</terminals><nonterminals>
<nt id="n1" cat="S"><edge label="SB" idref="t1"/><edge label="HD" idref="t2"/></nt>
</nonterminals></graph></s>
</body></corpus>
"""
GIVEN = {"tigerxml": TIGERXML.encode()}


def trees_for(form: Format) -> st.SearchStrategy[Trees]:
    """Trees that a format can hold; discontinuous ones are drawn by a test of their own."""
    if form.holds == "constituents":
        return constituent_strategies.treebanks(gappy=False, one_root=True)
    universal = form.dialect is not None and form.dialect.universal
    return strategies.treebanks(with_multiwords=universal, with_empty_nodes=universal)


def contents(form: Format) -> st.SearchStrategy[bytes]:
    """Files without a mistake."""
    if form.writer is None:
        return st.just(GIVEN[form.name])
    return trees_for(form).map(lambda trees: written_by(form.write, trees))


def assert_same(ours: Trees, theirs: Trees) -> None:
    """All that both have is the same; no format has all columns of all others."""
    arrays = ["offsets", "heads"]
    if isinstance(ours, Constituents):
        arrays = ["offsets", "node_offsets", "parents", "word_parents"]
    for name in arrays:
        np.testing.assert_array_equal(getattr(ours, name), getattr(theirs, name))
    shared = [name for name in ours.columns if name in theirs.columns]
    assert "form" in shared
    for name in shared:
        assert plain(ours.columns[name]) == plain(theirs.columns[name]), name
    if isinstance(ours, Constituents):
        assert isinstance(theirs, Constituents)
        for name in ("label", "function", "index"):
            assert [*ours.node_columns[name]] == [*theirs.node_columns[name]], name
    else:
        assert isinstance(theirs, Treebank)
        np.testing.assert_array_equal(ours.multiwords.first, theirs.multiwords.first)
        np.testing.assert_array_equal(ours.multiwords.end, theirs.multiwords.end)
        assert [*ours.multiwords.forms] == [*theirs.multiwords.forms]
        assert ours.empty_nodes.ids == theirs.empty_nodes.ids
        assert ours.empty_nodes.deps == theirs.empty_nodes.deps


def plain(column: Iterable[str]) -> list[str]:
    """Brackets are written with other signs where brackets are the structure."""
    return [value.replace("-LRB-", "(").replace("-RRB-", ")") for value in column]


def parsed(form: Format, data: bytes, **settings: object) -> Trees:
    trees, problems = form.parse(PATH, data, **settings)  # type: ignore[arg-type]
    assert not problems
    return trees


@every_written_format
@given(data=st.data())
def test_what_is_written_comes_back(form: Format, data: st.DataObject) -> None:
    trees = data.draw(trees_for(form))
    assert_same(trees, parsed(form, written_by(form.write, trees)))


@every_written_format
@given(data=st.data(), encoding=st.sampled_from(["latin-1", "utf-16", "cp1252"]))
def test_it_does_so_in_other_encodings(form: Format, data: st.DataObject, encoding: str) -> None:
    trees = data.draw(trees_for(form))
    content = written_by(form.write, trees, encoding=encoding)
    assert_same(trees, parsed(form, content, encoding=encoding))


@formats(lambda form: form.writer and form.holds == "constituents")
@given(trees=constituent_strategies.treebanks(gappy=True, one_root=True))
def test_discontinuous_trees_come_back_or_are_refused(form: Format, trees: Constituents) -> None:
    refusal = ""
    try:
        assert_same(trees, parsed(form, written_by(form.write, trees)))
    except FileError as error:
        refusal = str(error)
    assert not refusal or trees.are_gappy.any()
    assert re.fullmatch(rf"(.*/{PATH}: cannot write: .*; choose .*)?", refusal)


@every_format
def test_what_cannot_be_written_is_refused(form: Format, tmp_path: Path) -> None:
    heads = strategies.treebank_of([0])
    phrase = FORMATS["brackets"].parse(PATH, b"(S (A a))")[0]
    fitting, other = (heads, phrase) if form.holds == "dependencies" else (phrase, heads)
    path = str(tmp_path / PATH)
    with pytest.raises(SettingError, match=rf"{PATH}: {form.name} holds .* but these are .*choose"):
        form.write(other, path)
    if form.writer is None:
        with pytest.raises(SettingError, match=rf"{PATH}: cannot write {form.name}; choose from"):
            form.write(fitting, path)
    assert not Path(path).exists()


MISTAKES: dict[str, Callable[[bytes, int, int], bytes]] = {
    "as it is": lambda data, _at, _byte: data,
    "nothing": lambda _data, _at, _byte: b"",
    "byte order mark": lambda data, _at, _byte: b"\xef\xbb\xbf" + data,
    "CR LF": lambda data, _at, _byte: data.replace(b"\n", b"\r\n"),
    "CR": lambda data, _at, _byte: data.replace(b"\n", b"\r"),
    "no last newline": lambda data, _at, _byte: data.rstrip(b"\n"),
    "NUL": lambda data, at, _byte: data[:at] + b"\0" + data[at:],
    "not UTF-8": lambda data, at, _byte: data[:at] + b"\xff" + data[at:],
    "broken UTF-8": lambda data, at, _byte: data[:at] + b"\xe2\x82" + data[at:],
    "another byte": lambda data, at, byte: data[:at] + bytes([byte]) + data[at + 1 :],
    "one byte more": lambda data, at, byte: data[:at] + bytes([byte]) + data[at:],
    "one byte less": lambda data, at, _byte: data[:at] + data[at + 1 :],
    "cut off": lambda data, at, _byte: data[:at],
    "without its beginning": lambda data, at, _byte: data[at:],
    "a huge number": lambda data, at, _byte: data[:at] + b"99999999999" + data[at:],
    "twice": lambda data, _at, _byte: data + data,
    "a line less": lambda data, at, _byte: _without_line(data, at),
    "a line twice": lambda data, at, _byte: _with_line_twice(data, at),
}


def _without_line(data: bytes, at: int) -> bytes:
    lines = data.split(b"\n")
    del lines[at % len(lines)]
    return b"\n".join(lines)


def _with_line_twice(data: bytes, at: int) -> bytes:
    lines = data.split(b"\n")
    return b"\n".join([*lines[: at % len(lines)], *lines[(at - 1) % len(lines) :]])


@every_format
@settings(max_examples=150)
@given(
    data=st.data(),
    mistake=st.sampled_from([*MISTAKES]),
    byte=st.integers(0, 255) | st.sampled_from(SIGNS.encode()),
)
def test_mistakes_end_in_trees_or_in_a_place(
    form: Format, data: st.DataObject, mistake: str, byte: int
) -> None:
    content = data.draw(contents(form))
    at = data.draw(st.integers(0, len(content)))
    assert_reads_or_refuses(form, MISTAKES[mistake](content, at, byte))


@every_format
@settings(max_examples=100)
@given(content=st.binary(max_size=60) | st.text(SIGNS, max_size=60).map(str.encode))
def test_what_is_not_such_a_file_ends_in_a_place(form: Format, content: bytes) -> None:
    assert_reads_or_refuses(form, content)


@every_format
@given(content=st.sampled_from([*FORMATS.values()]).flatmap(contents))
def test_files_of_another_format_end_in_a_place(form: Format, content: bytes) -> None:
    assert_reads_or_refuses(form, content)


def assert_reads_or_refuses(form: Format, content: bytes) -> None:
    """A file gives trees that can be used, or an error or problems that say where."""
    refusal = ""
    try:
        trees, problems = form.parse(PATH, content)
    except ReadError as error:
        refusal = str(error)
    if refusal:
        assert re.fullmatch(rf"{PATH}:[1-9]\d*: .*; .*", refusal)
        return
    lines = len(re.findall(rb"\r\n|\r|\n", content)) + 1
    for problem in problems:
        assert re.fullmatch(rf"{PATH}:[1-9]\d*: .*; .*", str(problem))
        assert problem.line <= lines
    assert sum(trees.lengths) == trees.words
    for column in trees.columns.values():
        assert len([*column]) == trees.words
    for word in range(trees.words):
        assert 1 <= trees.origin.line(word) <= lines
    for sentence in range(len(trees)):
        trees.origin.sentence_id(sentence)
    assert len(trees.select(np.arange(len(trees)))) == len(trees)
    assert trees.origin.path == PATH
    assert isinstance(trees, Treebank) == (form.holds == "dependencies")
    if isinstance(trees, Treebank):
        assert ((trees.heads >= 0) & (trees.heads <= trees.lengths[trees.sentences])).all()


@every_format
def test_only_an_encoding_that_there_is(form: Format) -> None:
    with pytest.raises(SettingError, match="encoding 'klingon' is unknown"):
        form.parse(PATH, b"a", encoding="klingon")
    with pytest.raises(TreevalError, match=f"{PATH}:1: "):
        form.parse(PATH, b"a", encoding="utf-16")


@every_format
def test_settings_of_other_formats_are_refused(form: Format) -> None:
    for name in {name for one in FORMATS.values() for name in one.settings} - {*form.settings}:
        with pytest.raises(SettingError, match=rf"{PATH}: `{name}=` does not apply to {form.name}"):
            form.parse(PATH, b"", **{name: True})  # type: ignore[arg-type]
        form.parse(PATH, GIVEN.get(form.name, b""), **{name: False})  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [1, 50, 1000])
@formats(lambda form: form.cuttable)
@given(data=st.data())
def test_blocks_are_the_whole(form: Format, size: int, data: st.DataObject) -> None:
    trees = data.draw(trees_for(form))
    with TemporaryDirectory() as folder:
        path = f"{folder}/{PATH}"
        form.write(trees, path)
        blocks = Input(path, FileSettings(format=form.name)).read_blocks(size)
        found = [block.source().trees for block in blocks]
    assert np.concatenate([block.lengths for block in found]).tolist() == trees.lengths.tolist()
    forms = [form for block in found for form in plain(block.columns["form"])]
    assert forms == plain(trees.columns["form"])


def test_suffixes_are_unique() -> None:
    suffixes = [suffix for form in FORMATS.values() for suffix in form.suffixes]
    assert len(set(suffixes)) == len(suffixes)
    assert all(re.fullmatch(r"\.\w+", suffix) for suffix in suffixes)
    assert not {*suffixes} & {*COMPRESSED}


@every_format
def test_a_format_is_found_by_name_and_suffix(form: Format) -> None:
    assert FORMATS[form.name] is form
    assert format_of("-", form.name) is form
    for suffix in form.suffixes:
        for compression in ("", *COMPRESSED):
            path = f"some.folder/some.file{suffix}{compression}"
            assert format_of(path) is format_by_suffix(path) is form
