"""Sentences to learn from or to analyse, read from plain text or from trees."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from treeval.errors import SettingError
from treeval.formats.files import is_file
from treeval.formats.registry import FORMATS, format_by_suffix
from treeval.models.text import Text, parse_text, text_of, text_of_sentences
from treeval.report.text import counted
from treeval.settings.models import SentenceSettings
from treeval.settings.reading import FileSettings
from treeval.sources.info import FileInfo
from treeval.sources.names import path_of
from treeval.sources.source import Content, Source, content_of
from treeval.tree.constituents import Constituents, Trees
from treeval.tree.treebank import Treebank

SENTENCES = "<sentences>"  # the path of a list
_PLAIN = "text"  # the name of the format
_FILES = SentenceSettings()


@dataclass(frozen=True, eq=False)
class Sentences:
    """Words in sentences, with their tags where these are known, and the trees if there are any."""

    text: Text
    path: str
    trees: Trees | None = None
    content: bytes | None = field(default=None, repr=False)

    @staticmethod
    def of(given: Any, files: FileSettings = _FILES) -> "Sentences":
        """Take sentences from text, from lists, or from whatever `Source.of` takes.

        A path, an open file or standard input holds plain text, one sentence per line, unless its
        suffix or ``files`` names a format of trees; so does a string with line breaks. A list
        holds sentences, each a string or a list of words.
        """
        if files.format not in (None, _PLAIN, *FORMATS):
            known = ", ".join((_PLAIN, *FORMATS))
            problem = f"{files.format!r} is unknown; choose from {known}"
            raise SettingError(problem, setting="format")
        if isinstance(given, list | tuple) and all(map(_is_sentence, given)):
            return Sentences(text_of_sentences(_listed(given)), SENTENCES)
        content = None if holds_trees(path_of(given), files.format) else content_of(given)
        return _plain(content, files) if content else of_trees(Source.of(given, files).readable)

    @property
    def treebank(self) -> Treebank | None:
        """The trees, if they are dependencies."""
        return self.trees if isinstance(self.trees, Treebank) else None

    def column(self, name: str) -> Text:
        """Take a column of the trees for the words; plain text has none but its words."""
        if self.trees is not None:
            return text_of(self.trees, name)
        if name != "form":
            raise SettingError(
                f"{self.path}: plain text has no column {name.upper()}; give a treebank"
            )
        return self.text

    @cached_property
    def info(self) -> FileInfo:
        digest = None if self.content is None else hashlib.sha256(self.content).hexdigest()
        return FileInfo(self.path, digest, len(self.text), len(self.text.words))


def path_of_sentences(given: Any) -> str:
    """Return the path of an input, or else a name such as <sentences>."""
    is_list = isinstance(given, list | tuple) and all(map(_is_sentence, given))
    return SENTENCES if is_list else path_of(given)


def learnt_from(path: str, sentences: int, words: int) -> str:
    """Name the training data of a model, for its notes."""
    return f"learnt from {counted(sentences, 'sentence')} with {counted(words, 'word')} of {path}"


def sentences_to_learn_from(text: Any, files: FileSettings) -> Sentences:
    """Read sentences; without words there is nothing to learn from."""
    sentences = Sentences.of(text, files)
    if not len(sentences.text.words):
        raise SettingError(
            f"{sentences.path}: there are no words to learn from; is it the right file?"
        )
    return sentences


def _is_sentence(given: Any) -> bool:
    """Whether a thing is text or a list of words; other libraries have classes of their own."""
    words = type(given) in (list, tuple) and all(isinstance(word, str) for word in given)
    return isinstance(given, str) or words


def _listed(sentences: Sequence[Any]) -> list[list[str]]:
    if sentences and isinstance(sentences[0], str) and is_file(sentences[0]):
        raise SettingError(
            f"{sentences[0]}: is a file, but a list holds sentences; give the path alone"
        )
    return [
        sentence.split() if isinstance(sentence, str) else list(sentence) for sentence in sentences
    ]


def holds_trees(path: str, name: str | None) -> bool:
    """Say whether an input is in a format of trees, which is named or known by its suffix."""
    return name != _PLAIN if name else format_by_suffix(path) is not None


def _plain(content: Content, files: FileSettings) -> Sentences:
    path, data, encoding = content
    return Sentences(parse_text(path, data, encoding or files.encoding), path, None, data)


def of_trees(source: Source) -> Sentences:
    """Take the words of trees, with their tags."""
    if isinstance(source.trees, Constituents):
        trees = source.trees.overt
        text = Text(trees.offsets, trees.forms, trees.tags)
        return Sentences(text, source.path, trees, source.content)
    words, name = text_of(source.trees), tag_column(source.trees)
    tags = None if name is None else source.trees.columns[name]
    text = Text(words.offsets, words.words, tags)
    return Sentences(text, source.path, source.trees, source.content)


def tag_column(treebank: Treebank) -> str | None:
    """Name the column of tags: XPOS if it is filled, or else UPOS."""
    names = [name for name in ("xpos", "upos") if name in treebank.columns]
    filled = (name for name in names if set(treebank.columns[name].strings) - {"_"})
    return next(filled, None)
