"""Trees to learn from."""

import pytest

from strategies import treebank_of
from treeval.tree.treebank import Treebank


@pytest.fixture
def trees() -> Treebank:
    # "the dog barks", "the cat sees the dog", "barks"
    return treebank_of(
        [2, 3, 0],
        [2, 3, 0, 5, 3],
        [0],
        xpos=["DT", "NN", "VB", "DT", "NN", "VB", "DT", "NN", "VB"],
        deprel=["det", "nsubj", "root", "det", "nsubj", "root", "det", "obj", "root"],
        deps=["_"] * 9,
    )


@pytest.fixture
def chains() -> Treebank:
    """Trees in which each word is the head of the next one."""
    tags = "VB,NN VB,DT NN VB,DT NN VB DT NN,NN VB NN,DT NN VB RB,IN NN NN VB IN DT NN"
    sentences = [sentence.split() for sentence in tags.split(",")]
    heads = [[0, *range(1, len(sentence))] for sentence in sentences]
    return treebank_of(*heads, xpos=[tag for sentence in sentences for tag in sentence])
