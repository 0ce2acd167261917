"""Settings of `describe` and `check`: what treebanks are like, and what is wrong with files."""

from dataclasses import dataclass, field
from typing import Any

from treeval.settings.choices import (
    Roots,
    Subtypes,
)
from treeval.settings.derivations import DerivationSettings
from treeval.settings.reading import FileSettings, Reading
from treeval.settings.scale import ScaleSettings
from treeval.settings.setting import Settings, setting

_CONVENTIONS = "Conventions"


@dataclass(frozen=True)
class TreebankSettings(Settings):
    """Settings of `describe`."""

    systems: Any = setting(
        (),
        "Output of a system for one of the treebanks, or a folder with files of the same names "
        "as the treebanks; adds scores across treebanks. May be given several times; scores "
        "of several systems on one treebank are averaged.",
        metavar="[TREEBANK=]PATH",
        many=True,
        whole=True,
    )
    perplexity: bool = setting(
        False,
        "Compute string and derivation perplexity of the test section of each treebank, under "
        "models of its training section.",
    )
    train: Any = setting(
        (),
        "Training section of one treebank or of all, for `perplexity=`. May be given several "
        "times. By default, the file of a treebank's folder that has train in its name.",
        metavar="[TREEBANK=]FILE",
        many=True,
        whole=True,
    )
    accuracies: Any = setting(
        None,
        "Tab-separated file of treebank and accuracy, for `perplexity=`; adds correlations of "
        "accuracy with size and with size divided by perplexity.",
        metavar="FILE",
    )
    subtypes: Subtypes = setting(
        "strip",
        "What to do with subtypes of relations: strip (nsubj:pass counts as nsubj), keep, or lower "
        "(keep, but ignore case).",
        heading=_CONVENTIONS,
    )
    lowercase: bool = setting(False, "Count The and the as one word form.", heading=_CONVENTIONS)
    relation_classes: Any = setting(
        None,
        "Which relations are content and which are function relations: ud1, ud2, none, or a file "
        "in TOML or with lines of relation, tab, class. The default is ud2, except for treebanks "
        "with other relations, which then have no such shares.",
        metavar="ud1|ud2|none|FILE",
        heading=_CONVENTIONS,
    )
    roots: Roots = setting(
        "one", "Number of roots that a valid tree may have: one or many.", heading=_CONVENTIONS
    )
    derivations: DerivationSettings = field(default_factory=DerivationSettings)
    reading: Reading = field(default_factory=Reading)
    scale: ScaleSettings = field(default_factory=ScaleSettings)


@dataclass(frozen=True)
class CheckSettings(Settings):
    """Settings of `check`."""

    style: bool = setting(
        True,
        "List problems of style as well: they break the rules of the format, but the file can "
        "still be used (default).",
    )
    roots: Roots = setting("one", "Number of roots that a valid tree may have: one or many.")
    reading: FileSettings = field(default_factory=FileSettings)
    scale: ScaleSettings = field(default_factory=ScaleSettings)
