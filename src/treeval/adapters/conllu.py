"""Sentences of conllu: `conllu.parse(text)`, `conllu.parse_incr(file)`."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from treeval.adapters.building import (
    SentenceDraft,
    Word,
    attributes,
    check_number,
    text,
    treebank_of,
)
from treeval.tree.treebank import Treebank


def from_conllu(sentences: Any) -> Treebank:
    """Make a treebank of a TokenList, or of several."""
    return treebank_of("conllu", map(_sentence, _token_lists(sentences)))


def _token_lists(sentences: Any) -> Iterator[Any]:
    items = list(sentences)
    if items and isinstance(items[0], Mapping):
        yield sentences
    else:
        yield from items


def _sentence(tokens: Any) -> SentenceDraft:
    draft = SentenceDraft(getattr(tokens, "metadata", {}).get("sent_id"))
    for token in tokens:
        number = token["id"]
        if isinstance(number, tuple):
            first, separator, last = number
            if separator == "-":
                draft.multiwords.append((first, last, token["form"]))
            else:
                draft.empty_nodes.append((_id(number), _deps(token.get("deps"))))
        else:
            check_number("conllu", draft, number)
            draft.words.append(_word(token))
    return draft


def _word(token: Mapping[str, Any]) -> Word:
    return Word(
        token.get("head"),
        token.get("form") or "",
        text(token.get("lemma")),
        text(token.get("upos")),
        text(token.get("xpos")),
        attributes(token.get("feats")),
        text(token.get("deprel")),
        _deps(token.get("deps")),
        attributes(token.get("misc")),
    )


def _deps(deps: Iterable[tuple[str, Any]] | str | None) -> str:
    if not deps or isinstance(deps, str):
        return text(deps)
    return "|".join(f"{_id(head)}:{label}" for label, head in deps)


def _id(number: Any) -> str:
    return "".join(map(str, number)) if isinstance(number, tuple) else str(number)
