"""Many treebanks at once: the function behind `treeval treebank`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.errors import MismatchError, SettingError
from treeval.metrics.relations.classes import UD2_CLASSES, RelationClasses
from treeval.metrics.relations.entropy import averaged_wde
from treeval.metrics.relations.weights import Weights
from treeval.settings.choices import Subtypes
from treeval.settings.conventions import Conventions
from treeval.statistics.correlation import Correlation, pearson
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank
from treeval.treebanks.across import Across, measure_treebank
from treeval.treebanks.describing import TreebankFigures, defined, describe
from treeval.version import __version__


@dataclass(frozen=True, eq=False)
class Survey:
    """Figures of treebanks, their relations on average, and scores across them."""

    treebanks: tuple[TreebankFigures, ...]
    averaged_wde: Mapping[str, float]
    classes: RelationClasses | None
    across: Across | None = None

    @property
    def richness(self) -> Correlation:
        """Pearson's r of the share of content words and STTR, over the treebanks."""
        shares, sttrs = zip(*((one.content_share, one.sttr) for one in self.treebanks), strict=True)
        return pearson(np.array(shares), np.array(sttrs))

    def to_dict(self) -> dict[str, Any]:
        richness = self.richness
        related = {
            "r": defined(richness.coefficient),
            "p": defined(richness.p),
            "treebanks": richness.pairs,
        }
        return {
            "treeval": __version__,
            "treebanks": [treebank.to_dict() for treebank in self.treebanks],
            "averaged_wde": dict(self.averaged_wde),
            "content_share_and_sttr": related,
            **({"across": self.across.to_dict()} if self.across else {}),
        }


def survey(
    treebanks: Mapping[str, Treebank | Sequence[Treebank]],
    systems: Mapping[str, Sequence[Treebank]] | None = None,
    *,
    classes: RelationClasses | None = UD2_CLASSES,
    subtypes: Subtypes = "strip",
    lowercase: bool = False,
) -> Survey:
    """Describe treebanks; with systems' output for some of them, compare scores across them.

    Scores of a treebank are the means over its systems. WLAS takes its weights from the averaged
    WDE of all treebanks given.
    """
    figures = {
        name: describe(given, name=name, classes=classes, subtypes=subtypes, lowercase=lowercase)
        for name, given in treebanks.items()
    }
    averaged = averaged_wde(one.wde for one in figures.values())
    across = None
    if systems:
        if classes is None:
            raise SettingError("scores across languages need classes of relations; name a file")
        weights = Weights.of("averaged", averaged)
        conventions = Conventions(subtypes=subtypes, relation_classes=classes, weights=weights)
        pairs = {
            name: [pair(_gold(name, treebanks), system) for system in outputs]
            for name, outputs in systems.items()
        }
        rows = {
            name: measure_treebank(figures[name], both, conventions) for name, both in pairs.items()
        }
        across = Across.of(rows)
    return Survey(tuple(figures.values()), averaged, classes, across)


def _gold(name: str, treebanks: Mapping[str, Treebank | Sequence[Treebank]]) -> Treebank:
    if name not in treebanks:
        known = ", ".join(treebanks)
        raise SettingError(f"no treebank is called {name!r}; name one of {known}")
    given = treebanks[name]
    parts = [given] if isinstance(given, Treebank) else list(given)
    if len(parts) > 1:
        raise MismatchError(
            f"treebank {name!r} has {len(parts)} files; give only the one that the system parsed"
        )
    return parts[0]
