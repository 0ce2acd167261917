"""The confidence that `rank` has written into files, as scores of sentences."""

import numpy as np

from treeval.arrays import Floats
from treeval.assessment.ranking.calibration import confidence_of_sentences
from treeval.assessment.ranking.consensus import confidence_in
from treeval.errors import MismatchError
from treeval.tree.constituents import Trees
from treeval.tree.treebank import Treebank


def written_confidence(parses: Trees) -> Floats:
    """Give the mean confidence of the words of each sentence, nan where there is none."""
    if isinstance(parses, Treebank) and "misc" in parses.columns:
        misc = parses.columns["misc"]
        confidence = np.array(list(map(confidence_in, misc.strings)))[misc.codes]
        if not np.isnan(confidence).all():
            return confidence_of_sentences(parses, confidence)
    raise MismatchError(
        f"{parses.origin.path}: no word has Conf= in MISC; write it with `treeval.rank`, or choose "
        "other `methods=`"
    )
