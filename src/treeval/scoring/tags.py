"""Induced tags compared with gold tags, as clusterings: the names of clusters do not matter."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from treeval import report
from treeval.counts import defined
from treeval.errors import SettingError
from treeval.metrics.conventions import signed
from treeval.settings.comparing import TagSettings
from treeval.signature import Signature
from treeval.sources.info import FileInfo
from treeval.sources.names import named, require_one_stdin
from treeval.sources.source import Source
from treeval.statistics.clustering import (
    contingency,
    many_to_one,
    normalised_variation,
    one_to_one,
    v_measure,
    variation_of_information,
)
from treeval.tree.pair import Pair, pair
from treeval.version import stamped

_DEFAULT = TagSettings()
_STYLE = report.Style()


@dataclass(frozen=True)
class TagAgreement:
    """The fit of clusters and gold classes: fractions of 1, except VI, which is in bits."""

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
    def signature(self) -> Signature:
        return signed({"tags": self.tags, **self.gold.short_hash})

    def to_dict(self) -> dict[str, Any]:
        measures = ("many_to_one", "one_to_one", "v_measure", "vi", "nvi")
        return {
            "gold": self.gold.to_dict(),
            "predicted": self.predicted.to_dict(),
            "words": self.words,
            "classes": self.classes,
            "clusters": self.clusters,
            **{name: defined(getattr(self, name)) for name in measures},
            "signature": str(self.signature),
        }


@dataclass(frozen=True, eq=False, repr=False)
class TagScores(report.Result):
    """The result of `score_tags`, for all systems."""

    systems: Mapping[str, TagAgreement]
    pairs: Mapping[str, Pair] = field(default_factory=dict)  # for pages

    def __getitem__(self, name: str) -> TagAgreement:
        """Find a system by its name."""
        return self.systems[name]

    def to_dict(self) -> dict[str, Any]:
        systems = [
            {"name": name, **agreement.to_dict()} for name, agreement in self.systems.items()
        ]
        return {**stamped("score-tags"), "systems": systems}

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return [report.tags_table(self, style.decimals)]

    @property
    def quoted_signature(self) -> str:
        return str(next(iter(self.systems.values())).signature)

    def notes(self) -> list[str]:
        return [f"signature: {self.quoted_signature}"]

    def page(self, command: str = "") -> "report.Page":
        return report.tags_page(self, command)


def score_tags(
    gold: Any, systems: Any, settings: TagSettings = _DEFAULT, **changes: Any
) -> TagScores:
    """Compare induced tags, in the column XPOS of the systems, with a gold column.

    The names of classes do not matter, only which words share a class.

    >>> found = treeval.score_tags("gold/en.conllu", "systems/birch/en.conllu", column="upos")
    >>> round(found["en"].v_measure, 3)
    0.802

    See `TagSettings` for what can be set.
    """
    chosen = TagSettings.of(settings, changes)
    contenders = named(systems, folders=True)
    if not contenders:
        raise SettingError("there is no system; name at least one")
    require_one_stdin(gold, *contenders.values())
    reference = Source.of(gold, chosen.files).readable
    agreements, pairs = {}, {}
    for name, given in contenders.items():
        system = Source.of(given, chosen.files).readable
        both = pair(reference.treebank, system.treebank, gold_surface=reference.surface)
        pairs[name], agreements[name] = both, _compared(reference, system, both, chosen.column)
    return TagScores(agreements, pairs)


def _compared(gold: Source, system: Source, both: Pair, name: str) -> TagAgreement:
    tags = gold.treebank.column(name), system.treebank.column("xpos")
    codes = tags[0].codes[both.alignment.gold], tags[1].codes[both.alignment.predicted]
    table = contingency(*codes)
    return TagAgreement(
        gold.info,
        system.info,
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
