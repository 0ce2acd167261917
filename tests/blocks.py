"""Files that are cut into blocks of a few bytes, however small they are."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from treeval import flow
from treeval.sources import aligned


def _jobs(job: type) -> Iterator[type]:
    yield job
    for inner in job.__subclasses__():
        yield from _jobs(inner)


@contextmanager
def blocks_of(size: int, width: int = 1 << 27) -> Iterator[pytest.MonkeyPatch]:
    """Cut all files into blocks of about ``size`` bytes; workers measure parts of ``width``."""
    with pytest.MonkeyPatch.context() as patch:
        for job in _jobs(flow.Job):
            for name, value in (("large", 0), ("size", size), ("size_for_workers", size)):
                patch.setattr(job, name, value)
        patch.setattr(aligned, "WIDTH", width)
        yield patch
