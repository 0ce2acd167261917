"""Settings of `train` for classes of words."""

from dataclasses import dataclass, field

from treeval.settings.certainty import SEED
from treeval.settings.models import SEED_HELP, SentenceSettings
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class TagLearningSettings(Settings):
    """Settings of `train` for classes of words."""

    classes: int | None = setting(
        None,
        "Number of classes to learn (required).",
        least=1,
        most=100_000,
        short="k",
        metavar="N",
    )
    states: int = setting(
        4, "Number of states in the letter model of each class.", least=1, most=100, metavar="N"
    )
    rare: int = setting(
        0,
        "Words that occur at most this often stay in the last class.",
        least=0,
        metavar="N",
    )
    iterations: int = setting(
        20, "Largest number of passes over all words after the first.", least=0, metavar="N"
    )
    prior: float = setting(
        0.0,
        "Weight of the prior, which prefers classes with a larger share of the words.",
        least=0,
        metavar="WEIGHT",
    )
    by_tokens: bool = setting(False, "Train letter models on tokens instead of word types.")
    restarts: int = setting(
        1,
        "Number of runs; the run with the highest objective is kept.",
        least=1,
        most=100_000,
        metavar="N",
    )
    compatible: bool = setting(
        False,
        "Learn as the reference program does, with its random numbers: the classes are the same. "
        "The text gets an empty last line, because the program sees one at the end of its file.",
    )
    seed: int | None = setting(
        None,
        f"{SEED_HELP} By default {SEED}; with `compatible=`, 1, as in the reference program.",
        least=0,
        metavar="N",
    )
    files: SentenceSettings = field(default_factory=SentenceSettings)
