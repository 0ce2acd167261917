"""How work on large files is done: in blocks, in several processes, or on a cluster."""

from dataclasses import dataclass
from typing import ClassVar

from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class WorkerSettings(Settings):
    """Who does the work; results are the same for any number of workers."""

    heading: ClassVar[str] = "Scale"

    jobs: int = setting(
        1,
        "Number of workers of this machine, for large files and for many treebanks.",
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
    """Whether files are read in blocks, and who reads them."""

    stream: bool | None = setting(
        None,
        "Read files in blocks that are counted and forgotten (`stream=`), or as a whole "
        "(`no_stream=`). By default, files of 64 MB or more are read in blocks where this is "
        "possible, unless a page is to show their sentences. The results are the same.",
    )

    @property
    def are_blocks_optional(self) -> bool:
        """Whether the size of files decides if they are read in blocks."""
        return self.stream is None and not self.is_spread
