"""Functional trees in the explorer: what differs are the edits."""

from collections import Counter

import treeval
from sample import CEDAR, GOLD, SUD
from treeval.crossing.cross import SHARED, explored, spans_of
from treeval.crossing.terminals import functional_trees
from treeval.report.explorer.packing import packed
from volumes import ReadVolume


def test_every_scheme_with_systems_has_a_volume() -> None:
    found = treeval.cross({"UD": GOLD, "SUD": SUD}, {"UD": CEDAR})
    (volume,) = explored(found)
    assert [layer.name for layer in volume.layers] == ["gold UD", "UD", "gold SUD", SHARED]
    assert (volume.name, volume.order, len(volume.chosen)) == ("UD", "TED", 25)
    (scores,) = volume.scores
    assert (scores.values == found.experiments[-1].labelled.sentence_scores).all()
    assert explored(treeval.cross({"UD": GOLD}, {"UD": CEDAR}, mode="tedeval-2.2")) == []


def test_spans_are_the_nodes_of_functional_trees() -> None:
    gold = treeval.read(GOLD)
    trees, _ = functional_trees({"UD": gold}, gold, str)
    spans = spans_of(trees)
    for sentence in range(len(gold)):
        start, (begin, end) = gold.offsets[sentence], spans.offsets[sentence : sentence + 2]
        drawn = Counter(
            (spans.labels[node], tuple((a - start, b - start) for a, b in runs))
            for node in range(begin, end)
            for runs in [spans.runs.get(node, ((spans.first[node], spans.end[node]),))]
        )
        tree = trees[sentence]
        assert drawn == Counter(("+".join(sorted(tree[span])), span.runs) for span in tree)


def test_the_differences_on_the_page_are_the_edits_of_the_explanation() -> None:
    found = treeval.cross({"UD": GOLD}, {"UD": CEDAR})
    (volume,) = explored(found)
    read = ReadVolume(packed(volume).content)
    trees = []
    for layer in read.header["layers"]:
        spans = layer["spans"]
        size = int(read.arrays[spans["counts"]][1])  # of the second sentence
        skipped = int(read.arrays[spans["counts"]][0])
        columns = [read.arrays[spans[name]].tolist() for name in ("first", "sizes")]
        trees.append(Counter(list(zip(*columns, strict=True))[skipped : skipped + size]))
    gold, system = trees
    edits = (gold - system).total() + (system - gold).total()
    assert edits == found.experiments[0].unlabelled.table[1][0]  # labels may be edited in place
