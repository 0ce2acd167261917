"""Classes of words against Clark's program `cluster_neyessenmorph`: `oracles/unsupervised/clark`.

`*.clusters` are its outputs, made with its fixed seed, `def` with default options, `s5m5i10` with
those of its README; `eval.txt` compares them with the gold tags. `r1` to `r4` had other seeds.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import treeval
from treeval.cli import treeval as program
from treeval.induction.clark.trainer import GlibcRandom, TagTrainer
from treeval.models.text import Text, text_of_sentences
from treeval.statistics.clustering import (
    contingency,
    greedy_one_to_one,
    many_to_one,
    v_measure,
    variation_of_information,
)
from treeval.tree.column import Column

pytestmark = pytest.mark.shared

README = {"states": 3, "rare": 5, "iterations": 10}  # -s 5 -m 5 -i 10
RUNS = {
    "wsj20.P5.s5m5i10": ("wsj20", TagTrainer(5, **README, compatible=True)),
    "wsj20.P5.def": ("wsj20", TagTrainer(5, compatible=True)),
    "all.P45.s5m5i10": ("all", TagTrainer(45, **README, compatible=True)),
    "all.P45.def": ("all", TagTrainer(45, compatible=True)),
}
# wsj20, five classes, default options, five seeds of the program: eval.txt.
MANY_TO_ONE = [0.3272, 0.3669, 0.3088, 0.3655, 0.3206]
V_MEASURE = [0.2970, 0.3276, 0.2431, 0.3502, 0.2627]


def opened(path: Path) -> str:
    data = path.read_bytes()
    return (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8")


def one_word_a_line(path: Path) -> Text:
    """An empty line ends a sentence; the program sees one more at the end of the file."""
    sentences: list[list[str]] = [[]]
    for word in opened(path).split("\n")[:-1]:
        if word:
            sentences[-1].append(word)
        else:
            sentences.append([])
    return text_of_sentences(sentences)


@pytest.fixture(scope="module")
def clark(shared: Path) -> Path:
    return shared / "oracles/unsupervised/clark"


def test_tiny_case(shared: Path) -> None:
    golden = shared / "oracles/unsupervised/golden"
    trainer = TagTrainer(3, states=3, iterations=5, compatible=True)
    text = one_word_a_line(golden / "clark_tiny.wpl")
    model = trainer.train(text, GlibcRandom())
    expected = opened(golden / "clark_tiny.K3.s5.i5.clusters").splitlines()
    assert [*model.listing()] == expected
    # "0 5", "1 15", "2 34" in clark_tiny.err: tokens of the classes
    assert np.bincount(model.classes, model.frequencies).tolist() == [5, 15, 34]


@pytest.mark.parametrize("run", RUNS)
def test_every_word_has_the_program_s_class(run: str, clark: Path) -> None:
    name, trainer = RUNS[run]
    model = trainer.train(one_word_a_line(clark / f"{name}.wpl.gz"), GlibcRandom())
    assert [*model.listing()] == opened(clark / f"{run}.clusters").splitlines()


def test_the_command_gives_the_program_s_classes_by_itself(clark: Path, tmp_path: Path) -> None:
    words = opened(clark / "wsj20.wpl.gz").removesuffix("\n\n")
    lines = [" ".join(sentence.split("\n")) for sentence in words.split("\n\n")]
    text, model = tmp_path / "text.txt", tmp_path / "tags.model"
    text.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    options = ["-k", "5", "--states", "3", "--rare", "5", "--iterations", "10", "--compatible"]
    program(["train", "tags", str(text), *options, "-o", str(model)], standalone_mode=False)
    learnt = treeval.load(model).learnt
    assert [*learnt.listing()] == opened(clark / "wsj20.P5.s5m5i10.clusters").splitlines()


def gold(shared: Path, name: str) -> tuple[Text, Column]:
    lines = opened(shared / f"oracles/unsupervised/data/{name}.jsonl.gz").splitlines()
    sentences = [json.loads(line) for line in lines]
    tags = Column.of(tag for sentence in sentences for tag in sentence["tags"])
    return text_of_sentences([sentence["words"] for sentence in sentences]), tags


def outputs(clark: Path) -> Iterator[tuple[str, Path, list[float]]]:
    for line in (clark / "eval.txt").read_text().splitlines():
        name, _, many, _, one, _, variation, _, v, *_ = line.split()
        path = next((p for p in (clark / name, clark / f"{name}.gz") if p.exists()), None)
        if path is not None:
            yield name, path, [*map(float, (many, one, variation, v))]


def test_agreement_with_tags_is_as_measured(clark: Path, shared: Path) -> None:
    compared = 0
    for name, path, expected in outputs(clark):
        text, tags = gold(shared, name.split(".")[0])
        rows = [line.rsplit(" ", 2) for line in opened(path).splitlines()]
        classes = {word: int(number) for word, number, _ in rows}
        predicted = np.array([classes[word] for word in text.words.strings])[text.words.codes]
        table = contingency(tags.codes, predicted)
        found = [
            float(score(table))
            for score in (many_to_one, greedy_one_to_one, variation_of_information, v_measure)
        ]
        assert found == pytest.approx(expected, abs=5.1e-4), name
        compared += 1
    assert compared == 8


def test_our_own_seeds_are_as_good_on_average(shared: Path) -> None:
    """Single seeds differ by 0.08; the mean of five must lie within the program's five."""
    text, tags = gold(shared, "wsj20")
    models = [TagTrainer(5).train(text, np.random.default_rng(seed)) for seed in range(5)]
    tables = np.stack([contingency(tags.codes, model.tag(text)) for model in models])
    assert min(MANY_TO_ONE) < many_to_one(tables).mean() < max(MANY_TO_ONE)
    assert min(V_MEASURE) < v_measure(tables).mean() < max(V_MEASURE)
