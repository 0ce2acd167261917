"""Settings of `diff`, which compares two releases or two annotations."""

from dataclasses import dataclass, field

from treeval.settings.choices import DIFF_FIELDS, DiffField
from treeval.settings.reading import FileSettings
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class DiffSettings(Settings):
    """Settings of `diff`."""

    fields: tuple[DiffField, ...] = setting(
        DIFF_FIELDS,
        f"Fields to compare, separated by commas: {', '.join(DIFF_FIELDS)}. The default is all.",
        metavar="A,B",
        many=True,
    )
    min_group: int = setting(
        10, "Number of cases from which changes of the same kind are a group.", least=2, metavar="N"
    )
    all: bool = setting(
        False, "List all groups, one-offs and left-over words, not only the first of them."
    )
    annotators: bool = setting(
        False,
        "Compare two annotators instead of two releases: the tables call them A and B, and nothing "
        "is old or new.",
    )
    reading: FileSettings = field(default_factory=FileSettings)
