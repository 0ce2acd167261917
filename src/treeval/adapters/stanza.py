"""Documents of stanza, as objects or as the dictionaries of `Document.to_dict()`."""

import reprlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from treeval.adapters.building import SentenceDraft, Word, check_number, text, treebank_of
from treeval.errors import ReadError
from treeval.tree.treebank import Treebank


def from_stanza(sentences: Any) -> Treebank:
    """Make a treebank of a Document, a Sentence, or several, given as objects or dictionaries."""
    return treebank_of("stanza", (_sentence(name, tokens) for name, tokens in _listed(sentences)))


def _listed(given: Any) -> Iterator[tuple[str | None, Iterable[Mapping[str, Any]]]]:
    """Give the name and the dictionaries of each sentence."""
    if hasattr(given, "sentences"):
        for sentence in given.sentences:
            yield from _listed(sentence)
    elif hasattr(given, "to_dict"):
        yield getattr(given, "sent_id", None), given.to_dict()
    else:
        items = list(given)
        if items and isinstance(items[0], Mapping):
            yield None, items
        else:
            for item in items:
                yield from [(None, item)] if isinstance(item, list) else _listed(item)


def _sentence(name: str | None, tokens: Iterable[Any]) -> SentenceDraft:
    draft = SentenceDraft(name)
    for token in tokens:
        if not isinstance(token, Mapping) or "id" not in token:
            raise ReadError(f"<stanza>: {reprlib.repr(token)} is not a token; give it an id")
        given = token["id"]
        number = tuple(given) if isinstance(given, tuple | list) else (given,)
        if len(number) == 1:
            check_number("stanza", draft, number[0])
            draft.words.append(_word(token))
        elif number[0] == len(draft.words) + 1:
            # Both carry two numbers, but a multiword token comes before its words, and an
            # empty node after the word whose number it has.
            draft.multiwords.append((number[0], number[1], token["text"]))
        else:
            draft.empty_nodes.append((f"{number[0]}.{number[1]}", text(token.get("deps"))))
    return draft


def _word(token: Mapping[str, Any]) -> Word:
    return Word(
        token.get("head"),
        token.get("text", ""),
        text(token.get("lemma")),
        text(token.get("upos")),
        text(token.get("xpos")),
        text(token.get("feats")),
        text(token.get("deprel")),
        text(token.get("deps")),
        text(token.get("misc")),
    )
