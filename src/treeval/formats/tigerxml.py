"""TIGER-XML, read as a stream of elements: terminals, nonterminals and the edges between them.

Attributes of terminals other than ``word`` and ``pos`` become columns of the same name; if treeval
has another column of that name, the name gets the prefix ``tiger:``. A document type declaration is
refused, and with it every entity that a file could declare.
"""

import re
from xml.parsers import expat

from treeval.errors import ReadError, SettingError
from treeval.formats.draft import ID, Draft
from treeval.formats.text import recoded
from treeval.tree.constituents import FORM, FUNCTION, INDEX, LABEL, TAG, Constituents

_PIECE = 1 << 20
_DECLARED = re.compile(rb"""(?:\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)""")
_KNOWN = frozenset(("utf-8", "utf-16", "us-ascii"))  # which expat reads by itself
_TAKEN = frozenset((FORM, TAG, LABEL, FUNCTION, INDEX))  # columns with other content


def parse_tigerxml(path: str, data: bytes, *, encoding: str = "utf-8") -> Constituents:
    """Read trees in TIGER-XML.

    ``encoding`` overrides the one that the file declares, unless it is UTF-8, the default of every
    format.
    """
    plain = _in_utf8(path, data, encoding)
    reader = _Reader(path, None if plain is data else "utf-8")
    view = memoryview(plain)
    try:
        for begin in range(0, len(view), _PIECE):
            reader.parser.Parse(view[begin : begin + _PIECE], False)
        reader.parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise ReadError(
            f"{path}:{error.lineno}: broken XML: {expat.ErrorString(error.code)}; "
            "is the file complete and TIGER-XML?"
        ) from None
    if not reader.has_corpus:
        raise ReadError(f"{path}:1: no <corpus> element; is this TIGER-XML?")
    return reader.draft.finish()


def _in_utf8(path: str, data: bytes, encoding: str) -> bytes:
    """Recode a file that is not UTF-8: expat itself knows few encodings.

    UTF-16 begins with a byte order mark, which expat understands.
    """
    if encoding != "utf-8":
        return recoded(path, data, encoding)
    declared = _DECLARED.match(data)
    name = declared[1].decode("ascii") if declared else encoding
    if name.casefold() in _KNOWN:
        return data
    try:
        return recoded(path, data, name)
    except SettingError:
        raise ReadError(
            f"{path}:1: the file declares the encoding {name!r}, which is unknown; "
            "name it with `encoding=`"
        ) from None


class _Reader:
    """Passes elements to a draft, and knows which terminal or nonterminal is open."""

    def __init__(self, path: str, encoding: str | None) -> None:
        self.draft = Draft(path)
        self.has_corpus = False
        self.parser = expat.ParserCreate(encoding)
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = self._refuse
        self._sentence: str | None = None
        self._open = ""
        self._starters = {
            "corpus": self._corpus,
            "s": self._begin,
            "t": self._terminal,
            "nt": self._nonterminal,
            "edge": self._edge,
            "secedge": self._secedge,
        }

    @property
    def line(self) -> int:
        return self.parser.CurrentLineNumber

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if name in self._starters and (self._sentence is not None or name in {"corpus", "s"}):
            self._starters[name](attributes)

    def _end(self, name: str) -> None:
        if name == "s" and self._sentence is not None:
            self.draft.end_sentence({ID: self._sentence})
            self._sentence = None

    def _refuse(self, *_: object) -> None:
        raise self.draft.fail(
            self.line, "a document type declaration; remove it, trees are read without one"
        )

    def _corpus(self, attributes: dict[str, str]) -> None:
        del attributes
        self.has_corpus = True

    def _begin(self, attributes: dict[str, str]) -> None:
        self._sentence = attributes.get("id", "")

    def _terminal(self, attributes: dict[str, str]) -> None:
        word, tag = attributes.pop("word", ""), attributes.pop("pos", "")
        self._open = self._id(attributes)
        if not word or not tag:
            lack, name = ("tag", "pos") if word else ("word", "word")
            raise self.draft.fail(
                self.line, f"the terminal {self._open} has no {lack}; give it the attribute {name}"
            )
        self.draft.add_word(self._open, self.line, {FORM: word, TAG: tag, **_further(attributes)})

    def _nonterminal(self, attributes: dict[str, str]) -> None:
        self._open = self._id(attributes)
        label = attributes.pop("cat", "")
        self.draft.add_node(self._open, self.line, {LABEL: label, **_further(attributes)})

    def _edge(self, attributes: dict[str, str]) -> None:
        child, function = self._target(attributes)
        self.draft.add_edge(child, self._open, function, self.line)

    def _secedge(self, attributes: dict[str, str]) -> None:
        parent, function = self._target(attributes)
        self.draft.add_secondary(self._open, parent, function, self.line)

    def _target(self, attributes: dict[str, str]) -> tuple[str, str]:
        if "idref" not in attributes:
            raise self.draft.fail(self.line, "an edge without idref; say what it leads to")
        return attributes["idref"], attributes.get("label", "")

    def _id(self, attributes: dict[str, str]) -> str:
        if "id" not in attributes:
            raise self.draft.fail(self.line, "an element without id; edges cannot lead to it")
        return attributes.pop("id")


def _further(attributes: dict[str, str]) -> dict[str, str]:
    """Name the columns of further attributes."""
    return {f"tiger:{name}" if name in _TAKEN else name: at for name, at in attributes.items()}
