"""Settings of `check`, which lists the problems in files."""

from dataclasses import dataclass, field

from treeval.settings.choices import Roots
from treeval.settings.reading import FileSettings
from treeval.settings.scale import ScaleSettings
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class CheckSettings(Settings):
    """Settings of `check`."""

    style: bool = setting(
        True,
        "List problems of style as well: they break the rules of the format, but the file can "
        "still be used (default).",
    )
    roots: Roots = setting("one", "Number of roots that a valid tree may have: one or many.")
    reading: FileSettings = field(default_factory=FileSettings)
    scale: ScaleSettings = field(default_factory=ScaleSettings)
