"""The corpora of the PUPA experiment: gold trees, and settings that differ between them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import numpy as np

from treeval.arrays import Ints, frozen
from treeval.experiments.layout import TreebankFiles, hold_constituents
from treeval.formats.reading import read_constituents
from treeval.induction.ccl.utterances import MARKS, NEGRA, Punctuation
from treeval.tree.column import Column
from treeval.tree.constituents import FORM, LABEL, TAG, Constituents
from treeval.tree.nesting import preorder

_SYSTEMS = ("parsers", "conll18")  # folders of treebanks with the outputs of systems


@dataclass(frozen=True, eq=False)
class Corpus:
    """Gold trees, and how the paper's settings differ between its corpora."""

    name: str  # of the paper's corpus, without a length
    gold: Constituents
    punctuation: Punctuation
    share: float  # of sentences that each member of the committee learns from: the paper's S


def conventional(data: Path) -> list[TreebankFiles]:
    """Describe the Penn Treebank sample and the German treebank, and treebanks with systems."""
    corpora = {"WSJ": "wsj-sample/*.mrg*", "NEGRA": "german-squoia/*.xml*"}
    described = [
        TreebankFiles(name, gold=tuple(sorted(data.glob(pattern))))
        for name, pattern in corpora.items()
    ]
    folders = (folder for name in _SYSTEMS for folder in sorted(data.glob(f"{name}/*/")))
    return [files for files in (*described, *map(_systems, folders)) if files.gold]


def _systems(folder: Path) -> TreebankFiles:
    """Gold trees and the outputs of systems, in one folder."""
    files = {
        path.name.partition(".")[0]: (path,)
        for path in sorted(folder.glob("*.conllu*"))
        if not path.name.startswith("train.")
    }
    gold = files.pop("gold", ())
    return TreebankFiles(f"{folder.parent.name}/{folder.name}", gold=gold, outputs=files)


def corpora_of(treebanks: Sequence[TreebankFiles]) -> list[Corpus]:
    """Read the treebanks of constituents; NEGRA has settings of its own in the paper."""
    corpora = []
    for treebank in treebanks:
        if hold_constituents(treebank.gold):
            is_german = treebank.name == "NEGRA"
            trees = joined([read_constituents(str(path)).overt for path in treebank.gold])
            settings = (NEGRA, 0.3) if is_german else (MARKS, 0.8)
            corpora.append(Corpus(treebank.name, trees, *settings))
    return corpora


def joined(parts: Sequence[Constituents]) -> Constituents:
    """Put files together: words, tags, labels and trees, nothing else."""
    nodes = np.cumsum([0, *(part.nodes for part in parts)])
    whole = Constituents(
        _offsets(part.lengths for part in parts),
        _offsets(np.diff(part.node_offsets) for part in parts),
        _shifted([part.parents for part in parts], nodes),
        _shifted([part.word_parents for part in parts], nodes),
        {
            name: Column.of(chain.from_iterable(part.columns[name] for part in parts))
            for name in (FORM, TAG)
        },
        {LABEL: Column.of(chain.from_iterable(part.labels for part in parts))},
    )
    assert (np.diff(preorder(whole.parents, whole.first)) == 1).all()
    return whole


def _offsets(counts: Iterator[Ints]) -> Ints:
    return frozen(np.append(0, np.cumsum(np.concatenate([*counts]))))


def _shifted(parents: Sequence[Ints], bases: Ints) -> Ints:
    moved = [
        np.where(some < 0, -1, some + base) for some, base in zip(parents, bases, strict=False)
    ]
    return frozen(np.concatenate(moved).astype(np.int32))
