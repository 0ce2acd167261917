"""Induced tags against gold tags: agreement of clusterings, whatever the clusters are called."""

from dataclasses import dataclass
from typing import Any

from treeval.metrics.columns import column
from treeval.scoring.input import Source
from treeval.scoring.results import FileInfo, number
from treeval.scoring.signature import signature
from treeval.statistics.clustering import (
    contingency,
    many_to_one,
    normalised_variation,
    one_to_one,
    v_measure,
    variation_of_information,
)
from treeval.tree.pair import pair


@dataclass(frozen=True)
class ClusterAgreement:
    """How well clusters fit gold classes; shares of 1, but for VI, which is in bits."""

    gold: FileInfo
    predicted: FileInfo
    tags: str  # the gold column
    words: int
    classes: int
    clusters: int
    many_to_one: float
    one_to_one: float
    v_measure: float
    vi: float
    nvi: float

    @property
    def signature(self) -> str:
        hashed = {"gold": self.gold.sha256[:6]} if self.gold.sha256 else {}
        return signature(None, {"tags": self.tags, **hashed})

    def to_dict(self) -> dict[str, Any]:
        measures = ("many_to_one", "one_to_one", "v_measure", "vi", "nvi")
        return {
            "gold": self.gold.to_dict(),
            "predicted": self.predicted.to_dict(),
            "words": self.words,
            "classes": self.classes,
            "clusters": self.clusters,
            **{name: number(getattr(self, name)) for name in measures},
            "signature": self.signature,
        }


def cluster_agreement(
    gold: Any, predicted: Any, name: str = "xpos", format_name: str | None = None
) -> ClusterAgreement:
    """Compare a gold column with predicted XPOS, over the aligned words of two treebanks."""
    sources = [Source.of(given, format_name) for given in (gold, predicted)]
    both = pair(*(source.treebank for source in sources))
    tags = [column(sources[0].treebank, name), column(sources[1].treebank, "xpos")]
    codes = [tags[0].codes[both.alignment.gold], tags[1].codes[both.alignment.predicted]]
    table = contingency(*codes)
    return ClusterAgreement(
        sources[0].info,
        sources[1].info,
        name,
        len(both.alignment),
        len(set(codes[0].tolist())),
        len(set(codes[1].tolist())),
        float(many_to_one(table)),
        float(one_to_one(table)),
        float(v_measure(table)),
        float(variation_of_information(table)),
        float(normalised_variation(table)),
    )
