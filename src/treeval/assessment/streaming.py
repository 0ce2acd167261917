"""Files too large for the memory: read once, in pieces; what scores depend on is put on disk.

In memory are the patterns, up to a limit, a few pieces, and three numbers per sentence. Threads
read the pieces: arrays and compiled code leave the interpreter free most of the time.
"""

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain, islice
from pathlib import Path
from shutil import copyfileobj
from tempfile import NamedTemporaryFile, TemporaryFile
from typing import IO, TYPE_CHECKING, Any, TypeVar

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.admission import admitted
from treeval.assessment.baselines import fewest_first
from treeval.assessment.pupa import Digest, Pupa
from treeval.assessment.result import Assessment
from treeval.assessment.scored import pupa_parameters
from treeval.assessment.spans import spans, words_of
from treeval.assessment.tags import ListedTags, TagSource, unlisted_words
from treeval.errors import MismatchError
from treeval.formats.ends import with_comments
from treeval.formats.files import COMPRESSED, is_file, passages, writing
from treeval.formats.pieces import SIZE, Piece, all_pieces, pieces
from treeval.formats.ranges import WIDTH, FileRange, has_ranges
from treeval.formats.registry import Format
from treeval.parallel import mapper_of
from treeval.progress import Advance, Progress, silent
from treeval.settings.choices import Invalid, Method, NeighbourTags, StrippedMarks
from treeval.settings.scale import WorkerSettings
from treeval.sources.hashes import FileHash
from treeval.sources.source import Source
from treeval.tree.constituents import Trees
from treeval.tree.problems import Problem
from treeval.tree.treebank import ranges

if TYPE_CHECKING:
    from tempfile import _TemporaryFileWrapper

    SpooledFile = _TemporaryFileWrapper[bytes]

Item = TypeVar("Item")
Done = TypeVar("Done")
_PUPA = Pupa()
_ALONE = WorkerSettings()
_NO_SCORES = np.zeros(0)
# What is put on disk of a digest; kernels are compiled for these types.
_SPOOLED: dict[str, np.dtype[Any]] = {
    "lengths": np.dtype(np.int32),
    "node_offsets": np.dtype(np.int32),
    "sizes": np.dtype(np.int32),
    "patterns": np.dtype(np.uint64),
}


@dataclass(frozen=True)
class PieceReader:
    """How parses are taken from a piece of a file."""

    tags: TagSource
    marks: StrippedMarks | None = None
    single: bool = True
    invalid: Invalid = "skip"
    context: NeighbourTags = "ends"

    def __call__(self, part: Piece | FileRange) -> "list[PieceDigest]":
        """Read the pieces of a part of a file; another process may do so."""
        return part.each(self.digest)

    def digest(self, piece: Piece) -> "PieceDigest":
        if piece.is_blank:
            return PieceDigest(Digest.of_nothing(), np.zeros(0, dtype=np.bool_), len(piece.data))
        trees, problems = piece.read()
        found = admitted(Source(trees, tuple(problems)), self.invalid, piece.lines_before)
        skipped = found.skipped
        trees = trees.select(np.flatnonzero(~skipped)) if skipped.any() else trees
        tags, are_words = self.tags(trees), words_of(trees, self.marks)
        listed = isinstance(self.tags, ListedTags)
        return PieceDigest(
            Digest.of(spans(trees, tags, are_words, single=self.single), self.context),
            ~skipped,
            len(piece.data),
            found.problems[0] if found.problems else None,
            unlisted_words(tags, are_words) if listed else 0,
        )


@dataclass(frozen=True, eq=False)
class PieceDigest:
    """The parses of a piece of a file, and which of its sentences they belong to."""

    digest: Digest
    admitted: Bools  # over the sentences of the piece
    bytes: int
    first_problem: Problem | None = None  # of the sentences that are skipped
    unlisted: int = 0  # words that the file of classes does not list


def scored_file(
    path: str,
    given: Format,
    reader: PieceReader,
    rng: np.random.Generator,
    *,
    methods: Sequence[Method],
    pupa: Pupa = _PUPA,
    workers: WorkerSettings = _ALONE,
    size: int = SIZE,
    width: int = WIDTH,
    encoding: str = "utf-8",
    content: FileHash | None = None,
    progress: Progress = silent,
) -> Assessment:
    """Score the parses of a file by methods other than SEPA, reading it in pieces of ``size``.

    Threads do so, or the workers of a cluster, which return what they digested. They read ranges
    of ``width`` bytes of a plain file themselves; pieces of others are sent to them. ``content``
    becomes the hash of the file.
    """
    jobs, content = workers.jobs, content or FileHash()
    # On a cluster, the threads of this process score what its workers have digested.
    threads = (os.cpu_count() or 1) if workers.cluster else jobs
    with ExitStack() as stack:
        pool = stack.enter_context(ThreadPoolExecutor(threads)) if threads > 1 else None
        mapper = partial(_ahead, pool, 2 * threads)
        stack.callback(content.stop)
        if workers.cluster and has_ranges(path, given):
            content.read(path)
            parts = ranges(path, given, width, size=size, encoding=encoding)
            coming = _in_file(parts, mapper_of(jobs, workers.cluster)(reader, parts))
        else:
            reading = mapper_of(jobs, workers.cluster) if workers.cluster else mapper
            every = all_pieces(path, given, size, encoding=encoding, seen=content.update)
            coming = chain.from_iterable(reading(reader, every))
        # The first result is waited for here, so that workers go on while kernels are loaded.
        coming = chain(list(islice(coming, 1)), coming)
        number = _number_of_pieces(path, size)
        file = stack.enter_context(TemporaryFile())
        spool = Spool(coming, file, progress, number, with_fewest="mc" in methods)
        found = pupa.assess_stream(spool, mapper) if "pupa" in methods else None
        if not found:
            deque(spool(), maxlen=0)
        content.hexdigest()  # of a file that has been read to its end
    scores: dict[str, Floats] = {"pupa": found.scores} if found else {}
    if "mc" in methods:
        scores["mc"] = spool.fewest
    if "random" in methods:
        scores["random"] = rng.random(len(spool.lengths))
    total, first = len(spool.admitted), next(filter(None, map(_first_problem, spool.come)), None)
    return Assessment(
        frozen(np.flatnonzero(spool.admitted)),
        spool.lengths,
        {name: scores[name] for name in methods},
        {"one_word": reader.single, **(pupa_parameters(pupa, found) if found else {})},
        total,
        partial(copy_chosen, path, given, total),
        partial(read_chosen, path, given, encoding, [one.place for one in spool.come]),
        found,
        skipped=total - len(spool.lengths),
        first_problem=str(first or ""),
        unlisted=sum(one.unlisted for one in spool.come),
        is_streamed=True,
    )


def _in_file(
    parts: Sequence[FileRange], found: Iterator[list[PieceDigest]]
) -> Iterator[PieceDigest]:
    """Number the line of the first problem as in the file; nobody asks for those of others."""
    is_first = True
    for part, digests in zip(parts, found, strict=True):
        for one in digests:
            problem = one.first_problem
            if problem is not None and is_first:
                is_first, line = False, problem.line + part.count_lines_before()
                yield replace(one, first_problem=replace(problem, line=line))
            else:
                yield one


def _first_problem(piece: "PieceSummary") -> Problem | None:
    return piece.first_problem


def spooled_input() -> "SpooledFile":
    """Put standard input into a file of its own, because it has to be read several times."""
    spooled = NamedTemporaryFile(prefix="treeval-", suffix=".spool")  # noqa: SIM115  kept open
    copyfileobj(sys.stdin.buffer, spooled)
    spooled.flush()
    return spooled


@dataclass(frozen=True, eq=False)
class PieceSummary:
    """What is kept in memory of a piece of a file."""

    lengths: Ints
    fewest: Floats  # scores by the number of constituents, if wanted
    constituents: int
    admitted: Bools
    bytes: int
    first_problem: Problem | None
    unlisted: int

    @property
    def place(self) -> tuple[int, int]:
        """The numbers of its bytes and of its sentences."""
        return self.bytes, len(self.admitted)


@dataclass(frozen=True)
class Spool:
    """Digests that come once and are put into a file, so that they can be read again."""

    coming: Iterator[PieceDigest]
    stream: IO[bytes]
    progress: Progress = silent
    total: int | None = None  # pieces, if their number is known
    with_fewest: bool = False
    come: list[PieceSummary] = field(default_factory=list)

    def __call__(self) -> Iterator[Digest]:
        """Give those that have come, then those that are still to come."""
        self.stream.seek(0)
        for number in range(len(self.come)):
            yield self._restored(self.come[number])
        for piece in self.coming:
            digest = piece.digest
            for name, kind in _SPOOLED.items():
                self.stream.write(np.ascontiguousarray(getattr(digest, name), dtype=kind).data)
            fewest = _NO_SCORES
            if self.with_fewest:
                fewest = fewest_first(digest.sizes, digest.node_offsets)
            own = piece.admitted, piece.bytes, piece.first_problem, piece.unlisted
            self.come.append(PieceSummary(digest.lengths, fewest, len(digest.sizes), *own))
            total = None if self.total is None else max(self.total, len(self.come))
            self.progress(Advance("reading pieces", len(self.come), total))
            yield digest

    def _restored(self, piece: PieceSummary) -> Digest:
        """Read the next digest; its numbers of sentences and constituents are known."""
        sentences, nodes = len(piece.lengths), piece.constituents
        sizes = {"patterns": nodes, "sizes": nodes, "lengths": sentences}
        return Digest(
            **{
                name: np.frombuffer(
                    self.stream.read(sizes.get(name, sentences + 1) * kind.itemsize), dtype=kind
                )
                for name, kind in _SPOOLED.items()
            }
        )

    @property
    def lengths(self) -> Ints:
        """Words of each sentence that was admitted."""
        of_each = (piece.lengths for piece in self.come)
        return frozen(np.concatenate([np.zeros(0, dtype=np.int32), *of_each]))

    @property
    def fewest(self) -> Floats:
        """Scores of these sentences by the number of their constituents."""
        return frozen(np.concatenate([np.zeros(0), *(piece.fewest for piece in self.come)]))

    @property
    def admitted(self) -> Bools:
        """Say of all sentences whether they were admitted."""
        of_each = (piece.admitted for piece in self.come)
        return np.concatenate([np.zeros(0, dtype=np.bool_), *of_each])


def _number_of_pieces(path: str, size: int) -> int | None:
    """About how many pieces a file has; None if it is compressed."""
    place = Path(path)
    if place.suffix in COMPRESSED or not is_file(place):
        return None
    return max(1, -(-place.stat().st_size // size))


def _ahead(
    pool: Executor | None, most: int, work: Callable[[Item], Done], items: Iterable[Item]
) -> Iterator[Done]:
    """Apply a function to items in order, working on at most ``most`` of them in advance."""
    if pool is None:
        yield from map(work, items)
        return
    waiting: deque[Future[Done]] = deque()
    for item in items:
        waiting.append(pool.submit(work, item))
        if len(waiting) > most:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def read_chosen(
    path: str, given: Format, encoding: str, pieces: Sequence[tuple[int, int]], chosen: Ints
) -> Trees:
    """Read the chosen sentences; of each piece, we know how many bytes and sentences it has."""
    ends, totals = np.cumsum([(0, 0), *pieces], axis=0).T.tolist()
    bounds = np.searchsorted(chosen, totals).tolist()
    wanted = [number for number in range(len(pieces)) if bounds[number] < bounds[number + 1]]
    texts: list[bytes] = []
    found = passages(path, [(ends[number], ends[number + 1]) for number in wanted])
    for number, data in zip(wanted, found, strict=True):
        own = Piece(path, given, 0, data).texts()
        if len(own) != pieces[number][1]:
            raise MismatchError(
                f"{path}: the sentences cannot be separated in pieces; do without `stream=`"
            )
        places = chosen[bounds[number] : bounds[number + 1]] - totals[number]
        texts += [own[place] for place in places.tolist()]
    trees, _ = given.parse(path, b"\n".join(texts), encoding=encoding)
    return trees


def copy_chosen(
    path: str,
    given: Format,
    total: int,
    chosen: Ints,
    target: str,
    *,
    comments: Sequence[Sequence[str]] = (),
    size: int = SIZE,
) -> None:
    """Copy the chosen sentences; `total` is the number of sentences in the file.

    They are copied verbatim, except that comments are added where the format has them.
    """
    may_comment = comments and given.dialect is not None and given.dialect.universal
    added = iter(comments)
    before = 0
    with writing(target) as stream:
        for piece in pieces(path, given, size):
            texts = piece.texts()
            bounds = np.searchsorted(chosen, [before, before + len(texts)])
            for sentence in chosen[bounds[0] : bounds[1]].tolist():
                own = texts[sentence - before]
                stream.write((with_comments(own, next(added)) if may_comment else own) + b"\n")
            before += len(texts)
        if before != total:
            raise MismatchError(
                f"{path}: the sentences cannot be separated in pieces; select from the whole file, "
                "without `stream=`"
            )
