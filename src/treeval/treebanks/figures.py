"""A treebank in figures: size, projectivity, classes of relations, richness of words."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from treeval.counts import defined
from treeval.metrics.relation_classes import CLASSES, UD2_CLASSES, RelationClasses
from treeval.settings.choices import Subtypes
from treeval.tree.constituents import Trees
from treeval.treebanks.inventory import Inventory, inventory_of
from treeval.treebanks.tally import TreeCounter
from treeval.treebanks.totals import CHUNK, TreebankTotals


@dataclass(frozen=True)
class TreebankFigures:
    """What describes a treebank; nan where undefined.

    Shares are of all words. STTR is undefined for fewer than 1,000 words, shares without classes.
    """

    chunk: ClassVar[int] = CHUNK  # words of which STTR takes the type/token ratio

    name: str
    sentences: int
    words: int
    nonprojective_sentences: int
    content_share: float
    function_share: float
    other_share: float
    sttr: float
    relations: Mapping[str, int] = field(repr=False)
    wde: Mapping[str, float] = field(repr=False)
    inventory: Inventory = field(repr=False)
    unclassed: str = ""  # the first relation that is in no class, if shares are undefined for it

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "sentences": self.sentences,
            "words": self.words,
            "nonprojective_sentences": self.nonprojective_sentences,
            "content_share": defined(self.content_share),
            "function_share": defined(self.function_share),
            "other_share": defined(self.other_share),
            "sttr": defined(self.sttr),
            "relations": dict(self.relations),
            "wde": dict(self.wde),
            **self.inventory.to_dict(),
        }


def figures_of(
    treebank: Trees | Sequence[Trees],
    *,
    name: str = "",
    classes: RelationClasses | None = UD2_CLASSES,
    subtypes: Subtypes = "strip",
    lowercase: bool = False,
    may_lack_classes: bool = False,
) -> TreebankFigures:
    """Describe a treebank, whole or in parts such as its training and test files.

    A relation in no class is an error, unless the treebank ``may_lack_classes``: then shares are
    undefined. Constituents have no relations.
    """
    parts = list(treebank) if isinstance(treebank, Sequence) else [treebank]
    count = TreeCounter(classes, subtypes, lowercase, may_lack_classes)
    totals = TreebankTotals()
    for part in parts:
        totals.add(count(part))
    return figures_from(totals, name or parts[0].origin.path, has_classes=classes is not None)


def figures_from(totals: TreebankTotals, name: str, *, has_classes: bool) -> TreebankFigures:
    """Compute the figures of a treebank from what was counted in it."""
    sums, words = totals.sums, totals.sums["dependency_words"]
    has_shares = has_classes and words and not totals.unclassed
    shares = {one: sums[one] / words if has_shares else math.nan for one in CLASSES}
    return TreebankFigures(
        name=name,
        sentences=sums["sentences"],
        words=sums["words"],
        nonprojective_sentences=sums["nonprojective_sentences"],
        content_share=shares["content"],
        function_share=shares["function"],
        other_share=shares["other"],
        sttr=totals.forms.sttr,
        relations=totals.forms.relations(),
        wde=totals.forms.entropies(),
        inventory=inventory_of(totals),
        unclassed=totals.unclassed,
    )
