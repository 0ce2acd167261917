"""Ranking without gold trees: the rules word by word, and what must hold for all outputs."""

import random
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import treeval
from commands import run
from files import written, written_by
from ranking_by_the_book import arcs_of, by_the_book
from strategies import LABELS, outputs, random_heads, treebank_of
from treeval.assessment.ranking.election import Election
from treeval.assessment.ranking.result import Ranking
from treeval.formats.registry import FORMATS
from treeval.kernels.spanning import NONE, spanning_trees
from treeval.tree.treebank import Treebank

Outputs = Mapping[str, Treebank]


def ranked(systems: Outputs) -> Ranking:
    """Rank systems whose relations are common enough for all of them to vote on."""
    found = treeval.rank(dict(systems), resamples=10)
    assume(found.election_of_heads is None)
    return found


def election_of(found: Ranking) -> Election:
    assert found.election is not None
    return found.election


@settings(max_examples=60)
@given(outputs(max_words=40))
def test_the_vote_is_that_of_the_rules_word_by_word(systems: dict[str, Treebank]) -> None:
    found, book = ranked(systems), by_the_book(systems)
    assert found.rounds == book.rounds
    for one in found.systems:
        assert one.agreement == pytest.approx(book.agreement[one.name], abs=1e-9)
        assert one.consensus_agreement == pytest.approx(book.confirmed[one.name], abs=1e-9)
        assert one.weight == pytest.approx(book.weights[one.name], rel=1e-9)
        same = {other.name for other in found.systems if other.clone_group == one.clone_group}
        assert same == book.groups[one.name]


@given(outputs(2, 4))
def test_agreement_of_pairs_is_the_f1_of_their_arcs(systems: dict[str, Treebank]) -> None:
    found, arcs = ranked(systems), arcs_of(dict(sorted(systems.items())))
    for a, row in zip(found.voters, found.pairwise.tolist(), strict=True):
        for b, agreement in zip(found.voters, row, strict=True):
            ours, theirs = set(arcs[a].values()), set(arcs[b].values())
            f1 = 2 * len(ours & theirs) / (len(ours) + len(theirs))
            assert agreement == pytest.approx(f1, abs=1e-6)


@given(outputs(), st.randoms())
def test_permuted_systems_have_permuted_results_to_the_last_bit(
    systems: dict[str, Treebank], rng: random.Random
) -> None:
    names = list(systems)
    rng.shuffle(names)
    found, permuted = ranked(systems), ranked({name: systems[name] for name in names})
    assert found.rounds == permuted.rounds
    for one in found.systems:
        # Equals are ranked as they are given.
        assert replace(permuted[one.name], rank=0, following=None) == replace(
            one, rank=0, following=None
        )
        assert np.array_equal(found.arcs[one.name], permuted.arcs[one.name])


@given(outputs(min_systems=6), st.integers(0, 5))
def test_a_copy_leaves_the_order_and_the_scores_of_the_others_as_they_were(
    systems: dict[str, Treebank], chosen: int
) -> None:
    found = ranked(systems)
    copied = ranked({**systems, "t": systems[f"s{chosen}"]})
    groups = election_of(copied).clones.groups
    # Whether an arc is contested depends on the number of files, and with it who is a copy.
    assume(len(groups) == election_of(found).independent)
    assume(
        all(
            election_of(copied).clones.groups.of_system[place] == group
            for place, group in enumerate(election_of(found).clones.groups.of_system.tolist())
        )
    )
    assert copied["t"].clone_group == copied[f"s{chosen}"].clone_group
    kept = [one.name for one in copied.systems if one.name != "t"]
    for name in systems:
        before, after = found[name].consensus_agreement, copied[name].consensus_agreement
        assert after == pytest.approx(before, abs=1e-4)
    scores = [found[name].consensus_agreement for name in kept]
    assert all(a >= b - 2e-4 for a, b in pairwise(scores))


@given(outputs(1, 1), st.integers(3, 8))
def test_equal_files_agree_fully_and_are_one_group(
    systems: dict[str, Treebank], copies: int
) -> None:
    found = ranked({f"s{number}": systems["s0"] for number in range(copies)})
    for one in found.systems:
        assert one.agreement == pytest.approx(1, abs=1e-5)
        assert one.consensus_agreement == pytest.approx(1, abs=1e-5)
    assert len({one.clone_group for one in found.systems}) == 1
    assert found.rounds == 0
    assert any("same output; one vote" in note for note in found.notes())
    assert any("there is nothing to rank" in note for note in found.notes())


@given(outputs(min_systems=5, same_tokens=True))
def test_with_equal_tokens_segmenters_do_not_matter(systems: dict[str, Treebank]) -> None:
    found = ranked(systems)
    assert found.contested_words == 0
    by_number = treeval.rank(systems, resamples=10, tokens="same")
    for one in found.systems:
        # Every word is equally certain, whoever has tokenised it.
        assert by_number[one.name].consensus_agreement == pytest.approx(
            one.consensus_agreement, abs=1e-12
        )
    assert len(np.unique(election_of(found).segmentation.existence[:-1])) == 1


@given(outputs(3, 3))
def test_three_systems_are_ordered_by_their_mean_agreement(systems: dict[str, Treebank]) -> None:
    found = ranked(systems)
    agreement = [one.agreement for one in found.systems]
    assert agreement == sorted(agreement, reverse=True)
    assert [one.consensus_agreement for one in found.systems] == agreement


def test_other_characters_are_an_error_that_names_the_place(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    row = "{}\t{}\t_\t_\t_\t_\t{}\tdep\t_\t_\n"
    texts = {
        name: row.format(1, "a", 0) + row.format(2, second, 1) + "\n"
        for name, second in (("one", "bc"), ("two", "bc"), ("three", "bd"))
    }
    paths = [written(tmp_path / f"{name}.conllu", text) for name, text in texts.items()]
    outcome = run(capfd, "rank", *paths)
    assert outcome.code == 2
    assert f"{paths[0]}:2" in outcome.err
    assert f"{paths[2]}:2: the texts differ: 'ab⟂c' against 'ab⟂d'" in outcome.err
    assert "--tokens" in outcome.err


@st.composite
def tree_outputs(draw: st.DrawFn, min_systems: int = 3, max_systems: int = 7) -> Outputs:
    """Trees of several systems over the same words, which differ in some heads and labels."""
    sizes = draw(st.lists(st.integers(1, 9), min_size=1, max_size=4))
    systems, rng = (
        draw(st.integers(min_systems, max_systems)),
        draw(st.randoms(use_true_random=False)),
    )
    hidden = [random_heads(size, rng) for size in sizes]
    found = {}
    for number in range(systems):
        trees = [moved(heads, rng) for heads in hidden]
        labels = ["root" if not head else rng.choice(LABELS[:3]) for tree in trees for head in tree]
        misc = ["_"] * sum(sizes)
        found[f"s{number}"] = treebank_of(*trees, deprel=labels, misc=misc)
    return found


def moved(heads: list[int], rng: random.Random) -> list[int]:
    """Attach some words elsewhere, so that the heads still form a tree."""
    heads = list(heads)
    for word in range(1, len(heads) + 1):
        if heads[word - 1] and rng.random() < 0.4:
            head = rng.randint(1, len(heads))
            above = head
            while above and above != word:
                above = heads[above - 1]
            if not above:
                heads[word - 1] = head
    return heads


@given(tree_outputs())
def test_every_consensus_of_trees_consists_of_trees(systems: Outputs) -> None:
    found = ranked(systems)
    trees = found.consensus_trees
    assert trees.copied == 0
    text = written_by(FORMATS["conllu"].write, trees.treebank).decode()
    assert not treeval.check(text).problems


@given(outputs(1, 1, same_tokens=True), st.integers(3, 6))
def test_the_consensus_of_equal_files_is_the_file_but_for_misc_and_deps(
    systems: dict[str, Treebank], copies: int
) -> None:
    given_trees = systems["s0"]
    trees = ranked({f"s{number}": given_trees for number in range(copies)}).consensus()
    assert np.array_equal(trees.heads, given_trees.heads)
    for name in given_trees.columns:
        if name not in ("misc", "deps"):
            assert list(trees.columns[name]) == list(given_trees.columns[name])
    ours = [misc.rpartition("Conf=")[0].rstrip("|") or "_" for misc in trees.columns["misc"]]
    assert ours == list(given_trees.columns["misc"])


@given(outputs(), st.sampled_from(["upos", "lemma", "xpos"]))
def test_words_and_other_columns_of_the_consensus_are_those_of_the_first_system(
    systems: dict[str, Treebank], column: str
) -> None:
    found = ranked(systems)
    first, trees = systems[found.systems[0].name], found.consensus()
    assert np.array_equal(first.offsets, trees.offsets)
    assert list(first.columns[column]) == list(trees.columns[column])
    assert set(trees.columns["deps"].strings) == {"_"}


@st.composite
def candidates(draw: st.DrawFn) -> list[list[tuple[int, float]]]:
    """Possible heads of the words of a sentence, with scores."""
    size = draw(st.integers(1, 5))
    scores = st.sampled_from([0.0, 0.5, 1.0, 1.5, 3.0])
    return [
        [(head, draw(scores)) for head in range(size + 1) if head != word and draw(st.booleans())]
        for word in range(1, size + 1)
    ]


@settings(max_examples=300)
@given(candidates())
def test_the_spanning_tree_is_the_best_of_all_trees(words: list[list[tuple[int, float]]]) -> None:
    ends = np.append(0, np.cumsum([len(heads) for heads in words]))
    heads = np.array([head for of_word in words for head, _ in of_word], dtype=np.int64)
    scores = np.array([score for of_word in words for _, score in of_word], dtype=np.float64)
    chosen, states = spanning_trees(np.array([0, len(words)]), ends, heads, scores)
    best = best_tree(words, [])
    if best is None:
        assert states[0] == NONE
        return
    assert states[0] != NONE
    assert is_tree(heads[chosen].tolist())
    assert scores[chosen].sum() == pytest.approx(best)


def best_tree(words: list[list[tuple[int, float]]], heads: list[int]) -> float | None:
    """Try all heads of the remaining words."""
    if not words:
        return 0.0 if is_tree(heads) else None
    found = [
        score + rest
        for head, score in words[0]
        if (rest := best_tree(words[1:], [*heads, head])) is not None
    ]
    return max(found, default=None)


def is_tree(heads: list[int]) -> bool:
    def reaches_root(word: int) -> bool:
        for _ in heads:
            word = heads[word - 1] if word else 0
        return word == 0

    return heads.count(0) == 1 and all(map(reaches_root, range(1, len(heads) + 1)))
