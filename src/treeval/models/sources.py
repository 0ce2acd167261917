"""Sentences to learn from or to analyse, from whatever file has them: text, CoNLL, brackets."""

from dataclasses import dataclass

from treeval.errors import SettingError
from treeval.formats.files import plain_suffix
from treeval.formats.reading import CONSTITUENTS, SUFFIXES, format_of, read, read_constituents
from treeval.models.ngram.text import Text, read_text, text_of
from treeval.tree.column import Column

TEXT = "text"


@dataclass(frozen=True, eq=False)
class Sentences:
    """Words in sentences, and their tags where the file has some."""

    text: Text
    tags: Column | None


def read_sentences(path: str, format_name: str | None = None) -> Sentences:
    """Read sentences; a file of an unknown suffix, or `-`, is plain text, one sentence a line."""
    if format_name is None and (path == "-" or plain_suffix(path) not in SUFFIXES):
        format_name = TEXT
    if format_name == TEXT:
        return Sentences(read_text(path), None)
    if format_of(path, format_name) in CONSTITUENTS:
        trees = read_constituents(path, format_name).overt
        return Sentences(Text(trees.offsets, trees.forms), trees.tags)
    treebank = read(path, format_name)
    names = [name for name in ("xpos", "upos") if name in treebank.columns]
    filled = [name for name in names if set(treebank.columns[name].strings) - {"_"}]
    tags = treebank.columns[filled[0]] if filled else None
    return Sentences(text_of(treebank), tags)


def read_column(path: str, column: str, format_name: str | None = None) -> Text:
    """Read one column of a treebank, or a plain text, whose words have no other column."""
    if format_name is None and (path == "-" or plain_suffix(path) not in SUFFIXES):
        format_name = TEXT
    if format_name != TEXT:
        return text_of(read(path, format_name), column)
    if column != "form":
        raise SettingError(f"{path}: plain text has no column {column.upper()}; give a treebank")
    return read_text(path)
