"""Volumes packed for a page; docs/explorer.md describes the format, and js/data.js reads it.

Strings are coded once for all layers, the most frequent first. In layers other than the first, 0
stands for the value of the aligned word of the first layer, so that what layers have in common
takes hardly any space.
"""

from __future__ import annotations

import base64
import gzip
import json
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.formats.sentence_text import sentence_text
from treeval.tree.column import Column
from treeval.tree.joined import place_of
from treeval.tree.treebank import ranges

if TYPE_CHECKING:
    from collections.abc import Mapping

    from treeval.arrays import Bools, Floats, Ints
    from treeval.report.explorer.volume import Facet, LabelledSpans, Layer, SentenceScore, Volume

_ALIGNMENT = 4  # bytes
_LEVEL = 6  # level 9 takes seven times as long and saves 3 %
VERSION = 1
_COLUMNS = ("form", "lemma", "upos", "xpos", "feats", "deprel", "deps", "misc")
_MULTIWORD = "token"  # forms of multiword tokens
_NOTHING = ("_", "")
_AS_BASIC = "="  # DEPS that only repeats HEAD and DEPREL
_SHADES, _NO_SHADE = 100, 255
_SHARES, _UNDEFINED = 10_000, 65_535  # a share is stored as a whole number of ten-thousandths


@dataclass(frozen=True)
class Packed:
    """A volume as a page holds it: its name, its number of sentences, and base64."""

    name: str
    sentences: int
    content: str


def packed(volume: Volume) -> Packed:
    """Pack the chosen sentences of a volume."""
    rows, container = volume.chosen, Container()
    parts = [_Part(layer, rows, volume.layers[0].offsets) for layer in volume.layers]
    partners = [_partners(part, parts[0]) for part in parts]
    strings, coded = _coded(parts, partners)
    first = volume.layers[0].treebank
    counted = None if volume.counted is None else volume.counted[parts[0].words]
    numbers = rows.tolist()
    begins = first.offsets[rows].tolist()
    header = {
        "version": VERSION,
        "sentences": len(rows),
        "gold": volume.has_gold,
        "subtypes": volume.subtypes,
        "order": volume.order,
        "ids": [first.origin.sentence_id(row) or "" for row in numbers],
        "texts": [sentence_text(first, row) for row in numbers],
        "numbers": container.store(_numbers(volume) + 1),
        "lines": container.store(np.array([first.origin.line(word) for word in begins], np.int64)),
        "strings": strings,
        "counted": None if counted is None else container.store(counted),
        "layers": [
            _layer(part, ours, codes, container)
            for part, ours, codes in zip(parts, partners, coded, strict=True)
        ],
        "measures": [_score(score, rows, container) for score in volume.scores],
        "facets": [_facet(facet, rows, container) for facet in volume.facets],
    }
    return Packed(volume.name, len(rows), container.sealed(header))


@dataclass(frozen=True, eq=False, repr=False)
class Container:
    """Arrays that have been stored so far; the header refers to them by number."""

    arrays: list[Any] = field(default_factory=list)

    def store(self, array: Ints | Bools | Floats) -> int:
        """Store an array in the smallest type that holds it, and return its number."""
        self.arrays.append(array.astype(_smallest(array)))
        return len(self.arrays) - 1

    def sealed(self, header: Mapping[str, Any]) -> str:
        """Join the header and the arrays, compress them, and write them in base64."""
        described = [[array.dtype.str[1:], len(array)] for array in self.arrays]
        text = json.dumps(
            {**header, "arrays": described}, ensure_ascii=False, separators=(",", ":")
        )
        head = _filled(text.encode(errors="replace"), b" ")
        parts = [len(head).to_bytes(_ALIGNMENT, "little"), head]
        parts += (_filled(array.tobytes(), b"\0") for array in self.arrays)
        return base64.b64encode(gzip.compress(b"".join(parts), _LEVEL, mtime=0)).decode()


def _smallest(array: Ints | Bools | Floats) -> str:
    if array.dtype.kind == "f":
        return "<f4"
    least, most = int(array.min(initial=0)), int(array.max(initial=0))
    for name in ("u1", "u2") if least >= 0 else ("i1", "i2"):
        if np.iinfo(name).min <= least and most <= np.iinfo(name).max:
            return f"<{name}"
    return "<u4" if least >= 0 else "<i4"


def _filled(part: bytes, by: bytes) -> bytes:
    return part + by * (-len(part) % _ALIGNMENT)


@dataclass(frozen=True, eq=False, repr=False)
class _Part:
    """The words of a layer that are in the chosen sentences."""

    layer: Layer
    rows: Ints
    first_offsets: Ints  # of the sentences of the first layer

    @cached_property
    def words(self) -> Ints:
        return ranges(self.layer.offsets[self.rows], self.lengths)

    @cached_property
    def lengths(self) -> Ints:
        return np.diff(self.layer.offsets)[self.rows]

    @cached_property
    def places(self) -> Ints:
        """The place of each word of the layer among the chosen words; -1 for others, and at -1."""
        places = np.full(self.layer.treebank.words + 1, -1, dtype=np.int64)
        places[self.words] = np.arange(len(self.words))
        return places

    @cached_property
    def begins(self) -> Ints:
        """For each chosen word, the first word of its sentence."""
        return np.repeat(self.layer.offsets[self.rows], self.lengths)

    def column(self, name: str) -> Column | None:
        """A column of the chosen words, as it is packed."""
        treebank = self.layer.treebank
        if name == _MULTIWORD:
            return treebank.multiwords.forms.take(self.multiwords)
        if name not in treebank.columns:
            return None
        column = treebank.columns[name]
        if all(string in _NOTHING for string in column.strings):
            return None
        return self._shortened_deps(column) if name == "deps" else column.take(self.words)

    def _shortened_deps(self, deps: Column) -> Column:
        """Write ``=`` for DEPS that only repeats HEAD and DEPREL."""
        treebank, words = self.layer.treebank, self.words
        labels = treebank.columns["deprel"]
        codes = (deps.codes[words], treebank.heads[words], labels.codes[words])
        sizes = (len(deps.strings), int(treebank.lengths.max(initial=0)) + 1, len(labels.strings))
        distinct, kinds = np.unique(np.ravel_multi_index(codes, sizes), return_inverse=True)
        written = zip(*(part.tolist() for part in np.unravel_index(distinct, sizes)), strict=True)
        strings = (
            _AS_BASIC
            if deps.strings[dep] == f"{head}:{labels.strings[label]}"
            else deps.strings[dep]
            for dep, head, label in written
        )
        return Column.of(strings).take(kinds.ravel())

    @cached_property
    def heads(self) -> Ints:
        """Heads within the sentence from 1, 0 for the root; others are in another sentence.

        The last word before the sentence is -1, and the first word after n words is n + 1.
        """
        parents = self.layer.treebank.parents[self.words]
        distances = parents - self.begins
        return np.where(parents < 0, 0, np.where(distances < 0, distances, distances + 1))

    @cached_property
    def has_own_numbers(self) -> bool:
        """Whether the sentences are those of the file, so that numbers in DEPS are valid."""
        return np.array_equal(self.layer.offsets, self.layer.treebank.offsets)

    @cached_property
    def multiwords(self) -> Ints:
        """The multiword tokens in the chosen sentences, in the order of the chosen words."""
        starts = self.places[self.layer.treebank.multiwords.first]
        kept = np.flatnonzero(starts >= 0)
        return kept[np.argsort(starts[kept])]


def _numbers(volume: Volume) -> Ints:
    """The places of the sentences in their file, of which the treebank may be an excerpt."""
    if volume.numbers is not None:
        return volume.numbers[volume.chosen]
    origin = volume.layers[0].treebank.origin
    places = [place_of(origin, row).sentence for row in volume.chosen.tolist()]
    # Sentences of several files are numbered consecutively, so that each has its own number.
    return np.array(places if len(set(places)) == len(places) else volume.chosen, dtype=np.int64)


def _partners(part: _Part, first: _Part) -> Ints:
    """The place of the aligned word of the first layer for each chosen word, -1 for none."""
    return first.places[part.layer.partners[part.words]]


def _coded(
    parts: list[_Part], partners: list[Ints]
) -> tuple[dict[str, list[str]], list[dict[str, Ints]]]:
    """Code every column of all layers by one list of strings; 0 stands for the partner's value."""
    strings: dict[str, list[str]] = {}
    coded: list[dict[str, Ints]] = [{} for _ in parts]
    for name in (*_COLUMNS, _MULTIWORD):
        columns = {at: part.column(name) for at, part in enumerate(parts)}
        present = {at: column for at, column in columns.items() if column is not None}
        if present:
            strings[name], codes = _together(list(present.values()))
            for at, numbers in zip(present, codes, strict=True):
                ours = codes[0] if at and 0 in present and name != _MULTIWORD else None
                coded[at][name] = (
                    numbers if ours is None else _shortened(numbers, ours, partners[at])
                )
    return strings, coded


def _shortened(codes: Ints, ours: Ints, partners: Ints) -> Ints:
    """Replace values that are those of the aligned words of the first layer by 0."""
    aligned = partners >= 0
    same = np.zeros(len(codes), dtype=np.bool_)
    same[aligned] = codes[aligned] == ours[partners[aligned]]
    return np.where(same, 0, codes + 1)


def _together(columns: list[Column]) -> tuple[list[str], list[Ints]]:
    """Give several columns one list of strings, without strings that do not occur."""
    known: dict[str, int] = {}
    translated = []
    for column in columns:
        places = [known.setdefault(string, len(known)) for string in column.strings]
        translated.append(np.array(places, dtype=np.int64)[column.codes])
    counts = np.bincount(np.concatenate(translated), minlength=len(known))
    order = np.argsort(-counts, kind="stable")[: np.count_nonzero(counts)]
    renumbered = np.zeros(len(known), dtype=np.int64)
    renumbered[order] = np.arange(len(order))
    names = list(known)
    return [names[index] for index in order.tolist()], [renumbered[codes] for codes in translated]


def _layer(
    part: _Part, partners: Ints, codes: dict[str, Ints], container: Container
) -> dict[str, Any]:
    layer, store = part.layer, container.store
    same_words = np.array_equal(partners, np.arange(len(partners)))
    return {
        "name": layer.name,
        "lengths": store(part.lengths),
        "partners": None if same_words else store(_within(part, partners)),
        "heads": store(_shortened_heads(part)),
        "columns": {name: store(numbers) for name, numbers in codes.items() if name != _MULTIWORD},
        "tokens": _tokens(part, codes[_MULTIWORD], container),
        "numbered": part.has_own_numbers,
        "empty": _empty_nodes(part, container),
        "shades": None if layer.shades is None else store(_shades(layer.shades[part.words])),
        "shadesMean": layer.shades_mean,
        "notes": None if layer.notes is None else _values(layer.notes.take(part.words), container),
        "spans": None if layer.spans is None else _spans(layer.spans, part, container),
    }


def _within(part: _Part, partners: Ints) -> Ints:
    """Count partners from 1 within their sentences; 0 is none."""
    lengths = np.diff(part.first_offsets)[part.rows]
    begins = np.repeat(np.cumsum(lengths) - lengths, part.lengths)
    return np.where(partners < 0, 0, partners - begins + 1)


def _shortened_heads(part: _Part) -> Ints:
    """Heads, as in `_shortened`: 0 if the head is that of the partner, otherwise one more."""
    pair = part.layer.pair
    if pair is None:
        return part.heads
    same = np.zeros(pair.predicted.words, dtype=np.bool_)
    same[pair.alignment.predicted] = pair.same_heads
    heads = part.heads
    return np.where(same[part.words], 0, np.where(heads < 0, heads, heads + 1))


def _tokens(part: _Part, forms: Ints, container: Container) -> dict[str, int] | None:
    """Multiword tokens: for each word the size of the token that starts there, and the forms."""
    if not len(part.multiwords):
        return None
    tokens = part.layer.treebank.multiwords
    sizes = np.zeros(len(part.words), dtype=np.int64)
    sizes[part.places[tokens.first[part.multiwords]]] = (tokens.end - tokens.first)[part.multiwords]
    return {"sizes": container.store(sizes), "forms": container.store(forms)}


def _empty_nodes(part: _Part, container: Container) -> dict[str, Any] | None:
    nodes = part.layer.treebank.empty_nodes
    if not len(nodes) or not part.has_own_numbers:
        return None
    places = np.full(len(part.layer.treebank), -1, dtype=np.int64)
    places[part.rows] = np.arange(len(part.rows))
    rows = places[nodes.sentences]
    kept = np.flatnonzero(rows >= 0).tolist()
    return {
        "sentences": container.store(rows[rows >= 0]),
        "ids": [nodes.ids[node] for node in kept],
        "deps": [nodes.deps[node] for node in kept],
        "forms": [nodes.forms[node] for node in kept] if nodes.forms else [],
    }


def _spans(spans: LabelledSpans, part: _Part, container: Container) -> dict[str, Any]:
    """Spans within their sentences: the number per sentence, labels, first words and lengths."""
    counts = np.diff(spans.offsets)[part.rows]
    chosen = ranges(spans.offsets[part.rows], counts)
    begins = np.repeat(part.layer.offsets[part.rows], counts)
    runs = {
        str(index): [[first - begin, end - begin] for first, end in spans.runs[span]]
        for index, (span, begin) in enumerate(zip(chosen.tolist(), begins.tolist(), strict=True))
        if span in spans.runs
    }
    return {
        "counts": container.store(counts),
        "labels": _values(spans.labels.take(chosen), container),
        "first": container.store(spans.first[chosen] - begins),
        "sizes": container.store((spans.end - spans.first)[chosen]),
        "runs": runs,
    }


def _shades(shades: Floats) -> Ints:
    known = np.where(np.isnan(shades), 0, np.clip(shades, 0, 1))
    return np.where(np.isnan(shades), _NO_SHADE, np.rint(_SHADES * known)).astype(np.int64)


def _score(score: SentenceScore, rows: Ints, container: Container) -> dict[str, Any]:
    values = score.values[rows]
    if score.is_share:
        known = np.where(np.isnan(values), 0, np.clip(values, 0, 1))
        values = np.where(np.isnan(values), _UNDEFINED, np.rint(_SHARES * known)).astype(np.int64)
    return {
        "name": score.name,
        "layer": score.layer,
        "share": score.is_share,
        "values": container.store(values),
    }


def _facet(facet: Facet, rows: Ints, container: Container) -> dict[str, Any]:
    return {"name": facet.name, **_values(facet.values.take(rows), container)}


def _values(column: Column, container: Container) -> dict[str, Any]:
    strings, (codes,) = _together([column])
    return {"strings": strings, "codes": container.store(codes)}
