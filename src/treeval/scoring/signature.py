"""Signatures: one line that says which LAS it is."""

import hashlib
from dataclasses import fields
from typing import Any

from treeval.counts import Metric
from treeval.metrics.relations.universal import UD_CONTENT
from treeval.version import __version__

# Settings that a signature names, and the short word for each.
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
    named = (setting.name for setting in fields(metric) if setting.name in _WORDS)  # type: ignore[arg-type]
    return {_WORDS[name]: _shown(getattr(metric, name)) for name in named}


def _shown(value: object) -> str:
    if isinstance(value, frozenset):
        if value == UD_CONTENT:
            return "ud"
        return hashlib.sha256(" ".join(sorted(value)).encode()).hexdigest()[:6]
    return str(value)


def signature(name: str | None, settings: dict[str, str]) -> str:
    """Join a metric's name, settings and the version."""
    parts = [f"{key}:{value}" for key, value in settings.items()]
    return "|".join([*([name] if name else []), *parts, f"v:{__version__}"])
