"""Schwartz et al. (2011), *Neutralizing linguistically problematic annotations*: tables 1 to 5.

The paper trains on sections 2 to 21 of the Wall Street Journal and tests on section 23, which are
not free. Here learners are trained and tested on the trees given, without punctuation; the
supervised experiment learns from the first nine tenths and is tested on the last.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import numpy as np

from treeval.counts import evaluate
from treeval.errors import FileError
from treeval.experiments.findings import Finding, Findings, published
from treeval.experiments.structures import (
    FLIPS,
    REPLACED,
    frequencies,
    induced_arcs,
    parameter_flips,
    with_structures_of,
)
from treeval.formats.reading import read_constituents
from treeval.metrics.attachment import UAS
from treeval.metrics.neutral import NED, UNDIRECTED
from treeval.models.dmv.algorithms import ALGORITHMS
from treeval.models.dmv.baselines import left_branching, random_trees, right_branching
from treeval.models.dmv.files import read_grammar
from treeval.models.dmv.flips import flipped
from treeval.models.dmv.model import DMVModel
from treeval.models.dmv.saj10 import SAJ10a
from treeval.models.dmv.supervised import estimate
from treeval.models.dmv.text import short
from treeval.progress import Progress, silent
from treeval.schemes.head_rules import convert_heads
from treeval.settings.certainty import SEED
from treeval.tree.pair import pair
from treeval.tree.punctuation import PENN_PUNCTUATION
from treeval.tree.treebank import Treebank

LIMITS = {"up to 10 words": 10, "all": None}
LESS_IS_MORE = "less-is-more"
LEARNERS = {**ALGORITHMS, LESS_IS_MORE: SAJ10a(course="less-is-more")}
# Learners whose parameters are flipped, and whose figures in the paper theirs stand beside.
_PAPER = {"km04": "km04", "cs09": "cs09", "saj10a": "saj10a", LESS_IS_MORE: "saj10a"}
_STRUCTURES, _ATTACHMENT, _NEUTRAL, _PARSERS, _SUPERVISED, _HEAD_RULES = (
    "table 1: words in structures",
    "table 2: attachment",
    "table 3: undirected and NED",
    "table 4: parsers",
    "table 5: supervised",
    "head rules",
)
_SUPERVISED_LENGTH, _SUPERVISED_FLOOR = 20, 1e-9
_VARIANTS = ("original", "modified")


class Scores(NamedTuple):
    """Percent of words whose head is right, by three measures."""

    attachment: float
    undirected: float
    ned: float


MEASURES = dict(zip(("attachment", "undirected", "NED"), Scores._fields, strict=True))


def scored(gold: Treebank, predicted: Treebank) -> Scores:
    compared = pair(gold, predicted)
    return Scores(*(100 * evaluate(metric, compared).score for metric in (UAS, UNDIRECTED, NED)))


@dataclass(frozen=True, eq=False)
class Learner:
    """A model, as it is and with flipped parameters, and how the trees of both score."""

    name: str
    model: DMVModel
    gold: Treebank

    @property
    def in_paper(self) -> str:
        """The learner of the paper that this one is, or stands for."""
        return _PAPER.get(self.name, self.name)

    @cached_property
    def original(self) -> dict[str, Scores]:
        return self._scores(self.model)

    @cached_property
    def modified(self) -> dict[str, Scores]:
        return self._scores(flipped(self.model, parameter_flips(self.in_paper)))

    def _scores(self, model: DMVModel) -> dict[str, Scores]:
        parts = {limit: short(self.gold, length) for limit, length in LIMITS.items()}
        return {limit: scored(part, model.parse(part)) for limit, part in parts.items()}

    @cached_property
    def induces(self) -> tuple[int, int]:
        """How many of the arcs to be flipped it induces, and how many there are."""
        found = induced_arcs(self.in_paper, self.model.parse(self.gold))
        return len(found), len(FLIPS[self.in_paper])


def reproduce(data: Path, *, progress: Progress = silent) -> Findings:
    """Make all tables of the trees in ``wsj.mrg`` or ``wsj-sample/wsj.mrg``.

    A grammar ``NAME.gra`` beside the trees takes the place of training the learner NAME.
    """
    path = _trees_in(data)
    gold, other_rules = read_gold(path)
    learners = [Learner(name, model, gold) for name, model in _models(gold, path.parent, progress)]
    changed = [learner for learner in learners if learner.name in _PAPER]
    findings = (
        *_structures(gold),
        *(found for learner in changed for found in _attachment(learner)),
        *(found for learner in changed for found in _neutral(learner)),
        *_parsers(learners, gold),
        *_supervised(gold),
        *_head_rules(gold, other_rules),
    )
    notes = (
        f"data: {path.name}, {len(gold):,} sentences, {gold.words:,} words without punctuation",
        "heads by Yamada and Matsumoto; learners are trained and tested on all of these sentences",
        "table 5: the paper leaves open how km04's prepositional phrases are replaced",
    )
    return Findings("ned", findings, notes)


def _trees_in(data: Path) -> Path:
    for path in (data / "wsj.mrg", data / "wsj-sample" / "wsj.mrg"):
        if path.is_file():
            return path
    raise FileError(f"{data}: no wsj.mrg or wsj-sample/wsj.mrg; put Penn Treebank trees there")


def read_gold(path: Path) -> tuple[Treebank, Treebank]:
    """Trees without punctuation, with the heads of Yamada and Matsumoto and with Collins's."""
    overt = read_constituents(str(path)).overt
    words = overt.without(words=overt.tags.isin(PENN_PUNCTUATION))
    yamada, collins = (short(convert_heads(words, rules), None) for rules in ("yamada", "collins"))
    return yamada, collins


def _models(gold: Treebank, folder: Path, progress: Progress) -> Iterator[tuple[str, DMVModel]]:
    rng = np.random.default_rng(SEED)
    for name, trainer in LEARNERS.items():
        grammar = folder / f"{name}.gra"
        if grammar.is_file():
            yield name, read_grammar(str(grammar))
        else:
            yield name, trainer.train(gold, rng, progress=progress)


def _structures(gold: Treebank) -> Iterator[Finding]:
    known = published("ned")
    for name, share in frequencies(gold).items():
        yield Finding(_STRUCTURES, name, known[_STRUCTURES, name], 100 * share)


def _attachment(learner: Learner) -> Iterator[Finding]:
    """Few flipped parameters move attachment by far."""
    for limit in LIMITS:
        before, after = (
            scores[limit].attachment for scores in (learner.original, learner.modified)
        )
        yield from _variants(_ATTACHMENT, learner, limit, (before, after))


def _neutral(learner: Learner) -> Iterator[Finding]:
    """They move NED by less, and in the same direction as in the paper."""
    before, after = learner.original["all"], learner.modified["all"]
    for measure in ("undirected", "NED"):
        values = (getattr(before, MEASURES[measure]), getattr(after, MEASURES[measure]))
        yield from _variants(_NEUTRAL, learner, measure, values)


def _variants(
    place: str, learner: Learner, of: str, values: tuple[float, float]
) -> Iterator[Finding]:
    """The original figure, then the modified one with the difference."""
    known = published("ned")
    stand_in = "" if learner.name == learner.in_paper else f"beside {learner.in_paper}"
    induced = "{} of {} arcs induced".format(*learner.induces)
    notes = stand_in, f"{values[1] - values[0]:+.1f}; {induced}"
    for variant, value, note in zip(_VARIANTS, values, notes, strict=True):
        figure = known[place, f"{learner.in_paper}, {of}: {variant}"]
        yield Finding(place, f"{learner.name}, {of}: {variant}", figure, value, note=note)


def _parsers(learners: list[Learner], gold: Treebank) -> Iterator[Finding]:
    """All published parsers, those that are not built here without a figure, then baselines."""
    scores = {learner.name: learner.original for learner in learners}
    for (place, what), value in published("ned").items():
        if place == _PARSERS:
            name, limit, measure = re.split(", |: ", what)
            built = name in scores
            obtained = getattr(scores[name][limit], MEASURES[measure]) if built else math.nan
            yield Finding(place, what, value, obtained, note="" if built else "not built here")
    for name, limit, found in _baselines(gold):
        for measure, field in MEASURES.items():
            what = f"{name}, {limit}: {measure}"
            yield Finding(_PARSERS, what, math.nan, getattr(found, field), note="baseline")


def _baselines(gold: Treebank) -> Iterator[tuple[str, str, Scores]]:
    rng = np.random.default_rng(SEED)
    for limit, length in LIMITS.items():
        chosen = short(gold, length)
        yield "left-branching", limit, scored(chosen, left_branching(chosen))
        yield "right-branching", limit, scored(chosen, right_branching(chosen))
        yield "random", limit, scored(chosen, random_trees(chosen, rng))


def learnability(gold: Treebank, train: int) -> Scores:
    """Scores of a supervised model of the first sentences, the short ones, on all others."""
    learnt = estimate(short(gold.select(np.arange(train)), _SUPERVISED_LENGTH))
    test = gold.select(np.arange(train, len(gold)))
    return scored(test, learnt.parse(test, floor=_SUPERVISED_FLOOR))


def _supervised(gold: Treebank) -> Iterator[Finding]:
    """The annotation that NED prefers is the one that is learnt better."""
    known = published("ned")
    train = len(gold) * 9 // 10
    plain = learnability(gold, train).attachment
    yield Finding(_SUPERVISED, "gold", known[_SUPERVISED, "gold"], plain)
    for name in REPLACED:
        in_paper = name.partition(",")[0]
        figure = known[_SUPERVISED, f"structures of {in_paper}"]
        value = learnability(with_structures_of(name, gold), train).attachment
        note = f"{value - plain:+.1f} to gold"
        yield Finding(_SUPERVISED, f"structures of {name}", figure, value, note=note)


def _head_rules(gold: Treebank, other_rules: Treebank) -> Iterator[Finding]:
    """Most of what two head rules disagree on is neutral to NED."""
    scores = scored(gold, other_rules)
    for measure, field in MEASURES.items():
        what = f"Collins against Yamada: {measure}"
        value = getattr(scores, field)
        yield Finding(_HEAD_RULES, what, published("ned")[_HEAD_RULES, what], value)
