"""All kinds of models, learnt from sentences: the function behind `treeval train`."""

import reprlib
from typing import Any

from treeval.errors import SettingError
from treeval.models.model import Model
from treeval.models.registry import KINDS
from treeval.progress import Progress, silent
from treeval.settings.setting import Settings


def train(
    kind: str,
    text: Any,
    settings: Settings | None = None,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> Model:
    """Train a model: an n-gram language model, a parser (dmv, ccl), or a tagger (tags).

    ``text`` is a path, ``-`` for standard input, an open file, plain text with one sentence per
    line, a list of sentences, trees, or sentences of another library. A DMV learns from the tags of
    a treebank. Settings are given as an object of the kind's class, or by name:

    >>> model = treeval.train("ngram", "gold/en.conllu", order=2, column="upos")
    >>> model.notes[0]
    'kn:2,lm:kenlm,prune:0+0,fallback:1'
    >>> treeval.train("ccl", [["the", "dog", "barks"], ["the", "cat", "sleeps"]])
    <CclParser ccl,labels:10,compatible:no>

    See `NgramSettings`, `DmvSettings`, `CclSettings` and `TagLearningSettings` for what can be set.
    """
    if kind not in tuple(KINDS):  # whatever it is, even if it cannot be hashed
        problem = f"{reprlib.repr(kind)} is unknown; choose from {', '.join(KINDS)}"
        raise SettingError(problem, setting="kind")
    chosen = KINDS[kind]
    given = chosen.settings() if settings is None else settings
    return chosen.train(text, chosen.settings.of(given, changes), progress)
