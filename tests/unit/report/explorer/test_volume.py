"""Volumes: sentences, layers, and which of them a page holds."""

import numpy as np
import pytest

import treeval
from sample import ALDER, GOLD
from treeval.report.explorer.volume import Layer, SentenceScore, Volume


@pytest.fixture(scope="module")
def volume() -> Volume:
    gold = treeval.read(GOLD)
    system = Layer.aligned("alder", treeval.pair(gold, treeval.read(ALDER)))
    scores = SentenceScore("LAS", np.linspace(0, 1, len(gold)), "alder")
    return Volume((Layer("gold", gold), system), scores=(scores,))


def by(order: str, volume: Volume, most: int) -> list[int]:
    return Volume(volume.layers, scores=volume.scores, order=order).limited(most).chosen.tolist()


def test_a_limited_volume_keeps_the_sentences_with_most_errors(volume: Volume) -> None:
    (found,) = treeval.errors_of(GOLD, ALDER).mistakes
    errors = [found.judged(row).errors for row in volume.chosen.tolist()]
    worst = sorted(range(len(errors)), key=lambda row: (-errors[row], row))
    assert volume.limited(4).chosen.tolist() == sorted(worst[:4])
    assert volume.limited(100) is volume


def test_a_limited_volume_keeps_the_first_of_its_order(volume: Volume) -> None:
    assert by("file", volume, 3) == [0, 1, 2]
    assert by("LAS", volume, 3) == [0, 1, 2]  # lowest first; they rise
    assert by("-LAS", volume, 3) == [22, 23, 24]
    lengths = volume.layers[0].treebank.lengths
    assert by("length", volume, 1) == [int(np.argmax(lengths))]
    assert by("-length", volume, 1) == [int(np.argmin(lengths))]


def test_a_layer_knows_its_sentences_and_partners(volume: Volume) -> None:
    gold, system = volume.layers
    assert gold.partners.tolist() == list(range(404))
    assert len(system.partners) == system.treebank.words
    assert len(system.offsets) == len(gold.offsets)
