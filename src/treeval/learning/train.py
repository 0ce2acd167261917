"""All kinds of models, learnt from sentences: the function behind `treeval train`."""

import reprlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from os import PathLike
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval.errors import SettingError
from treeval.formats.files import is_file
from treeval.learning.language import LanguageModel
from treeval.learning.load import load
from treeval.learning.model import Model
from treeval.learning.parsers import CclParser, DmvParser
from treeval.learning.sentences import Sentences
from treeval.learning.tagger import Tagger
from treeval.models.ccl.trainer import CCLTrainer
from treeval.models.dmv.algorithms import ALGORITHMS, DMVTrainer
from treeval.models.dmv.model import WITHOUT, DMVModel
from treeval.models.dmv.saj10 import SAJ10a
from treeval.models.dmv.training import Stopping
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import NgramModel
from treeval.models.tags.draws import GlibcRandom, RandomSource
from treeval.models.tags.trainer import TagTrainer
from treeval.progress import Progress, silent
from treeval.settings.choices import ModelKind
from treeval.settings.learning import (
    CclSettings,
    DmvSettings,
    NgramSettings,
    TagLearningSettings,
)
from treeval.settings.reading import FileSettings
from treeval.settings.setting import Settings
from treeval.sources.source import Source
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from treeval.models.ccl.model import CCLModel
    from treeval.models.ngram.text import Text
    from treeval.models.trainer import Trainer


def train(
    kind: ModelKind,
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
    if kind not in tuple(_KINDS):
        problem = f"{reprlib.repr(kind)} is unknown; choose from {', '.join(_KINDS)}"
        raise SettingError(problem, setting="kind")
    chosen = _KINDS[kind]
    given = chosen.settings() if settings is None else settings
    return chosen.learnt(text, chosen.settings.of(given, changes), progress)


def _sentences(text: Any, files: FileSettings) -> Sentences:
    """Read sentences; without words there is nothing to learn from."""
    sentences = Sentences.of(text, files)
    if not len(sentences.text.words):
        raise SettingError(
            f"{sentences.path}: there are no words to learn from; is it the right file?"
        )
    return sentences


def _ngram(text: Any, settings: NgramSettings, progress: Progress) -> LanguageModel:
    trainer: Trainer[Text, NgramModel] = KneserNey(
        settings.order, settings.smoothing, settings.prune
    )
    words = _sentences(text, settings.files).column(settings.column)
    model = trainer.train(words, progress=progress)
    return LanguageModel(model, notes=_notes_on(model))


def _notes_on(model: NgramModel) -> tuple[str, ...]:
    if not model.fallbacks:
        return (model.signature,)
    orders = " and ".join(map(str, model.fallbacks))
    fixed = f"too few n-grams to estimate discounts of order {orders}: 0.5, 1 and 1.5 instead"
    return model.signature, fixed


def _dmv(treebank: Any, settings: DmvSettings, progress: Progress) -> DmvParser:
    trees, column = _tagged(Source.of(treebank, settings.files).readable.treebank, settings.tags)
    about = {}
    if settings.strip_punct:
        from treeval.schemes.stripping import Strip  # noqa: PLC0415  few runs strip

        trees, about = Strip(settings.strip_punct)(trees), {WITHOUT: settings.strip_punct}
    trainer: Trainer[Treebank, DMVModel] = _dmv_trainer(settings, column)
    model = trainer.train(trees, np.random.default_rng(settings.seed), progress=progress)
    return DmvParser(replace(model, about={**model.about, **about}))


def _tagged(trees: Treebank, tags: Any) -> tuple[Treebank, str]:
    """Find the column of tags; the classes of a model of words are put into XPOS."""
    if isinstance(tags, str) and (tags in trees.columns or not is_file(tags)):
        return trees, tags
    tagger = load(tags) if isinstance(tags, str | PathLike) else tags
    if not isinstance(tagger, Model):
        raise SettingError("give the name of a column, or a model of word classes", setting="tags")
    tagged = tagger.tag(trees).treebank
    assert tagged is not None
    return tagged, "xpos"


def _dmv_trainer(settings: DmvSettings, column: str) -> DMVTrainer:
    """The trainer of an algorithm, which has the settings of its paper unless others are given."""
    trainer = replace(ALGORITHMS[settings.algorithm], tags=column)
    longest = settings.max_length
    if longest is not None and isinstance(trainer, SAJ10a):
        trainer = replace(trainer, max_length=longest, turn=min(trainer.turn, longest))
    elif longest is not None:
        trainer = replace(trainer, max_length=longest)
    if settings.passes is not None:
        trainer = replace(trainer, stopping=Stopping(settings.passes))
    return trainer


def _ccl(text: Any, settings: CclSettings, progress: Progress) -> CclParser:
    trainer: Trainer[Text, CCLModel] = CCLTrainer(
        labels=settings.labels, compatible=settings.compatible
    )
    return CclParser(trainer.train(_sentences(text, settings.files).text, progress=progress))


def _tags(text: Any, settings: TagLearningSettings, progress: Progress) -> Tagger:
    if settings.classes is None:
        raise SettingError("give the number of classes to learn", setting="classes")
    trainer = TagTrainer(
        settings.classes,
        settings.states,
        settings.rare,
        settings.iterations,
        settings.prior,
        settings.by_tokens,
        settings.restarts,
        settings.compatible,
    )
    seed = settings.seed
    rng: RandomSource = GlibcRandom(seed) if trainer.compatible else np.random.default_rng(seed)
    model = trainer.train(_sentences(text, settings.files).text, rng, progress=progress)
    return Tagger(model, notes=(f"{trainer.signature}|seed:{seed}, {model.objective:.4f}",))


@dataclass(frozen=True)
class _Learning:
    """The settings of a kind of models, and how one is learnt."""

    settings: type[Settings]
    learnt: Callable[[Any, Any, Progress], Model]


_KINDS: Mapping[str, _Learning] = MappingProxyType(
    {
        "ngram": _Learning(NgramSettings, _ngram),
        "dmv": _Learning(DmvSettings, _dmv),
        "ccl": _Learning(CclSettings, _ccl),
        "tags": _Learning(TagLearningSettings, _tags),
    }
)
