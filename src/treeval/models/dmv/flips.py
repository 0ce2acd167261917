"""Parameter flips (Schwartz et al. 2011): few weights changed, so that arcs turn round.

To flip the arc a → b, b as a dependent of a is made nearly impossible, a as a dependent of b on
the other side certain. The weights no longer add up to 1: such a model is fit for parsing only.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from treeval.models.dmv.events import LEFT, RIGHT, WITHOUT, Events
from treeval.models.dmv.model import DMVModel
from treeval.schemes.flips import Pattern

LOW, HIGH = 1e-8, 1.0


@dataclass(frozen=True)
class ParameterFlip:
    """An arc that a model induces and that is to turn round.

    With ``only_lowered`` the opposite arc is not made certain: the dependent is to find another
    head. With ``stops`` the heads' inclination to take dependents is changed as well.
    """

    arc: Pattern
    only_lowered: bool = False
    stops: bool = False

    @property
    def head(self) -> str:
        return self.arc.left if self.arc.head_is_left else self.arc.right

    @property
    def dependent(self) -> str:
        return self.arc.right if self.arc.head_is_left else self.arc.left


def flipped(
    model: DMVModel, flips: Iterable[ParameterFlip], *, low: float = LOW, high: float = HIGH
) -> DMVModel:
    """Change the weights so that the arcs turn round; tags unknown to the model have none."""
    flips = tuple(flips)
    weights = Events(*(array.copy() for array in model.weights))
    code = {tag: place for place, tag in enumerate(model.tags)}
    for flip in flips:
        if flip.head not in code or flip.dependent not in code:
            continue
        head, dependent = code[flip.head], code[flip.dependent]
        side, other = (RIGHT, LEFT) if flip.arc.head_is_left else (LEFT, RIGHT)
        weights.attach[side, head, dependent] = low
        if not flip.only_lowered:
            weights.attach[other, dependent, head] = high
        if flip.stops:
            weights.stop[other, dependent, WITHOUT] = low
            weights.stop[side, head, WITHOUT] = high
    about = {**model.about, "flipped": " ".join(str(flip.arc) for flip in flips)}
    return replace(model, weights=weights.map(np.asarray), about=about)
