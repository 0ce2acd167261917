"""Settings of `rank`, which orders systems without gold trees."""

from dataclasses import dataclass, field
from typing import Any

from treeval.errors import SettingError
from treeval.settings.certainty import MOST_TRIALS, RESAMPLES, SEED
from treeval.settings.choices import Invalid
from treeval.settings.conventions import WordConventions
from treeval.settings.reading import FileSettings
from treeval.settings.setting import Settings, setting

LEVELS = (50, 80, 90)  # of the intervals that were measured


@dataclass(frozen=True)
class RankReading(FileSettings):
    """How outputs are read, and what happens to sentences that are not trees."""

    invalid: Invalid | None = setting(
        None,
        "Sentences whose heads do not form a tree: stop with an error (fail), leave them out "
        "(skip), or use them as they are (keep). By default, they are an error in gold files and "
        "treebanks, and are kept in other files.",
    )


@dataclass(frozen=True)
class RankSettings(Settings):
    """Settings of `rank`."""

    same: tuple[Any, ...] = setting(
        (),
        "Systems that are variants of one parser, such as A,B,C: together they have one vote. May "
        "be given several times. Copies of one output are recognised without this.",
        metavar="A,B",
        many=True,
        whole=True,
    )
    gold: Any = setting(
        None,
        "Gold trees; with them, the ranking itself is evaluated. They do not change it.",
        metavar="FILE",
    )
    level: int = setting(
        90,
        "Level of the intervals around predicted scores, in per cent: 50, 80 or 90.",
        metavar="PERCENT",
        heading="Certainty",
    )
    resamples: int = setting(
        RESAMPLES,
        "Number of bootstrap resamples.",
        least=2,
        most=MOST_TRIALS,
        metavar="N",
        heading="Certainty",
    )
    seed: int = setting(
        SEED,
        "Random seed; the same seed gives the same result.",
        least=0,
        metavar="N",
        heading="Certainty",
    )
    conventions: WordConventions = field(default_factory=WordConventions)
    reading: RankReading = field(default_factory=RankReading)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.level not in LEVELS:
            known = ", ".join(map(str, LEVELS))
            raise SettingError(f"{self.level} is unknown; choose from {known}", setting="level")
