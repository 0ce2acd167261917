"""The learners by the names that the NED paper gives them, with its settings."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from treeval.models.dmv.bbdk10 import BBDK10
from treeval.models.dmv.cs09 import CS09
from treeval.models.dmv.gggtp10 import GGGTP10
from treeval.models.dmv.km04 import KM04
from treeval.models.dmv.saj10 import SAJ10a, SAJ10c
from treeval.models.dmv.saj10b import SAJ10b
from treeval.models.dmv.supervised import Supervised
from treeval.models.tsg.bc10 import BC10

DMVTrainer: TypeAlias = KM04 | CS09 | SAJ10a | SAJ10b | SAJ10c | BBDK10 | GGGTP10 | Supervised

ALGORITHMS: Mapping[str, DMVTrainer] = MappingProxyType(
    {
        "km04": KM04(),
        "cs09": CS09(),
        "saj10a": SAJ10a(),
        "saj10b": SAJ10b(),
        "saj10c": SAJ10c(),
        "bbdk10": BBDK10(),
        "gggtp10": GGGTP10(),
    }
)
# Learners whose models are not those of the DMV, and whose results differ from seed to seed.
SAMPLERS: Mapping[str, BC10] = MappingProxyType({"bc10": BC10()})
SUPERVISED = Supervised()
