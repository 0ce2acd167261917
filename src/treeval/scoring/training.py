"""Metrics that need a model trained on gold trees.

This is the bridge between metrics and models, which do not import each other.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from treeval.counts import Metric
from treeval.errors import SettingError
from treeval.metrics import NEEDS_TRAINING
from treeval.tree.treebank import Treebank


def derivation_perplexity(train: Treebank) -> Metric[Any]:
    """Train a model of derivations with default settings; broken trees are an error."""
    from treeval.metrics.perplexity import DPPL  # noqa: PLC0415  few runs need a model
    from treeval.models.derivation import DerivationTrainer  # noqa: PLC0415

    return DPPL(DerivationTrainer().train(train))


TRAINERS: Mapping[str, Callable[[Treebank], Metric[Any]]] = MappingProxyType(
    {"DPPL": derivation_perplexity}
)


def trained_metric(name: str, train: Treebank | None) -> Metric[Any]:
    """Make a metric that needs training; its name may be given in any case."""
    names = {known.casefold(): known for known in NEEDS_TRAINING}
    if name.casefold() not in names:
        raise SettingError(f"metric {name!r} needs no training; look for it in METRICS")
    known = names[name.casefold()]
    if train is None:
        raise SettingError(f"{known} needs gold trees to train on; give them as `train=`")
    return TRAINERS[known](train)
