"""Settings of the functions that run others: `reproduce` and `warm_up`."""

from dataclasses import dataclass

from treeval.settings.choices import WARM_UP_TASKS, WarmUpTask
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class ReproductionSettings(Settings):
    """Settings of `reproduce`."""

    seed: int | None = setting(
        None,
        "Random seed; the same seed gives the same result. By default, each paper has its own.",
        least=0,
        metavar="N",
        heading="Certainty",
    )


@dataclass(frozen=True)
class WarmUpSettings(Settings):
    """Settings of `warm_up`."""

    tasks: tuple[WarmUpTask, ...] = setting(
        WARM_UP_TASKS,
        f"What to compile for, separated by commas: {', '.join(WARM_UP_TASKS)}. By default, all.",
        many=True,
        metavar="TASK,...",
    )
