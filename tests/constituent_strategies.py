"""Random constituency trees, some discontinuous, for property tests.

Hypothesis draws sizes and a seed; a generator fills in the rest.
"""

import random
from dataclasses import replace

import numpy as np
from hypothesis import strategies as st

from treeval.tree.column import Column
from treeval.tree.constituent_pair import ConstituentPair, constituent_pair
from treeval.tree.constituents import Constituents, SecondaryEdges

FORMS = ("a", "b", "Kim", "(", ")", "-", ",", "=", "#", "ß")
TAGS = ("NN", "VB", ",", ".", "$(", "-LRB-", "NNP")
LABELS = ("S", "NP", "VP", "PRT", "ADVP", "TOP")
FUNCTIONS = ("", "SBJ", "TPC-LOC")
INDICES = ("", "-1", "=2")
NULLS = ("*", "*T*-1")


def treebanks(
    max_sentences: int = 3,
    max_words: int = 7,
    *,
    gappy: bool = True,
    with_nulls: bool = True,
    one_root: bool = False,
    with_secondary: bool = False,
) -> st.SearchStrategy[Constituents]:
    """Treebanks of sentences with words; without ``gappy``, words below a node are adjacent."""

    def build(sizes: list[int], seed: int) -> Constituents:
        rng = random.Random(seed)
        sentences = [_sentence(rng, size, gappy=gappy, one_root=one_root) for size in sizes]
        trees = _treebank(rng, sentences, with_nulls=with_nulls).arranged()
        return replace(trees, secondary=_secondary(rng, trees)) if with_secondary else trees

    sizes = st.lists(st.integers(1, max_words), min_size=1, max_size=max_sentences)
    return st.builds(build, sizes, st.integers(0, 1 << 32))


def pairs(*, gappy: bool = True) -> st.SearchStrategy[ConstituentPair]:
    """Two treebanks over the same words, tagged differently here and there."""

    def build(gold: Constituents, seed: int) -> ConstituentPair:
        rng = random.Random(seed)
        overt = gold.overt
        drawn = [
            _sentence(rng, int(size), gappy=gappy, one_root=False) if size else ([], [])
            for size in overt.lengths
        ]
        tags = [rng.choice(TAGS) if rng.random() < 0.1 else tag for tag in overt.tags]
        predicted = _treebank(rng, drawn, with_nulls=False)
        columns = {"form": overt.forms, "tag": Column.of(tags)}
        return constituent_pair(gold, replace(predicted, columns=columns).arranged())

    return st.builds(build, treebanks(gappy=gappy), st.integers(0, 1 << 32))


def _sentence(
    rng: random.Random, size: int, *, gappy: bool, one_root: bool
) -> tuple[list[int], list[int]]:
    """Parents of nodes and words; every node has a word below it."""
    parents: list[int] = []
    words = [-1] * size
    groups = [(list(range(size)), -1)]
    if one_root:
        parents, groups = [-1], [(list(range(size)), 0)]
        words = [0] * size
    while groups:
        members, above = groups.pop()
        for part in _parts(rng, members, gappy=gappy):
            if rng.random() < 0.6:
                parents.append(above)
                for word in part:
                    words[word] = len(parents) - 1
                if len(part) > 1 or rng.random() < 0.3:
                    groups.append((part, len(parents) - 1))
    return parents, words


def _parts(rng: random.Random, members: list[int], *, gappy: bool) -> list[list[int]]:
    """Words shared out among some of the nodes below a node."""
    shares = [rng.randrange(3) for _ in members]
    if not gappy:
        shares.sort()
    parts = [
        [word for word, share in zip(members, shares, strict=True) if share == at]
        for at in range(3)
    ]
    return [part for part in parts if part]


def _treebank(
    rng: random.Random, sentences: list[tuple[list[int], list[int]]], *, with_nulls: bool
) -> Constituents:
    node_counts = [len(parents) for parents, _ in sentences]
    word_counts = [len(words) for _, words in sentences]
    node_offsets = np.append(0, np.cumsum(node_counts))
    shifted = [
        (np.array(numbers, dtype=np.int64) + base * (np.array(numbers) >= 0))
        for kind in (0, 1)
        for base, numbers in zip(
            node_offsets, (sentence[kind] for sentence in sentences), strict=False
        )
    ]
    nodes, words = sum(node_counts), sum(word_counts)
    nulls = [with_nulls and rng.random() < 0.15 for _ in range(words)]
    return Constituents(
        np.append(0, np.cumsum(word_counts)),
        node_offsets,
        np.concatenate(shifted[: len(sentences)]).astype(np.int32),
        np.concatenate(shifted[len(sentences) :]).astype(np.int32),
        {
            "form": Column.of(rng.choice(NULLS if null else FORMS) for null in nulls),
            "tag": Column.of("-NONE-" if null else rng.choice(TAGS) for null in nulls),
        },
        {
            "label": Column.of(rng.choice(LABELS) for _ in range(nodes)),
            "function": Column.of(rng.choice(FUNCTIONS) for _ in range(nodes)),
            "index": Column.of(rng.choice(INDICES) for _ in range(nodes)),
        },
    )


def _secondary(rng: random.Random, trees: Constituents) -> SecondaryEdges:
    edges = set()
    for word in range(trees.words):
        nodes = np.flatnonzero(trees.node_sentences == trees.sentences[word]).tolist()
        if nodes and rng.random() < 0.2:
            edges.add((False, word, rng.choice(nodes), rng.choice(("SB", "OA"))))
    for node in range(trees.nodes):
        nodes = np.flatnonzero(trees.node_sentences == trees.node_sentences[node]).tolist()
        if rng.random() < 0.2:
            edges.add((True, node, rng.choice(nodes), "CJ"))
    kinds, children, parents, functions = zip(*sorted(edges), strict=True) if edges else ((),) * 4
    return SecondaryEdges(
        np.array(children, dtype=np.int32),
        ~np.array(kinds, dtype=np.bool_),
        np.array(parents, dtype=np.int32),
        Column.of(functions),
    )
