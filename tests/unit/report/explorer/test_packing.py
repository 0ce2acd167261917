"""What a page holds of sentences: all values, difference-coded, in little space."""

import numpy as np
import pytest

import treeval
from files import conllu, dependencies
from sample import ALDER, GOLD
from treeval.report.explorer.packing import packed
from treeval.report.explorer.volume import Facet, Layer, SentenceScore, Volume
from treeval.tree.column import Column
from volumes import ReadVolume


@pytest.fixture(scope="module")
def gold() -> treeval.Treebank:
    return treeval.read(GOLD)


@pytest.fixture(scope="module")
def alder(gold: treeval.Treebank) -> Layer:
    return Layer.aligned("alder", treeval.pair(gold, treeval.read(ALDER)))


def read(volume: Volume) -> ReadVolume:
    return ReadVolume(packed(volume).content)


def test_all_columns_of_all_layers_come_back(gold: treeval.Treebank, alder: Layer) -> None:
    volume = read(Volume((Layer("gold", gold), alder)))
    for place, layer in enumerate((gold, alder.treebank)):
        for name in ("form", "lemma", "upos", "xpos", "feats", "deprel", "misc"):
            if name in volume.header["layers"][place]["columns"]:
                assert volume.strings(place, name) == list(layer.columns[name])


def test_heads_that_are_right_are_zero(gold: treeval.Treebank, alder: Layer) -> None:
    volume = read(Volume((Layer("gold", gold), alder)))
    first, second = (volume.arrays[layer["heads"]] for layer in volume.header["layers"])
    assert first.tolist() == gold.heads.tolist()
    assert alder.pair is not None
    same = alder.pair.alignment.predicted[alder.pair.same_heads]
    assert np.flatnonzero(second == 0).tolist() == same.tolist()
    wrong = np.flatnonzero(second)
    begins = np.repeat(alder.offsets[:-1], np.diff(alder.offsets))[wrong]
    heads = alder.treebank.parents[wrong]
    distances = heads - begins  # negative for heads in the sentence before
    inside = np.where(distances < 0, distances, distances + 2)
    assert second[wrong].tolist() == np.where(heads < 0, 1, inside).tolist()


def test_enhanced_graphs_and_empty_nodes_are_there(gold: treeval.Treebank) -> None:
    text = (
        "1\ta\t_\t_\t_\t_\t0\troot\t0:root\t_\n"
        "2\tb\t_\t_\t_\t_\t1\tobj\t1:obj|2.1:x\t_\n"
        "2.1\te\t_\t_\t_\t_\t_\t_\t1:conj\t_\n\n"
    )
    del gold
    volume = read(Volume((Layer("gold", dependencies(text)),)))
    (layer,) = volume.header["layers"]
    assert volume.strings(0, "deps") == ["=", "1:obj|2.1:x"]
    assert (layer["empty"]["ids"], layer["empty"]["forms"]) == (["2.1"], ["e"])
    assert layer["empty"]["deps"] == ["1:conj"]


def test_words_of_other_segmentations_have_partners_or_none() -> None:
    gold = dependencies(conllu([0, 1, 1], forms="a bc d"))
    system = dependencies(conllu([0, 1, 1, 1], forms="a b c d"))
    both = treeval.pair(gold, system)
    volume = read(Volume((Layer("gold", gold), Layer.aligned("x", both))))
    layer = volume.header["layers"][1]
    assert volume.arrays[layer["partners"]].tolist() == [1, 0, 0, 3]


def test_heads_in_other_sentences_are_outside() -> None:
    gold = dependencies(conllu([0, 1], forms="a b") + conllu([0, 1], forms="c d"))
    system = dependencies(conllu([0, 1, 2, 3], forms="a b c d"))
    volume = read(Volume((Layer("gold", gold), Layer.aligned("x", treeval.pair(gold, system)))))
    # a and b have the same heads as in gold; c is attached to b, the last word before its sentence;
    # d is attached to c, as in gold.
    heads = volume.arrays[volume.header["layers"][1]["heads"]]
    assert heads.tolist() == [0, 0, -1, 0]


def test_some_sentences_with_numbers_marks_and_facets(gold: treeval.Treebank, alder: Layer) -> None:
    rows = np.array([3, 7])
    shades = np.linspace(0, 1, gold.words)
    shades[gold.offsets[3]] = np.nan
    flagged = Column.of("" if word % 2 else "odd" for word in range(gold.words))
    las = np.linspace(0, 1, len(gold))
    volume = read(
        Volume(
            (Layer("gold", gold), alder.shaded(shades, "confidence").noted(flagged)),
            scores=(SentenceScore("LAS", las, "alder"), SentenceScore("loss", las, is_share=False)),
            facets=(Facet("half", Column.of("ab"[row % 2] for row in range(len(gold)))),),
            rows=rows,
        )
    )
    header, arrays = volume.header, volume.arrays
    assert header["sentences"] == 2
    assert header["ids"] == [gold.origin.sentence_id(row) for row in (3, 7)]
    assert arrays[header["numbers"]].tolist() == [4, 8]
    words = [*range(*gold.offsets[3:5].tolist()), *range(*gold.offsets[7:9].tolist())]
    assert volume.strings(1, "form") == [gold.columns["form"][word] for word in words]
    layer = header["layers"][1]
    assert arrays[layer["shades"]][0] == 255
    assert arrays[layer["shades"]][1] == round(100 * shades[words[1]])
    strings, codes = layer["notes"]["strings"], arrays[layer["notes"]["codes"]]
    assert [strings[code] for code in codes] == [flagged[word] for word in words]
    shares, loss = (arrays[one["values"]] for one in header["measures"])
    assert shares.tolist() == [round(10_000 * las[row]) for row in (3, 7)]
    assert np.allclose(loss, las[rows])
    assert [
        header["facets"][0]["strings"][code] for code in arrays[header["facets"][0]["codes"]]
    ] == ["b", "b"]
