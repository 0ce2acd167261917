"""Tree substitution grammars by their definition: all trees and all fragments, one by one."""

from collections import Counter
from functools import cache

import numpy as np
import pytest

from dmv_enumeration import projective_trees
from strategies import treebank_of
from treeval.induction.dmv.text import Tagged
from treeval.induction.dmv.training import Stopping
from treeval.induction.tsg.bc10 import BC10
from treeval.induction.tsg.model import TSGModel
from treeval.induction.tsg.seating import BETWEEN, CHOOSES_TAG, CUSTOMERS, FIRST, SECOND, TABLES
from treeval.tree.treebank import Treebank

# A symbol is (kind, head, dependent); a fragment (symbol, choice, children), with None as a site.
Symbol = tuple[int, int, int]
S, L, L_HAS, L_TAKES, R, R_HAS, R_TAKES, M_LEFT, M_RIGHT = range(9)


def derivation(tags: tuple[int, ...], heads: tuple[int, ...]) -> tuple:
    """The rules of a tree, nested: (symbol, choice, children)."""
    root = heads.index(-1)

    def half(word: int, side: int, taken: int) -> tuple:
        own = [w for w in range(len(tags)) if heads[w] == word and (w > word) == bool(side)]
        rest = (own if side == 0 else own[::-1])[taken:]  # the outermost first
        kind = (L, R)[side] + (1 if taken else 0)
        if not rest:
            return ((kind, tags[word], 0), 0, ())
        dependent = rest[0]
        outer, inner = half(dependent, side, 0), half(dependent, 1 - side, 0)
        between = ((M_LEFT, M_RIGHT)[side], tags[word], tags[dependent])
        again = half(word, side, taken + 1)
        middle = (between, 0, (inner, again) if side == 0 else (again, inner))
        pair = (outer, middle) if side == 0 else (middle, outer)
        takes = ((L_TAKES, R_TAKES)[side], tags[word], 0)
        return ((kind, tags[word], 0), 1, ((takes, tags[dependent], pair),))

    return ((S, 0, 0), tags[root], (half(root, 0, 0), half(root, 1, 0)))


class Definition:
    """Probabilities of fragments, from the counts that a model keeps."""

    def __init__(self, model: TSGModel) -> None:
        grammar = model.grammar
        self.tags = len(model.tags)
        self.hyper, self.sites = grammar.hyper, grammar.sites
        built: list[tuple] = []
        self.customers, self.tables = Counter[object](), Counter[object]()
        for row in grammar.nodes.tolist():
            children = tuple(None if c == 0 else built[c - 1] for c in row[4:6] if c >= 0)
            built.append(((row[0], row[1], row[2]), row[3], children))
            for key in (built[-1], built[-1][0]):
                self.customers[key] += row[CUSTOMERS]
                self.tables[key] += row[TABLES]
        self.below, self.tables_below = Counter[object](), Counter[object]()
        for kind, head, choice, customers, tables in grammar.rules.tolist():
            for key in ((kind, head, choice), (kind, head)):
                self.below[key] += customers
                self.tables_below[key] += tables

    def rule(self, symbol: Symbol, choice: int) -> float:
        kind, head, _ = symbol
        if kind in BETWEEN:
            return 1.0
        a, b = self.hyper[2:]
        base = 1 / self.tags if kind in CHOOSES_TAG else 0.5
        own = self.below[kind, head, choice] - a * self.tables_below[kind, head, choice]
        rest = (b + a * self.tables_below[kind, head]) * base
        return float((own + rest) / (self.below[kind, head] + b))

    def base(self, fragment: tuple) -> float:
        symbol, choice, children = fragment
        product = self.rule(symbol, choice)
        for kinds, child in zip((FIRST, SECOND), children, strict=False):
            site = self.sites[kinds[symbol[0]]]
            product *= site if child is None else (1 - site) * self.base(child)
        return product

    def fragment(self, fragment: tuple) -> float:
        a, b = self.hyper[:2]
        symbol = fragment[0]
        own = self.customers[fragment] - a * self.tables[fragment]
        rest = (b + a * self.tables[symbol]) * self.base(fragment)
        return float((own + rest) / (self.customers[symbol] + b))

    def derived(self, node: tuple) -> float:
        """The sum over all ways to cut what is below a node into fragments."""
        return sum(
            self.fragment(fragment) * float(np.prod([self.derived(site) for site in sites]))
            for fragment, sites in cuts(node)
        )

    def sentence(self, tags: tuple[int, ...]) -> float:
        return sum(self.derived(derivation(tags, heads)) for heads in projective_trees(len(tags)))


@cache
def cuts(node: tuple) -> list[tuple[tuple, tuple]]:
    """All fragments that begin at a node, with the nodes at their sites."""
    symbol, choice, children = node
    ways: list[tuple[tuple, tuple]] = [((), ())]
    for child in children:
        options = [(None, (child,)), *cuts(child)]
        ways = [
            ((*found, option), (*sites, *more)) for found, sites in ways for option, more in options
        ]
    return [((symbol, choice, found), sites) for found, sites in ways]


def trees_of(rng: np.random.Generator, tags: int, sentences: int) -> Treebank:
    lengths = rng.integers(1, 5, sentences)
    heads = [[0, *range(1, n)] for n in lengths.tolist()]
    return treebank_of(*heads, xpos=[f"T{tag}" for tag in rng.integers(0, tags, lengths.sum())])


@pytest.mark.parametrize("seed", range(3))
def test_sums_are_those_over_all_trees_and_all_fragments(seed: int) -> None:
    rng = np.random.default_rng(seed)
    trees = trees_of(rng, 3, 30)
    model = BC10(stopping=Stopping(6, 0.0)).train(trees, rng)
    assert any(row[4] > 0 and row[6] > 0 for row in model.grammar.nodes.tolist()), "no fragments"
    definition = Definition(model)
    for length in (1, 2, 3):
        tags = tuple(rng.integers(0, len(model.tags), length).tolist())
        text = Tagged(model.tags, np.array(tags), np.array([0, length]))
        expected = definition.sentence(tags)
        assert np.exp(model.log_likelihoods(text)[0]) == pytest.approx(expected, rel=1e-12)


def test_draws_have_the_frequencies_of_all_trees() -> None:
    rng = np.random.default_rng(5)
    model = BC10(stopping=Stopping(6, 0.0)).train(trees_of(rng, 2, 20), rng)
    definition, tags = Definition(model), (0, 1, 1)
    drawn = model.drawn([tags], rng, 20_000)[tags].reshape(3, 3) / 20_000
    expected = np.zeros((3, 3))
    for heads in projective_trees(3):
        weight = definition.derived(derivation(tags, heads))
        for word, head in enumerate(heads):
            expected[word if head < 0 else head, word] += weight
    expected /= definition.sentence(tags)
    np.testing.assert_allclose(drawn, expected, atol=0.02)  # 5 standard errors
