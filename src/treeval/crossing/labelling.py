"""How far gold trees are labelled: the paper's condition that all sides have the same relations."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.arrays import Ints
from treeval.crossing.annotations import Annotations
from treeval.metrics.annotations import functional_trees
from treeval.metrics.tedeval.score import TreeEditScore
from treeval.tree.consensus import generalise, labelled_alike
from treeval.tree.functional import FunctionalTrees
from treeval.tree.trees import Trees, are_mixed

_FAR = 0.1  # shares of nodes without a label that differ by more than this are far apart


@dataclass(frozen=True)
class Labelling:
    """The share of nodes without a label in each gold, and the labels that all golds share.

    If constituents and dependencies are mixed, TED compares labels only on the spans that all golds
    label alike: ``alike`` of the ``shared`` ones.
    """

    unlabelled: Mapping[str, float]
    alike: int
    shared: int
    is_mixed: bool

    @property
    def is_uneven(self) -> bool:
        """Say whether a scheme leaves many more nodes without a label than another."""
        shares = self.unlabelled.values()
        return max(shares) - min(shares) > _FAR

    def to_dict(self) -> dict[str, Any]:
        return {"alike": self.alike, "shared": self.shared, "only_alike": self.is_mixed}


def labelling(compared: Annotations, metric: TreeEditScore, sentences: Ints) -> Labelling:
    """Count labels in the gold trees of some sentences."""
    golds = compared.gold_trees
    trees = {scheme: _of(gold, metric, sentences) for scheme, gold in golds.items()}
    every = list(trees.values())
    shared = generalise(every)
    return Labelling(
        {scheme: _unlabelled_share(each) for scheme, each in trees.items()},
        int(labelled_alike(shared, every).sum()),
        shared.nodes,
        are_mixed(golds.values()),
    )


def _of(gold: Trees, metric: TreeEditScore, sentences: Ints) -> FunctionalTrees:
    trees, _ = functional_trees({"": gold}, gold, metric.rename)
    return trees.take(np.isin(trees.sentences, sentences))


def _unlabelled_share(trees: FunctionalTrees) -> float:
    return 1 - float(trees.are_labelled.mean()) if trees.nodes else 0.0
