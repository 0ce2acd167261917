"""Conversions between schemes: trees for any tree and labels, and the way back."""

import random
from itertools import pairwise, product

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from strategies import random_heads, treebank_of, treebanks
from treeval.schemes.headedness import SCHEMES, Scheme
from treeval.schemes.projective import Projectivise
from treeval.tree.shape import nonprojective, reach_root
from treeval.tree.treebank import Treebank

many = settings(max_examples=100)
FUNCTIONS = ("case", "possessive", "mark", "det", "aux", "cop", "cc")

sides = st.sampled_from(("content", "function"))
schemes = st.builds(
    Scheme,
    **dict.fromkeys(FUNCTIONS, sides),
    coordination=st.sampled_from(("first", "chain", "conjunction")),
)
LABELS = (
    *("nsubj", "obj", "obl", "expl", "punct", "parataxis"),
    *("case", "mark", "det", "det:predet", "aux", "aux:pass", "cop", "cc", "conj", "conj"),
)


@many
@given(treebanks(max_words=9), schemes)
def test_trees_become_trees(treebank: Treebank, scheme: Scheme) -> None:
    for converted in (scheme(treebank), scheme.invert(treebank)):
        assert reach_root(converted.parents).all()
        assert np.array_equal(
            np.bincount(converted.sentences[converted.heads == 0]),
            np.bincount(treebank.sentences[treebank.heads == 0]),
        )
        assert converted.columns["form"] is treebank.columns["form"]


@many
@given(treebanks(max_words=9), schemes)
def test_the_way_back_leads_to_trees_from_anywhere(treebank: Treebank, scheme: Scheme) -> None:
    # As a parser might write them: labels of the scheme in the wrong places.
    labels = [
        f"comp:{label}" if word % 3 == 0 else label
        for word, label in enumerate(treebank.columns["deprel"])
    ]
    odd = treebank_of(
        treebank.heads.tolist()[: int(treebank.offsets[1])],
        deprel=labels[: int(treebank.offsets[1])],
    )
    inverted = scheme.invert(odd)
    assert reach_root(inverted.parents).all()
    assert np.count_nonzero(inverted.heads == 0) == 1


@many
@given(treebanks(max_words=9))
def test_universal_dependencies_are_their_own_scheme(treebank: Treebank) -> None:
    converted = SCHEMES["ud"](treebank)
    assert np.array_equal(converted.heads, treebank.heads)
    assert list(converted.columns["deprel"]) == list(treebank.columns["deprel"])


def plain_trees(sentences: int, rng: random.Random) -> Treebank:
    """Projective trees like those of treebanks.

    Function words have no dependents but ``fixed`` ones; conjuncts follow the first, which is none
    itself, and no other dependent of it stands between them; a conjunction stands before the
    conjunct it hangs on.
    """
    drawn = treebank_of(*(random_heads(rng.randint(1, 10), rng) for _ in range(sentences)))
    heads = Projectivise("baseline")(drawn).heads.tolist()
    trees = [heads[begin:end] for begin, end in pairwise(drawn.offsets.tolist())]
    labels = [label for tree in trees for label in plain_labels(tree, rng)]
    upos = rng.choices(("ADP", "PART"), k=len(heads))
    return treebank_of(*trees, deprel=labels, upos=upos)


def plain_labels(tree: list[int], rng: random.Random) -> list[str]:
    labels = ["", *("root" if head == 0 else rng.choice(LABELS) for head in tree)]
    dependents: list[list[int]] = [[] for _ in labels]
    for word, head in enumerate(tree, start=1):
        before = [labels[other] for other in dependents[head] if other > head]
        is_late = any(a == "conj" != b for a, b in pairwise(before))
        if labels[word] == "conj" and (word < head or is_late or labels[head] == "conj"):
            labels[word] = "obl"
        dependents[head].append(word)
    for word, head in enumerate(tree, start=1):
        if labels[word] == "cc" and not (labels[head] == "conj" and word < head):
            labels[word] = "advmod"
        if labels[word].partition(":")[0] in FUNCTIONS:
            for dependent in dependents[word]:
                labels[dependent] = "fixed"
    return labels[1:]


def test_plain_trees_come_back() -> None:
    rng = random.Random(0)
    treebank = plain_trees(300, rng)
    switches = list(product(("content", "function"), repeat=len(FUNCTIONS)))
    for style, chosen in product(("first", "chain", "conjunction"), rng.sample(switches, 8)):
        scheme = Scheme(*chosen, coordination=style)
        back = scheme.invert(scheme(treebank))
        assert back.heads.tolist() == treebank.heads.tolist()
        assert list(back.columns["deprel"]) == list(treebank.columns["deprel"])


def test_plain_trees_stay_projective() -> None:
    treebank = plain_trees(1000, random.Random(1))
    for scheme in SCHEMES.values():
        assert not nonprojective(scheme(treebank)).any()
