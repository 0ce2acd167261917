"""Tables 2 and 3: flipped parameters move attachment far, and NED less.

Footnotes 8 and 1 are about other head rules and other languages; the paper gives no figures there.
"""

import math
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from treeval.counts import Counts
from treeval.experiments.findings import Finding, Verdict, by_interval, untestable
from treeval.experiments.layout import TreebankFiles, only
from treeval.experiments.ned.changes import (
    ATTACHMENT,
    BOOTSTRAP,
    CHANGES,
    FLIPS_OF_PAPER,
    HEAD_RULES,
    LANGUAGES,
    NEUTRAL,
    OTHER_RULES,
    VARIANTS,
    Changes,
    change,
    figure,
    published_change,
    rises,
)
from treeval.experiments.ned.learners import LIMITS, MEASURES, Learner, limited, measured
from treeval.experiments.ned.structures import FLIPS, induced_arcs, universal_arcs
from treeval.formats.reading import read
from treeval.models.dmv.km04 import KM04
from treeval.models.dmv.text import short
from treeval.progress import Progress
from treeval.schemes.stripping import Strip
from treeval.settings.certainty import SEED
from treeval.tree.treebank import Treebank

RISES = "flipping a few parameters raises attachment"
MOVES_LESS = "NED changes less than attachment, whatever the sign"
_SIZES = "size of the change of {} minus that of {}"
_WHY = "a learner that has every listed arc as gold trees do has nothing to flip"
_NOTHING_TO_FLIP = {"attachment": untestable(RISES, _WHY), "NED": untestable(MOVES_LESS, _WHY)}


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
    for one in treebanks:
        trees = short(Strip("upos")(read(str(only(one.gold, one.name)))), None)
        rng = np.random.default_rng(SEED)
        model = KM04(tags="upos").train(trees, rng, progress=progress)
        learner = Learner("km04", model, trees, universal_arcs(), "upos")
        yield from change_findings(LANGUAGES, learner, f"km04, {one.name}", by_ned=False)
    if not treebanks:
        note = "give treebanks in other languages, with universal tags"
        yield Finding(LANGUAGES, "no treebanks", math.nan, math.nan, note=note)
