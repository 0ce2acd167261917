"""Settings of `train` for common cover links."""

from dataclasses import dataclass, field

from treeval.settings.models import SentenceSettings
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class CclSettings(Settings):
    """Settings of `train` for Seginer's parser of common cover links."""

    labels: int = setting(
        10,
        "Number of labels to use per adjacency point, beginning with the strongest.",
        least=1,
        most=1_000,
        metavar="N",
    )
    compatible: bool = setting(
        False, "Learn as the reference program does, which loses some labels."
    )
    files: SentenceSettings = field(default_factory=SentenceSettings)
