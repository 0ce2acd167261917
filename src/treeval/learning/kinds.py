"""All kinds of models: `KINDS` has one entry per kind."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from treeval.learning.ccl import CclParser, read_ccl, train_ccl
from treeval.learning.dmv import DmvParser, read_dmv, train_dmv
from treeval.learning.model import Model, ModelData
from treeval.learning.ngram import LanguageModel, read_ngram, train_ngram
from treeval.learning.tags import Tagger, read_tags, train_tags
from treeval.progress import Progress
from treeval.settings.learning import (
    CclSettings,
    DmvSettings,
    NgramSettings,
    TagLearningSettings,
)
from treeval.settings.setting import Settings


@dataclass(frozen=True)
class Kind:
    """A kind of models: the class, the settings of its training, and how it is learnt and read.

    ``train`` is called with sentences, settings and a function for progress. ``read`` is called
    with the path and the content of a file, and returns None if that is not such a model.
    """

    model: type[Model]
    settings: type[Settings]
    train: Callable[[Any, Any, Progress], Model]
    read: Callable[[str, ModelData], Model | None]


KINDS: Mapping[str, Kind] = {
    one.model.kind: one
    for one in (
        Kind(LanguageModel, NgramSettings, train_ngram, read_ngram),
        Kind(DmvParser, DmvSettings, train_dmv, read_dmv),
        Kind(CclParser, CclSettings, train_ccl, read_ccl),
        Kind(Tagger, TagLearningSettings, train_tags, read_tags),
    )
}
