"""The kernels of the models of heads and labels, for arrays of numpy."""

from typing import Any

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.kernels.arcs.arrays import (
    CLASSES,
    FEATURES_OF_ARCS,
    MOST,
    ArcSentences,
    ArcWeights,
    Hashes,
)
from treeval.kernels.machine_code import MachineCode

_WHOLE = "int64"
_NO_HEAD = -2
_SENTENCES = ("int64*", "int32*", "uint64*", "int32*", "int64*", "int32*", "int32*", _WHOLE)
_CHOSEN = ("int64*", _WHOLE)
_TABLES = ("uint8*", _WHOLE, "float32*", "uint64*")
_CANDIDATES = ("int64*", "float32*", "uint32*", "uint64*")

COUNT_TYPES = MachineCode(
    "treeval.kernels.arcs.heads:count_types",
    *("int64*", "int32*", "int32*", *_CHOSEN, _WHOLE, "int64*", "int64*"),
)
TRAIN_HEADS = MachineCode(
    "treeval.kernels.arcs.heads:train_heads",
    *(*_SENTENCES, *_CHOSEN, *_TABLES, *_CANDIDATES, _WHOLE, _WHOLE),
)
HEAD_SHARES = MachineCode(
    "treeval.kernels.arcs.heads:head_shares",
    *(*_SENTENCES, *_CHOSEN, *_TABLES, *_CANDIDATES, "float64*", "int32*", "float64*"),
)
TRAIN_LABELS = MachineCode(
    "treeval.kernels.arcs.labels:train_labels",
    *("int32*", _WHOLE, "int32*", "int64*", *_CHOSEN, "float32*", _WHOLE, _WHOLE, _WHOLE),
    *("float32*", "float32*", "int64*"),
)
LABEL_SHARES = MachineCode(
    "treeval.kernels.arcs.labels:label_shares",
    *("int32*", _WHOLE, "int32*", _WHOLE, "float32*", _WHOLE, "float32*"),
    *("float64*", "int32*", "float64*"),
)


def count_types(data: ArcSentences, sentences: Ints, number: int) -> tuple[Ints, Ints]:
    """Count arcs, and pairs of words near each other, by tags, side and class of distance."""
    arcs, pairs = np.zeros((2, number, number, 2, CLASSES), dtype=np.int64)
    COUNT_TYPES(data.offsets, data.heads, data.tags, *_chosen(sentences), number, arcs, pairs)
    return arcs, pairs


def train_heads(
    data: ArcSentences,
    sentences: Ints,
    usual: Bools,
    weights: ArcWeights,
    *,
    begin: int,
    total: int,
    draws: Hashes,
) -> None:
    """Take one gradient step per word, sentence by sentence in the order given.

    ``begin`` of the ``total`` number of sentences were seen in earlier epochs. ``draws`` holds the
    state of the random numbers.
    """
    tables = usual.view(np.uint8), len(usual), weights, draws
    TRAIN_HEADS(*_sentences(data), *_chosen(sentences), *tables, *_candidates(), begin, total)


def head_shares(
    data: ArcSentences, sentences: Ints, usual: Bools, weights: ArcWeights
) -> tuple[Floats, Ints, Floats]:
    """Give the probability of each head, the best other head, and its probability.

    The order is that of the words of the sentences given.
    """
    words = int((data.offsets[sentences + 1] - data.offsets[sentences]).sum())
    of_head, others = np.zeros((2, words))
    best = np.full(words, _NO_HEAD, dtype=np.int32)
    tables = usual.view(np.uint8), len(usual), weights, np.ones(1, np.uint64)
    HEAD_SHARES(
        *(*_sentences(data), *_chosen(sentences), *tables, *_candidates()), of_head, best, others
    )
    return of_head, best, others


def train_labels(
    rows: Ints,
    labels: Ints,
    offsets: Ints,
    sentences: Ints,
    weights: ArcWeights,
    *,
    begin: int,
    total: int,
) -> None:
    """Take one gradient step per word, sentence by sentence in the order given.

    ``begin`` of the ``total`` number of sentences were seen in earlier epochs.
    """
    number = weights.shape[1]
    shares, steps = np.zeros((2, number), dtype=np.float32)
    TRAIN_LABELS(
        *(rows, rows.shape[1], labels, offsets, *_chosen(sentences)),
        *(weights, number, begin, total, shares, steps, np.zeros(number, dtype=np.int64)),
    )


def label_shares(rows: Ints, labels: Ints, weights: ArcWeights) -> tuple[Floats, Ints, Floats]:
    """Give the probability of each word's label, the best other label, and its probability."""
    number = weights.shape[1]
    of_label, others = np.zeros((2, len(labels)))
    best = np.full(len(labels), -1, dtype=np.int32)
    LABEL_SHARES(
        *(rows, rows.shape[1], labels, len(labels), weights, number),
        *(np.zeros(number, dtype=np.float32), of_label, best, others),
    )
    return of_label, best, others


def _sentences(data: ArcSentences) -> tuple[Any, ...]:
    """All arrays, and the row of the root in the codes."""
    return *data, len(data.codes) - 1


def _chosen(sentences: Ints) -> tuple[Ints, int]:
    return np.ascontiguousarray(sentences, np.int64), len(sentences)


def _candidates() -> tuple[Any, ...]:
    """Room for the candidates of one word."""
    return (
        np.zeros(MOST, dtype=np.int64),
        np.zeros(MOST, dtype=np.float32),
        np.zeros((MOST, FEATURES_OF_ARCS), dtype=np.uint32),
        np.zeros(FEATURES_OF_ARCS, dtype=np.uint64),
    )
