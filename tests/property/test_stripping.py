"""Removing words: against a climb by hand, and what must hold of any treebank and pair."""

import random
from itertools import pairwise

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from strategies import treebank_of, treebank_pairs, treebanks, trees
from treeval.schemes.stripping import Strip, without_words
from treeval.tree.enhanced import deps_problems
from treeval.tree.pair import pair
from treeval.tree.punctuation import punctuation
from treeval.tree.shape import reach_root
from treeval.tree.surface import surface
from treeval.tree.treebank import Treebank

many = settings(max_examples=100)
marks = st.sampled_from(("form", "upos", "tags", "deprel"))


def stripped_by_hand(heads: list[int], removed: list[bool], roots: str) -> list[int]:
    left = [word for word in range(1, len(heads) + 1) if not removed[word - 1]]
    above = {}
    for word in left:
        head = heads[word - 1]
        while head and removed[head - 1]:
            head = heads[head - 1]
        above[word] = head
    tops = [word for word in left if above[word] == 0]
    old = [word for word in tops if heads[word - 1] == 0]
    if roots == "one" and tops:
        root = (old or tops)[0]
        above |= {word: root for word in tops if word != root and word not in old}
    return [left.index(above[word]) + 1 if above[word] else 0 for word in left]


@many
@given(trees(10), st.randoms(), st.sampled_from(("one", "many")))
def test_dependents_hang_on_the_nearest_ancestor_left(
    heads: list[int], rng: random.Random, roots: str
) -> None:
    removed = [rng.random() < 0.4 for _ in heads]
    stripped = without_words(treebank_of(heads), np.array(removed), roots)
    assert stripped.heads.tolist() == stripped_by_hand(heads, removed, roots)


@many
@given(treebanks(), marks)
def test_trees_stay_trees_with_one_root(treebank: Treebank, by: str) -> None:
    stripped = Strip(by)(treebank)
    assert reach_root(stripped.parents).all()
    assert (np.bincount(stripped.sentences[stripped.heads == 0]) == 1).all()
    assert stripped.words == np.count_nonzero(~punctuation(treebank, by))
    assert deps_problems(stripped) == []


@many
@given(treebanks(), marks)
def test_stripping_twice_is_stripping_once(treebank: Treebank, by: str) -> None:
    once = Strip(by)(treebank)
    assert_same(Strip(by)(once), once)


@many
@given(treebanks(), st.randoms())
def test_all_else_stays_with_its_word(treebank: Treebank, rng: random.Random) -> None:
    removed = np.array([rng.random() < 0.4 for _ in range(treebank.words)])
    stripped = without_words(treebank, removed)
    kept = np.flatnonzero(~removed)
    for name in ("form", "lemma", "upos", "xpos", "feats", "misc"):
        assert stripped.columns[name].equals(treebank.columns[name].take(kept)).all()
    assert [stripped.origin.line(word) for word in range(stripped.words)] == (kept + 1).tolist()
    # A multiword token covers those of its words that are left.
    tokens = treebank.multiwords
    expected = [
        (form, kept[(kept >= first) & (kept < end)].tolist())
        for first, end, form in zip(
            tokens.first.tolist(), tokens.end.tolist(), tokens.forms, strict=True
        )
    ]
    left = stripped.multiwords
    obtained = [
        (form, kept[first:end].tolist())
        for first, end, form in zip(left.first.tolist(), left.end.tolist(), left.forms, strict=True)
    ]
    assert obtained == [(form, words) for form, words in expected if words]


@many
@given(treebanks(with_multiwords=False), st.randoms())
def test_enhanced_edges_between_words_left_stay(treebank: Treebank, rng: random.Random) -> None:
    removed = np.array([rng.random() < 0.3 for _ in range(treebank.words)])
    before, after = edges(treebank), edges(without_words(treebank, removed))
    names = dict(enumerate(np.flatnonzero(~removed).tolist()))
    after = {(names.get(head, head), names[word], label) for head, word, label in after}
    gone = set(np.flatnonzero(removed).tolist())
    kept = {edge for edge in before if edge[0] not in gone and edge[1] not in gone}
    assert kept <= after
    # A new edge goes round a removed word.
    assert all(any(e[1] == word and e[0] in gone for e in before) for _, word, _ in after - kept)


def edges(treebank: Treebank) -> set[tuple[int | str, int, str]]:
    """Edges as positions in the treebank, -1 for the root; edges from empty nodes left out."""
    found = set()
    for begin, limit in pairwise(treebank.offsets.tolist()):
        for word in range(begin, limit):
            for edge in treebank.columns["deps"][word].split("|"):
                head, _, label = edge.partition(":")
                if "." not in head and edge != "_":
                    found.add((begin + int(head) - 1 if head != "0" else -1, word, label))
    return found


@many
@given(treebank_pairs() | treebank_pairs(same_tokens=True), marks)
def test_gold_and_predicted_keep_the_same_text(both: tuple[Treebank, Treebank], by: str) -> None:
    compared = pair(*both)
    stripped = Strip(by).both(compared)
    assert surface(stripped.gold).text == surface(stripped.predicted).text
    assert len(stripped.gold) == len(both[0])
    assert stripped.gold.lengths.all()
    assert stripped.predicted.lengths.all()
    # Of aligned words in tokens of the same characters both or none are gone. (Alignment also
    # joins words of multiword tokens with some that stand before them.)
    gone_gold, gone_predicted = (
        ~np.isin(np.arange(whole.words), remaining(whole, part))
        for whole, part in zip(both, (stripped.gold, stripped.predicted), strict=True)
    )
    assert not (gone_gold & ~punctuation(both[0], by)).any()
    alignment = compared.alignment
    tokens = (
        compared.gold_surface.token_of_word[alignment.gold],
        compared.predicted_surface.token_of_word[alignment.predicted],
    )
    same = np.ones(len(alignment), dtype=np.bool_)
    for edge in (0, 1):
        same &= (
            compared.gold_surface.starts[tokens[0] + edge]
            == compared.predicted_surface.starts[tokens[1] + edge]
        )
    agree = gone_gold[alignment.gold] == gone_predicted[alignment.predicted]
    assert agree[same].all()
    again = Strip(by).both(stripped)
    assert_same(again.gold, stripped.gold)
    assert_same(again.predicted, stripped.predicted)


def remaining(whole: Treebank, part: Treebank) -> list[int]:
    if part is whole:
        return list(range(whole.words))
    return [part.origin.line(word) - 1 for word in range(part.words)]


@many
@given(treebank_pairs(same_tokens=True), marks)
def test_with_the_same_tokens_both_sides_lose_gold_punctuation(
    both: tuple[Treebank, Treebank], by: str
) -> None:
    gold, predicted = both
    stripped = Strip(by).both(pair(gold, predicted))
    chosen = Strip(by).chosen(gold)
    removed = punctuation(gold, by) & chosen[gold.sentences]
    assert_same(stripped.gold, without_words(gold, removed))
    assert_same(stripped.predicted, without_words(predicted, removed))
    # What is left of chosen sentences is what stripping the gold trees alone leaves.
    assert_same(stripped.gold.select(np.flatnonzero(chosen)), Strip(by)(gold))


@many
@given(treebanks(), marks, st.integers(1, 5))
def test_length_is_counted_after_stripping(treebank: Treebank, by: str, most: int) -> None:
    stripped = Strip(by, max_length=most)(treebank)
    everything = without_words(treebank, punctuation(treebank, by))
    assert stripped.lengths.tolist() == [n for n in everything.lengths.tolist() if 1 <= n <= most]


def assert_same(a: Treebank, b: Treebank) -> None:
    assert a.offsets.tolist() == b.offsets.tolist()
    assert a.heads.tolist() == b.heads.tolist()
    assert {name: list(a.columns[name]) for name in a.columns} == {
        name: list(b.columns[name]) for name in b.columns
    }
    assert a.multiwords.first.tolist() == b.multiwords.first.tolist()
    assert a.multiwords.end.tolist() == b.multiwords.end.tolist()
    assert (a.empty_nodes.ids, a.empty_nodes.deps) == (b.empty_nodes.ids, b.empty_nodes.deps)
