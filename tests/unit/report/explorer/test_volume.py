"""Volumes: sentences, layers, and which of them a page holds."""

import numpy as np
import pytest

import treeval
from files import constituents
from sample import ALDER, GOLD
from treeval.report.explorer.packing import packed
from treeval.report.explorer.volume import Layer, SentenceScore, Volume, phrase_layer
from volumes import ReadVolume


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


def spans(text: str, format: str = "brackets") -> list[tuple[str, int, int]]:
    volume = ReadVolume(
        packed(Volume((phrase_layer("trees", constituents(text, format)),))).content
    )
    (layer,) = volume.header["layers"]
    found = layer["spans"]
    labels = [found["labels"]["strings"][code] for code in volume.arrays[found["labels"]["codes"]]]
    columns = (labels, *(volume.arrays[found[name]].tolist() for name in ("first", "sizes")))
    return list(zip(*columns, strict=True))


def test_phrases_are_spans_of_their_sentences() -> None:
    one = "(S (NP (DT the) (NN dog)) (VP (VBZ barks)))\n"
    expected = [("S", 0, 3), ("NP", 0, 2), ("VP", 2, 1)]
    assert spans(one) == expected
    assert spans(one + one) == expected * 2


def test_words_are_written_as_in_the_text() -> None:
    trees = constituents("(S (-LRB- -LRB-) (NN dog))")
    volume = ReadVolume(packed(Volume((phrase_layer("trees", trees),))).content)
    assert volume.strings(0, "form") == ["(", "dog"]
    assert volume.strings(0, "xpos") == ["-LRB-", "NN"]


def test_phrases_with_gaps_have_runs() -> None:
    trees = constituents("(S (VP (VB 0=wake) (RP 2=up)) (NP (PRP 1=him)))\n", "discbracket")
    volume = ReadVolume(packed(Volume((phrase_layer("trees", trees),))).content)
    (layer,) = volume.header["layers"]
    assert layer["spans"]["runs"] == {"1": [[0, 1], [2, 3]]}
