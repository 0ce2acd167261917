"""Classes of relations for content and function scores: those of UD, or a user's own."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np

from treeval.arrays import Bools
from treeval.errors import FileError, MismatchError, ReadError, SettingError
from treeval.formats.files import load
from treeval.metrics.columns import universal_label
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

RelationClass = Literal["content", "function", "other"]
CLASSES: tuple[RelationClass, ...] = get_args(RelationClass)

_WAY_OUT = (
    "give a file of classes as `relation_classes=`, or do without classes: WLAS does not need "
    "them, and treebanks can be described with `relation_classes=` none"
)


@dataclass(frozen=True)
class RelationClasses:
    """The content relations and the function relations; other ones count in neither class.

    A subtype that is not listed belongs to the class of the part before its colon.
    """

    name: str
    content: frozenset[str]
    function: frozenset[str]
    other: frozenset[str]

    def __str__(self) -> str:
        return self.name

    @cached_property
    def _classes(self) -> dict[str, RelationClass]:
        return {relation: name for name in CLASSES for relation in getattr(self, name)}

    def class_of(self, relation: str) -> RelationClass | None:
        """Return the class of a relation, or None if it has none."""
        return self._classes.get(relation) or self._classes.get(universal_label(relation))

    def members(self, treebank: Treebank, relations: Column, name: RelationClass) -> Bools:
        """For each word, whether its relation is in the class; all relations must have a class."""
        self._require_classes(treebank, relations)
        return relations.claim(lambda relation: self.class_of(relation) == name)

    def _require_classes(self, treebank: Treebank, relations: Column) -> None:
        strange = relations.claim(lambda relation: self.class_of(relation) is None)
        if not strange.any():
            return
        word = int(np.argmax(strange))
        origin = treebank.origin
        raise MismatchError(
            f"{origin.path}:{origin.line(word)}: relation {relations[word]!r} is in no class of "
            f"{self.name}; {_WAY_OUT}"
        )


# The content-relations paper prints `list` in two classes; its text argues for other.
UD1_CLASSES = RelationClasses(
    "ud1",
    content=frozenset(
        "acl advcl advmod amod appos ccomp compound conj csubj csubjpass dislocated dobj iobj "
        "name nmod nsubj nsubjpass nummod parataxis remnant root vocative xcomp".split()
    ),
    function=frozenset("aux auxpass case cc cop det expl mark neg mwe".split()),
    other=frozenset("list dep foreign reparandum punct goeswith discourse".split()),
)
# With the names that UD v2 added; every name is in the same class in v1 and v2.
UD2_CLASSES = RelationClasses(
    "ud2",
    content=UD1_CLASSES.content | frozenset("obj obl flat orphan nsubj:pass csubj:pass".split()),
    function=UD1_CLASSES.function | frozenset("aux:pass clf fixed".split()),
    other=UD1_CLASSES.other,
)
_SHIPPED = {classes.name: classes for classes in (UD1_CLASSES, UD2_CLASSES)}


def load_classes(given: Any) -> RelationClasses:
    """Find classes by name, ud1 or ud2, or read them from a file."""
    if isinstance(given, RelationClasses):
        return given
    if not isinstance(given, str | PathLike):
        known = ", ".join(_SHIPPED)
        raise SettingError(f"choose from {known}, or give a file", setting="relation_classes")
    name = fspath(given)
    return _SHIPPED[name] if name in _SHIPPED else read_classes(name)


def read_classes(path: str) -> RelationClasses:
    """Read classes: lines of relation, tab, class; or TOML with a list for each class."""
    try:
        text = load(path).decode("utf-8")
    except UnicodeDecodeError:
        raise FileError(f"{path}: is not UTF-8; save it as UTF-8") from None
    classes = _from_toml(path, text) if Path(path).suffix == ".toml" else _from_lines(path, text)
    listed = "\n".join(f"{relation}\t{name}" for relation, name in sorted(classes.items()))
    members = {
        name: frozenset(relation for relation, class_ in classes.items() if class_ == name)
        for name in CLASSES
    }
    digest = hashlib.sha256(listed.encode()).hexdigest()[:6]
    return RelationClasses(f"{Path(path).name}({digest})", **members)


def _from_lines(path: str, text: str) -> dict[str, RelationClass]:
    classes: dict[str, RelationClass] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 2:
            raise ReadError(f"{path}:{number}: {len(cells)} columns; write relation, tab, class")
        _add(classes, cells[0].strip(), cells[1].strip(), f"{path}:{number}")
    return classes


def _from_toml(path: str, text: str) -> dict[str, RelationClass]:
    import tomllib  # noqa: PLC0415  few files need it

    try:
        table = tomllib.loads(text)
    except ValueError as error:  # also of whole numbers with thousands of digits
        raise ReadError(f"{path}: {error}; write lists such as content = ['nsubj']") from None
    classes: dict[str, RelationClass] = {}
    for name, relations in table.items():
        if not isinstance(relations, list):
            raise ReadError(
                f"{path}: {name} is not a list; write lists such as content = ['nsubj']"
            )
        for relation in relations:
            _add(classes, str(relation), name, path)
    return classes


def _add(classes: dict[str, RelationClass], relation: str, name: str, path: str) -> None:
    if name not in CLASSES:
        raise ReadError(f"{path}: class {name!r} is unknown; choose from {', '.join(CLASSES)}")
    if relation in classes:
        raise ReadError(f"{path}: {relation!r} is listed twice; give it one class")
    classes[relation] = name
