"""Learning common cover links."""

import numpy as np

from treeval.induction.ccl.model import CCLTrainer
from treeval.models.text import text_of_sentences


def test_learning_makes_room() -> None:
    """So many words that points and strengths outgrow their first arrays several times."""
    rng = np.random.default_rng(1)
    sentences = [[f"w{n}" for n in rng.integers(3000, size=9)] for _ in range(3000)]
    text = text_of_sentences(sentences)
    model = CCLTrainer().train(text)
    learnt = model.lexicon.points[model.lexicon.first[:, 0], 1].sum()
    assert learnt == 27_000  # every word learns on its left each time it is seen
