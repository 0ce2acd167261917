"""Common cover links against Seginer's program: `oracles/unsupervised/{golden,ccl}`.

`golden/ccl_tiny.json` has the lexicon after learning eight sentences and their parses;
`ccl/ccl_sample.jsonl.gz` the parses of the WSJ sample after learning all of it, in compatibility
mode and with the program's labelling slip mended ("intended"); `ccl/lexicon.gz` its lexicon.
"""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from treeval.formats.reading import read_constituents
from treeval.induction.ccl.kernels.arrays import (
    BEYOND,
    ENTERED,
    ENTERING,
    LABELS,
    LEARNT,
    LEAVING,
    SIZE,
    STOP,
    STRENGTHS,
)
from treeval.induction.ccl.model import CCLModel, CCLTrainer
from treeval.induction.ccl.parser import CclParser
from treeval.induction.ccl.parses import CclParses
from treeval.induction.ccl.utterances import MARKS, Punctuation
from treeval.models.load import load
from treeval.models.text import Text, text_of_sentences

pytestmark = pytest.mark.shared

SAMPLE_MARKS = Punctuation(frozenset({"<STOP>"}), frozenset({"<P>"}))
# Bracket P, R and F by length, single words left out: table C10 of the specification, made with
# the program's own output. Published for all of WSJ10 and WSJ40: F 75.9 and 57.4.
SCORES = {
    ("compatible", 10): (71.75, 74.97, 73.32),
    ("compatible", 20): (62.07, 65.24, 63.61),
    ("compatible", 40): (56.14, 58.89, 57.48),
    ("compatible", 1000): (55.51, 58.14, 56.80),
    ("intended", 10): (71.88, 75.36, 73.58),
    ("intended", 20): (62.10, 65.32, 63.67),
    ("intended", 40): (56.28, 59.09, 57.65),
    ("intended", 1000): (55.62, 58.29, 56.92),
}
MODES = ["compatible", "intended"]


@pytest.fixture(scope="module")
def tiny(shared: Path) -> dict[str, Any]:
    path = shared / "oracles/unsupervised/golden/ccl_tiny.json"
    return dict(json.loads(path.read_text(encoding="utf-8")))


def tiny_text(tiny: dict[str, Any]) -> Text:
    sentences = [["." if token is None else token for token in p["tokens"]] for p in tiny["parses"]]
    return text_of_sentences(sentences)


@pytest.fixture(scope="module")
def sample(shared: Path) -> list[dict[str, Any]]:
    with gzip.open(shared / "oracles/unsupervised/ccl/ccl_sample.jsonl.gz", "rt") as lines:
        return [json.loads(line) for line in lines]


@pytest.fixture(scope="module")
def text(sample: list[dict[str, Any]]) -> Text:
    return text_of_sentences([sentence["tokens"] for sentence in sample])


@pytest.fixture(scope="module")
def models(text: Text) -> dict[str, CCLModel]:
    return {
        mode: CCLTrainer(SAMPLE_MARKS, compatible=mode == "compatible").train(text)
        for mode in MODES
    }


@pytest.fixture(scope="module")
def parses(models: dict[str, CCLModel], text: Text) -> dict[str, CclParses]:
    return {mode: model.parse(text) for mode, model in models.items()}


def points(model: CCLModel, word: str, side: int) -> Iterator[dict[str, Any]]:
    """The points of a word as the golden file writes them; labels with 1 for adjacency labels."""
    lexicon = model.lexicon
    point = int(lexicon.first[model.words.index(word), side])
    while point >= 0:
        facts, amounts = lexicon.points[point], lexicon.amounts[point]
        labels = facts[LABELS : LABELS + facts[SIZE]].tolist()
        strengths = amounts[STRENGTHS : STRENGTHS + facts[SIZE]].tolist()
        yield {
            "n": float(facts[LEARNT]),
            "stop": float(facts[STOP]),
            "instar": float(amounts[ENTERING]),
            "out": float(amounts[LEAVING]),
            "inn": float(amounts[ENTERED]),
            "top": [
                [model.words[label >> 1], label & 1, strength]
                for label, strength in zip(labels, strengths, strict=True)
            ],
        }
        point = int(facts[BEYOND])


def test_tiny_lexicon(tiny: dict[str, Any]) -> None:
    model = CCLTrainer(compatible=True).train(tiny_text(tiny))
    assert sorted(model.words) == sorted(tiny["lexicon"])
    for word, sides in tiny["lexicon"].items():
        for side, expected in enumerate(sides):
            assert [*points(model, word, side)] == expected, (word, side)


def test_tiny_parses(tiny: dict[str, Any]) -> None:
    text = tiny_text(tiny)
    parses = CCLTrainer(compatible=True).train(text).parse(text)
    assert [parse.links.tolist() for parse in parses] == [p["links"] for p in tiny["parses"]]
    assert [parse.brackets.tolist() for parse in parses] == [p["brackets"] for p in tiny["parses"]]


@pytest.mark.parametrize("mode", MODES)
def test_all_sentences_of_the_sample(
    mode: str, parses: dict[str, CclParses], sample: list[dict[str, Any]]
) -> None:
    suffix = "" if mode == "compatible" else "_intended"
    differing = [
        sentence["id"]
        for parse, sentence in zip(parses[mode], sample, strict=True)
        if parse.links.tolist() != sentence[f"links{suffix}"]
        or parse.brackets.tolist() != sentence[f"brackets{suffix}"]
    ]
    assert differing == []


def printed(model: CCLModel, word: str) -> str:
    """The points of a word as the program prints them, but for spaces."""
    parts = []
    for side, name in enumerate(["Left", "Right"]):
        for index, point in enumerate(points(model, word, side), start=1):
            parts.append(
                f"{name} {index}: Learned: {point['n']:.1f} Blocked: {point['stop']:.1f} "
                f"In: {point['instar']:.1f} Out: {point['out']:.1f} Derived In: {point['inn']:.1f}"
            )
            labels = [f'"{"." * kind}{label}" ({v:.1f})' for label, kind, v in point["top"]]
            parts += ["Seen:", *labels] if labels else []
    return " ".join(parts)


def test_lexicon_of_the_sample(models: dict[str, CCLModel], shared: Path) -> None:
    with gzip.open(shared / "oracles/unsupervised/ccl/lexicon.gz", "rt") as file:
        entries = re.split(r'^ "(.*)" \(\d+\)$', file.read(), flags=re.MULTILINE)[1:]
    model = models["compatible"]
    assert sorted(entries[::2]) == sorted(model.words)
    assert len(model.lexicon.points) == 27_183  # C11 of the specification
    differing = [
        word
        for word, body in zip(entries[::2], entries[1::2], strict=True)
        if " ".join(body.split()) != printed(model, word)
    ]
    assert differing == []


def spans(parses: CclParses, sentence: int) -> set[tuple[int, int]]:
    brackets = parses[sentence].brackets.tolist()
    if sentence == 452:  # its word 8, "Wa", is tagged as a comma, and no word for scoring
        brackets = [(start - (start > 8), end - (end > 8)) for start, end in brackets]
    return {(start, end) for start, end in brackets if end - start > 1}


@pytest.mark.parametrize(("mode", "longest"), SCORES)
def test_scores_on_the_sample(
    mode: str, longest: int, parses: dict[str, CclParses], shared: Path
) -> None:
    counts = np.zeros(3)
    with gzip.open(shared / "oracles/unsupervised/data/all.jsonl.gz", "rt") as lines:
        for number, sentence in enumerate(map(json.loads, lines)):
            if len(sentence["words"]) <= longest:
                gold, found = {*map(tuple, sentence["spans"])}, spans(parses[mode], number)
                counts += len(gold & found), len(found), len(gold)
    correct, predicted, gold_spans = counts
    scores = 100 * correct / np.array([predicted, gold_spans, (predicted + gold_spans) / 2])
    assert scores == pytest.approx(SCORES[mode, longest], abs=0.01)  # printed to 0.01


def test_marks_of_tagged_trees(shared: Path, text: Text) -> None:
    """The sample's trees, read with their tags, are the text that the program was given."""
    trees = read_constituents(str(shared / "data/wsj-sample/wsj.mrg")).overt
    ours = MARKS.utterances(Text(trees.offsets, trees.forms, trees.tags))
    theirs = SAMPLE_MARKS.utterances(text)
    assert [*ours.words] == [*theirs.words]
    np.testing.assert_array_equal(ours.offsets, theirs.offsets)
    first = ours.offsets[:-1] + np.arange(len(ours))  # a stop before all words says nothing
    np.testing.assert_array_equal(np.delete(ours.stops, first), np.delete(theirs.stops, first))


def test_threads_and_files_change_nothing(
    models: dict[str, CCLModel], parses: dict[str, CclParses], text: Text, tmp_path: Path
) -> None:
    path = str(tmp_path / "model.npz")
    CclParser(models["intended"]).save(path)
    again = load(path).learnt.parse(text, jobs=2)
    for name in ("links", "link_offsets", "brackets", "bracket_offsets"):
        np.testing.assert_array_equal(getattr(again, name), getattr(parses["intended"], name))
