"""The file, and the lines in it, from which a sentence was read."""

from treeval.formats.conll import Document
from treeval.tree.joined import place_of
from treeval.tree.treebank import Later, Origin


def document_of(origin: Origin, sentence: int) -> tuple[Document | None, int]:
    """Find the file that a sentence came from, or the block of a file, and its place in it."""
    source = place_of(origin, sentence)
    while isinstance(source.origin, Later):
        source = place_of(source.origin.part, source.sentence)
    return (source.origin if isinstance(source.origin, Document) else None), source.sentence
