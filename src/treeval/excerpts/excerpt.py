"""Parts of treebanks: the functions behind `treeval split`, `treeval sample`, `treeval filter`.

A part is given as a number of sentences, a share, or the rest; documents can be kept whole.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import SettingError
from treeval.excerpts.query import Query
from treeval.excerpts.result import Division, Part, part_of
from treeval.formats.conll import Document
from treeval.settings.conversion import DivisionSettings, FilterSettings
from treeval.settings.setting import IDLE_SEED
from treeval.signature import Signature
from treeval.sources.names import split_name, things_in
from treeval.sources.source import Source
from treeval.tree.constituents import Trees
from treeval.tree.treebank import Treebank
from treeval.version import __version__

_NEW = "newdoc"

REST = "rest"
_SIZE = re.compile(r"(\d+(?:\.\d+)?)(%?)")
_DIVISION, _FILTER = DivisionSettings(), FilterSettings()
SAMPLE, KEPT = "sample", "kept"
_NO_DOCUMENTS = "{}: there are no # newdoc comments, so every sentence is taken by itself"


def documents_of(trees: Trees) -> Ints | None:
    """Number the document of each sentence, from 0; None if the file does not divide them."""
    origin = trees.origin
    if not isinstance(origin, Document):
        return None
    starts = [any(map(_is_new, origin.comments(number))) for number in range(len(trees))]
    if not any(starts):
        return None
    # Sentences before the first comment are a document, too.
    return np.cumsum(starts) - bool(starts[0])


def _is_new(comment: str) -> bool:
    words = comment.removeprefix("#").split()
    return bool(words) and words[0] == _NEW


@dataclass(frozen=True)
class Size:
    """A number of sentences or words, a share of all of them, or the rest."""

    number: float | None  # None for the rest
    is_share: bool = False

    @staticmethod
    def of(given: object) -> "Size":
        """Read ``500``, ``10%`` or ``rest``."""
        text = str(given).strip()
        if text == REST:
            return Size(None)
        found = _SIZE.fullmatch(text)
        number = float(found[1]) if found else 0.0
        is_share = bool(found and found[2])
        if not number or (is_share and number > 100) or not (is_share or number.is_integer()):
            raise SettingError(
                f"{text!r} is not a size; write a number such as 500, a share such as 10%, or rest"
            )
        return Size(number, is_share)

    def target(self, total: int) -> float:
        """Give the number of sentences or words that is wanted, out of so many."""
        if self.number is None:
            return float("inf")
        return self.number * total / 100 if self.is_share else self.number


def require_enough(sizes: Mapping[str, Size], total: int, unit: str) -> None:
    """Refuse sizes that add up to more than there is, and two rests."""
    if sum(size.number is None for size in sizes.values()) > 1:
        raise SettingError(f"two parts are the {REST}; give at least one of them a size")
    wanted = sum(size.target(total) for size in sizes.values() if size.number is not None)
    if wanted > total + 1e-6:
        raise SettingError(f"the parts need {wanted:g} {unit}, but there are {total}; choose less")


def allotted(sizes: Mapping[str, Size], worth: Ints, order: Ints) -> dict[str, Ints]:
    """Give units to parts in the given order; a part ends where it is nearest to its size.

    ``worth`` is the number of sentences or words of each unit. The rest gets what is left.
    """
    total, place = int(worth.sum()), 0
    before = np.append(0, np.cumsum(worth[order]))
    found: dict[str, Ints] = {}
    # Each part ends near the sum of all sizes so far, so that roundings do not add up.
    wanted = 0.0
    for name, size in sizes.items():
        if size.number is None:
            continue
        wanted += size.target(total)
        end = max(place, int(np.argmin(np.abs(before - wanted))))
        found[name] = np.sort(order[place:end])
        place = end
    left = np.sort(order[place:])
    return {name: found.get(name, left) for name in sizes}


def split(
    source: Any, parts: Any, settings: DivisionSettings = _DIVISION, **changes: Any
) -> Division:
    """Split a treebank into parts, such as training and test data, at random.

    ``parts`` is a mapping from names to sizes, or a list of ``NAME=SIZE``. A size is a number of
    sentences, a share such as ``80%``, or ``rest``. Documents (``# newdoc``) are not divided.

    >>> found = treeval.split("gold/en.conllu", {"train": "80%", "test": "rest"})
    >>> len(found["train"].sentences), found["train"].documents, found["test"].documents
    (21, 4, 1)

    ``found.write({"train": "train.conllu"})`` writes parts; each sentence stays as it is in the
    file.

    See `DivisionSettings` for what can be set.
    """
    chosen = DivisionSettings.of(settings, changes)
    sizes = {name: Size.of(size) for name, size in _named_sizes(parts).items()}
    return _divided(source, sizes, chosen)


def sample(
    source: Any, size: Any, settings: DivisionSettings = _DIVISION, **changes: Any
) -> Division:
    """Draw sentences of a treebank at random: a number of them, or a share such as ``10%``.

    The result has the parts ``sample`` and ``rest``.

    >>> found = treeval.sample("gold/en.conllu", 5, documents=False)
    >>> len(found["sample"].sentences), len(found["rest"].sentences)
    (5, 20)

    See `DivisionSettings` for what can be set.
    """
    chosen = DivisionSettings.of(settings, changes)
    wanted = Size.of(size)
    if wanted.number is None:
        raise SettingError("the sample needs a size; write a number or a share such as 10%")
    return _divided(source, {SAMPLE: wanted, REST: Size(None)}, chosen)


def filter_sentences(source: Any, settings: FilterSettings = _FILTER, **changes: Any) -> Division:
    """Choose the sentences of a treebank that a query finds, or that have a length or a name.

    The result has the parts ``kept`` and ``rest``. Queries are those of the explorer.

    >>> found = treeval.filter_sentences("gold/en.conllu", query="nsubj>VERB -obj>*")
    >>> len(found["kept"].sentences), found["kept"].words
    (9, 147)

    See `FilterSettings` for what can be set.
    """
    chosen = FilterSettings.of(settings, changes)
    query = None if chosen.query is None else Query.of(chosen.query)
    given = Source.of(source, chosen.files).readable
    documents = documents_of(given.trees)
    fits = _fitting(given, query, chosen)
    if chosen.reject:
        fits = ~fits
    remarks = []
    if chosen.whole_documents:
        fits = _whole(fits, documents)
        remarks = [] if documents is not None else [_NO_DOCUMENTS.format(given.path)]
    rows = {KEPT: np.flatnonzero(fits), REST: np.flatnonzero(~fits)}
    told = {
        "query": chosen.query,
        "min": chosen.min_length,
        "len": chosen.max_length,
        "reject": chosen.reject or None,
        "docs": "whole" if chosen.whole_documents else None,
    }
    parts = _parts(given, rows, documents, chosen.files.encoding)
    return Division(given, parts, _signature(given, told), tuple(remarks))


def _divided(source: Any, sizes: Mapping[str, Size], settings: DivisionSettings) -> Division:
    given = Source.of(source, settings.files).readable
    documents = documents_of(given.trees)
    units: Ints = np.arange(len(given.trees))
    remarks = []
    if settings.documents and documents is None:
        remarks.append(_NO_DOCUMENTS.format(given.path))
    elif settings.documents and documents is not None:
        units = documents
    if settings.take == "first" and settings.differing(["seed"]):
        remarks.append(IDLE_SEED)
    lengths = given.trees.lengths
    worth = np.ones(len(units), dtype=np.int64) if settings.unit == "sentences" else lengths
    per_unit = np.bincount(units, worth).astype(np.int64)
    require_enough(sizes, int(per_unit.sum()), settings.unit)
    order = np.arange(len(per_unit))
    if settings.take == "random":
        order = np.random.default_rng(settings.seed).permutation(len(per_unit))
    chosen = allotted(sizes, per_unit, order)
    rows = {name: np.flatnonzero(np.isin(units, of)) for name, of in chosen.items()}
    empty = [name for name, of in rows.items() if not len(of)]
    remarks += [f"{name}: has no sentences; {_remedy(units)}" for name in empty]
    told = {
        "take": settings.take,
        "seed": settings.seed if settings.take == "random" else None,
        "unit": settings.unit,
        "docs": "whole" if settings.documents and documents is not None else None,
    }
    parts = _parts(given, rows, documents, settings.files.encoding)
    return Division(given, parts, _signature(given, told), tuple(remarks))


def _remedy(units: Ints) -> str:
    """Say what helps against an empty part: documents may be too large for the sizes."""
    if len(np.unique(units)) == len(units):
        return "choose a larger size"
    return "documents are not divided; choose a larger size, or turn `documents=` off"


def _parts(
    given: Source, rows: Mapping[str, Ints], documents: Ints | None, encoding: str
) -> tuple[Part, ...]:
    return tuple(part_of(name, given, of, documents, encoding) for name, of in rows.items())


def _signature(given: Source, told: Mapping[str, object]) -> Signature:
    hashed = {"source": given.sha256[:6] if given.sha256 else None, "v": __version__}
    parts = {name: str(value) for name, value in {**told, **hashed}.items() if value is not None}
    return Signature().joined(parts)


def _named_sizes(parts: Any) -> dict[str, Any]:
    if isinstance(parts, Mapping):
        found = {str(name): size for name, size in parts.items()}
    else:
        pairs = [split_name(str(one)) for one in things_in(parts)]
        unnamed = [size for name, size in pairs if not name]
        if unnamed:
            raise SettingError(f"{unnamed[0]}: no size; write NAME=SIZE, such as train.conllu=80%")
        found = dict(pairs)
        if len(found) < len(pairs):
            raise SettingError("two parts have the same name; give each one its own")
    if not found:
        raise SettingError("there are no parts; name at least one, such as train.conllu=80%")
    return found


def _fitting(given: Source, query: Query | None, settings: FilterSettings) -> Bools:
    trees, most = given.trees, settings.max_length
    fits = trees.lengths >= (settings.min_length or 0)
    if most is not None:
        fits &= trees.lengths <= most
    if query is not None:
        if not isinstance(trees, Treebank):
            problem = "queries are about dependencies, but these are constituents; leave it out"
            raise SettingError(problem, setting="query")
        fits &= query.found_in(trees)
    if settings.ids:
        fits &= _called(trees, settings.ids)
    return np.asarray(fits)


def _called(trees: Any, names: tuple[str, ...]) -> Bools:
    """Find sentences by their sent_id; every name must be there."""
    wanted = {str(name): False for name in names}
    chosen = np.zeros(len(trees), dtype=np.bool_)
    for number in range(len(trees)):
        name = trees.origin.sentence_id(number)
        if name in wanted:
            chosen[number] = wanted[name] = True
    unknown = [name for name, is_there in wanted.items() if not is_there]
    if unknown:
        raise SettingError(
            f"{trees.origin.path}: no sentence is called {unknown[0]}; check its name",
            setting="ids",
        )
    return chosen


def _whole(fits: Bools, documents: Ints | None) -> Bools:
    if documents is None:
        return fits
    return np.asarray(np.isin(documents, documents[fits]))
