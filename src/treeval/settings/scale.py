"""How work on large files is done: in blocks, in several processes, or on a cluster."""

import warnings
from dataclasses import dataclass
from typing import ClassVar

from treeval.errors import TreevalWarning
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class WorkerSettings(Settings):
    """Who does the work; results are the same for any number of workers."""

    heading: ClassVar[str] = "Scale"

    jobs: int = setting(
        1,
        "Number of workers on this machine, for large files and for many treebanks.",
        least=1,
        short="j",
        metavar="N",
    )
    cluster: str | None = setting(
        None,
        "Address of the scheduler of a Dask cluster, whose workers are used instead: "
        "tcp://HOST:PORT.",
        metavar="ADDRESS",
    )

    @property
    def is_spread(self) -> bool:
        """Whether there are several workers."""
        return self.jobs > 1 or self.cluster is not None


@dataclass(frozen=True)
class ScaleSettings(WorkerSettings):
    """Who reads files; large ones are read in blocks."""

    stream: bool | None = setting(
        None,
        "Deprecated, and without effect: large files are always read in blocks, and the results "
        "are the same.",
    )

    def __post_init__(self) -> None:
        if self.stream is not None:
            warnings.warn(
                "`stream=` has no effect any more: large files are always read in blocks",
                TreevalWarning,
                stacklevel=2,
            )
