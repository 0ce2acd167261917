"""Tables 2 and 3: flipped parameters move attachment far, and NED less.

All changes are in points, of all sentences that were counted. Footnotes 8 and 1 are about other
head rules and other languages; the paper gives no figures there.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Ints
from treeval.counts import Counts
from treeval.experiments.findings import Finding, Verdict, by_interval, by_p, published, untestable
from treeval.experiments.layout import TreebankFiles, only
from treeval.experiments.ned.learners import LIMITS, MEASURES, ByMeasure, Learner, limited, measured
from treeval.experiments.ned.structures import FLIPS, induced_arcs, universal_arcs
from treeval.formats.reading import read
from treeval.induction.dmv.km04 import KM04
from treeval.induction.dmv.text import short
from treeval.progress import Progress
from treeval.schemes.stripping import Strip
from treeval.settings.certainty import SEED, SHUFFLES
from treeval.statistics.correlation import Bootstrapped, bootstrapped
from treeval.statistics.resampling import Difference, Swaps, paired_shuffling
from treeval.tree.treebank import Treebank

STRUCTURES = "table 1: words in structures"
ATTACHMENT = "table 2: attachment"
NEUTRAL = "table 3: undirected and NED"
CHANGES = "tables 2 and 3: other learners"
FLIPS_OF_PAPER = "tables 2 and 3: the arcs that the paper flips"
PARSERS = "table 4: parsers"
ORDERS = "table 4: orders of the parsers"
OTHERS = "table 4: further parsers, which are not in the paper"
SUPERVISED = "table 5: supervised"
HEAD_RULES = "head rules"
OTHER_RULES = "footnote 8: other head rules"
LANGUAGES = "footnote 1: other languages"

VARIANTS = ("original", "modified")

SHUFFLING, BOOTSTRAP = "paired shuffling of sentences", "bootstrap of sentences"

RISES = "flipping a few parameters raises attachment"
MOVES_LESS = "NED changes less than attachment, whatever the sign"
_SIZES = "size of the change of {} minus that of {}"
_WHY = "a learner that has every listed arc as gold trees do has nothing to flip"
_NOTHING_TO_FLIP = {"attachment": untestable(RISES, _WHY), "NED": untestable(MOVES_LESS, _WHY)}


def figure(place: str, what: str) -> float:
    """A figure of the paper; nan if it has none."""
    return published("ned").get((place, what), float("nan"))


def published_change(learner: str, measure: str) -> float:
    """The change that the paper reports for flips, on all sentences."""
    place, of = (ATTACHMENT, "all") if measure == "attachment" else (NEUTRAL, measure)
    before, after = (figure(place, f"{learner}, {of}: {variant}") for variant in VARIANTS)
    return round(after - before, 1)


def change(before: Counts, after: Counts) -> float:
    return 100 * (after.score - before.score)


def difference_between(before: Counts, after: Counts) -> Difference:
    """Test a change by shuffling sentences between both."""
    swaps = Swaps.drawn(np.random.default_rng(SEED), len(before.table), SHUFFLES)
    return paired_shuffling(before, after, swaps)


def rises(claim: str, before: Counts, after: Counts, *, sign: float = 1) -> Verdict:
    """Judge whether a score rises, or falls if the sign is negative."""
    difference = difference_between(before, after)
    return by_p(claim, difference.p, supports=difference.difference * sign > 0, test=SHUFFLING)


@dataclass(frozen=True, eq=False)
class Changes:
    """Scores of the same sentences by all measures, before and after flips."""

    before: ByMeasure
    after: ByMeasure

    def of(self, measure: str) -> tuple[Counts, Counts]:
        """What a measure counted before and after."""
        return self.before[measure], self.after[measure]

    def more_than(self, larger: str, smaller: str, *, sized: bool) -> Bootstrapped:
        """By how much more one measure changes than another; with ``sized``, whatever the signs."""
        tables = [
            (counts.metric, counts.table)
            for measure in (larger, smaller)
            for counts in self.of(measure)
        ]

        def statistic(rows: Ints) -> float:
            scores = [float(metric.score(table[rows].sum(axis=0))) for metric, table in tables]
            first, second = scores[1] - scores[0], scores[3] - scores[2]
            return 100 * (abs(first) - abs(second) if sized else first - second)

        return bootstrapped(statistic, len(tables[0][1]), np.random.default_rng(SEED))

    def judged(self, claim: str, larger: str, smaller: str, *, sized: bool) -> Verdict:
        """Judge the claim that one measure changes more than another."""
        found = self.more_than(larger, smaller, sized=sized)
        return by_interval(claim, found.interval, test=BOOTSTRAP)


def flip_findings(learners: list[Learner]) -> Iterator[Finding]:
    """Both tables, first for the learners of the paper; each has the flips of its own arcs."""
    in_paper = [learner for learner in learners if learner.name in FLIPS]
    for learner in in_paper:
        yield from _attachment(learner)
    for learner in in_paper:
        yield from _neutral(learner)
    for learner in learners:
        if learner.name not in FLIPS:
            yield from change_findings(CHANGES, learner, learner.name, by_ned=True)
    for learner in in_paper:
        yield from _flips_of_paper(learner)


def _attachment(learner: Learner) -> Iterator[Finding]:
    for limit in LIMITS:
        before, after = (
            limited(of["attachment"], learner.gold, limit)
            for of in (learner.original, learner.modified)
        )
        what = f"{learner.name}, {limit}"
        verdict = rises(RISES, before, after)
        yield from _variants((ATTACHMENT, what), before, after, verdict, flips(learner))


def _neutral(learner: Learner) -> Iterator[Finding]:
    changes = Changes(learner.original, learner.modified)
    before, after = changes.of("undirected")
    verdict = rises("flips raise the undirected score, too", before, after)
    yield from _variants((NEUTRAL, f"{learner.name}, undirected"), before, after, verdict)
    of_paper = published_change(learner.name, "NED")
    claim = f"flips {'raise' if of_paper > 0 else 'lower'} NED"
    before, after = changes.of("NED")
    verdict = rises(claim, before, after, sign=of_paper)
    note = "the sign of the paper does not reproduce" if verdict.answer == "no" else ""
    yield from _variants((NEUTRAL, f"{learner.name}, NED"), before, after, verdict, note)
    yield from _comparisons(NEUTRAL, learner.name, changes)
    yield _of_short_sentences(learner)


def _of_short_sentences(learner: Learner) -> Finding:
    """The paper prints changes of all sentences, and says that those of short ones are similar."""
    limit = next(iter(LIMITS))
    before, after = (
        {measure: limited(counts, learner.gold, limit) for measure, counts in scores.items()}
        for scores in (learner.original, learner.modified)
    )
    found = Changes(before, after).more_than("attachment", "NED", sized=True)
    claim = f"{MOVES_LESS}, for sentences of {limit} as well"
    what = f"{learner.name}, {limit}: {_SIZES.format('attachment', 'NED')}"
    verdict = by_interval(claim, found.interval, test=BOOTSTRAP)
    return Finding(NEUTRAL, what, math.nan, found.value, verdict)


def _variants(
    where: tuple[str, str], before: Counts, after: Counts, verdict: Verdict, note: str = ""
) -> Iterator[Finding]:
    """The original score, then the modified one with the verdict on their difference."""
    place, what = where
    names = [f"{what}: {variant}" for variant in VARIANTS]
    yield Finding(place, names[0], figure(place, names[0]), 100 * before.score)
    shown = "; ".join(filter(None, (f"{change(before, after):+.1f}", note)))
    known = figure(place, names[1])
    yield Finding(place, names[1], known, 100 * after.score, verdict, shown)


def _comparisons(place: str, name: str, changes: Changes) -> Iterator[Finding]:
    """How much more attachment changes than the two other measures."""
    for larger, smaller, sized, claim in (
        ("attachment", "undirected", False, "the undirected score gains less than attachment"),
        ("undirected", "NED", False, "NED gains less than the undirected score"),
        ("attachment", "NED", True, MOVES_LESS),
    ):
        known = published_change(name, larger), published_change(name, smaller)
        of_paper = abs(known[0]) - abs(known[1]) if sized else known[0] - known[1]
        found = changes.more_than(larger, smaller, sized=sized)
        verdict = by_interval(claim, found.interval, test=BOOTSTRAP)
        shown = _SIZES if sized else "change of {} minus that of {}"
        what = f"{name}: {shown.format(larger, smaller)}"
        yield Finding(place, what, round(of_paper, 1), found.value, verdict)


def change_findings(place: str, learner: Learner, name: str, *, by_ned: bool) -> Iterator[Finding]:
    """Changes by all measures in one row each; the claim about NED is judged if it is made."""
    changes = Changes(learner.original, learner.modified)
    verdicts = _verdicts(changes) if learner.disagrees_in else _NOTHING_TO_FLIP
    for measure in MEASURES:
        note = _scores(measure, changes)
        if measure == "attachment":
            note += f"; {flips(learner)}"
        what = f"{name}: change of {measure}"
        is_claimed = measure == "attachment" or by_ned
        found, verdict = change(*changes.of(measure)), verdicts.get(measure) if is_claimed else None
        yield Finding(place, what, math.nan, found, verdict, note)


def _verdicts(changes: Changes) -> dict[str, Verdict]:
    return {
        "attachment": rises(RISES, *changes.of("attachment")),
        "NED": changes.judged(MOVES_LESS, "attachment", "NED", sized=True),
    }


def _scores(measure: str, changes: Changes) -> str:
    return " → ".join(f"{100 * counts.score:.1f}" for counts in changes.of(measure))


def _flips_of_paper(learner: Learner) -> Iterator[Finding]:
    """What the paper's list of arcs does to a learner that may not have induced them."""
    arcs = FLIPS[learner.name]
    induced = len(induced_arcs(arcs, learner.parsed))
    changes = Changes(learner.original, learner.with_flips_of_paper)
    for measure in MEASURES:
        note = _scores(measure, changes)
        if measure == "attachment":
            note += f"; {induced} of {len(arcs)} arcs are induced here"
        what = f"{learner.name}: change of {measure}"
        of_paper = published_change(learner.name, measure)
        yield Finding(FLIPS_OF_PAPER, what, of_paper, change(*changes.of(measure)), note=note)


def flips(learner: Learner) -> str:
    """Name the arcs whose parameters are flipped."""
    arcs = learner.disagrees_in
    return f"flipped: {' '.join(arcs)}" if arcs else "no listed arc to flip"


def head_rule_findings(gold: Treebank, collins: Treebank) -> Iterator[Finding]:
    """Most of what two head rules disagree on is neutral to NED."""
    scores = measured(gold, collins)
    perfect = measured(gold, gold)
    # What a measure loses from the gold trees themselves to those of other rules.
    losses = Changes(perfect, scores)
    claim = "NED is less sensitive to the differences between head rules than {}"
    for measure in MEASURES:
        what = f"Collins against Yamada: {measure}"
        verdict = None
        if measure == "NED":
            found = losses.more_than("undirected", "NED", sized=True)
            verdict = by_interval(
                claim.format("the undirected score"), found.interval, test=BOOTSTRAP
            )
        note = "the order of the measures follows from their definitions" if verdict else ""
        score = 100 * scores[measure].score
        yield Finding(HEAD_RULES, what, figure(HEAD_RULES, what), score, verdict, note)


def other_rule_findings(
    learners: list[Learner], others: Mapping[str, Treebank]
) -> Iterator[Finding]:
    """Flips of the paper's learners, compared with gold trees of other head rules."""
    for rules, gold in others.items():
        for learner in learners:
            if learner.name in FLIPS:
                compared = Learner(learner.name, learner.model, gold)
                name = f"{learner.name}, {rules}"
                yield from change_findings(OTHER_RULES, compared, name, by_ned=False)


def language_findings(treebanks: Sequence[TreebankFiles], progress: Progress) -> Iterator[Finding]:
    """Flips of km04 on universal tags, one treebank per language."""
    for treebank in treebanks:
        trees = short(Strip("upos")(read(str(only(treebank.gold, treebank.name)))), None)
        rng = np.random.default_rng(SEED)
        model = KM04(tags="upos").train(trees, rng, progress=progress)
        learner = Learner("km04", model, trees, universal_arcs(), "upos")
        yield from change_findings(LANGUAGES, learner, f"km04, {treebank.name}", by_ned=False)
    if not treebanks:
        note = "give treebanks in other languages, with universal tags"
        yield Finding(LANGUAGES, "no treebanks", math.nan, math.nan, note=note)
