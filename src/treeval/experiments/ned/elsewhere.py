"""Other head rules and other languages: footnotes 8 and 1, of which the paper has no figures."""

import math
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from treeval.experiments.findings import Finding
from treeval.experiments.layout import TreebankFiles, only
from treeval.experiments.ned.changes import BOOTSTRAP, Changes
from treeval.experiments.ned.flips import change_findings
from treeval.experiments.ned.learners import MEASURES, Learner, measured
from treeval.experiments.ned.structures import FLIPS, universal_arcs
from treeval.experiments.ned.tables import HEAD_RULES, LANGUAGES, OTHER_RULES, figure
from treeval.experiments.verdicts import by_interval
from treeval.formats.reading import read
from treeval.induction.dmv.km04 import KM04
from treeval.induction.dmv.text import short
from treeval.progress import Progress
from treeval.schemes.stripping import Strip
from treeval.settings.certainty import SEED
from treeval.tree.treebank import Treebank


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
