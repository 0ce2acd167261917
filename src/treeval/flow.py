"""The way of every command: blocks are counted, and their tallies are joined into a result.

A small input is one block. Large files are cut into many, and several workers share them. The
numbers are the same in any case, because tallies of blocks add up.
"""

import warnings
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar, cast

from treeval.errors import TreevalError, TreevalWarning
from treeval.progress import Progress, followed, silent
from treeval.settings.reading import FileSettings
from treeval.settings.scale import WorkerSettings
from treeval.sources.block import Block
from treeval.sources.cut import LARGE, SIZE, Input

if TYPE_CHECKING:
    from treeval.parallel import Mapper

Tally = TypeVar("Tally")
Done = TypeVar("Done")
_ALONE = WorkerSettings()


@dataclass(frozen=True, eq=False)
class Inputs:
    """The inputs of a run, and how they are read."""

    each: tuple[Input, ...]
    cut: tuple[bool, ...]  # which of them have several blocks
    is_spread: bool  # whether there are several workers
    why_alone: str = ""  # why there are not, although they were asked for

    @property
    def are_cut(self) -> bool:
        return any(self.cut)

    @property
    def hashes(self) -> list[str | None]:
        """The hashes of files that were cut, once all tallies have come; None for others."""
        return [input_.sha256 for input_ in self.each]

    def close(self) -> None:
        for input_ in self.each:
            input_.close()


class Job(ABC, Generic[Tally, Done]):
    """The work of a command: counts blocks, and joins the tallies.

    Subclasses are frozen dataclasses, which are pickled for other processes.
    """

    stage: ClassVar[str] = "counting blocks"  # the name of the work in displays of progress
    large: ClassVar[int] = LARGE  # bytes from which files are cut
    size: ClassVar[int] = SIZE  # bytes of a block
    size_for_workers: ClassVar[int] = SIZE  # of a block that other processes count
    in_threads: ClassVar[bool] = False  # whether workers of this machine are threads
    needs_places: ClassVar[bool] = False  # whether each block must know exactly where it begins
    spreads_small: ClassVar[bool] = True  # whether several workers share small files, too

    @property
    def aligned_by(self) -> Literal["text", "sentence"] | None:
        """Says that all inputs have the same text, or the same number of sentences."""
        return None

    @property
    def why_whole(self) -> str:
        """Says why inputs may not be cut, if they may not."""
        return ""

    @property
    def is_text(self) -> bool:
        """Says whether inputs are plain text, which has a sentence on each line."""
        return False

    @abstractmethod
    def count(self, *blocks: Block) -> Tally:
        """Count a block; of aligned inputs, one block of each. Other processes may do so."""

    @abstractmethod
    def join(self, tallies: Iterable[Tally], inputs: Inputs) -> Done:
        """Make a result of all tallies, which come in the order of the blocks."""

    def failed(self, error: TreevalError, *blocks: Block) -> Tally:
        """Give a tally for a block that cannot be counted; by default, raise the error."""
        del blocks
        raise error

    def explained(self, error: TreevalError, inputs: Inputs) -> TreevalError:
        """Give the error to raise, where whole files would show more than one block does."""
        del inputs
        return error


def run(
    job: Job[Tally, Done],
    given: Sequence[Any],
    files: FileSettings,
    workers: WorkerSettings = _ALONE,
    *,
    progress: Progress = silent,
) -> Done:
    """Count all inputs, in as many blocks as their sizes and the workers ask for."""
    each = tuple(Input(thing, files, number, job.is_text) for number, thing in enumerate(given))
    inputs = _planned(job, each, workers)
    with ExitStack() as stack:
        stack.callback(inputs.close)
        mapper = cast("Mapper", map)
        if inputs.is_spread:
            from treeval.parallel import workers_of  # noqa: PLC0415  most runs have one worker

            if workers.cluster:
                _begin_hashes(inputs)  # while workers are looked for
            spread = workers_of(workers.jobs, workers.cluster, job.in_threads)
            mapper = stack.enter_context(spread)
        is_elsewhere = inputs.is_spread and bool(workers.cluster or not job.in_threads)
        size = job.size_for_workers if is_elsewhere else job.size
        tallies = mapper(partial(_counted, job), _blocks(job, inputs, mapper, size))
        if inputs.are_cut or len(each) > 1:
            tallies = followed(tallies, job.stage, _number_of_blocks(job, inputs, size), progress)
        try:
            result = job.join(tallies, inputs)
        except TreevalError as error:
            if inputs.are_cut:
                raise job.explained(error, inputs) from None
            raise
    if inputs.why_alone:
        setting = "cluster" if workers.cluster else "jobs"
        message = f"`{setting}=` has no effect here: {inputs.why_alone}"
        warnings.warn(message, TreevalWarning, stacklevel=3)
    return result


def _planned(job: Job[Any, Any], each: tuple[Input, ...], workers: WorkerSettings) -> Inputs:
    """Decide which inputs are cut, and whether workers share them."""
    whys = [job.why_whole or input_.why_whole for input_ in each]
    sizes = [input_.size for input_ in each]
    if job.aligned_by is not None:  # all are cut, or none
        whys = [next(filter(None, whys), "")] * len(each)
        sizes = [sum(sizes)] * len(each)
    if not job.spreads_small and max(sizes, default=0) < job.large:
        whys = [why or "small files are read at once" for why in whys]
    why_alone = ""
    if workers.is_spread and (len(each) == 1 or job.aligned_by is not None):
        why_alone = whys[0]
    elif workers.is_spread and not all(input_.is_shared for input_ in each):
        why_alone = job.why_whole or "only files can be shared by several workers"
    is_spread = workers.is_spread and not why_alone
    cut = (
        not why and (is_spread or size >= job.large) for why, size in zip(whys, sizes, strict=True)
    )
    return Inputs(each, tuple(cut), is_spread, why_alone)


def _begin_hashes(inputs: Inputs) -> None:
    for input_, is_cut in zip(inputs.each, inputs.cut, strict=True):
        if is_cut and input_.has_rough_places:
            input_.begin_hash()


def _number_of_blocks(job: Job[Any, Any], inputs: Inputs, size: int) -> int | None:
    """Estimate the number of blocks; None if a file is compressed."""
    first = inputs.each[:1] if job.aligned_by is not None else inputs.each
    numbers = [
        input_.number_of_blocks(size) if is_cut else 1
        for input_, is_cut in zip(first, inputs.cut, strict=False)
    ]
    return None if None in numbers else sum(filter(None, numbers))


def _blocks(
    job: Job[Any, Any], inputs: Inputs, mapper: "Mapper", size: int
) -> Iterator[tuple[Block, ...]]:
    if job.aligned_by is None:
        for input_, is_cut in zip(inputs.each, inputs.cut, strict=True):
            rough = inputs.is_spread and not job.needs_places
            blocks = input_.blocks(size, rough=rough) if is_cut else [input_.whole]
            yield from ((block,) for block in blocks)
    elif inputs.are_cut:
        from treeval.sources.aligned import aligned_blocks  # noqa: PLC0415  small files do without

        measuring = mapper if inputs.is_spread else None
        yield from aligned_blocks(inputs.each, job.aligned_by, size, measuring)
    else:
        yield tuple(input_.whole for input_ in inputs.each)


def _counted(job: Job[Tally, Any], blocks: tuple[Block, ...]) -> Tally:
    """Count blocks; if this fails, count once more with the lines that messages have to name."""
    try:
        return job.count(*blocks)
    except TreevalError as error:
        placed = tuple(block.placed() for block in blocks)
        if placed == blocks:
            return job.failed(error, *blocks)
    return _counted(job, placed)
