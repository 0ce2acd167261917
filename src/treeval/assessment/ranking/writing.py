"""Outputs written again with the confidence of their arcs; all other bytes stay as they are."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from treeval.arrays import Floats
from treeval.assessment.ranking.attributes import with_confidence
from treeval.assessment.ranking.entry import Entrant
from treeval.errors import FileError, SettingError
from treeval.formats.conll import Document, parse_conll
from treeval.formats.dialect import CONLLU
from treeval.formats.files import made_folder, writing
from treeval.formats.text import encoded
from treeval.formats.writing import conll_lines

if TYPE_CHECKING:
    from treeval.assessment.ranking.result import Ranking

_COMMENT = b"# conf = "


def write_confidence(ranking: "Ranking", folder: str) -> tuple[str, ...]:
    """Write each output into a file of the folder that is named after its system."""
    targets = {name: Path(folder) / f"{name}.conllu" for name in ranking.outputs}
    for name, target in targets.items():
        if "/" in name or "\\" in name:
            raise SettingError(f"{name}: cannot be the name of a file; write NAME=PATH")
        if any(target.resolve() == Path(one.file.path).resolve() for one in ranking.systems):
            raise FileError(f"{target}: is one of the inputs; choose another folder")
    made_folder(folder)
    for name, target in targets.items():
        output = ranking.outputs[name]
        data = marked(output, ranking.arcs[name], ranking.sentences[name])
        with writing(target) as stream:
            stream.write(data)
    return tuple(map(str, targets.values()))


def marked(output: Entrant, words: Floats, sentences: Floats) -> bytes:
    """Give the bytes of an output with ``Conf=`` in MISC, and a comment before each sentence."""
    origin = output.treebank.origin
    if isinstance(origin, Document) and origin.dialect != CONLLU:
        raise SettingError(
            f"{origin.path}: {origin.dialect.name} has no column MISC for the confidence; convert "
            "it to CoNLL-U first (`treeval.convert`)"
        )
    data = b"".join(conll_lines(output.treebank, CONLLU))
    document = parse_conll(origin.path, data, CONLLU)[0].origin
    assert isinstance(document, Document)
    changes = [*_fields(document, words), *_comments(document, sentences)]
    pieces, done = [], 0
    for start, end, new in sorted(changes):
        pieces += [data[done:start], new]
        done = end
    joined = b"".join([*pieces, data[done:]])
    if output.encoding == "utf-8":
        return joined
    return encoded(joined.decode(), origin.path, output.encoding)


def _fields(document: Document, confidence: Floats) -> Iterator[tuple[int, int, bytes]]:
    """Give where the fields MISC start and end, and what they become."""
    data = document.table.lines.text
    starts, ends = document.table.span(document.dialect.field("misc"), document.ids.words)
    for start, end, value in zip(starts.tolist(), ends.tolist(), confidence.tolist(), strict=True):
        yield start, end, with_confidence(data[start:end].decode(), value).encode()


def _comments(document: Document, confidence: Floats) -> Iterator[tuple[int, int, bytes]]:
    """Give where the means of sentences go: at their first words, or in place of earlier means."""
    lines, numbers = document.table.lines, document.table.numbers
    for sentence, value in enumerate(confidence.tolist()):
        if value != value:  # noqa: PLR0124  nan: no word of the sentence counts
            continue
        comment = _COMMENT + f"{value:.2f}".encode()
        first = int(numbers[document.first_rows[sentence]])
        start = int(lines.starts[first])
        known = first - 1
        while known >= 0 and lines.comments[known] and not lines.line(known).startswith(_COMMENT):
            known -= 1
        if known >= 0 and lines.comments[known]:
            begin = int(lines.starts[known])
            yield begin, begin + len(lines.line(known)), comment
        else:
            row = lines.line(first)
            is_returned = lines.text[start + len(row) : start + len(row) + 2] == b"\r\n"
            yield start, start, comment + (b"\r\n" if is_returned else b"\n")
