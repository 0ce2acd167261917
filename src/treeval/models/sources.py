"""Sentences to learn from or to analyse, from whatever file has them: text, CoNLL, brackets."""

from dataclasses import dataclass

from treeval.errors import SettingError
from treeval.formats.reading import read, read_constituents
from treeval.formats.registry import Format, format_by_suffix, format_of
from treeval.models.ngram.text import Text, read_text, text_of
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

TEXT = "text"


@dataclass(frozen=True, eq=False)
class Sentences:
    """Words in sentences, their tags where the file has some, and the treebank if it is one."""

    text: Text
    tags: Column | None = None
    treebank: Treebank | None = None


def source_format(path: str, format_name: str | None = None) -> Format | None:
    """Find the format of a file of trees; None is plain text, as of unknown suffixes and `-`."""
    if format_name is None:
        return None if path == "-" else format_by_suffix(path)
    return None if format_name == TEXT else format_of(path, format_name)


def read_sentences(
    path: str, format_name: str | None = None, *, encoding: str = "utf-8"
) -> Sentences:
    """Read sentences; plain text has one per line."""
    given = source_format(path, format_name)
    if given is None:
        return Sentences(read_text(path, encoding=encoding))
    if given.holds == "constituents":
        trees = read_constituents(path, given.name, encoding=encoding).overt
        return Sentences(Text(trees.offsets, trees.forms), trees.tags)
    treebank = read(path, given.name, encoding=encoding)
    names = [name for name in ("xpos", "upos") if name in treebank.columns]
    filled = [name for name in names if set(treebank.columns[name].strings) - {"_"}]
    tags = treebank.columns[filled[0]] if filled else None
    return Sentences(text_of(treebank), tags, treebank)


def read_column(path: str, column: str, format_name: str | None = None) -> Text:
    """Read one column of a treebank, or a plain text, whose words have no other column."""
    given = source_format(path, format_name)
    if given is not None:
        return text_of(read(path, given.name), column)
    if column != "form":
        raise SettingError(f"{path}: plain text has no column {column.upper()}; give a treebank")
    return read_text(path)


def insist_on_words(path: str, text: Text) -> None:
    """Refuse a text that there is nothing to learn from."""
    if not len(text.words):
        raise SettingError(f"{path}: there are no words to learn from; is it the right file?")
