"""Writing the CoNLL family: the original file's lines, except for fields that have changed."""

import codecs
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import groupby

import numpy as np

from treeval.errors import FileError
from treeval.formats.conll import Document
from treeval.formats.dialect import HEAD, Dialect
from treeval.formats.files import writing
from treeval.formats.origins import document_of
from treeval.formats.text import encoded
from treeval.tree.column import Column
from treeval.tree.treebank import Later, Treebank


def write_conll(
    treebank: Treebank, path: str, dialect: Dialect, *, encoding: str = "utf-8"
) -> None:
    sentences = conll_lines(treebank, dialect)
    if encoding != "utf-8":
        text = b"".join(sentences).removeprefix(codecs.BOM_UTF8).decode()
        sentences = iter([encoded(text, path, encoding)])
    with writing(path) as stream:
        stream.writelines(sentences)


def conll_sentences(treebank: Treebank, dialect: Dialect) -> list[bytes]:
    """Give the bytes of each sentence; none of them has an empty line but at its end."""
    text = b"".join(conll_lines(treebank, dialect))
    end = b"\r\n\r\n" if b"\r\n\r\n" in text else b"\n\n"
    sentences = [sentence + end for sentence in text.split(end)[:-1]]
    if len(sentences) == len(treebank):
        return sentences
    # Lines may end in both ways, so that only one sentence at a time is certain.
    alone = (treebank.select(np.array([number])) for number in range(len(treebank)))
    return [b"".join(conll_lines(sentence, dialect)) for sentence in alone]


def conll_lines(treebank: Treebank, dialect: Dialect) -> Iterator[bytes]:
    """Give the bytes of a file, many sentences at a time."""
    origin = treebank.origin
    if isinstance(origin, Document) and _is_unchanged(treebank, origin, dialect):
        yield origin.table.lines.text
        return
    numbers = range(len(treebank))
    sources = [
        (document, at)
        for document, at in map(partial(document_of, origin), numbers)
        if document is not None
    ]
    if len(sources) < len(numbers) or any(document.dialect != dialect for document, _ in sources):
        _require_fields(treebank, dialect.columns, dialect)
        yield from (_composed(treebank, sentence, dialect) for sentence in numbers)
        return
    from treeval.formats.splicing import SplicedWords, spliced  # noqa: PLC0415  if lines are kept

    changed = _changed_columns(treebank, sources[0][0]) if sources else []
    _require_fields(treebank, changed, dialect)
    values = [(dialect.field(name), _column(treebank, name)) for name in changed]
    begin = 0
    for document, run in groupby(sources, lambda source: source[0]):
        places = np.array([at for _, at in run], dtype=np.int64)
        end = begin + len(places)
        words = slice(int(treebank.offsets[begin]), int(treebank.offsets[end]))
        of_document = [(field, column.take(words)) for field, column in values]
        yield from spliced(document, SplicedWords(places, treebank.lengths[begin:end], of_document))
        begin = end


def _column(treebank: Treebank, name: str) -> Column:
    if name != HEAD:
        return treebank.columns[name]
    heads, codes = np.unique(treebank.heads, return_inverse=True)
    return Column(codes.reshape(-1), tuple(map(str, heads.tolist())))


def _require_fields(treebank: Treebank, names: Iterable[str], dialect: Dialect) -> None:
    """Refuse text that would end a field or a line; other formats may hold such words."""
    columns = [(name, treebank.columns[name]) for name in names if name in treebank.columns]
    for name, column in (*columns, ("form", treebank.multiwords.forms)):
        for string in column.strings:
            if "\t" in string or "\n" in string:
                raise FileError(
                    f"{treebank.origin.path}: cannot write {string!r} (column {name}) in "
                    f"{dialect.name}, where fields cannot hold tabs or ends of lines; remove them"
                )


def losses(treebank: Treebank, dialect: Dialect) -> list[str]:
    """Name the parts of this treebank that a file of the dialect cannot hold."""
    if dialect.universal:
        lost = []
    else:
        lost = [
            f"{count} {noun}" if count == 1 else f"{count} {noun}s"
            for count, noun in (
                (len(treebank.multiwords), "multiword token"),
                (len(treebank.empty_nodes), "empty node"),
            )
            if count
        ]
        document, _ = document_of(treebank.origin, 0) if len(treebank) else (None, 0)
        if document is not None and document.dialect.universal:
            lost.append("comments")
    beyond = [name for name in treebank.columns if name not in dialect.columns]
    return lost + [f"column {name.upper()}" for name in beyond if _is_filled(treebank, name)]


def _is_filled(treebank: Treebank, name: str) -> bool:
    return any(string != "_" for string in treebank.columns[name].strings)


def _is_unchanged(treebank: Treebank, document: Document, dialect: Dialect) -> bool:
    return (
        document.dialect == dialect
        and treebank.columns is document.columns
        and treebank.heads is document.heads
    )


def _changed_columns(treebank: Treebank, document: Document) -> list[str]:
    """Find the columns that must be written again; in an excerpt all may have changed."""
    names = [name for name in document.columns if name in treebank.columns]
    origin = treebank.origin
    if (origin.part if isinstance(origin, Later) else origin) is document:
        names = [name for name in names if treebank.columns[name] is not document.columns[name]]
    return [*names, HEAD]


def _value(treebank: Treebank, name: str, word: int) -> str:
    if name == HEAD:
        return str(treebank.heads[word])
    return treebank.columns[name][word] if name in treebank.columns else "_"


def _composed(treebank: Treebank, sentence: int, dialect: Dialect) -> bytes:
    """Compose a sentence from the columns alone."""
    begin, end = int(treebank.offsets[sentence]), int(treebank.offsets[sentence + 1])
    name = treebank.origin.sentence_id(sentence)
    lines = [f"# sent_id = {name}"] if name and dialect.universal else []
    multiwords = treebank.multiwords
    tokens = np.flatnonzero((multiwords.first >= begin) & (multiwords.first < end)).tolist()
    starting = {int(multiwords.first[token]): token for token in tokens if dialect.universal}
    following = _empty_nodes_after(treebank, sentence) if dialect.universal else {}
    lines += following.get(0, [])
    for word in range(begin, end):
        if word in starting:
            token = starting[word]
            span = f"{word - begin + 1}-{int(multiwords.end[token]) - begin}"
            lines.append("\t".join([span, multiwords.forms[token], *["_"] * 8]))
        values = (_value(treebank, column, word) for column in dialect.columns[1:])
        lines.append("\t".join([str(word - begin + 1), *values]))
        lines += following.get(word - begin + 1, [])
    return ("\n".join(lines) + "\n\n").encode()


def _empty_nodes_after(treebank: Treebank, sentence: int) -> dict[int, list[str]]:
    """Give the lines of the empty nodes of a sentence, by the number of the word before them."""
    nodes = treebank.empty_nodes
    lines: dict[int, list[str]] = {}
    for node in np.flatnonzero(nodes.sentences == sentence).tolist():
        before = int(nodes.ids[node].partition(".")[0])
        line = "\t".join([nodes.ids[node], *["_"] * 7, nodes.deps[node], "_"])
        lines.setdefault(before, []).append(line)
    return lines
