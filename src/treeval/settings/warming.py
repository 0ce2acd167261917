"""Settings of `warm_up`, which compiles in advance."""

from dataclasses import dataclass

from treeval.settings.choices import WARM_UP_TASKS, WarmUpTask
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class WarmUpSettings(Settings):
    """Settings of `warm_up`."""

    tasks: tuple[WarmUpTask, ...] = setting(
        WARM_UP_TASKS,
        f"What to compile for, separated by commas: {', '.join(WARM_UP_TASKS)}. By default, all.",
        many=True,
        metavar="TASK,...",
    )
