"""Files too large for memory: read once, in pieces; what scores depend on waits on disk.

In memory are the patterns, up to a bound, a few pieces, and three numbers a sentence. Pieces are
read by threads: arrays and compiled code leave the interpreter free for most of the time.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field, fields, replace
from functools import partial
from os import SEEK_END
from tempfile import TemporaryFile
from typing import IO, TypeVar

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.assess import Assessment, Invalid, no_trees, pupa_parameters
from treeval.assessment.baselines import fewest_first
from treeval.assessment.pupa import Digest, Pupa
from treeval.assessment.spans import spans, words_of
from treeval.assessment.tags import TagSource
from treeval.errors import InvalidTreeError, MismatchError, SettingError
from treeval.formats.files import writing
from treeval.formats.pieces import SIZE, Piece, pieces
from treeval.formats.registry import Format
from treeval.settings.choices import Marks
from treeval.tree.shape import sentences_with

Item = TypeVar("Item")
Done = TypeVar("Done")
METHODS = ("pupa", "mc", "random")  # that need no second parser


@dataclass(frozen=True)
class Reading:
    """How parses are taken from a piece of a file."""

    tags: TagSource
    marks: Marks | None = "form"
    one_word: bool = True
    invalid: Invalid = "skip"

    def __call__(self, piece: Piece) -> "AssessedPiece":
        trees = piece.trees()
        # Trees count lines from where their piece begins.
        problems = [
            replace(problem, line=problem.line + piece.lines_before)
            for problem in no_trees(trees, "skip")
        ]
        if problems and self.invalid == "fail":
            raise InvalidTreeError(str(problems[0]))
        are_trees = ~sentences_with(problems, len(trees))
        trees = trees.select(np.flatnonzero(are_trees)) if problems else trees
        found = spans(trees, self.tags(trees), words_of(trees, self.marks), one_word=self.one_word)
        return AssessedPiece(Digest.of(found), are_trees, str(problems[0]) if problems else "")


@dataclass(frozen=True, eq=False)
class AssessedPiece:
    """What a piece of a file gives: its trees, and which of its sentences they are."""

    digest: Digest
    are_trees: Bools
    first_problem: str = ""  # of the sentences that are no trees


def assess_file(
    path: str,
    given: Format,
    reading: Reading,
    rng: np.random.Generator,
    *,
    methods: Iterable[str] = ("pupa",),
    pupa: Pupa | None = None,
    jobs: int = 1,
    size: int = SIZE,
) -> Assessment:
    """Score the parses of a file, read in pieces by so many threads."""
    chosen = tuple(methods)
    if set(chosen) - set(METHODS):
        raise SettingError(f"of a stream, methods are {', '.join(METHODS)}; SEPA needs the whole")
    method = pupa or Pupa()
    with ExitStack() as stack:
        pool = stack.enter_context(ThreadPoolExecutor(jobs)) if jobs > 1 else None
        spread = partial(_ahead, pool, 2 * jobs)
        every = spread(reading, pieces(path, given, size))
        spool = Spool(every, stack.enter_context(TemporaryFile()))
        found = method.assess_stream(spool, spread) if "pupa" in chosen else None
        if not found:
            deque(spool(), maxlen=0)
    lengths = frozen(np.concatenate([np.zeros(0, dtype=np.int32), *spool.lengths]))
    scores: dict[str, Floats] = {}
    if found:
        scores["pupa"] = found.scores
    if "mc" in chosen:
        scores["mc"] = frozen(np.concatenate([np.zeros(0), *spool.fewest]))
    if "random" in chosen:
        scores["random"] = rng.random(len(lengths))
    parameters = {"one_word": reading.one_word}
    parameters |= pupa_parameters(method, found) if found else {}
    are_trees = np.concatenate([np.zeros(0, dtype=np.bool_), *spool.are_trees])
    return Assessment(
        frozen(np.flatnonzero(are_trees)),
        lengths,
        {name: scores[name] for name in chosen},
        parameters,
        found,
        skipped=len(are_trees) - len(lengths),
        first_problem=next(filter(None, spool.problems), ""),
    )


@dataclass(frozen=True)
class Spool:
    """Digests that come once and are put into a file, so that they can be asked for again."""

    coming: Iterator[AssessedPiece]
    stream: IO[bytes]
    lengths: list[Ints] = field(default_factory=list)
    fewest: list[Floats] = field(default_factory=list)
    are_trees: list[Bools] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def __call__(self) -> Iterator[Digest]:
        """Give those that have come, then those that are still to come."""
        end = self.stream.seek(0, SEEK_END)
        self.stream.seek(0)
        while self.stream.tell() < end:
            yield Digest(*(np.load(self.stream) for _ in fields(Digest)))
        for part in self.coming:
            digest = part.digest
            for column in fields(Digest):
                np.save(self.stream, getattr(digest, column.name))
            self.lengths.append(digest.lengths)
            self.fewest.append(fewest_first(digest.sizes, digest.node_offsets))
            self.are_trees.append(part.are_trees)
            self.problems.append(part.first_problem)
            yield digest


def _ahead(
    pool: Executor | None, most: int, work: Callable[[Item], Done], items: Iterable[Item]
) -> Iterator[Done]:
    """Apply a function to items in order, no more than so many of them ahead."""
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


def copy_chosen(
    path: str, given: Format, chosen: Ints, sentences: int, target: str, *, size: int = SIZE
) -> None:
    """Copy chosen ones, given in their order, of so many sentences, as they stand in the file."""
    before = 0
    with writing(target) as stream:
        for piece in pieces(path, given, size):
            texts = piece.texts()
            bounds = np.searchsorted(chosen, [before, before + len(texts)])
            for sentence in chosen[bounds[0] : bounds[1]].tolist():
                stream.write(texts[sentence - before] + b"\n")
            before += len(texts)
        if before != sentences:
            raise MismatchError(
                f"{path}: cannot tell sentences apart; select from the file as a whole"
            )
