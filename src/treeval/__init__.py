"""How good is this parser, this parse, this treebank, really?

>>> import treeval
>>> results = treeval.score("gold/en.conllu", {"birch": "systems/birch/en.conllu"})
>>> round(results["birch"].scores["LAS"].score, 4)
0.8317
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from treeval.version import __version__

if TYPE_CHECKING:
    from treeval.assessment.assess import assess
    from treeval.assessment.ranking.rank import rank
    from treeval.assessment.ranking.result import Ranking
    from treeval.assessment.ranking.treebanks import Rankings, rank_treebanks
    from treeval.assessment.result import Assessment
    from treeval.auditing.audit import audit
    from treeval.auditing.result import Audit
    from treeval.checking.check import check
    from treeval.checking.result import Checks
    from treeval.conversion.convert import convert
    from treeval.conversion.result import Conversion
    from treeval.counts import Counts, Metric, evaluate
    from treeval.crossing.cross import cross
    from treeval.crossing.results import Crossing
    from treeval.differences.diff import diff
    from treeval.differences.result import Differences
    from treeval.errors import TreevalError
    from treeval.excerpts.excerpt import filter_sentences, sample, split
    from treeval.excerpts.result import Division
    from treeval.experiments.findings import Findings
    from treeval.experiments.reproduce import reproduce
    from treeval.formats.reading import read, read_constituents
    from treeval.learning.load import load
    from treeval.learning.model import Model
    from treeval.learning.perplexity import Perplexity
    from treeval.learning.tags import TaggedText
    from treeval.learning.train import train
    from treeval.metrics import METRICS
    from treeval.metrics.f_score import Judgement, WordScore
    from treeval.report.tables.style import Style
    from treeval.scoring.accumulator import Accumulator
    from treeval.scoring.analysis import ErrorAnalysis, errors_of
    from treeval.scoring.annotators.agreement import agreement
    from treeval.scoring.annotators.result import Agreement
    from treeval.scoring.campaign import Campaign, campaign
    from treeval.scoring.certainty import compare, with_intervals
    from treeval.scoring.groups import Grouping
    from treeval.scoring.results import Results
    from treeval.scoring.score import score
    from treeval.scoring.tags import TagScores, score_tags
    from treeval.settings.assessment import AssessSettings, ParseReading
    from treeval.settings.auditing import AuditSettings, WholeTreebankReading
    from treeval.settings.certainty import Certainty
    from treeval.settings.checking import CheckSettings
    from treeval.settings.comparing import AgreementSettings, ErrorSettings, TagSettings
    from treeval.settings.conventions import PRESETS, Conventions, WordConventions
    from treeval.settings.conversion import ConversionSettings
    from treeval.settings.crossing import CrossCertainty, CrossSettings
    from treeval.settings.derivations import DerivationSettings
    from treeval.settings.differences import DiffSettings
    from treeval.settings.excerpts import DivisionSettings, FilterSettings
    from treeval.settings.learning import (
        CclSettings,
        DmvSettings,
        NgramSettings,
        ParseSettings,
        PerplexitySettings,
        SentenceSettings,
        TagLearningSettings,
        TagTextSettings,
    )
    from treeval.settings.ranking import RankReading, RankSettings
    from treeval.settings.reading import (
        FileSettings,
        OutputReading,
        Reading,
        ScoreReading,
        TreeReading,
    )
    from treeval.settings.reproduction import ReproductionSettings
    from treeval.settings.scale import ScaleSettings, WorkerSettings
    from treeval.settings.scoring import CampaignSettings, ScoreSettings
    from treeval.settings.treebanks import TreebankSettings
    from treeval.settings.warming import WarmUpSettings
    from treeval.signature import Signature
    from treeval.tree.column import Column
    from treeval.tree.constituents import Constituents
    from treeval.tree.pair import Pair, pair
    from treeval.tree.treebank import Treebank
    from treeval.treebanks.describe import describe
    from treeval.treebanks.description import Description
    from treeval.warming import WarmUp, warm_up

# Where each public name lives; it is loaded when first used, so that importing treeval is cheap.
_PLACES = {
    "METRICS": "treeval.metrics",
    "PRESETS": "treeval.settings.conventions",
    "Accumulator": "treeval.scoring.accumulator",
    "Agreement": "treeval.scoring.annotators.result",
    "AgreementSettings": "treeval.settings.comparing",
    "AssessSettings": "treeval.settings.assessment",
    "Assessment": "treeval.assessment.result",
    "Audit": "treeval.auditing.result",
    "AuditSettings": "treeval.settings.auditing",
    "Campaign": "treeval.scoring.campaign",
    "CampaignSettings": "treeval.settings.scoring",
    "CclSettings": "treeval.settings.learning",
    "Certainty": "treeval.settings.certainty",
    "CheckSettings": "treeval.settings.checking",
    "Checks": "treeval.checking.result",
    "Column": "treeval.tree.column",
    "Constituents": "treeval.tree.constituents",
    "Conventions": "treeval.settings.conventions",
    "Conversion": "treeval.conversion.result",
    "ConversionSettings": "treeval.settings.conversion",
    "Counts": "treeval.counts",
    "CrossCertainty": "treeval.settings.crossing",
    "CrossSettings": "treeval.settings.crossing",
    "Crossing": "treeval.crossing.results",
    "DerivationSettings": "treeval.settings.derivations",
    "Description": "treeval.treebanks.description",
    "DiffSettings": "treeval.settings.differences",
    "Differences": "treeval.differences.result",
    "Division": "treeval.excerpts.result",
    "DivisionSettings": "treeval.settings.excerpts",
    "DmvSettings": "treeval.settings.learning",
    "ErrorAnalysis": "treeval.scoring.analysis",
    "ErrorSettings": "treeval.settings.comparing",
    "FileSettings": "treeval.settings.reading",
    "FilterSettings": "treeval.settings.excerpts",
    "Findings": "treeval.experiments.findings",
    "Grouping": "treeval.scoring.groups",
    "Judgement": "treeval.metrics.f_score",
    "Metric": "treeval.counts",
    "Model": "treeval.learning.model",
    "NgramSettings": "treeval.settings.learning",
    "OutputReading": "treeval.settings.reading",
    "Pair": "treeval.tree.pair",
    "ParseReading": "treeval.settings.assessment",
    "ParseSettings": "treeval.settings.learning",
    "Perplexity": "treeval.learning.perplexity",
    "PerplexitySettings": "treeval.settings.learning",
    "RankReading": "treeval.settings.ranking",
    "RankSettings": "treeval.settings.ranking",
    "Ranking": "treeval.assessment.ranking.result",
    "Rankings": "treeval.assessment.ranking.treebanks",
    "Reading": "treeval.settings.reading",
    "ReproductionSettings": "treeval.settings.reproduction",
    "Results": "treeval.scoring.results",
    "ScaleSettings": "treeval.settings.scale",
    "ScoreReading": "treeval.settings.reading",
    "ScoreSettings": "treeval.settings.scoring",
    "SentenceSettings": "treeval.settings.learning",
    "Signature": "treeval.signature",
    "Style": "treeval.report.tables.style",
    "TagLearningSettings": "treeval.settings.learning",
    "TagScores": "treeval.scoring.tags",
    "TagSettings": "treeval.settings.comparing",
    "TagTextSettings": "treeval.settings.learning",
    "TaggedText": "treeval.learning.tags",
    "TreeReading": "treeval.settings.reading",
    "Treebank": "treeval.tree.treebank",
    "TreebankSettings": "treeval.settings.treebanks",
    "TreevalError": "treeval.errors",
    "WarmUp": "treeval.warming",
    "WarmUpSettings": "treeval.settings.warming",
    "WholeTreebankReading": "treeval.settings.auditing",
    "WordConventions": "treeval.settings.conventions",
    "WordScore": "treeval.metrics.f_score",
    "WorkerSettings": "treeval.settings.scale",
    "agreement": "treeval.scoring.annotators.agreement",
    "assess": "treeval.assessment.assess",
    "audit": "treeval.auditing.audit",
    "campaign": "treeval.scoring.campaign",
    "check": "treeval.checking.check",
    "compare": "treeval.scoring.certainty",
    "convert": "treeval.conversion.convert",
    "cross": "treeval.crossing.cross",
    "describe": "treeval.treebanks.describe",
    "diff": "treeval.differences.diff",
    "errors_of": "treeval.scoring.analysis",
    "evaluate": "treeval.counts",
    "filter_sentences": "treeval.excerpts.excerpt",
    "load": "treeval.learning.load",
    "pair": "treeval.tree.pair",
    "rank": "treeval.assessment.ranking.rank",
    "rank_treebanks": "treeval.assessment.ranking.treebanks",
    "read": "treeval.formats.reading",
    "read_constituents": "treeval.formats.reading",
    "reproduce": "treeval.experiments.reproduce",
    "sample": "treeval.excerpts.excerpt",
    "score": "treeval.scoring.score",
    "score_tags": "treeval.scoring.tags",
    "split": "treeval.excerpts.excerpt",
    "train": "treeval.learning.train",
    "warm_up": "treeval.warming",
    "with_intervals": "treeval.scoring.certainty",
}

__all__ = [
    "METRICS",
    "PRESETS",
    "Accumulator",
    "Agreement",
    "AgreementSettings",
    "AssessSettings",
    "Assessment",
    "Audit",
    "AuditSettings",
    "Campaign",
    "CampaignSettings",
    "CclSettings",
    "Certainty",
    "CheckSettings",
    "Checks",
    "Column",
    "Constituents",
    "Conventions",
    "Conversion",
    "ConversionSettings",
    "Counts",
    "CrossCertainty",
    "CrossSettings",
    "Crossing",
    "DerivationSettings",
    "Description",
    "DiffSettings",
    "Differences",
    "Division",
    "DivisionSettings",
    "DmvSettings",
    "ErrorAnalysis",
    "ErrorSettings",
    "FileSettings",
    "FilterSettings",
    "Findings",
    "Grouping",
    "Judgement",
    "Metric",
    "Model",
    "NgramSettings",
    "OutputReading",
    "Pair",
    "ParseReading",
    "ParseSettings",
    "Perplexity",
    "PerplexitySettings",
    "RankReading",
    "RankSettings",
    "Ranking",
    "Rankings",
    "Reading",
    "ReproductionSettings",
    "Results",
    "ScaleSettings",
    "ScoreReading",
    "ScoreSettings",
    "SentenceSettings",
    "Signature",
    "Style",
    "TagLearningSettings",
    "TagScores",
    "TagSettings",
    "TagTextSettings",
    "TaggedText",
    "TreeReading",
    "Treebank",
    "TreebankSettings",
    "TreevalError",
    "WarmUp",
    "WarmUpSettings",
    "WholeTreebankReading",
    "WordConventions",
    "WordScore",
    "WorkerSettings",
    "__version__",
    "agreement",
    "assess",
    "audit",
    "campaign",
    "check",
    "compare",
    "convert",
    "cross",
    "describe",
    "diff",
    "errors_of",
    "evaluate",
    "filter_sentences",
    "load",
    "pair",
    "rank",
    "rank_treebanks",
    "read",
    "read_constituents",
    "reproduce",
    "sample",
    "score",
    "score_tags",
    "split",
    "train",
    "warm_up",
    "with_intervals",
]


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'treeval' has no attribute {name!r}")
    return getattr(import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return __all__
