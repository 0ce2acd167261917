"""The result of `assess`: scores of sentences by method, and the quality of the best."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval import report
from treeval.arrays import Floats, Ints, frozen
from treeval.assessment.pupa import PupaScores
from treeval.assessment.quality import Gain, Quality
from treeval.assessment.selection import CutFile, Selection, ranking, within_lengths, write_chosen
from treeval.counts import defined
from treeval.errors import SettingError
from treeval.formats.files import as_path
from treeval.metrics.conventions import signed
from treeval.scoring.sentences import text_of
from treeval.signature import Signature
from treeval.sources.info import FileInfo
from treeval.tree.constituents import Trees
from treeval.version import stamped

if TYPE_CHECKING:
    from os import PathLike


_STYLE, _DATA = report.Style(), report.Style("csv")
SHOWN = 10  # best and worst sentences
_BINS = 30  # of a distribution
_MOST_TEXTS = 100_000  # sentences of a cut file that are read again for their names and texts
_QUANTILES = {"lowest": 0, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "highest": 1}


@dataclass(frozen=True)
class AssessedSentence:
    """A sentence with its scores."""

    index: int  # in the file, from 0
    name: str | None
    length: int  # in words that count
    text: str
    scores: Mapping[str, float]

    @property
    def called(self) -> str:
        """Its name in the file, or else its number, which counts from 1."""
        return self.name or str(self.index + 1)

    def to_dict(self) -> dict[str, Any]:
        return {
            "index": self.index,
            "sentence": self.name or self.index + 1,
            "length": self.length,
            "text": self.text,
            **{name: defined(score) for name, score in self.scores.items()},
        }


@dataclass(frozen=True, eq=False, repr=False)
class Assessment(report.Result):
    """Scores of every sentence by method, the higher the better; nan where undefined."""

    rows: Ints  # numbers of the sentences that were assessed, from 0
    lengths: Ints  # of these sentences, in words that count
    scores: Mapping[str, Floats]
    parameters: Mapping[str, Any]
    total: int  # sentences of the file
    trees: Trees | None  # all of them, if they were read as one block
    file: CutFile | None = None  # what was read in several blocks, where sentences are found again
    pupa: PupaScores | None = None
    quality: Quality | None = None  # where gold trees are known
    gains: tuple[Gain, ...] = ()  # if intervals are wanted
    skipped: int = 0  # sentences that cannot be assessed
    first_problem: str = ""  # the problem of the first of them
    unlisted: int = 0  # words that the file of classes does not list
    files: tuple[tuple[str, FileInfo], ...] = ()  # by what they are used for
    within_lengths: bool = False  # whether sentences are ranked among those of the same length
    has_idle_seed: bool = False  # whether a seed was given that has no effect

    def select(self, best: str | int) -> Ints:
        """Choose the best sentences by the first method, and give their numbers in order.

        With ``within_lengths=``, the best ones among those of the same length are chosen, and a
        least score is a least place among them, from 0 to 1.
        ``best`` is a share of the sentences (20%), a number of them (500) or a least score (>=0.4).
        Sentences without a score are never chosen, and equals are taken in their order.
        """
        return self.rows[Selection.of(best).choose(self.deciding)]

    def write(self, selection: "str | int | Iterable[int]", path: "str | PathLike[str]") -> None:
        """Write sentences into a file: the best ones, or those of these numbers, in their order.

        Sentences are written in the format that the suffix of the file stands for; those of a file
        that was read in blocks are copied if they are in this format. In CoNLL-U, comments give
        their scores: ``# pupa = 0.06``.
        """
        numbers = self.select(selection) if isinstance(selection, str | int) else [*selection]
        chosen = np.unique(np.asarray(numbers, dtype=np.int64))
        if len(chosen) and not 0 <= chosen[0] <= chosen[-1] < self.total:
            raise SettingError(
                f"{path}: there is no sentence {chosen[-1] if chosen[0] >= 0 else chosen[0]}; "
                f"choose numbers from 0 to {self.total - 1}"
            )
        if self.file is not None:
            self.file.write(chosen, as_path(path), comments=self._comments(chosen))
        elif self.trees is not None:
            write_chosen(self.trees, chosen, as_path(path), comments=self._comments(chosen))

    def _comments(self, chosen: Ints) -> list[list[str]]:
        """The scores of sentences, given by their numbers, as comments."""
        places = np.searchsorted(self.rows, chosen)
        known = (places < len(self.rows)) & (
            self.rows[np.minimum(places, len(self.rows) - 1)] == chosen
        )
        return [
            [f"# {name} = {scores[index]:.6g}" for name, scores in self.scores.items()]
            if is_known
            else []
            for index, is_known in zip(places.tolist(), known.tolist(), strict=True)
        ]

    def figures(self) -> "dict[str, report.DrawnChart]":
        """Draw the figures, by name; ``figures()[name].write(path)`` writes one as SVG."""
        return report.assessment_figures(self)

    @property
    def has_texts(self) -> bool:
        """Whether all sentences can be described, because there are not too many of them."""
        return self.file is None or len(self.rows) <= _MOST_TEXTS

    def taken(self, numbers: Ints) -> Trees:
        """Take the trees of sentences, given by their numbers in order."""
        if self.file is not None:
            return self.file.read(numbers)
        assert self.trees is not None
        return self.trees.select(numbers)

    @cached_property
    def deciding(self) -> Floats:
        """The numbers that rank sentences: scores by the first method, or ranks within lengths."""
        first = next(iter(self.scores.values()))
        return frozen(within_lengths(first, self.lengths)) if self.within_lengths else first

    @cached_property
    def ranked(self) -> Ints:
        """Places in ``rows`` of the sentences with a score, the best by the first method first."""
        order = ranking(self.deciding)
        return frozen(order[~np.isnan(self.deciding[order])])

    @cached_property
    def best(self) -> tuple[AssessedSentence, ...]:
        """The ten best sentences by the first method, the best one first."""
        return self.described(self.ranked[:SHOWN])

    @cached_property
    def worst(self) -> tuple[AssessedSentence, ...]:
        """The ten worst sentences by the first method, unless they are the best; the worst first.

        Sentences without a score are neither good nor bad.
        """
        return self.described(self.ranked[SHOWN:][-SHOWN:][::-1])

    def described(self, places: Ints) -> tuple[AssessedSentence, ...]:
        """Describe the sentences at these places in ``rows``."""
        numbers = np.sort(self.rows[places])
        trees = self.taken(numbers)
        return tuple(
            AssessedSentence(
                number,
                trees.origin.sentence_id(row),
                int(self.lengths[index]),
                text_of(trees, row),
                {name: float(scores[index]) for name, scores in self.scores.items()},
            )
            for index, number, row in zip(
                places.tolist(),
                self.rows[places].tolist(),
                np.searchsorted(numbers, self.rows[places]).tolist(),
                strict=True,
            )
        )

    @property
    def summary(self) -> dict[str, dict[str, float]]:
        """Count the sentences that have a score by each method, and give its quantiles."""
        return {name: _summary(_known(scores)) for name, scores in self.scores.items()}

    @property
    def distributions(self) -> dict[str, dict[str, Any]]:
        """Count sentences by their scores, for each method: edges, and the numbers between them."""
        known = {name: _known(scores) for name, scores in self.scores.items()}
        return {name: _distribution(scores) for name, scores in known.items() if len(scores)}

    @property
    def signature(self) -> Signature:
        """All that the scores depend on, apart from the parses."""
        return signed(
            {name: str(value) for name, value in self.parameters.items() if value is not None}
        )

    def to_dict(self) -> dict[str, Any]:
        record: dict[str, Any] = {
            **stamped("assess"),
            "parameters": dict(self.parameters),
            "sentences": self._sentences(),
            "skipped_sentences": self.skipped,
            "unlisted_words": self.unlisted,
        }
        if self.pupa:
            record["frequent_patterns"] = self.pupa.frequent_patterns.tolist()
        if self.quality:
            record["quality"] = self.quality.to_dict()
        if self.gains:
            record["gains"] = [gain.to_dict() for gain in self.gains]
        return {
            **record,
            "best": [sentence.to_dict() for sentence in self.best],
            "worst": [sentence.to_dict() for sentence in self.worst],
            "summary": self.summary,
            "distributions": self.distributions,
            "files": [{"name": name, **info.to_dict()} for name, info in self.files],
        }

    def _sentences(self) -> list[dict[str, Any]]:
        if self.has_texts:
            return [sentence.to_dict() for sentence in self.described(np.arange(len(self.rows)))]
        columns = {name: map(defined, scores.tolist()) for name, scores in self.scores.items()}
        return [
            {
                "index": index,
                "sentence": index + 1,
                "length": length,
                "text": "",
                **dict(zip(columns, row, strict=True)),
            }
            for index, length, *row in zip(
                self.rows.tolist(), self.lengths.tolist(), *columns.values(), strict=True
            )
        ]

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.assessment_tables(self, style)

    def data(self, style: report.Style = _DATA) -> report.Table:
        """Return one table: all sentences with names, words, scores and texts.

        Where gold trees are known, it holds the tables instead, with one value per row.
        """
        if self.quality is not None:
            return super().data(style)
        return report.sentences_table(self)

    def notes(self) -> list[str]:
        return report.assessment_notes(self)

    def text(self, style: report.Style = _STYLE) -> str:
        """Write the tables in one form; as plain text, with curves and notes."""
        if style.form != "text":
            return super().text(style)
        return report.assessment_text(self, style)

    def page(self, command: str = "") -> "report.Page":
        return report.assessment_page(self, command)


def _known(scores: Floats) -> Floats:
    return scores[~np.isnan(scores)]


def _summary(scores: Floats) -> dict[str, float]:
    quantiles = np.quantile(scores, [*_QUANTILES.values()]).tolist() if len(scores) else []
    return {"sentences": len(scores), **dict(zip(_QUANTILES, quantiles, strict=False))}


def _distribution(scores: Floats) -> dict[str, Any]:
    counts, edges = np.histogram(scores, bins=_BINS)
    return {"edges": edges.tolist(), "sentences": counts.tolist()}
