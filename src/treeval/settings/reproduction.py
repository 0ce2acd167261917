"""Settings of `reproduce`, which repeats the experiments of a paper."""

from dataclasses import dataclass

from treeval.settings.certainty import SEED
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class ReproductionSettings(Settings):
    """Settings of `reproduce`."""

    seed: int = setting(
        SEED,
        "Random seed; the same seed gives the same result.",
        least=0,
        metavar="N",
        heading="Certainty",
    )
