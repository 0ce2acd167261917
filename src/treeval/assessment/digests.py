"""Parses digested block by block: all that their scores depend on, without the trees.

PUPA needs digests twice, to count patterns and to score. Those of a file that is cut are therefore
put on disk: in memory are the patterns, up to a limit, a few blocks, and some numbers per sentence.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from tempfile import TemporaryFile
from typing import IO, Any, ClassVar

import numpy as np

from treeval import flow
from treeval.arrays import Bools, Ints, frozen
from treeval.assessment.pupa import Digest, Pupa, PupaScores
from treeval.assessment.selection import CutFile, Place
from treeval.assessment.spans import Spans, are_of_length, have_single_words, spans, words_of
from treeval.assessment.tags import (
    BY_DEFAULT,
    ListedTags,
    OwnTags,
    TagSource,
    induced_tags,
    unlisted_words,
)
from treeval.errors import InvalidTreeError, MismatchError, ReadError
from treeval.parallel import in_threads
from treeval.settings.assessment import AssessSettings
from treeval.settings.choices import Invalid
from treeval.sources.admission import Admission, admit
from treeval.sources.block import Block
from treeval.sources.info import FileInfo
from treeval.sources.source import Source
from treeval.tree.column import Column
from treeval.tree.constituents import Trees, kind_of
from treeval.tree.problems import Problem, ProblemKind, require_words
from treeval.tree.treebank import ranges

# What is put on disk of a digest; kernels are compiled for these types.
_SPOOLED: dict[str, np.dtype[Any]] = {
    "lengths": np.dtype(np.int32),
    "node_offsets": np.dtype(np.int32),
    "sizes": np.dtype(np.int32),
    "patterns": np.dtype(np.uint64),
}


@dataclass(frozen=True, eq=False)
class BlockDigest:
    """The parses of a block that are assessed."""

    lengths: Ints  # of these sentences, in words that count
    constituents: Ints  # of several words, in each of these sentences
    single: bool  # whether constituents of a single word count
    are_assessed: Bools  # over all sentences of the block
    words: int  # of all sentences, null elements aside
    skipped: int  # sentences that cannot be assessed
    unlisted: int  # words that the file of classes does not list
    lines: int  # of a rough block, whose problems have lines counted from its start
    place: Place
    first_problem: Problem | None = None
    column: str = ""  # that the tags come from, if the block chooses one
    untagged: MismatchError | None = None  # why there is no such column
    digest: Digest | None = None  # if PUPA needs it
    source: Source | None = None  # the trees of a whole input


@dataclass(frozen=True, eq=False)
class Digested:
    """All blocks together, and the scores by PUPA."""

    rows: Ints  # numbers of the sentences that are assessed, from 0
    lengths: Ints
    constituents: Ints
    single: bool
    total: int  # sentences of the input
    skipped: int
    first_problem: str
    unlisted: int
    info: FileInfo  # of the sentences that are assessed
    pupa: PupaScores | None
    trees: Trees | None  # if the input is one block
    file: CutFile | None  # if it is a file that was cut
    column: str  # that all blocks should take their tags from, if they took different ones


@dataclass(frozen=True)
class DigestJob(flow.Job[BlockDigest, Digested]):
    """Digests parses; random numbers are drawn only where there is one block."""

    settings: AssessSettings
    tags: TagSource | int  # or the number of classes to learn
    rng: np.random.Generator

    stage: ClassVar[str] = "digesting blocks"
    size_for_workers: ClassVar[int] = 1 << 23  # since each block is some work for a scheduler
    in_threads: ClassVar[bool] = True  # arrays and compiled code leave the interpreter free

    @property
    def why_whole(self) -> str:
        settings = self.settings
        for method in ("sepa", "arcs", "confidence"):
            if method in settings.chosen_methods:
                return f"the method {method} needs all trees at once"
        if settings.gold is not None:
            return "gold trees (`gold=`) are compared with all trees at once"
        if isinstance(self.tags, int):
            return "classes (`tags=`) are learnt from all words at once"
        return ""

    def count(self, *blocks: Block) -> BlockDigest:
        block = blocks[0].loaded()
        settings, reading = self.settings, self.settings.reading
        source = block.source()
        admission, trees = _admitted(source, reading.invalid), source.trees
        are_words = words_of(trees, reading.strip_punct)
        fits = are_of_length(trees, are_words, reading.max_length, settings.min_length)
        column, untagged = self._column(block, trees)
        tags = trees.columns[column] if column else self._tags(trees, are_words, fits)
        are_assessed = fits & ~admission.skipped
        single = have_single_words(kind_of(trees), settings.single)
        parses = _spans(trees, tags, are_words, np.flatnonzero(are_assessed), single=single)
        unlisted = 0
        if isinstance(self.tags, ListedTags):
            unlisted = unlisted_words(tags, are_words & are_assessed[trees.sentences])
        return BlockDigest(
            lengths=parses.lengths.astype(np.int32),
            constituents=parses.constituents,
            single=single,
            are_assessed=are_assessed,
            words=source.words,
            skipped=int(np.count_nonzero(admission.skipped)),
            unlisted=unlisted,
            lines=block.lines if blocks[0].is_rough else 0,
            place=Place(block.begin, block.end, len(trees)),
            first_problem=next(iter(admission.problems), None),
            column=column,
            untagged=untagged,
            digest=Digest.of(parses, settings.context) if self._is_for_pupa else None,
            source=source if block.is_whole else None,
        )

    @property
    def _is_for_pupa(self) -> bool:
        return "pupa" in self.settings.chosen_methods

    def _column(self, block: Block, trees: Trees) -> tuple[str, MismatchError | None]:
        """Name the column that has the tags of a block, or say why there is none."""
        if not isinstance(self.tags, OwnTags) or not trees.words:
            return "", None
        try:
            return self.tags.name_in(trees), None
        except MismatchError as error:
            if block.is_whole:
                raise
            return "form", error  # only the other blocks show whether the file has tags

    def _tags(self, trees: Trees, are_words: Bools, fits: Bools) -> Column:
        if not isinstance(self.tags, int):
            return self.tags(trees)
        from treeval.induction.clark.trainer import TagTrainer  # noqa: PLC0415  few runs learn

        learnt_from = are_words & fits[trees.sentences]
        return induced_tags(trees, learnt_from, TagTrainer(self.tags), self.rng)

    def join(self, tallies: Iterable[BlockDigest], inputs: flow.Inputs) -> Digested:
        settings, scale = self.settings, self.settings.scale
        # On a cluster, the threads of this process score what the workers have digested.
        threads = (os.cpu_count() or 1) if scale.cluster else scale.jobs
        with ExitStack() as stack:
            file = stack.enter_context(TemporaryFile()) if inputs.are_cut else None
            spool = Spool(iter(tallies), file)
            pupa = None
            if self._is_for_pupa:
                mapper = in_threads(threads if inputs.is_spread else 1)
                method = Pupa(settings.ceiling, settings.normalisation, settings.context)
                pupa = method.assess_stream(spool.digests, mapper)
            blocks = spool.all_blocks()
        parses, source = inputs.each[0], blocks[0].source if blocks else None
        path = parses.path if source is None else source.path
        require_words(path, sum(block.words for block in blocks))
        cut = None
        if source is None:
            assert parses.format is not None
            places = tuple(block.place for block in blocks)
            cut = CutFile(parses.path, parses.format, parses.files.encoding, places)
        are_assessed = np.concatenate([block.are_assessed for block in blocks])
        lengths = frozen(np.concatenate([block.lengths for block in blocks]))
        sha256 = source.sha256 if source is not None else inputs.hashes[0]
        rows = frozen(np.flatnonzero(are_assessed))
        return Digested(
            rows=rows,
            lengths=lengths,
            constituents=frozen(np.concatenate([block.constituents for block in blocks])),
            single=blocks[0].single,
            total=len(are_assessed),
            skipped=sum(block.skipped for block in blocks),
            first_problem=_first_problem(blocks),
            unlisted=sum(block.unlisted for block in blocks),
            info=FileInfo(path, sha256, len(rows), int(lengths.sum())),
            pupa=pupa,
            trees=None if source is None else source.trees,
            file=cut,
            column=_common_column(blocks),
        )


def _admitted(source: Source, invalid: Invalid) -> Admission:
    """Mark the sentences that cannot be read or whose heads form a cycle, or raise an error."""
    admission = admit(source, "skip", one_root=False)
    if admission.problems and invalid == "fail":
        first = admission.problems[0]
        kind = ReadError if first.kind is ProblemKind.FORMAT else InvalidTreeError
        raise kind(f"{first}, or set `invalid=` to skip")
    return admission


def _spans(trees: Trees, tags: Column, are_words: Bools, rows: Ints, *, single: bool) -> Spans:
    if len(rows) == len(trees):
        return spans(trees, tags, are_words, single=single)
    words = ranges(trees.offsets[rows], trees.lengths[rows])
    return spans(trees.select(rows), tags.take(words), are_words[words], single=single)


def _first_problem(blocks: Iterable[BlockDigest]) -> str:
    """Describe the first problem, with its line in the file."""
    lines_before = 0
    for block in blocks:
        if block.first_problem is not None:
            line = block.first_problem.line + lines_before
            return str(replace(block.first_problem, line=line))
        lines_before += block.lines
    return ""


def _common_column(blocks: Iterable[BlockDigest]) -> str:
    """Name the column that a whole file would take its tags from, if blocks took other ones."""
    columns = {block.column for block in blocks if block.column and block.untagged is None}
    untagged = [block.untagged for block in blocks if block.untagged is not None]
    if untagged and not columns:
        raise untagged[0]
    if len(columns) == 1 and not untagged:
        return ""
    return next((name for name in (*BY_DEFAULT, *columns) if name in columns), "")


@dataclass
class Spool:
    """Blocks that come once, and whose digests are kept in a file or, without one, in memory."""

    coming: Iterator[BlockDigest]
    stream: IO[bytes] | None
    blocks: list[BlockDigest] = field(default_factory=list)
    nodes: list[int] = field(default_factory=list)  # constituents of each block

    def digests(self) -> Iterator[Digest]:
        """Give those that have come, then those that are still to come."""
        if self.stream is not None:
            self.stream.seek(0)
        for block, nodes in zip(list(self.blocks), list(self.nodes), strict=True):
            yield block.digest or self._restored(len(block.lengths), nodes)
        for block in self.coming:
            digest = block.digest
            assert digest is not None
            self.nodes.append(len(digest.sizes))
            self.blocks.append(block if self.stream is None else self._stored(block, digest))
            yield digest

    def all_blocks(self) -> list[BlockDigest]:
        """Give all blocks, also those that are still to come."""
        return [*self.blocks, *self.coming]

    def _stored(self, block: BlockDigest, digest: Digest) -> BlockDigest:
        assert self.stream is not None
        for name, kind in _SPOOLED.items():
            self.stream.write(np.ascontiguousarray(getattr(digest, name), dtype=kind).data)
        return replace(block, digest=None)

    def _restored(self, sentences: int, nodes: int) -> Digest:
        """Read the next digest."""
        assert self.stream is not None
        sizes = {"patterns": nodes, "sizes": nodes, "lengths": sentences}
        return Digest(
            **{
                name: np.frombuffer(
                    self.stream.read(sizes.get(name, sentences + 1) * kind.itemsize), dtype=kind
                )
                for name, kind in _SPOOLED.items()
            }
        )
