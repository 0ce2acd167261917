"""Parsers of the kind dmv, which learn from tags: the dependency model with valence."""

from dataclasses import dataclass, replace
from os import PathLike
from typing import TYPE_CHECKING, Any, ClassVar, get_args

import numpy as np

from treeval.errors import SettingError
from treeval.formats.files import as_path, is_file, plain_suffix
from treeval.learning.model import PARSE, Model, ModelData
from treeval.models.archive import Archive
from treeval.models.dmv.files import is_dmv, is_grammar, parse_dmv, parse_grammar, write_dmv
from treeval.models.dmv.model import WITHOUT, DMVModel
from treeval.progress import Progress, silent
from treeval.settings.choices import Marks, ModelKind
from treeval.settings.learning import DmvSettings, ParseSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.names import insist_on_one_stdin
from treeval.sources.source import Source
from treeval.tree.punctuation import punctuation
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from treeval.models.dmv.algorithms import DMVTrainer
    from treeval.models.trainer import Trainer

_GRAMMAR = ".gra"


@dataclass(frozen=True, eq=False, repr=False)
class DmvParser(Model):
    """A model of the kind dmv; its file is JSON."""

    kind: ClassVar[ModelKind] = "dmv"
    called: ClassVar[str] = "a DMV model"

    learnt: DMVModel

    @property
    def signature(self) -> str:
        return ",".join(["dmv", self.learnt.column, *self.learnt.about.values()])

    def save(self, path: "str | PathLike[str]") -> None:
        write_dmv(self.learnt, as_path(path))

    def parse(
        self,
        text: Any,
        settings: ParseSettings = PARSE,
        *,
        progress: Progress = silent,
        **changes: Any,
    ) -> Treebank:
        del progress  # the kernels cannot be interrupted
        insist_on_one_stdin(self.path, text)
        chosen = ParseSettings.of(settings, changes)
        insist_on_fit(chosen, ("dependencies", "jobs"), "is for CCL models, not for DMV models")
        trees = Source.of(text, chosen.files).readable.treebank
        removed: Any = chosen.strip_punct or self.learnt.about.get(WITHOUT)
        marks = punctuation(trees, removed) if removed in get_args(Marks) else None
        return self.learnt.parse(trees, careful=chosen.careful, marks=marks)


def train_dmv(treebank: Any, settings: DmvSettings, progress: Progress) -> DmvParser:
    """Train a dependency model with valence on the tags of a treebank."""
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
    from treeval.learning.load import load  # noqa: PLC0415  it knows all kinds, this one too

    tagger = load(tags) if isinstance(tags, str | PathLike) else tags
    if not isinstance(tagger, Model):
        raise SettingError("give the name of a column, or a model of word classes", setting="tags")
    tagged = tagger.tag(trees).treebank
    assert tagged is not None
    return tagged, "xpos"


def _dmv_trainer(settings: DmvSettings, column: str) -> "DMVTrainer":
    """The trainer of an algorithm, which has the settings of its paper unless others are given."""
    from treeval.models.dmv.algorithms import ALGORITHMS  # noqa: PLC0415  few runs train
    from treeval.models.dmv.saj10 import SAJ10a  # noqa: PLC0415
    from treeval.models.dmv.training import Stopping  # noqa: PLC0415

    trainer = replace(ALGORITHMS[settings.algorithm], tags=column)
    longest = settings.max_length
    if longest is not None and isinstance(trainer, SAJ10a):
        trainer = replace(trainer, max_length=longest, turn=min(trainer.turn, longest))
    elif longest is not None:
        trainer = replace(trainer, max_length=longest)
    if settings.passes is not None:
        trainer = replace(trainer, stopping=Stopping(settings.passes))
    return trainer


def read_dmv(path: str, content: ModelData) -> DmvParser | None:
    """Read a model, or a grammar of another program."""
    if isinstance(content, Archive):
        return None
    if is_dmv(content):
        return DmvParser(parse_dmv(path, content), path=path)
    if plain_suffix(path) == _GRAMMAR or is_grammar(content):
        return DmvParser(parse_grammar(path, content), path=path)
    return None
