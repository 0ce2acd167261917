"""Weights of relations for WLAS: those of treeval, or from files of JSON or two columns."""

import hashlib
import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import numpy as np

from treeval.arrays import Floats
from treeval.errors import FileError, ReadError, SettingError
from treeval.formats.files import load, plain_suffix
from treeval.metrics.relations.universal import universal_label
from treeval.tree.column import Column

UNKNOWN = 0.5  # weight of a relation that has none
_LARGEST = 1e100  # weight, so that sums over words have a value


@dataclass(frozen=True)
class Weights(Mapping[str, float]):
    """A weight for each relation, under a name that says where the weights come from."""

    name: str
    pairs: tuple[tuple[str, float], ...]

    @staticmethod
    def of(name: str, weights: Mapping[str, float]) -> "Weights":
        for relation, weight in weights.items():
            if not (_is_number(weight) and math.isfinite(weight) and 0 <= weight <= _LARGEST):
                problem = f"{name}: weight of {relation!r} is {weight}"
                raise SettingError(f"{problem}; give a number from 0 to {_LARGEST:g}")
        return Weights(name, tuple(sorted(weights.items())))

    def __str__(self) -> str:
        """Name the weights so that others can see whether theirs are the same."""
        return f"{self.name}({hashlib.sha256(repr(self.pairs).encode()).hexdigest()[:6]})"

    @cached_property
    def _weights(self) -> dict[str, float]:
        return dict(self.pairs)

    def __getitem__(self, relation: str) -> float:
        return self._weights[relation]

    def __iter__(self) -> Iterator[str]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self.pairs)

    def weight(self, relation: str) -> float:
        """Return the weight of a relation; by default, a subtype has that of its main type."""
        universal = self._weights.get(universal_label(relation), UNKNOWN)
        return self._weights.get(relation, universal)

    def over(self, relations: Column) -> Floats:
        """Return the weight of the relation of each word."""
        weights = [self.weight(relation) for relation in relations.strings]
        return np.array(weights, dtype=np.float64)[relations.codes]


def read_weights(path: str) -> Weights:
    """Read a JSON object of weights, or lines of relation, white space, weight."""
    try:
        text = load(path).decode("utf-8")
    except UnicodeDecodeError:
        raise FileError(f"{path}: is not UTF-8; save it as UTF-8") from None
    weights = _from_json(path, text) if plain_suffix(path) == ".json" else _from_lines(path, text)
    if not weights:
        raise ReadError(f"{path}: there are no weights in it; is it complete?")
    return Weights.of(Path(path).name, weights)


def _from_json(path: str, text: str) -> dict[str, float]:
    remedy = 'write {"nsubj": 0.7, ...}, as `treeval.describe` can write it'
    try:
        weights = json.loads(text)
    except json.JSONDecodeError as error:
        raise ReadError(f"{path}:{error.lineno}: {error.msg}; {remedy}") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or endless brackets
        raise ReadError(f"{path}: it is not an object of numbers; {remedy}") from None
    if isinstance(weights, dict) and "averaged_wde" in weights:
        weights = weights["averaged_wde"]  # the whole document of `treeval treebank --json`
    if not isinstance(weights, dict) or not all(map(_is_number, weights.values())):
        raise ReadError(f"{path}: it is not an object of numbers; {remedy}")
    try:
        return {relation: float(weight) for relation, weight in weights.items()}
    except OverflowError:
        problem = f"{path}: a weight is too large"
        raise ReadError(f"{problem}; give a number from 0 to {_LARGEST:g}") from None


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _from_lines(path: str, text: str) -> dict[str, float]:
    weights: dict[str, float] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            relation, weight = line.split()
            weights[relation] = float(weight)
        except ValueError:
            problem = f"{line!r} is not a weight; write relation, tab, weight"
            raise ReadError(f"{path}:{number}: {problem}") from None
    return weights


# Word dependency entropies, averaged over the treebanks that the file names.
UD_WEIGHTS = replace(read_weights(str(Path(__file__).with_name("wde-ud.tsv"))), name="ud")


def weights_text(weights: Mapping[str, float], suffix: str) -> str:
    """Write weights as `read_weights` reads them: JSON, or the columns of ``ud_eval -w``."""
    if suffix == ".json":
        return json.dumps(dict(weights), ensure_ascii=False, indent=1) + "\n"
    return "".join(f"{relation}\t{weight!r}\n" for relation, weight in weights.items())
