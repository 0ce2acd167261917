"""Choosing sentences by their scores: a number or a share of the best, or all above a limit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints, frozen
from treeval.errors import MismatchError, SettingError
from treeval.formats.ends import sentence_texts, with_comments
from treeval.formats.files import passages, writing
from treeval.formats.registry import Format, format_by_suffix, format_of
from treeval.formats.writing import conll_sentences
from treeval.tree.constituents import Trees
from treeval.tree.treebank import Treebank


@dataclass(frozen=True)
class Selection:
    """A share of the sentences in per cent, a number of them, or the least score."""

    by: Literal["share", "number", "score"]
    value: float

    @staticmethod
    def of(best: str | int) -> "Selection":
        """Read ``20%``, ``500`` or ``>=0.4``."""
        given = str(best)
        if given.startswith(">="):
            return Selection("score", _number(given, given[2:]))
        if given.endswith("%"):
            return Selection("share", _number(given, given[:-1], most=100))
        return Selection("number", _number(given, given, whole=True))

    def choose(self, scores: Floats) -> Ints:
        """Give the places of the chosen scores in order; undefined ones are never chosen."""
        if self.by == "score":
            return frozen(np.flatnonzero(scores >= self.value))
        most = int(self.value) if self.by == "number" else share_of(len(scores), self.value)
        best = ranking(scores)[:most]
        return frozen(np.sort(best[~np.isnan(scores[best])]))


def _number(given: str, bare: str, *, most: float = np.inf, whole: bool = False) -> float:
    try:
        value = float(bare)
    except ValueError:
        value = np.nan
    if 0 <= value <= most and not (whole and not value.is_integer()):
        return value
    raise SettingError(
        f"{given!r} does not say which sentences to select; write 20% for a share, 500 for a "
        "number of sentences, or >=0.4 for a minimum score"
    )


def share_of(sentences: int, share: float) -> int:
    """Give the number of sentences in a share in per cent: rounded, but at least one of any."""
    return min(sentences, max(1, int(np.floor(share * sentences / 100 + 0.5)))) if share else 0


def ranking(scores: Floats) -> Ints:
    """Order sentences by falling score: equals as they stand, those without a score last."""
    return np.argsort(-scores, kind="stable")


def write_chosen(
    trees: Trees, chosen: Ints, path: str, *, comments: Sequence[Sequence[str]] = ()
) -> None:
    """Write the chosen sentences in the format that the suffix of the file stands for.

    Each gets its comments, if the format has comments.
    """
    form = format_of(path, to_write=True)
    selected = trees.select(chosen)
    has_comments = form.dialect is not None and form.dialect.universal
    if not (comments and has_comments and isinstance(selected, Treebank)):
        form.write(selected, path)
        return
    assert form.dialect is not None
    with writing(path) as stream:
        for block, added in zip(conll_sentences(selected, form.dialect), comments, strict=True):
            stream.write(with_comments(block, added))


class Place(NamedTuple):
    """The position of a block in its file, in decompressed bytes, and its sentences."""

    begin: int
    end: int
    sentences: int


@dataclass(frozen=True)
class CutFile:
    """A file that was read in blocks, and their places, so that sentences can be found in it.

    It may be larger than the memory, so that its trees are not kept.
    """

    path: str
    format: Format
    encoding: str
    blocks: tuple[Place, ...]

    def read(self, chosen: Ints) -> Trees:
        """Read the chosen sentences, given by their numbers in order."""
        text = b"\n".join(self._texts(chosen))
        trees, _ = self.format.parse(self.path, text, encoding=self.encoding)
        return trees

    def write(self, chosen: Ints, target: str, *, comments: Sequence[Sequence[str]] = ()) -> None:
        """Copy the chosen sentences verbatim, unless the suffix stands for another format.

        Comments are added where the format has them.
        """
        if format_by_suffix(target) not in (None, self.format):
            trees = self.read(chosen)
            write_chosen(trees, np.arange(len(trees)), target, comments=comments)
            return
        may_comment = comments and self.format.dialect is not None and self.format.dialect.universal
        added = iter(comments)
        with writing(target) as stream:
            for text in self._texts(chosen):
                stream.write((with_comments(text, next(added)) if may_comment else text) + b"\n")

    def _texts(self, chosen: Ints) -> Iterator[bytes]:
        """Read the blocks that the chosen sentences are in, one after the other."""
        before = np.append(0, np.cumsum([block.sentences for block in self.blocks], dtype=np.int64))
        bounds = np.searchsorted(chosen, before).tolist()
        wanted = [at for at in range(len(self.blocks)) if bounds[at] < bounds[at + 1]]
        places = [(self.blocks[at].begin, self.blocks[at].end) for at in wanted]
        for at, data in zip(wanted, passages(self.path, places), strict=True):
            texts = sentence_texts(self.format, data)
            if len(texts) != self.blocks[at].sentences:
                raise MismatchError(
                    f"{self.path}: its sentences cannot be told apart, or it has changed; assess "
                    "it again, or convert it first (`treeval.convert`)"
                )
            numbers = chosen[bounds[at] : bounds[at + 1]] - before[at]
            yield from (texts[number] for number in numbers.tolist())


def within_lengths(scores: Floats, lengths: Ints) -> Floats:
    """Give each sentence its place among those of the same length, from 0 (worst) to 1 (best).

    The place is in the middle of its share, so that a sentence alone in its length has 0.5. Those
    without a score have none.
    """
    positions = np.full(len(scores), np.nan)
    for length in np.unique(lengths):
        sentences = np.flatnonzero((lengths == length) & ~np.isnan(scores))
        order = sentences[ranking(scores[sentences])]
        positions[order] = 1 - (np.arange(len(order)) + 0.5) / max(1, len(order))
    return positions
