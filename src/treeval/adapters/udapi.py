"""Trees of udapi: a Document, its bundles, or their trees."""

from collections.abc import Iterator
from typing import Any

from treeval.adapters.building import SentenceDraft, Word, text, treebank_of
from treeval.tree.treebank import Treebank


def from_udapi(sentences: Any) -> Treebank:
    """Make a treebank of a Document, a bundle, a tree, or several of one of these."""
    return treebank_of("udapi", map(_sentence, _trees(sentences)))


def _trees(given: Any) -> Iterator[Any]:
    if hasattr(given, "bundles"):
        yield from (tree for bundle in given.bundles for tree in bundle.trees)
    elif hasattr(given, "trees"):
        yield from given.trees
    elif hasattr(given, "descendants"):
        yield given
    else:
        for item in given:
            yield from _trees(item)


def _sentence(root: Any) -> SentenceDraft:
    return SentenceDraft(
        root.sent_id,
        [_word(node) for node in root.descendants],
        [(token.words[0].ord, token.words[-1].ord, token.form) for token in root.multiword_tokens],
        [(str(node.ord), text(node.raw_deps)) for node in root.empty_nodes],
    )


def _word(node: Any) -> Word:
    return Word(
        node.parent.ord,
        node.form or "",
        text(node.lemma),
        text(node.upos),
        text(node.xpos),
        str(node.feats),
        text(node.deprel),
        text(node.raw_deps),
        str(node.misc),
    )
