"""From which lines of which file a sentence was read."""

from treeval.formats.conll import Document
from treeval.tree.joined import place_of
from treeval.tree.treebank import Later, Origin


def document_of(origin: Origin, sentence: int) -> tuple[Document | None, int]:
    """Find the file that a sentence came from, or the block of a file, and its place in it."""
    found = place_of(origin, sentence)
    while isinstance(found.origin, Later):
        found = place_of(found.origin.part, found.sentence)
    return (found.origin if isinstance(found.origin, Document) else None), found.sentence
