"""What a signature says about a metric: every setting that may change its scores."""

import hashlib
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from treeval.counts import Metric
from treeval.metrics import METRICS
from treeval.metrics.relations.universal import UD_CONTENT
from treeval.signature import Signature
from treeval.version import __version__

# Settings that signatures always name, and the short word for each. Any other setting is named
# only if it differs from that of the metric with the same name in METRICS.
_WORDS = {
    "punct": "punct",
    "subtypes": "sub",
    "feats": "feats",
    "content": "content",
    "classes": "classes",
    "weights": "weights",
    "matching": "match",
    "model": "model",
    "relabel": "relabel",
    "wildcard": "wildcard",
    "mode": "mode",
    "parameters": "params",
}


def metric_settings(metric: Metric[Any]) -> dict[str, str]:
    """The settings of a metric that its signature names."""
    usual = METRICS.get(metric.name)
    own = {one.name: getattr(metric, one.name) for one in fields(metric)}  # type: ignore[arg-type]
    return {
        _WORDS.get(name, name): _shown(value)
        for name, value in own.items()
        if name in _WORDS or (name != "name" and value != getattr(usual, name, None))
    }


def _shown(value: object) -> str:
    if value == UD_CONTENT:
        return "ud"
    if isinstance(value, frozenset):
        return hashlib.sha256(" ".join(sorted(map(str, value))).encode()).hexdigest()[:6]
    return str(value)


def signed(settings: Mapping[str, str], metric: str = "") -> Signature:
    """Make a signature of settings, with the version of treeval at its end."""
    return Signature(metric).joined({**settings, "v": __version__})
