"""A setting that may change a score shows in the signature; new metrics are tested unasked."""

from dataclasses import fields, replace
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from strategies import treebank_of
from treeval.counts import Metric
from treeval.metrics import METRICS
from treeval.metrics.conventions import metric_settings, signed
from treeval.metrics.evalb import EvalbParameters
from treeval.metrics.perplexity import DPPL
from treeval.metrics.relation_classes import UD1_CLASSES, UD2_CLASSES
from treeval.metrics.weighted import Weights
from treeval.models.derivation import DerivationTrainer
from treeval.settings.choices import TransitionSystem

# What a model was trained on stands beside it: `score` signs the file.
MODELS = [
    DerivationTrainer(system).train(treebank_of([0, 1], [2, 0]))
    for system in get_args(TransitionSystem)
]
EVERY_METRIC = {**METRICS, "DPPL": DPPL(MODELS[0])}

# Values of settings whose types do not list them.
VALUES: dict[str, tuple[Any, ...]] = {
    "brackets": (replace(METRICS["LF1"], functions=True), replace(METRICS["LF1"], one_word=True)),
    "classes": (UD1_CLASSES, UD2_CLASSES),
    "compared": (("upos",), ("xpos",), ("upos", "feats")),
    "content": (frozenset({"nsubj"}), frozenset({"nsubj", "obj"})),
    "label_map": ((("SUB", "SBJ"),), (("SUB", "OBJ"),)),
    "model": tuple(MODELS),
    "parameters": (EvalbParameters(cutoff=10), EvalbParameters(labelled=False)),
    "punctuation": (frozenset(), frozenset({"PUNCT"}), frozenset({"PUNCT", "$."})),
    "relabel": (0.5, 1.5),
    "weights": (Weights.of("a", {"nsubj": 1}), Weights.of("a", {"nsubj": 2})),
    "without": (frozenset(), frozenset({"TOP"}), frozenset({"TOP", "S1"})),
}


def values_of(metric: Metric[Any], name: str) -> list[Any]:
    """What a setting can be, beginning with what it is."""
    kind = get_type_hints(type(metric))[name]
    if kind is bool:
        choices: tuple[Any, ...] = (False, True)
    elif get_origin(kind) is Literal:
        choices = get_args(kind)
    else:
        assert name in VALUES, f"list in VALUES what {name} may be"
        choices = VALUES[name]
    usual = getattr(metric, name)
    return [usual, *(choice for choice in choices if choice != usual)]


@pytest.mark.parametrize(
    ("metric", "name"),
    [
        pytest.param(metric, setting.name, id=f"{metric.name}-{setting.name}")
        for metric in EVERY_METRIC.values()
        for setting in fields(metric)
        if setting.name != "name"
    ],
)
def test_metrics_that_differ_in_a_setting_differ_in_their_signatures(
    metric: Metric[Any], name: str
) -> None:
    values = values_of(metric, name)
    assert len(values) > 1
    others = [replace(metric, **{name: value}) for value in values]
    signatures = {str(signed(metric_settings(other), other.name)) for other in others}
    assert len(signatures) == len(values), signatures
