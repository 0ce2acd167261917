"""The text of sentences, as files give it or as their tokens make it."""

import numpy as np

from treeval.formats.origins import document_of
from treeval.tree.treebank import Origin, Treebank


def sentence_text(treebank: Treebank, sentence: int) -> str:
    """The text of a sentence from the comments of the file, or else its tokens."""
    for comment in _comments(treebank.origin, sentence):
        name, _, value = comment[1:].partition("=")
        if name.strip() == "text":
            return value.strip()
    begin, end = int(treebank.offsets[sentence]), int(treebank.offsets[sentence + 1])
    tokens: list[str] = []
    multiwords, word = treebank.multiwords, begin
    at = int(np.searchsorted(multiwords.first, begin))
    while word < end:
        if at < len(multiwords) and int(multiwords.first[at]) == word:
            tokens.append(multiwords.forms[at])
            word, at = int(multiwords.end[at]), at + 1
        else:
            tokens.append(treebank.columns["form"][word])
            word += 1
    return " ".join(tokens)


def _comments(origin: Origin, sentence: int) -> list[str]:
    document, own_number = document_of(origin, sentence)
    return [] if document is None else document.comments(own_number)
