"""WLAS: labelled attachment in which every word has the weight of its gold relation.

Weights are those of treeval, from files of JSON or two columns, or computed from a treebank as word
dependency entropy, which says how freely words vary in a relation, between 0 and 1.
"""

import hashlib
import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.errors import FileError, ReadError, SettingError
from treeval.formats.files import load, plain_suffix
from treeval.formats.reading import read
from treeval.formats.registry import format_by_suffix
from treeval.metrics.attachment import AttachmentScore
from treeval.metrics.columns import labels, universal_label
from treeval.metrics.f_score import Judgement
from treeval.settings.choices import Subtypes
from treeval.tree.column import Column
from treeval.tree.pair import Pair
from treeval.tree.problems import require_words
from treeval.tree.treebank import Treebank

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


def forms(treebank: Treebank, *, lowercase: bool = False) -> Column:
    """Word forms as written, or lower-cased."""
    written = treebank.column("form")
    return written.map(str.lower) if lowercase else written


def word_dependency_entropy(
    treebank: Treebank, *, subtypes: Subtypes = "strip", lowercase: bool = False
) -> dict[str, float]:
    """Compute the WDE of every relation of a treebank."""
    return relation_entropies(labels(treebank, subtypes), forms(treebank, lowercase=lowercase))


def relation_entropies(relations: Column, words: Column) -> dict[str, float]:
    """Divide the entropy of the words in each relation by the log of the vocabulary size.

    H(p(w | r)) / log n_w, where n_w is the number of distinct words; 0 if there is only one.
    """
    together = relations.codes.astype(np.int64) * len(words.strings) + words.codes
    kinds, counts = np.unique(together, return_counts=True)
    vocabulary = int(np.count_nonzero(np.bincount(words.codes)))
    relation_of_kind = kinds // max(1, len(words.strings))
    return entropies_of_counts(relations.strings, relation_of_kind, counts, vocabulary)


def entropies_of_counts(
    names: Sequence[str], relations: Ints, counts: Ints, vocabulary: int
) -> dict[str, float]:
    """Compute the WDE from the number of times that each word has each relation.

    The relations are codes, one per count. The same counts give the same digits in any order.
    """
    most = int(counts.max(initial=0)) + 1
    kinds, times = np.unique(relations * most + counts, return_counts=True)
    relation, count = np.divmod(kinds, most)
    totals = np.bincount(relation, times * count, minlength=len(names))
    # -sum(c/n * log(c/n)) = log n - sum(c * log c) / n
    sums = np.bincount(relation, times * (count * np.log(count)), minlength=len(names))
    present = np.flatnonzero(totals)
    entropies = np.log(totals[present]) - sums[present] / totals[present]
    # Rounding must not cross the bounds, and a single word has an entropy of 0.
    shares = np.clip(entropies / np.log(max(2, vocabulary)), 0.0, 1.0)
    by_name = zip((names[code] for code in present.tolist()), shares.tolist(), strict=True)
    return dict(sorted(by_name))


def averaged_wde(tables: Iterable[Mapping[str, float]]) -> dict[str, float]:
    """Average the WDE of each relation over treebanks; one without the relation contributes 0.5."""
    given = list(tables)
    relations = sorted({relation for table in given for relation in table})
    return {
        relation: float(np.mean([table.get(relation, UNKNOWN) for table in given]))
        for relation in relations
    }


def load_weights(
    given: Any, gold: Treebank | None = None, *, subtypes: Subtypes = "strip"
) -> Weights:
    """Load weights for WLAS: ``ud``, ``self`` from the gold trees, a treebank's WDE, or a file."""
    if isinstance(given, Mapping):
        return given if isinstance(given, Weights) else Weights.of("given", given)
    if not isinstance(given, str | PathLike):
        raise SettingError("choose ud or self, or give weights or a file", setting="weights")
    name = fspath(given)
    if name == UD_WEIGHTS.name:
        return UD_WEIGHTS
    if name == "self":
        if gold is None:
            problem = "self is the WDE of the gold trees, but there are none; choose ud or a file"
            raise SettingError(problem, setting="weights")
        return Weights.of("self", word_dependency_entropy(gold, subtypes=subtypes))
    shown = format_by_suffix(name)
    if shown is not None and shown.holds == "dependencies":
        treebank = read(name)
        require_words(name, treebank.words)
        wde = word_dependency_entropy(treebank, subtypes=subtypes)
        return Weights.of(f"wde({Path(name).name})", wde)
    return read_weights(name)


@dataclass(frozen=True)
class WeightedAttachmentScore(AttachmentScore):
    """Weight of the correctly attached words over the weight of all words.

    Gold relations give the weights. Only if some word is on one side alone, predicted words have
    the weights of their own relations, for precision.
    """

    weights: Weights = UD_WEIGHTS

    counted: ClassVar[tuple[str, ...]] = (*AttachmentScore.counted, "unaligned")

    def judge(self, pair: Pair) -> Judgement:
        judged = super().judge(pair)
        gold, predicted = (
            self.weights.over(labels(side, self.subtypes)) for side in (pair.gold, pair.predicted)
        )
        return Judgement(judged.correct, judged.gold * gold, judged.predicted * predicted)

    def count(self, pair: Pair) -> Floats:
        # An aligned predicted word may begin in another gold sentence than its gold word.
        alone_in_gold = pair.alignment.predicted_of_gold[:-1] < 0
        alone_in_predicted = pair.alignment.gold_of_predicted[:-1] < 0
        unaligned = pair.sum_gold(alone_in_gold) + pair.sum_predicted(alone_in_predicted)
        return np.column_stack([super().count(pair), unaligned])

    def score(self, totals: Floats) -> Floats:
        return super().score(_same_weights(totals))

    def measures(self, totals: Floats) -> dict[str, Floats]:
        return super().measures(_same_weights(totals))


def _same_weights(totals: Floats) -> Floats:
    """Give predicted words the weights of the gold words where both have the same words."""
    totals = np.array(totals)
    totals[..., 1] = np.where(totals[..., 4] == 0, totals[..., 2], totals[..., 1])
    return totals


WLAS = WeightedAttachmentScore("WLAS")
