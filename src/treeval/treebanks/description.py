"""The result of `describe`: figures of treebanks, scores across them, and their difficulty."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval import report
from treeval.counts import defined
from treeval.formats.files import as_path, plain_suffix, writing
from treeval.metrics.relation_classes import RelationClasses
from treeval.metrics.weighted import weights_text
from treeval.sources.info import FileInfo
from treeval.statistics.correlation import Correlation, pearson
from treeval.treebanks.across import Across
from treeval.treebanks.figures import TreebankFigures
from treeval.treebanks.reading import BrokenSentences
from treeval.version import stamped

if TYPE_CHECKING:
    from os import PathLike

    from treeval.tree.treebank import Treebank
    from treeval.treebanks.perplexity import TreebankPerplexities

_STYLE = report.Style()


@dataclass(frozen=True, eq=False, repr=False)
class Description(report.Result):
    """Figures of treebanks, their relations on average, scores across them, perplexities."""

    treebanks: tuple[TreebankFigures, ...]
    averaged_wde: Mapping[str, float]
    classes: RelationClasses | None
    files: tuple[tuple[str, FileInfo], ...]  # by the treebank they belong to
    across: Across | None = None  # where there are systems
    perplexities: "Mapping[str, TreebankPerplexities]" = field(default_factory=dict)
    difficulty: Mapping[str, Correlation] = field(default_factory=dict)  # with accuracies
    broken: tuple[BrokenSentences, ...] = ()
    preparation: Mapping[str, Any] = field(default_factory=dict)  # settings that removed something
    trees: "tuple[tuple[str, Treebank], ...]" = ()  # by treebank, for pages; none if there are many

    def __getitem__(self, name: str) -> TreebankFigures:
        """Find a treebank by its name."""
        known = {treebank.name: treebank for treebank in self.treebanks}
        if name not in known:
            raise KeyError(f"{name!r}; the treebanks are {', '.join(known)}")
        return known[name]

    @property
    def richness(self) -> Correlation:
        """Pearson's r of the share of content words and STTR, over the treebanks."""
        shares, sttrs = zip(
            *((treebank.content_share, treebank.sttr) for treebank in self.treebanks), strict=True
        )
        return pearson(np.array(shares), np.array(sttrs))

    def to_dict(self) -> dict[str, Any]:
        difficulty = {name: _related(correlation) for name, correlation in self.difficulty.items()}
        return {
            **stamped("treebank"),
            "treebanks": [self._treebank(treebank) for treebank in self.treebanks],
            "averaged_wde": dict(self.averaged_wde),
            "content_share_and_sttr": _related(self.richness),
            **({"across": self.across.to_dict()} if self.across else {}),
            **({"difficulty": difficulty} if difficulty else {}),
            "files": [{"name": name, **info.to_dict()} for name, info in self.files],
            "broken": [broken.to_dict() for broken in self.broken],
            **self.preparation,
        }

    def _treebank(self, figures: TreebankFigures) -> dict[str, Any]:
        measured = self.perplexities.get(figures.name)
        return figures.to_dict() | (measured.to_dict() if measured else {})

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.description_tables(self, style)

    def notes(self) -> list[str]:
        return report.description_notes(self)

    def page(self, command: str = "") -> "report.Page":
        return report.description_page(self, command)

    def figures(self) -> "dict[str, report.DrawnChart]":
        """Draw the figures, by name; ``figures()[name].write(path)`` writes one as SVG."""
        return report.description_figures(self)

    def write_weights(self, path: "str | PathLike[str]") -> None:
        """Write the averaged WDE as weights for WLAS: JSON if the path ends so, or two columns."""
        suffix = plain_suffix(as_path(path))
        with writing(path) as stream:
            stream.write(weights_text(self.averaged_wde, suffix).encode())


def _related(correlation: Correlation) -> dict[str, Any]:
    return {
        "r": defined(correlation.coefficient),
        "p": defined(correlation.p),
        "treebanks": correlation.pairs,
    }
