"""How metrics take up conventions: each adopts those that are settings of its own."""

from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from treeval.errors import FileError
from treeval.formats.files import load
from treeval.metrics.relations.universal import UD_CONTENT
from treeval.settings.conventions import Conventions

if TYPE_CHECKING:
    from treeval.tree.treebank import Treebank

M = TypeVar("M")

# What a convention is called among the settings of metrics, where the name is another one.
_NAMES: Mapping[str, str] = {"content_set": "content", "relation_classes": "classes"}


def adopt(metric: M, conventions: Conventions) -> M:
    """Give a metric those conventions that are settings of its own."""
    own = {setting.name for setting in fields(metric)}  # type: ignore[arg-type]
    named = {_NAMES.get(one.name, one.name): one.name for one in fields(conventions)}
    values = {name: getattr(conventions, named[name]) for name in own & named.keys()}
    shared: dict[str, Any] = {name: value for name, value in values.items() if value is not None}
    return replace(metric, **shared)  # type: ignore[type-var]


def resolved(conventions: Conventions, gold: "Treebank | None" = None) -> Conventions:
    """Replace names of weights, classes and content relations by what they stand for.

    ``gold`` trees serve the weights called self.
    """
    found: dict[str, Any] = {}
    if isinstance(conventions.content_set, str):
        found["content_set"] = _content(conventions.content_set)
    if isinstance(conventions.relation_classes, str):
        from treeval.metrics.relations.classes import load_classes  # noqa: PLC0415  few runs

        found["relation_classes"] = load_classes(conventions.relation_classes)
    if isinstance(conventions.weights, str):
        from treeval.metrics.relations.entropy import load_weights  # noqa: PLC0415  few runs

        subtypes = conventions.subtypes
        found["weights"] = load_weights(conventions.weights, gold, subtypes=subtypes)
    return replace(conventions, **found) if found else conventions


def _content(given: str) -> frozenset[str]:
    if given == "ud":
        return UD_CONTENT
    # No relation has a dot or a slash: what has one is a file, also if there is no such file.
    if not (Path(given).is_file() or "." in given or "/" in given):
        return frozenset(given.split(","))
    try:
        return frozenset(load(given).decode("utf-8").split())
    except UnicodeDecodeError:
        raise FileError(f"{given}: is not UTF-8; save it as UTF-8") from None
