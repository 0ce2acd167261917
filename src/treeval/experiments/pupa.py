"""Reichart and Rappoport (2009): table 1, selecting parses of an unsupervised parser.

The paper parses all WSJ and NEGRA sentences of up to 20 words. Here the free tenth of the Penn
Treebank stands for WSJ20, and the German SQUOIA treebank for NEGRA20. Common cover links are learnt
from all sentences, classes of words from those that are assessed.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.committee import CCLLearner
from treeval.assessment.pupa import Pupa
from treeval.assessment.quality import Quality
from treeval.assessment.scored import scored
from treeval.assessment.sepa import Sepa
from treeval.assessment.spans import are_short, spans, words_of
from treeval.assessment.tags import induced_tags
from treeval.errors import FileError
from treeval.experiments.findings import Finding, Findings, published
from treeval.experiments.pupa_yields import yield_findings
from treeval.formats.reading import read_constituents
from treeval.models.ccl.trainer import CCLTrainer
from treeval.models.ccl.utterances import MARKS, NEGRA, Punctuation
from treeval.models.ngram.text import Text
from treeval.models.tags.trainer import TagTrainer
from treeval.progress import Advance, Progress, silent
from treeval.settings.choices import Method
from treeval.tree.column import Column
from treeval.tree.constituents import FORM, LABEL, TAG, Constituents
from treeval.tree.nesting import preorder

SHARES = (5, 10, 20, 30, 40, 50)
METHODS: Mapping[Method, str] = {"pupa": "PUPA", "sepa": "SEPA", "mc": "MC", "random": "random"}
RIVALS: tuple[Method, ...] = ("sepa", "mc")  # that PUPA claims to beat
LONGEST = 20
SEEDS = 5
CLASSES = (5, 50)  # the paper's P; all of its table has 5
POOLED, WITHIN = "constituent F", "mean F within each length"


@dataclass(frozen=True, eq=False)
class Corpus:
    """Gold trees, and how the paper's settings differ between its corpora."""

    name: str  # of the paper's corpus
    gold: Constituents
    punctuation: Punctuation
    share: float  # of sentences that each member of the committee learns from


@dataclass(frozen=True, eq=False)
class Measured:
    """Means over taggings: quality of the best shares by method, in three ways; and X."""

    sentences: int
    mean: Mapping[str, Floats]
    pooled: Mapping[str, Floats]
    within: Mapping[str, Floats]
    ceilings: Mapping[int, float]


def corpora_in(data: Path) -> list[Corpus]:
    """Find the Penn Treebank sample and the German treebank."""
    found = []
    sample = sorted(data.glob("wsj-sample/*.mrg*"))
    if sample:
        trees = joined([read_constituents(str(path)).overt for path in sample])
        found.append(Corpus("WSJ20", trees, MARKS, 0.8))
    german = sorted(data.glob("german-squoia/*.xml*"))
    if german:
        trees = joined([read_constituents(str(path)) for path in german])
        found.append(Corpus("NEGRA20", trees, NEGRA, 0.3))
    return found


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


def measure(
    corpus: Corpus,
    *,
    seeds: int = SEEDS,
    members: int = 10,
    seed: int = 0,
    progress: Progress = silent,
) -> Measured:
    """Parse, tag with several seeds, assess, and judge by the gold trees."""
    gold = corpus.gold
    rng = np.random.default_rng(seed)
    text = Text(gold.offsets, gold.forms, gold.tags)
    learn = CCLLearner(text, CCLTrainer(corpus.punctuation, compatible=True))
    parses = learn(np.arange(len(gold)), rng)
    sepa = Sepa(members, corpus.share)
    committee = list(sepa.committee(learn, len(gold), rng))
    are_words = words_of(gold)
    short = are_short(gold, are_words, LONGEST)
    rows, learnt_from = np.flatnonzero(short), are_words & short[gold.sentences]
    found, ceilings = [], []
    for one in range(seeds):
        draws = np.random.default_rng([seed, one])
        tags = induced_tags(gold, learnt_from, TagTrainer(CLASSES[0]), draws)
        assessed = scored(
            parses,
            tags,
            are_words,
            draws,
            methods=METHODS,
            rows=rows,
            sepa=sepa,
            committee=committee,
            gold=gold,
        )
        assert assessed.quality is not None
        found.append(assessed.quality)
        ceilings.append(assessed.parameters["ceiling"])
        progress(Advance(corpus.name, one + 1, seeds))
    ceiling = _ceiling(parses, learnt_from, CLASSES[1], np.random.default_rng(seed))
    return _averaged(found, {CLASSES[0]: float(np.mean(ceilings)), CLASSES[1]: ceiling})


def _ceiling(
    parses: Constituents,
    learnt_from: Bools,
    classes: int,
    rng: np.random.Generator,
) -> float:
    """X with another number of tags."""
    tags = induced_tags(parses, learnt_from, TagTrainer(classes), rng)
    return Pupa().assess(spans(parses, tags, learnt_from)).ceiling


def _averaged(found: Sequence[Quality], ceilings: Mapping[int, float]) -> Measured:
    return Measured(
        len(found[0].rows),
        {name: np.mean([one.curves[name].mean for one in found], axis=0) for name in METHODS},
        {name: np.mean([one.curves[name].pooled for one in found], axis=0) for name in METHODS},
        {name: np.mean([one.within_lengths[name] for one in found], axis=0) for name in METHODS},
        ceilings,
    )


def reproduce(data: Path, *, progress: Progress = silent) -> Findings:
    """Make the paper's table of the treebanks in a folder, and judge its claims on them."""
    corpora = corpora_in(data)
    if not corpora:
        raise FileError(f"{data}: neither wsj-sample/*.mrg nor german-squoia/*.xml is there")
    measured = {corpus.name: measure(corpus, progress=progress) for corpus in corpora}
    findings = [finding for name, one in measured.items() for finding in _findings(name, one)]
    findings += yield_findings(data)
    sizes = ", ".join(f"{one.sentences} sentences for {name}" for name, one in measured.items())
    notes = (
        f"Mean F of the best k % by each method: {sizes}, of 2 to {LONGEST} words.",
        "WSJ20 is a free sample, about a twelfth of the paper's; NEGRA20 another German treebank.",
        f"Means of {SEEDS} taggings with {CLASSES[0]} classes; X with {CLASSES[1]}: of one.",
        "SEPA compares one member, drawn anew for each tagging, with the others.",
        "Within each length, the best k % of the sentences of every length are taken.",
        "Dependencies are not in the paper; SEPA there is the agreement with the other systems.",
    )
    return Findings("pupa", tuple(findings), notes)


def _findings(name: str, found: Measured) -> Iterator[Finding]:
    figures = published("pupa")
    everything = float(found.mean["random"][-1])
    for method, shown in METHODS.items():
        for share in SHARES:
            what = f"{shown}: {share} %"
            obtained = float(found.mean[method][share - 1])
            note = f"{obtained - everything:+.3f} to all sentences" if method == "pupa" else ""
            known = figures.get((name, what), math.nan)
            yield Finding(name, what, known, obtained, note=note)
    yield Finding(name, "random", figures[name, "random"], everything, note="all sentences")
    for other in RIVALS:
        yield _claim(name, found, other)
    for classes, ceiling in found.ceilings.items():
        what = f"X with {classes} tags"
        yield Finding(name, what, figures[name, what], ceiling)
    for kind, values in ((POOLED, found.pooled), (WITHIN, found.within)):
        for method, shown in METHODS.items():
            for share in SHARES:
                what, obtained = f"{shown}: {share} %", float(values[method][share - 1])
                yield Finding(f"{name}, {kind}", what, math.nan, obtained)


def _claim(name: str, found: Measured, other: Method) -> Finding:
    """PUPA selects better parses than another method, at every share."""
    places = np.array(SHARES) - 1
    ours, theirs = found.mean["pupa"][places], found.mean[other][places]
    figures = published("pupa")
    printed = [
        figures[name, f"PUPA: {share} %"] - figures[name, f"{METHODS[other]}: {share} %"]
        for share in SHARES
    ]
    wins = int(np.count_nonzero(ours > theirs))
    return Finding(
        name,
        f"PUPA less {METHODS[other]}, mean",
        float(np.mean(printed)),
        float(np.mean(ours - theirs)),
        note=f"PUPA is above {METHODS[other]} at {wins} of {len(SHARES)} shares",
    )
