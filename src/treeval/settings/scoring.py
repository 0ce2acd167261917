"""Settings of the functions that score systems against gold trees."""

from dataclasses import dataclass, field
from typing import Any

from treeval.settings.certainty import Certainty
from treeval.settings.choices import Missing
from treeval.settings.conventions import Conventions
from treeval.settings.derivations import DerivationSettings
from treeval.settings.reading import ScoreReading
from treeval.settings.scale import ScaleSettings
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class ScoreSettings(Settings):
    """Settings of `score`."""

    metrics: tuple[Any, ...] | None = setting(
        None,
        "Metrics to compute, separated by commas, or all. By default, for dependencies all "
        "metrics of the UD scorer whose columns the files have, and for constituents the usual "
        "metrics.",
        metavar="A,B",
        many=True,
    )
    by: tuple[Any, ...] = setting(
        (),
        "Break scores down by groups: {groupings}, the columns form, lemma, xpos and "
        "feats, a feature such as Case, or feature for UFeats of each of them; for constituents, "
        "label or length. Names joined by *, such as upos*length, are crossed. Breakdowns are of "
        "the metrics in `metrics=`, or else of LAS or LF1.",
        metavar="A,B",
        many=True,
    )
    per_sentence: bool = setting(
        False,
        "List the scores of every sentence, by the metrics in `metrics=`, or else by LAS or LF1.",
    )
    train: Any = setting(
        None,
        "Training data, which the grouping frequency and the metric DPPL need.",
        metavar="FILE",
    )
    params: Any = setting(
        None,
        "Parameter file of EVALB, for constituents. The default is COLLINS.prm.",
        metavar="FILE",
        heading="Conventions",
    )
    derivations: DerivationSettings = field(default_factory=DerivationSettings)
    conventions: Conventions = field(default_factory=Conventions)
    certainty: Certainty = field(default_factory=Certainty)
    reading: ScoreReading = field(default_factory=ScoreReading)
    scale: ScaleSettings = field(default_factory=ScaleSettings)


@dataclass(frozen=True)
class CampaignSettings(ScoreSettings):
    """Settings of `campaign`."""

    missing: Missing = setting(
        "skip",
        "For many treebanks: if a system has no output for a treebank, leave the treebank out of "
        "its mean (skip), or count it as zero (zero).",
        heading="Scale",
    )
    fresh: bool = setting(
        False,
        "Score all outputs again, even if their scores are in the cache.",
        heading="Scale",
    )
