"""Table 5: the annotation that NED prefers is the one that a supervised model learns better."""

import math
from collections.abc import Iterator

import numpy as np

from treeval.experiments.findings import Finding
from treeval.experiments.ned.changes import SHUFFLING, change, difference_between, rises
from treeval.experiments.ned.learners import ByMeasure, Learner, measured
from treeval.experiments.ned.structures import EVERYWHERE, IN_PHRASES, REPLACED, with_arcs
from treeval.experiments.ned.tables import SUPERVISED, figure
from treeval.experiments.verdicts import Verdict, by_p, untestable
from treeval.induction.dmv.text import short
from treeval.induction.dmv.training import estimate
from treeval.tree.treebank import Treebank

_LENGTH, _FLOOR = 20, 1e-9
_READINGS = (
    f"the paper leaves open whether determiners outside prepositional phrases change: {EVERYWHERE} "
    f"are learnt better than gold trees, changes {IN_PHRASES} worse"
)


def learnability(gold: Treebank, train: int) -> ByMeasure:
    """Scores of a supervised model of the first sentences, the short ones, on all others."""
    learnt = estimate(short(gold.select(np.arange(train)), _LENGTH))
    test = gold.select(np.arange(train, len(gold)))
    return measured(test, learnt.parse(test, floor=_FLOOR))


def supervised_findings(learners: list[Learner], gold: Treebank, train: int) -> Iterator[Finding]:
    """Gold trees, trees as the paper's learners induce them, and as these learners do.

    Models learn from the first sentences, and are tested on the others.
    """
    plain = learnability(gold, train)
    score = 100 * plain["attachment"].score
    note = f"NED {100 * plain['NED'].score:.1f}"
    yield Finding(SUPERVISED, "gold", figure(SUPERVISED, "gold"), score, note=note)
    for name, replaced in REPLACED.items():
        yield _of_paper(name, plain, learnability(replaced(gold), train))
    for learner in learners:
        if learner.disagrees_in:
            induced = with_arcs(learner.disagrees_in, gold)
            yield from _own(learner, plain, learnability(induced, train))


def _of_paper(name: str, plain: ByMeasure, found: ByMeasure) -> Finding:
    in_paper, _, reading = name.partition(", ")
    of_paper = figure(SUPERVISED, f"structures of {in_paper}")
    sign = of_paper - figure(SUPERVISED, "gold")
    better = "better" if sign > 0 else "worse"
    claim = f"the structures of {in_paper} are learnt {better} than gold trees"
    verdict = rises(claim, plain["attachment"], found["attachment"], sign=sign)
    if reading in (EVERYWHERE, IN_PHRASES):
        verdict = untestable(claim, _READINGS)
    note = _note(plain, found)
    score = 100 * found["attachment"].score
    return Finding(SUPERVISED, f"structures of {name}", of_paper, score, verdict, note)


def _own(learner: Learner, plain: ByMeasure, found: ByMeasure) -> Iterator[Finding]:
    """Judge whether NED's preference is what is learnt better, by attachment and by NED."""
    for measure in ("attachment", "NED"):
        what = f"structures that {learner.name} induces here: {measure}"
        verdict = preference(learner, plain, found, measure)
        score = 100 * found[measure].score
        note = f"{change(plain[measure], found[measure]):+.1f} to gold"
        yield Finding(SUPERVISED, what, math.nan, score, verdict, note)


def preference(learner: Learner, plain: ByMeasure, found: ByMeasure, measure: str) -> Verdict:
    """NED prefers the original parameters if and only if their structures are learnt better.

    Both differences must be significant; p is the larger of the two.
    """
    claim = "NED prefers the structures that are learnt better"
    by_ned = difference_between(learner.original["NED"], learner.modified["NED"])
    learnt = difference_between(plain[measure], found[measure])
    agree = by_ned.difference * learnt.difference < 0
    p = max(by_ned.p, learnt.p)
    return by_p(claim, p, supports=agree, test=f"{SHUFFLING}, the larger of two p-values")


def _note(plain: ByMeasure, found: ByMeasure) -> str:
    by = {name: change(plain[name], found[name]) for name in ("attachment", "NED")}
    return f"{by['attachment']:+.1f} to gold; NED {by['NED']:+.1f}"
