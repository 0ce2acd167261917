"""Metrics that need a model trained on gold trees.

This is the bridge between metrics and models, which do not import each other.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from treeval.counts import Metric
from treeval.errors import SettingError
from treeval.metrics import NEEDS_TRAINING
from treeval.metrics.perplexity import DPPL
from treeval.models.derivation import DerivationTrainer
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.settings.derivations import DerivationSettings
from treeval.tree.treebank import Treebank

_DEFAULT = DerivationSettings()


def derivation_perplexity(train: Treebank, settings: DerivationSettings) -> Metric[Any]:
    """Train a model of derivations; broken trees are an error unless they are to be skipped."""
    trainer = DerivationTrainer(
        settings.transitions,
        KneserNey(settings.order, settings.smoothing),
        lift=settings.nonprojective == "lift",
    )
    model = trainer.train(train, unfit="skip" if settings.nonprojective == "skip" else "fail")
    return DPPL(model)


TRAINERS: Mapping[str, Callable[[Treebank, DerivationSettings], Metric[Any]]] = MappingProxyType(
    {"DPPL": derivation_perplexity}
)


def trained_metric(
    name: str, train: Treebank | None, settings: DerivationSettings = _DEFAULT
) -> Metric[Any]:
    """Make a metric that needs training; its name may be given in any case."""
    names = {known.casefold(): known for known in NEEDS_TRAINING}
    if name.casefold() not in names:
        raise SettingError(f"metric {name!r} needs no training; look for it in METRICS")
    known = names[name.casefold()]
    if train is None:
        raise SettingError(f"{known} needs gold trees to train on; give them as `train=`")
    return TRAINERS[known](train, settings)
