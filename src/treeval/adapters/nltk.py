"""Dependency graphs of NLTK.

`ctag` becomes UPOS and `tag` XPOS: these are the columns that NLTK reads them from.
"""

from collections.abc import Mapping
from typing import Any

from treeval.adapters.building import SentenceDraft, Word, check_number, text, treebank_of
from treeval.tree.treebank import Treebank


def from_nltk(sentences: Any) -> Treebank:
    """Make a treebank of a DependencyGraph, or of several."""
    graphs = [sentences] if hasattr(sentences, "nodes") else sentences
    return treebank_of("nltk", map(_sentence, graphs))


def _sentence(graph: Any) -> SentenceDraft:
    draft = SentenceDraft()
    # Asking a graph for a node that it does not have creates one without an address.
    addresses = (node["address"] for node in list(graph.nodes.values()))
    for address in sorted(address for address in addresses if address):
        check_number("nltk", draft, address)
        draft.words.append(_word(graph.nodes[address]))
    return draft


def _word(node: Mapping[str, Any]) -> Word:
    return Word(
        node["head"],
        node["word"] or "",
        text(node["lemma"]),
        text(node["ctag"]),
        text(node["tag"]),
        text(node["feats"]),
        text(node["rel"]),
    )
