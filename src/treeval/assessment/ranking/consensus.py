"""Consensus trees: the heads with the most votes that form a tree, over the words of one system.

All candidates are words of that system, so how probable they are as words does not count: with it,
the trees were worse on Hebrew and Chinese, and the same elsewhere (docs/ranking.md). The confidence
of arcs is written to files as the attribute Conf in MISC; all other bytes stay as they are.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.ranking.election import Election
from treeval.assessment.ranking.entry import Entrant
from treeval.assessment.ranking.vote import ROOT
from treeval.errors import FileError, SettingError
from treeval.formats.conll import Document, parse_conll
from treeval.formats.dialect import CONLLU
from treeval.formats.files import made_folder, writing
from treeval.formats.text import encoded
from treeval.formats.writing import conll_lines
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank, ranges

if TYPE_CHECKING:
    from treeval.assessment.ranking.result import Ranking


ATTRIBUTE = "Conf"

_COMMENT = b"# conf = "
_OTHER_LABELS = 1e-6  # weight of all labels of a head but the best one
_UNKNOWN = "dep"  # the relation of UD for words whose relation is not known
_TIE = 1e-9  # by which the head of a system that is ranked higher wins a tie


def with_confidence(misc: str, confidence: float) -> str:
    """Add the confidence to a field MISC, or replace the one that is there; nan adds nothing."""
    if math.isnan(confidence):
        return misc
    kept = [
        part
        for part in ([] if misc in ("_", "") else misc.split("|"))
        if not part.startswith(f"{ATTRIBUTE}=")
    ]
    return "|".join([*kept, f"{ATTRIBUTE}={confidence:.2f}"])


def confidence_in(misc: str) -> float:
    """Read the confidence in a field MISC; nan if there is none."""
    for part in misc.split("|"):
        name, _, value = part.partition("=")
        if name == ATTRIBUTE:
            try:
                return float(value)
            except ValueError:
                return math.nan
    return math.nan


def write_confidence(ranking: "Ranking", folder: str) -> tuple[str, ...]:
    """Write each output into a file of the folder that is named after its system."""
    targets = {name: Path(folder) / f"{name}.conllu" for name in ranking.outputs}
    for name, target in targets.items():
        if "/" in name or "\\" in name:
            raise SettingError(f"{name}: cannot be the name of a file; write NAME=PATH")
        if any(target.resolve() == Path(system.file.path).resolve() for system in ranking.systems):
            raise FileError(f"{target}: is one of the inputs; choose another folder")
    made_folder(folder)
    for name, target in targets.items():
        output = ranking.outputs[name]
        data = marked(output, ranking.arcs[name], ranking.sentences[name])
        with writing(target) as stream:
            stream.write(data)
    return tuple(map(str, targets.values()))


def marked(output: Entrant, words: Floats, sentences: Floats) -> bytes:
    """Give the bytes of an output with ``Conf=`` in MISC, and a comment before each sentence."""
    origin = output.treebank.origin
    if isinstance(origin, Document) and origin.dialect != CONLLU:
        raise SettingError(
            f"{origin.path}: {origin.dialect.name} has no column MISC for the confidence; convert "
            "it to CoNLL-U first (`treeval.convert`)"
        )
    data = b"".join(conll_lines(output.treebank, CONLLU))
    document = parse_conll(origin.path, data, CONLLU)[0].origin
    assert isinstance(document, Document)
    changes = [*_fields(document, words), *_comments(document, sentences)]
    pieces, done = [], 0
    for start, end, new in sorted(changes):
        pieces += [data[done:start], new]
        done = end
    joined = b"".join([*pieces, data[done:]])
    if output.encoding == "utf-8":
        return joined
    return encoded(joined.decode(), origin.path, output.encoding)


def _fields(document: Document, confidence: Floats) -> Iterator[tuple[int, int, bytes]]:
    """Give where the fields MISC start and end, and what they become."""
    data = document.table.lines.text
    starts, ends = document.table.span(document.dialect.field("misc"), document.ids.words)
    for start, end, value in zip(starts.tolist(), ends.tolist(), confidence.tolist(), strict=True):
        yield start, end, with_confidence(data[start:end].decode(), value).encode()


def _comments(document: Document, confidence: Floats) -> Iterator[tuple[int, int, bytes]]:
    """Give where the means of sentences go: at their first words, or in place of earlier means."""
    lines, numbers = document.table.lines, document.table.numbers
    for sentence, value in enumerate(confidence.tolist()):
        if value != value:  # noqa: PLR0124  nan: no word of the sentence counts
            continue
        comment = _COMMENT + f"{value:.2f}".encode()
        first = int(numbers[document.first_rows[sentence]])
        start = int(lines.starts[first])
        known = first - 1
        while known >= 0 and lines.comments[known] and not lines.line(known).startswith(_COMMENT):
            known -= 1
        if known >= 0 and lines.comments[known]:
            begin = int(lines.starts[known])
            yield begin, begin + len(lines.line(known)), comment
        else:
            row = lines.line(first)
            is_returned = lines.text[start + len(row) : start + len(row) + 2] == b"\r\n"
            yield start, start, comment + (b"\r\n" if is_returned else b"\n")


@dataclass(frozen=True, eq=False)
class Consensus:
    """The consensus trees, and how many of them had to be searched for or copied."""

    treebank: Treebank
    confidence: Floats  # of each word
    searched: int  # sentences in which the heads with the most votes form no tree
    copied: int  # sentences for which there is no tree with one root; they are as they were

    def __str__(self) -> str:
        """Say in one line how many trees there are, and how they were found."""
        copied = f", {self.copied} copied because there is no tree" if self.copied else ""
        return f"consensus of {len(self.treebank)} sentences{copied}"


@dataclass(frozen=True, eq=False)
class _Candidates:
    """Candidates for the head of each word: word w has ``offsets[w]:offsets[w+1]``."""

    offsets: Ints
    heads: Ints  # numbers within the sentence, 0 for the root
    scores: Floats
    arcs: Ints  # the arc of the table with the best label


def find_consensus(election: Election) -> Consensus:
    """Vote on the heads and relations of the words of the system that is ranked first."""
    from treeval.kernels.spanning import NONE, SEARCHED, spanning_trees  # noqa: PLC0415  numba

    first = int(election.ranked[0])
    treebank = election.outputs[first].treebank
    candidates = _candidates(election, first)
    chosen, states = spanning_trees(
        treebank.offsets, candidates.offsets, candidates.heads, candidates.scores
    )
    is_free = (election.arcs.of_words[first] >= 0) & (states != NONE)[treebank.sentences]
    arcs = np.where(is_free, candidates.arcs[chosen], election.arcs.of_words[first])
    heads = np.where(is_free, candidates.heads[chosen], treebank.heads)
    confidence = np.where(arcs >= 0, np.append(election.confidence, np.nan)[arcs], np.nan)
    return Consensus(
        _rewritten(election, first, heads.astype(np.int32), arcs, confidence),
        frozen(confidence),
        int(np.count_nonzero(states == SEARCHED)),
        int(np.count_nonzero(states == NONE)),
    )


def _candidates(election: Election, first: int) -> _Candidates:
    """List the heads that any system proposes for the words of the first, within its sentences."""
    treebank, table = election.outputs[first].treebank, election.arcs
    numbers = election.words.numbers[first]
    position = np.full(len(election.words) + 1, -1)
    position[numbers] = np.arange(len(numbers))
    counts = np.diff(table.word_offsets)[numbers]
    arcs = ranges(table.word_offsets[numbers], counts)
    words = np.repeat(np.arange(len(numbers)), counts)
    heads, are_roots = position[table.heads[arcs]], table.heads[arcs] == table.words
    begins = treebank.offsets[treebank.sentences]
    elsewhere = (heads < 0) | (treebank.sentences[heads] != treebank.sentences[words])
    kept = np.flatnonzero(are_roots | ~(elsewhere | (heads == words)))
    words, arcs = words[kept], arcs[kept]
    local = np.where(are_roots[kept], 0, heads[kept] - begins[words] + 1)
    # Words without votes keep their heads.
    silent = np.flatnonzero(table.of_words[first] < 0)
    words, arcs = np.append(words, silent), np.append(arcs, np.full(len(silent), -1))
    return _by_head(election, treebank.words, words, np.append(local, treebank.heads[silent]), arcs)


def _by_head(election: Election, size: int, words: Ints, heads: Ints, arcs: Ints) -> _Candidates:
    """Give each head of a word the score of its best label, and little for its other labels."""
    votes = election.arcs.sum_of_votes(election.vote.weights * election.clones.groups.shares)
    # A head whose label says root, or the other way round, is a candidate of last resort.
    votes = np.where(election.arcs.misplaced, _OTHER_LABELS * votes, votes)
    scores = np.append(votes, 0.0)[arcs]
    best_ranks = np.append(_best_ranks(election), len(election.outputs))[arcs]
    order = np.lexsort((best_ranks, -scores, heads, words))
    words, heads, scores = words[order], heads[order], scores[order]
    are_new = np.append(True, (words[1:] != words[:-1]) | (heads[1:] != heads[:-1]))[: len(words)]
    firsts = np.flatnonzero(are_new)
    together = np.add.reduceat(scores, firsts) if len(firsts) else scores
    highest = np.minimum.reduceat(best_ranks[order], firsts) if len(firsts) else best_ranks
    best = scores[firsts] + _OTHER_LABELS * together + _TIE * (len(election.outputs) - highest)
    offsets = np.append(0, np.cumsum(np.bincount(words[firsts], minlength=size)))
    return _Candidates(offsets, heads[firsts].astype(np.int64), best, arcs[order][firsts])


def _best_ranks(election: Election) -> Ints:
    """The rank of the best system that has each arc."""
    table = election.arcs
    return np.minimum.reduceat(election.ranks[table.voters], table.offsets[:-1])


def _rewritten(
    election: Election, first: int, heads: Ints, arcs: Ints, confidence: Floats
) -> Treebank:
    """Replace heads and relations, empty DEPS, and write the confidence into MISC."""
    treebank = election.outputs[first].treebank
    changed = {"deprel": _relations(election, first, arcs)} if "deprel" in treebank.columns else {}
    if "deps" in treebank.columns:
        changed["deps"] = Column(np.zeros(treebank.words, dtype=np.int32), ("_",))
    if "misc" in treebank.columns:
        misc = zip(treebank.columns["misc"], confidence.tolist(), strict=True)
        changed["misc"] = Column.of(with_confidence(*both) for both in misc)
    return treebank.replaced(heads=frozen(heads), **changed)


def _relations(election: Election, first: int, arcs: Ints) -> Column:
    """Write relations, with their subtypes, as the best system that has the arc does."""
    first_relations = election.outputs[first].treebank.columns["deprel"]
    numbers, ranks = election.words.numbers[first], np.append(_best_ranks(election), 0)[arcs]
    relations = np.array(list(first_relations), dtype=object)
    position = np.full(len(election.words), -1)
    for rank in np.unique(ranks[arcs >= 0]).tolist():
        system = int(election.ranked[rank - 1])
        places = np.flatnonzero((ranks == rank) & (arcs >= 0))
        position[election.words.numbers[system]] = np.arange(len(election.words.numbers[system]))
        column = election.outputs[system].treebank.columns["deprel"]
        relations[places] = list(column.take(position[numbers[places]]))
    # Where the tree needs an arc of last resort, its label must not contradict its head.
    table = election.arcs
    wrong = np.append(table.misplaced & (table.votes < table.systems), False)[arcs]
    at_root = np.append(table.heads == table.words, False)[arcs]
    relations[wrong] = np.where(at_root[wrong], ROOT, _UNKNOWN)
    return Column.of(relations.tolist())
