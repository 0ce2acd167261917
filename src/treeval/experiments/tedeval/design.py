"""The design of the TedEval paper: schemes, tables, and all that is counted for one parser."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias, get_args

import numpy as np

from treeval.arrays import Ints
from treeval.counts import Counts, evaluate
from treeval.crossing.cross import cross
from treeval.crossing.experiments import Experiment
from treeval.errors import MismatchError
from treeval.experiments.layout import TreebankFiles, only
from treeval.formats.reading import read
from treeval.metrics.attachment import AttachmentScore
from treeval.schemes.projective import Projectivise
from treeval.tree.column import Column
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank

ScoreName: TypeAlias = Literal["UAS", "LAS", "U-TED", "L-TED"]
Golds: TypeAlias = tuple[str, ...]

MEASURES: tuple[ScoreName, ...] = get_args(ScoreName)
DISTANCES: tuple[ScoreName, ...] = ("U-TED", "L-TED")
SCHEMES = ("Default", "OldLTH", "CoNLL07", "Functional", "Lexical")
HALVES: Mapping[str, Golds] = MappingProxyType({"left": SCHEMES[:3], "right": SCHEMES[2:]})
PARSERS: Mapping[str, str] = MappingProxyType({"malt": "MaltParser", "mst": "MSTParser"})
TABLES: Mapping[str, str] = MappingProxyType({"MaltParser": "table 1", "MSTParser": "table 2"})
_ATTRIBUTES: Mapping[ScoreName, str] = MappingProxyType(
    {"UAS": "uas", "LAS": "las", "U-TED": "unlabelled", "L-TED": "labelled"}
)
_LAS = AttachmentScore("LAS", subtypes="keep")
_NUMBERS = ".txt"


class Contrast(NamedTuple):
    """Two parsers compared by one measure with the same generalised gold."""

    a: str
    b: str
    golds: Golds
    measure: ScoreName


def contrasts_of(schemes: Golds) -> list[Contrast]:
    """Give the differences that a half of a table shows: with two golds, and with all three."""
    pairs = list(combinations(schemes, 2))
    return [
        *(Contrast(*pair, pair, measure) for pair in pairs for measure in DISTANCES),
        *(Contrast(*pair, schemes, measure) for pair in pairs for measure in DISTANCES),
    ]


def joined(golds: Sequence[str]) -> str:
    """Write the generalisation of golds."""
    return " ⊓ ".join(golds)


@dataclass(frozen=True, eq=False)
class TrainedParser:
    """A parser that was trained on several schemes: counts of all experiments with its output."""

    parser: str
    sentences: int
    halves: Mapping[str, Golds]  # of the paper's tables, as far as their schemes are here
    experiments: Mapping[tuple[str, Golds], Experiment]
    own: Mapping[str, Counts]  # LAS against the own gold, where all roots have the same label

    def counts(self, trained: str, golds: Golds, measure: ScoreName) -> Counts:
        counts = getattr(self.experiments[trained, golds], _ATTRIBUTES[measure])
        assert isinstance(counts, Counts)  # LAS and UAS are asked for with single golds only
        return counts

    def score(self, trained: str, golds: Golds, measure: ScoreName) -> float:
        return self.counts(trained, golds, measure).score

    def both(self, contrast: Contrast) -> tuple[Counts, Counts]:
        """Give the counts of the two parsers of a contrast."""
        a, b, golds, measure = contrast
        return self.counts(a, golds, measure), self.counts(b, golds, measure)

    @property
    def contrasts(self) -> list[Contrast]:
        """The differences that the paper's table shows."""
        return [contrast for schemes in self.halves.values() for contrast in contrasts_of(schemes)]

    @property
    def schemes(self) -> Golds:
        return tuple(scheme for scheme in SCHEMES if (scheme, (scheme,)) in self.experiments)

    def rows(self, sentences: Ints) -> "TrainedParser":
        """Keep some of the sentences."""
        kept = {key: experiment.rows(sentences) for key, experiment in self.experiments.items()}
        own = {scheme: experiment.rows(sentences) for scheme, experiment in self.own.items()}
        return TrainedParser(self.parser, len(sentences), self.halves, kept, own)


def has_halves(treebank: TreebankFiles) -> bool:
    """Say whether a treebank has the schemes of half a table, and a parser trained on them."""
    known = {_paper_name(scheme) for scheme in treebank.schemes}
    return any(known.issuperset(half) for half in HALVES.values()) and bool(parsers_of(treebank))


def parsed_by(treebank: TreebankFiles) -> Iterator[TrainedParser]:
    """Count the experiments of each parser that was trained on all schemes of a treebank.

    As in the paper, gold trees are made projective.
    """
    files = {_paper_name(scheme): own for scheme, own in treebank.schemes.items()}
    files = {scheme: files[scheme] for scheme in SCHEMES if scheme in files}
    golds = {
        scheme: Projectivise("baseline")(read(str(only(own.gold, scheme))))
        for scheme, own in files.items()
    }
    for name in parsers_of(treebank):
        outputs = {scheme: read(str(own.outputs[name][0])) for scheme, own in files.items()}
        numbers = next(iter(files.values())).outputs[name][1:]
        chosen = {scheme: _chosen(gold, numbers) for scheme, gold in golds.items()}
        yield _counted(PARSERS.get(name, name), chosen, outputs)


def _paper_name(scheme: str) -> str:
    return next((known for known in SCHEMES if known.casefold() == scheme.casefold()), scheme)


def parsers_of(treebank: TreebankFiles) -> list[str]:
    """Give the parsers with output in all schemes of a treebank."""
    outputs = [own.outputs for own in treebank.schemes.values()]
    return [name for name in outputs[0] if all(name in own for own in outputs)] if outputs else []


def _with_plain_roots(treebank: Treebank) -> Treebank:
    """Label all roots alike: OldLTH names the category of the sentence, MaltParser does not."""
    labels = treebank.column("deprel")
    are_roots = (treebank.heads == 0).tolist()
    plain = ("root" if root else label for root, label in zip(are_roots, labels, strict=True))
    return treebank.replaced(deprel=Column.of(plain))


def _chosen(gold: Treebank, numbers: Sequence[Path]) -> Treebank:
    """Select the sentences that a parser was run on; a list of numbers, from 0, may say which."""
    if not numbers:
        return gold
    path = only(numbers, gold.origin.path)
    try:
        sentences = np.array(path.read_text(encoding="utf-8").split(), dtype=np.int64)
    except (ValueError, UnicodeDecodeError):
        sentences = np.array([-1])
    if path.suffix != _NUMBERS or not len(sentences) or not (sentences >= 0).all():
        raise MismatchError(
            f"{path}: it is not a list of sentences; write their numbers, from 0, one per line"
        )
    if sentences.max() >= len(gold):
        raise MismatchError(
            f"{path}: there is no sentence {sentences.max()} among the {len(gold)} of "
            f"{gold.origin.path}; sentences are numbered from 0"
        )
    return gold.select(sentences)


def _counted(
    parser: str, golds: Mapping[str, Treebank], outputs: Mapping[str, Treebank]
) -> TrainedParser:
    """Cross all schemes, then those of each half, whose golds are generalised together, too."""
    halves = {side: half for side, half in HALVES.items() if set(golds).issuperset(half)}
    experiments: dict[tuple[str, Golds], Experiment] = {}
    for schemes in (tuple(golds), *halves.values()):
        crossing = cross(
            {scheme: golds[scheme] for scheme in schemes},
            {scheme: outputs[scheme] for scheme in schemes},
            compare=False,
        )
        experiments |= {
            (experiment.system, experiment.golds): experiment for experiment in crossing.experiments
        }
    own = {
        scheme: evaluate(_LAS, pair(*map(_with_plain_roots, (golds[scheme], outputs[scheme]))))
        for scheme in golds
    }
    return TrainedParser(parser, len(next(iter(golds.values()))), halves, experiments, own)
