"""Constituency trees of real treebanks: sizes, conventions, and what EVALB says of them."""

import gzip
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from treeval.counts import evaluate
from treeval.formats.brackets import write_brackets
from treeval.formats.discbracket import write_discbracket
from treeval.formats.export import write_export
from treeval.formats.reading import read_constituents
from treeval.metrics.brackets import UF1
from treeval.metrics.evalb import EVALB, EvalbFigures, summarise
from treeval.schemes.punctuation import attach_punctuation
from treeval.statistics.means import macro
from treeval.tree.column import Column
from treeval.tree.constituent_pair import ConstituentPair, constituent_pair
from treeval.tree.constituents import Constituents
from treeval.tree.punctuation import PENN_PUNCTUATION

pytestmark = pytest.mark.shared


@pytest.fixture(scope="module")
def german(shared: Path) -> list[Constituents]:
    files = sorted((shared / "data/german-squoia").glob("*.xml.gz"))
    return [read_constituents(str(path), "tigerxml") for path in files]


def words_only(trees: Constituents) -> Constituents:
    overt = trees.overt
    return overt.without(words=overt.tags.isin(PENN_PUNCTUATION))


def branching(trees: Constituents, *, right: bool) -> Constituents:
    """Binary trees over the same words that branch to one side only; all nodes are NP."""
    parents, word_parents, node_offsets = [], [], [0]
    for length in trees.lengths.tolist():
        base, nodes = node_offsets[-1], max(length - 1, 1)
        parents += [-1, *range(base, base + nodes - 1)]
        upwards = [base + min(word, nodes - 1) for word in range(length)]
        word_parents += upwards if right else upwards[::-1]
        node_offsets.append(base + nodes)
    labels = {
        name: Column.of(value for _ in parents)
        for name, value in (("label", "NP"), ("function", ""), ("index", ""))
    }
    return Constituents(
        trees.offsets,
        np.array(node_offsets),
        np.array(parents, dtype=np.int32),
        np.array(word_parents, dtype=np.int32),
        trees.columns,
        labels,
    )


def topped(trees: Constituents) -> Constituents:
    """Trees whose outer bracket is called TOP."""
    return trees.replaced(node_columns={"label": trees.labels.map(lambda label: label or "TOP")})


def damaged(trees: Constituents) -> Constituents:
    """Trees without traces; some nodes lost or relabelled, words retagged, cut off or all lost."""
    trees = topped(trees.overt)
    every_node, every_word = np.arange(trees.nodes), np.arange(trees.words)
    labels = [
        "PRT" if node % 5 == 2 and label != "TOP" else label
        for node, label in enumerate(trees.labels)
    ]
    tags = ["NN" if word % 17 == 3 else tag for word, tag in enumerate(trees.tags)]
    trees = trees.replaced({"tag": Column.of(tags)}, {"label": Column.of(labels)})
    last = np.isin(every_word, trees.offsets[1:] - 1) & (trees.sentences % 100 == 50)
    gone = trees.sentences % 250 == 7
    return trees.without(words=last | gone, nodes=(every_node % 4 == 3) & (trees.parents >= 0))


class TestPennTreebank:
    def test_sizes(self, wsj: Constituents) -> None:
        # spec/constituents.md and data/README.md of the shared data: 3,914 trees; the other figures
        # are counts of "(-NONE-" and of "(TAG word)" in the file by grep.
        assert (len(wsj), int(wsj.are_null.sum()), wsj.overt.words) == (3914, 6592, 94084)

    def test_written_and_read_again(self, wsj: Constituents, tmp_path: Path) -> None:
        path = str(tmp_path / "again.mrg")
        write_brackets(wsj, path)
        text = Path(wsj.origin.path).read_text(encoding="utf-8")
        again = Path(path).read_text(encoding="utf-8")
        assert "".join(text.split()) == "".join(again.split())

    @pytest.mark.parametrize(("name", "longest"), [("wsj10", 10), ("wsj20", 20), ("all", 1000)])
    def test_brackets_of_the_unsupervised_convention(
        self, wsj: Constituents, shared: Path, name: str, longest: int
    ) -> None:
        trees = words_only(wsj)
        trees = trees.without(nodes=trees.sizes == 1)
        places = trees.offsets[trees.node_sentences]
        spans = sorted(
            zip(
                trees.node_sentences.tolist(),
                (trees.first - places).tolist(),
                (trees.end - places).tolist(),
                strict=True,
            )
        )
        kept = {span for span in spans if trees.lengths[span[0]] <= longest}
        path = shared / f"oracles/unsupervised/data/{name}.jsonl.gz"
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            sentences = [json.loads(line) for line in lines]
        expected = {(s["id"], *span) for s in sentences for span in s["spans"]}
        assert kept == expected

    # spec/induction.md, data conventions: words left, sentences, words, brackets.
    @pytest.mark.parametrize(
        ("longest", "sentences", "words", "brackets"),
        [(10, 555, 3856, 2605), (20, 2036, 27318, 19247), (1000, 3914, 82369, 58593)],
    )
    def test_sizes_of_the_samples(
        self, wsj: Constituents, longest: int, sentences: int, words: int, brackets: int
    ) -> None:
        lengths = words_only(wsj).lengths
        short = np.flatnonzero(lengths <= longest)
        counts = evaluate(UF1, constituent_pair(wsj, wsj)).rows(short)
        assert (len(short), lengths[short].sum(), counts.totals[2]) == (sentences, words, brackets)
        assert macro(counts).score == 1

    # spec/induction.md, sanity anchors: sentences of at most 10 words.
    @pytest.mark.parametrize(
        ("right", "precision", "recall", "f1"),
        [(True, 56.6, 71.7, 63.3), (False, 26.2, 33.2, 29.3)],
    )
    def test_branching_to_one_side(
        self, wsj: Constituents, *, right: bool, precision: float, recall: float, f1: float
    ) -> None:
        trees = words_only(wsj)
        short = np.flatnonzero(trees.lengths <= 10)
        counts = evaluate(UF1, constituent_pair(trees, branching(trees, right=right))).rows(short)
        measures = UF1.measures(counts.totals)
        found = [measures["precision"], measures["recall"], counts.score]
        np.testing.assert_allclose(100 * np.array(found), [precision, recall, f1], atol=0.05)


# evalb.c of January 2006 as in the package allennlp 2.10.1 (SHA-256 c8ea3e2e...), its limits on
# sentences raised to 2000 words and brackets: evalb -p COLLINS.prm -e 9999 GOLD TEST, with the
# trees that the functions above make, one a line, an empty line for a sentence without words.
EVALB_SAYS = {
    "right": (
        [6462, 89932, 73459, 83355, 83355, 45212],
        [3914, 0, 0, 3914, 8.80, 7.19, 7.91, 0.36, 11.55, 4.45, 12.52, 100.00],
        [3629, 0, 0, 3629, 9.17, 7.55, 8.28, 0.39, 10.07, 4.79, 13.50, 100.00],
    ),
    "damaged": (
        [36030, 44728, 59688, 67916, 64239, 0],
        [3914, 611, 16, 3287, 60.36, 80.55, 69.01, 0.91, 0.00, 100.00, 100.00, 94.59],
        [3629, 530, 16, 3083, 60.39, 80.58, 69.04, 0.97, 0.00, 100.00, 100.00, 94.58],
    ),
}


@pytest.mark.parametrize("name", EVALB_SAYS)
class TestEvalb:
    def test_counts(self, wsj: Constituents, name: str) -> None:
        assert evaluate(EVALB, self.pair(wsj, name)).totals[:6].tolist() == EVALB_SAYS[name][0]

    def test_summary(self, wsj: Constituents, name: str) -> None:
        lenient = replace(EVALB, parameters=replace(EVALB.parameters, max_error=9999))
        summary = summarise(self.pair(wsj, name), lenient)
        _, every, short = EVALB_SAYS[name]
        np.testing.assert_allclose(as_printed(summary.all), every, atol=0.00501)
        np.testing.assert_allclose(as_printed(summary.short), short, atol=0.00501)

    def pair(self, wsj: Constituents, name: str) -> ConstituentPair:
        predicted = branching(wsj.overt, right=True) if name == "right" else damaged(wsj)
        return constituent_pair(topped(wsj), predicted, same_words=False)


def as_printed(figures: EvalbFigures) -> list[float]:
    """The figures in the program's order, shares as percentages."""
    counts = [figures.sentences, figures.errors, figures.skipped, figures.valid]
    shares = [figures.recall, figures.precision, figures.f1, figures.exact_match]
    others = [figures.no_crossing, figures.at_most_two_crossing, figures.tag_accuracy]
    return [
        *counts,
        *(100 * share for share in shares),
        figures.average_crossing,
        *(100 * share for share in others),
    ]


class TestGerman:
    # data/README.md of the shared data: 4,166 trees, 790 sentences with a discontinuous
    # constituent, punctuation not counted.
    def test_discontinuous_sentences(self, german: list[Constituents]) -> None:
        assert sum(map(len, german)) == 4166
        assert sum(map(discontinuous, map(attach_punctuation, german))) == 790

    def test_loose_punctuation_fakes_discontinuity(self, german: list[Constituents]) -> None:
        # Counted by a program of a few lines that walks the XML with ElementTree.
        assert sum(map(discontinuous, german)) == 2465

    def test_secondary_edges(self, german: list[Constituents]) -> None:
        # grep -c '<secedge ' over the eight files.
        assert sum(len(trees.secondary) for trees in german) == 490

    def test_export_and_discbracket_hold_the_same_trees(
        self, german: list[Constituents], tmp_path: Path
    ) -> None:
        trees = german[-1]
        write_export(trees, str(tmp_path / "x.export"))
        write_discbracket(trees, str(tmp_path / "x.dbr"))
        exported = read_constituents(str(tmp_path / "x.export"))
        np.testing.assert_array_equal(exported.parents, trees.parents)
        np.testing.assert_array_equal(exported.word_parents, trees.word_parents)
        assert [*exported.columns["function"]] == [*trees.columns["function"]]
        assert [*exported.sentence_columns["id"]] == [*trees.sentence_columns["id"]]
        bracketed = read_constituents(str(tmp_path / "x.dbr"))
        assert [*bracketed.forms] == [*trees.forms]
        assert bracketed.are_gappy.sum() == trees.are_gappy.sum()


def discontinuous(trees: Constituents) -> int:
    return len(np.unique(trees.node_sentences[trees.are_gappy]))
