"""Sentences of pyconll 3: `pyconll.load_from_file(path)`, `pyconll.iter_from_file(path)`."""

from collections.abc import Iterator, Mapping
from typing import Any

from treeval.adapters.building import SentenceDraft, Word, check_number, text, treebank_of
from treeval.tree.treebank import Treebank


def from_pyconll(sentences: Any) -> Treebank:
    """Make a treebank of a Conll, a Sentence, or several sentences."""
    return treebank_of("pyconll", map(_sentence, _sentences(sentences)))


def _sentences(given: Any) -> Iterator[Any]:
    items = list(given)
    if items and hasattr(items[0], "form"):
        yield given
    else:
        yield from items


def _sentence(tokens: Any) -> SentenceDraft:
    draft = SentenceDraft(tokens.id)
    for token in tokens:
        if token.is_multiword():
            first, _, last = token.id.partition("-")
            draft.multiwords.append((int(first), int(last), token.form))
        elif token.is_empty_node():
            draft.empty_nodes.append((token.id, _deps(token.deps)))
        else:
            check_number("pyconll", draft, _number(token.id))
            draft.words.append(_word(token))
    return draft


def _word(token: Any) -> Word:
    return Word(
        _number(token.head),
        token.form or "",
        text(token.lemma),
        text(token.upos),
        text(token.xpos),
        _features(token.feats),
        text(token.deprel),
        _deps(token.deps),
        _features(token.misc),
    )


def _number(value: str | None) -> int | str | None:
    """Read ids and heads, which pyconll keeps as strings; other strings stay as they are."""
    return int(value) if value is not None and value.isdecimal() else value


def _features(values: Mapping[str, set[str] | None]) -> str:
    written = (
        f"{name}={','.join(sorted(several, key=str.lower))}" if several else name
        for name, several in values.items()
    )
    return text("|".join(written))


def _deps(deps: Mapping[str, tuple[str | None, ...]]) -> str:
    written = (f"{head}:{':'.join(filter(None, parts))}" for head, parts in deps.items())
    return text("|".join(written))
