"""Probabilities from features: each choice of the model is log-linear (Berg-Kirkpatrick et al.).

A feature of an outcome names the choice itself or replaces tags by groups of tags, and copies of
it leave out the side, or whether there is a dependent yet. All features are 0 or 1.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.models.dmv.events import Events
from treeval.models.dmv.families import FAMILIES

_ANY = "*"  # what a feature does not look at
Groups = Mapping[str, frozenset[str]]


def groups_of(names: tuple[str, ...], tags: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Groups by name: families of tags or single tags, several of them joined by a plus sign."""
    found = {}
    for name in names:
        parts = [FAMILIES.get(part, frozenset({part}) & set(tags)) for part in name.split("+")]
        if not all(parts):
            problem = f"{name!r} is not made of families ({', '.join(FAMILIES)}) and tags"
            raise SettingError(f"{problem} joined by +", setting="groups")
        found[name] = frozenset().union(*parts)
    return found


@dataclass(frozen=True, eq=False)
class Features:
    """Which outcomes have which features: outcome ``outcomes[k]`` has feature ``features[k]``.

    Outcomes are numbered as in `Events`, array after array.
    """

    tags: int
    names: tuple[str, ...]
    outcomes: Ints = field(repr=False)
    features: Ints = field(repr=False)

    @staticmethod
    def of(tags: tuple[str, ...], groups: Groups) -> "Features":
        codes: dict[str, int] = {}
        outcomes, features = [], []
        for outcome, names in enumerate(_names(tags, groups)):
            for name in names:
                outcomes.append(outcome)
                features.append(codes.setdefault(name, len(codes)))
        return Features(
            len(tags), tuple(codes), frozen(np.array(outcomes)), frozen(np.array(features))
        )

    @cached_property
    def _ends(self) -> list[int]:
        """Where the arrays of events end in the list of outcomes."""
        pairs, choices = 2 * self.tags**2, 4 * self.tags
        return [self.tags, *(self.tags + pairs + times * choices for times in range(3))]

    def log_probabilities(self, weights: Floats) -> Floats:
        """Natural logarithms of the probabilities of all outcomes, each within its context."""
        size = self._ends[-1]
        scores: Floats = np.bincount(self.outcomes, weights[self.features], size).astype(float)
        root, attach, stop, go = np.split(scores, self._ends[:-1])
        choices = _log_shares(np.stack([stop, go], axis=1))
        pairs = _log_shares(attach.reshape(-1, self.tags)).ravel()
        return np.concatenate([_log_shares(root), pairs, choices[:, 0], choices[:, 1]])

    def probabilities(self, weights: Floats) -> Events:
        return self.events(np.exp(self.log_probabilities(weights)))

    def events(self, values: Floats) -> Events:
        """Values of outcomes in the shapes of events."""
        root, attach, stop, go = np.split(values, self._ends[:-1])
        choices = (2, self.tags, 2)
        attach = attach.reshape(2, self.tags, self.tags)
        return Events(
            frozen(root), frozen(attach), frozen(stop.reshape(choices)), frozen(go.reshape(choices))
        )

    def slopes(self, counts: Events, probabilities: Events) -> Floats:
        """Derivatives of the log-probability of counted events by the weights of features."""
        choices = counts.stop + counts.go
        surplus = (
            counts.root - counts.root.sum() * probabilities.root,
            counts.attach - counts.attach.sum(axis=-1, keepdims=True) * probabilities.attach,
            counts.stop - choices * probabilities.stop,
            counts.go - choices * probabilities.go,
        )
        flat = np.concatenate([array.ravel() for array in surplus])
        return np.bincount(self.features, flat[self.outcomes], len(self.names)).astype(float)


def _log_shares(scores: Floats) -> Floats:
    """Logarithm of the softmax over the last axis."""
    above = scores - scores.max(axis=-1, keepdims=True)
    result: Floats = above - np.log(np.exp(above).sum(axis=-1, keepdims=True))
    return result


def _names(tags: tuple[str, ...], groups: Groups) -> Iterator[list[str]]:
    """The features of each outcome, in the order of events."""
    within = {tag: [name for name, members in groups.items() if tag in members] for tag in tags}
    labels = {tag: [tag, *(f"<{name}>" for name in within[tag])] for tag in tags}
    for tag in tags:
        yield [f"R/{label}" for label in labels[tag]]
    for side in "01":
        for head in tags:
            for dependent in tags:
                pairs = [f"{head}/{dependent}"]
                pairs += [f"{head}/<{name}>" for name in within[dependent]]
                pairs += [f"<{name}>/{dependent}" for name in within[head]]
                both = (name for name in within[head] if name in within[dependent])
                pairs += [f"<{name}>/<{name}>" for name in both]
                yield [f"A/{shown}/{pair}" for shown in (side, _ANY) for pair in pairs]
    for choice in "01":  # stop, go
        for side in "01":
            for head in tags:
                for has in "01":
                    contexts = (side, has), (_ANY, has), (side, _ANY)
                    yield [
                        f"S/{where}/{when}/{label}/{choice}"
                        for where, when in contexts
                        for label in labels[head]
                    ]
