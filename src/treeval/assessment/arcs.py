"""Probabilities of the arcs of a parse, by models that learn from the other parses, or by `rank`.

A parser repeats itself where it is sure of what it does; where its arcs contradict those that it
makes elsewhere, they are often wrong. The models are those of `audit`.
"""

import numpy as np

from treeval.arrays import Floats
from treeval.assessment.ranking.calibration import confidence_of_sentences
from treeval.assessment.ranking.consensus import confidence_in
from treeval.auditing.folds import Folds, score_arcs, usual_folds
from treeval.errors import MismatchError
from treeval.models.arcs.coding import Codebook
from treeval.progress import silent
from treeval.tree.constituents import Trees
from treeval.tree.treebank import Treebank

_FEWEST = 1_000  # words that models can learn anything from
_LARGEST_SEED = 2**31


def arc_probabilities(parses: Trees, rng: np.random.Generator) -> Floats:
    """Give the mean probability of the arcs of each sentence: of the head, times the relation."""
    if not isinstance(parses, Treebank) or "deprel" not in parses.columns:
        problem = "arcs needs dependencies with relations; choose other `methods=`"
        raise MismatchError(f"{parses.origin.path}: {problem}")
    if parses.words < _FEWEST or len(parses) < 2:
        problem = f"arcs learns from the parses and needs at least {_FEWEST:,} words"
        raise MismatchError(f"{parses.origin.path}: {problem}; choose other `methods=`")
    folds = Folds(min(usual_folds(parses.words), len(parses)), int(rng.integers(_LARGEST_SEED)))
    scores = score_arcs(Codebook.of(parses).encode(parses), folds, silent)
    return confidence_of_sentences(parses, np.asarray(scores.head * scores.relation))


def written_confidence(parses: Trees) -> Floats:
    """Give the mean confidence that `rank` has written into each sentence, nan if there is none."""
    if isinstance(parses, Treebank) and "misc" in parses.columns:
        misc = parses.columns["misc"]
        confidence = np.array(list(map(confidence_in, misc.strings)))[misc.codes]
        if not np.isnan(confidence).all():
            return confidence_of_sentences(parses, confidence)
    raise MismatchError(
        f"{parses.origin.path}: no word has Conf= in MISC; write it with `treeval.rank`, or choose "
        "other `methods=`"
    )
