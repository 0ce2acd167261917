"""Published learning algorithms of the DMV: one line each, under the names of the NED paper.

The classes are named, not imported, so that the command line can list the algorithms cheaply.
"""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple


class Algorithm(NamedTuple):
    """Where the class of an algorithm is, and what the help says about it.

    The models of samplers are not DMVs, and differ from seed to seed.
    """

    place: str  # module:class
    description: str
    is_sampler: bool = False

    def trainer(self) -> Any:
        """Make the trainer, with the settings of its paper."""
        module, _, name = self.place.partition(":")
        return getattr(import_module(module), name)()


ALGORITHMS: Mapping[str, Algorithm] = MappingProxyType(
    {
        "km04": Algorithm("treeval.induction.dmv.km04:KM04", "EM from a harmonic start"),
        "cs09": Algorithm(
            "treeval.induction.dmv.cs09:CS09", "variational EM with logistic normal priors"
        ),
        "saj10a": Algorithm("treeval.induction.dmv.saj10:SAJ10a", "leapfrog"),
        "saj10b": Algorithm(
            "treeval.induction.dmv.saj10:SAJ10b", "Viterbi training within brackets"
        ),
        "saj10c": Algorithm("treeval.induction.dmv.saj10:SAJ10c", "Viterbi training"),
        "bbdk10": Algorithm("treeval.induction.dmv.bbdk10:BBDK10", "features of tags"),
        "gggtp10": Algorithm(
            "treeval.induction.dmv.gggtp10:GGGTP10", "few pairs of tags of child and parent"
        ),
        "bc10": Algorithm(
            "treeval.induction.tsg.bc10:BC10", "sampling of tree fragments", is_sampler=True
        ),
    }
)


def trainers(*, samplers: bool = False) -> dict[str, Any]:
    """Make the trainers of all algorithms that learn DMVs, or of all samplers."""
    return {
        name: algorithm.trainer()
        for name, algorithm in ALGORITHMS.items()
        if algorithm.is_sampler == samplers
    }
