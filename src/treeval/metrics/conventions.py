"""Metrics under conventions, and their signatures.

Each metric takes the conventions that are among its own settings; its signature names every setting
that may change its scores.
"""

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import fields, replace
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any, TypeVar

from treeval.counts import Metric
from treeval.errors import FileError, SettingError
from treeval.formats.files import is_file, load
from treeval.metrics import METRICS
from treeval.metrics.columns import UD_CONTENT
from treeval.metrics.relation_classes import load_classes
from treeval.settings.conventions import Conventions, WordConventions
from treeval.signature import Signature
from treeval.version import __version__

if TYPE_CHECKING:
    from treeval.tree.treebank import Treebank


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

M = TypeVar("M")
# Names of conventions among the settings of metrics, where they differ.
_NAMES: Mapping[str, str] = {"content_set": "content", "relation_classes": "classes"}


def metric_settings(metric: Metric[Any]) -> dict[str, str]:
    """The settings of a metric that its signature names."""
    usual = METRICS.get(metric.name)
    values = {field.name: getattr(metric, field.name) for field in fields(metric)}  # type: ignore[arg-type]
    return {
        _WORDS.get(name, name): _shown(value)
        for name, value in values.items()
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


def adopt(metric: M, conventions: WordConventions) -> M:
    """Give a metric the conventions that are among its own settings."""
    names = {setting.name for setting in fields(metric)}  # type: ignore[arg-type]
    named = {_NAMES.get(field.name, field.name): field.name for field in fields(conventions)}
    values = {name: getattr(conventions, named[name]) for name in names & named.keys()}
    shared: dict[str, Any] = {name: value for name, value in values.items() if value is not None}
    return replace(metric, **shared)  # type: ignore[type-var]


def resolved(conventions: Conventions, gold: "Treebank | None" = None) -> Conventions:
    """Replace names of weights, classes and content relations by the values they stand for.

    The weights called self are computed from the ``gold`` trees.
    """
    settings: dict[str, Any] = {}
    if conventions.content_set is not None:
        settings["content_set"] = _content(conventions.content_set)
    if conventions.relation_classes is not None:
        settings["relation_classes"] = load_classes(conventions.relation_classes)
    if conventions.weights is not None:
        from treeval.metrics.weighted import load_weights  # noqa: PLC0415  few runs

        subtypes = conventions.subtypes
        settings["weights"] = load_weights(conventions.weights, gold, subtypes=subtypes)
    return replace(conventions, **settings) if settings else conventions


def _content(given: Any) -> frozenset[str]:
    if isinstance(given, Collection) and not isinstance(given, str):
        if all(isinstance(relation, str) for relation in given):
            return frozenset(given)
    elif isinstance(given, str | PathLike):
        return _named_content(fspath(given))
    raise SettingError("name relations, or give a file that lists them", setting="content_set")


def _named_content(given: str) -> frozenset[str]:
    if given == "ud":
        return UD_CONTENT
    # No relation has a dot or a slash: a name that has one is a file, even if the file is missing.
    if not (is_file(given) or "." in given or "/" in given):
        return frozenset(given.split(","))
    try:
        return frozenset(load(given).decode("utf-8").split())
    except UnicodeDecodeError:
        raise FileError(f"{given}: is not UTF-8; save it as UTF-8") from None
