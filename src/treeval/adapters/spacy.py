"""Docs of spaCy, cut into their sentences.

spaCy keeps runs of spaces as separate words; they are left out. Its name for the relation of
the root, ROOT, is written root.
"""

from collections.abc import Iterator
from typing import Any

from treeval.adapters.building import SentenceDraft, Word, text, treebank_of
from treeval.errors import ReadError
from treeval.tree.treebank import Treebank


def from_spacy(sentences: Any) -> Treebank:
    """Make a treebank of a Doc, a Span of whole sentences, or several of either."""
    return treebank_of(
        "spacy", filter(lambda draft: draft.words, map(_sentence, _spans(sentences)))
    )


def _spans(given: Any) -> Iterator[Any]:
    if not hasattr(given, "sents"):
        for item in given:
            yield from _spans(item)
        return
    if not getattr(given, "doc", given).has_annotation("DEP"):
        raise ReadError("<spacy>: the Doc has no heads; use a pipeline with a parser")
    yield from given.sents


def _sentence(span: Any) -> SentenceDraft:
    tokens = [token for token in span if not token.is_space]
    number = {token.i: index for index, token in enumerate(tokens, start=1)}
    return SentenceDraft(None, [_word(token, number) for token in tokens])


def _word(token: Any, number: dict[int, int]) -> Word:
    head = token.head.i
    if head not in number:
        raise ReadError(
            f"<spacy>: {token.text!r} (word {token.i} of the Doc) is attached to "
            f"{token.head.text!r}, which is a space or in another sentence; correct the parse"
        )
    return Word(
        0 if head == token.i else number[head],
        token.text,
        text(token.lemma_),
        text(token.pos_),
        text(token.tag_),
        text(str(token.morph)),
        "root" if token.dep_ == "ROOT" else text(token.dep_),
        misc="_" if token.whitespace_ else "SpaceAfter=No",
    )
