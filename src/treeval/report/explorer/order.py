"""The order of sentences, for pages that hold only the first of them."""

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.metrics.columns import same_labels
from treeval.report.explorer.volume import Volume
from treeval.tree.pair import Pair


def ordered(volume: Volume) -> Ints:
    """Sort the sentences that are shown by the order of the volume; those without a value last."""
    name, rows = volume.order.removeprefix("-"), volume.chosen
    if name == "file":
        return rows[::-1] if volume.order.startswith("-") else rows
    values = _values(volume, name)[rows]
    rising = volume.order.startswith("-") == (name in ("errors", "share", "length"))
    keys = values if rising else -values
    return rows[np.argsort(np.where(np.isnan(keys), np.inf, keys), kind="stable")]


def _values(volume: Volume, name: str) -> Floats:
    lengths = np.diff(volume.layers[0].offsets).astype(np.float64)
    if name == "length":
        return lengths
    if name in ("errors", "share"):
        errors = _errors(volume)
        return errors / np.maximum(lengths, 1) if name == "share" else errors
    return next(one.values for one in volume.scores if one.name == name)


def _errors(volume: Volume) -> Floats:
    """Count the words that differ from the first layer, over all other layers."""
    total = np.zeros(len(volume.layers[0].offsets) - 1)
    for layer in volume.layers:
        if layer.pair is not None:
            total += layer.pair.sum_gold(_are_wrong(layer.pair, volume))
    return total


def _are_wrong(pair: Pair, volume: Volume) -> Bools:
    """Mark the gold words whose head or relation is wrong or that have no predicted word."""
    wrong = np.ones(pair.gold.words, dtype=np.bool_)
    wrong[pair.alignment.gold] = ~(pair.same_heads & same_labels(pair, volume.subtypes))
    return wrong if volume.counted is None else np.asarray(wrong & volume.counted)
