"""NLTK: graphs of dependencies."""

from typing import Any

import pytest

from treeval.adapters import to_treebank
from treeval.adapters.nltk import from_nltk


def graph(text: str) -> Any:
    return pytest.importorskip("nltk.parse.dependencygraph").DependencyGraph(
        text, top_relation_label="root"
    )


def test_graphs_of_nltk() -> None:
    # Four columns: word, tag, head, relation.
    given = graph("She PRP 2 nsubj\nsaw VBD 0 root\nhim PRP 2 obj\n")
    treebank = to_treebank(given)
    assert treebank.heads.tolist() == [2, 0, 2]
    assert list(treebank.columns["form"]) == ["She", "saw", "him"]
    assert list(treebank.columns["deprel"]) == ["nsubj", "root", "obj"]
    assert list(treebank.columns["xpos"]) == ["PRP", "VBD", "PRP"]
    assert list(treebank.columns["feats"]) == ["_", "_", "_"]
    assert to_treebank([given, given]).offsets.tolist() == [0, 3, 6]


def test_a_graph_of_nltk_with_tags_of_both_kinds() -> None:
    # Ten columns of CoNLL-X: CPOSTAG and POSTAG.
    given = graph("1\tOui\toui\tINTJ\tITJ\tA=B\t0\troot\t_\t_\n")
    treebank = from_nltk([given])
    assert [treebank.columns[name][0] for name in ("lemma", "upos", "xpos", "feats")] == [
        *("oui", "INTJ", "ITJ", "A=B"),
    ]


def test_asking_a_graph_for_a_node_adds_no_word() -> None:
    given = graph("Oui ITJ 0 root\n")
    assert given.nodes[9]["address"] is None
    assert from_nltk(given).words == 1
