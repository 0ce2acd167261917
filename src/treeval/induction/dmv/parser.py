"""Parsers of the kind dmv, which learn from tags: the dependency model with valence."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from inspect import signature
from os import PathLike
from typing import Any, ClassVar, get_args

import numpy as np

from treeval.arrays import Bools
from treeval.errors import SettingError
from treeval.formats.files import as_path, is_file, plain_suffix
from treeval.induction.dmv.algorithms import ALGORITHMS
from treeval.induction.dmv.model import (
    FALLBACKS,
    WITHOUT_PUNCT,
    DMVModel,
    ParameterFlip,
    flipped,
    is_dmv,
    is_grammar,
    parse_dmv,
    parse_grammar,
    write_dmv,
)
from treeval.induction.dmv.saj10 import SAJ10a, SAJ10b
from treeval.induction.dmv.settings import DmvSettings
from treeval.induction.dmv.spans import PUNCTUATION, WordSpans, source_of, spans_of
from treeval.induction.dmv.text import bundled, in_threads, one_after_another
from treeval.induction.dmv.training import Supervised
from treeval.induction.parser import Glance, SentenceParser, Share, treebank_in, treebank_of
from treeval.induction.tsg.model import ACCEPTED, TSGModel, parse_tsg
from treeval.induction.tsg.model import NAME as TSG
from treeval.induction.tsg.parser import TsgParser
from treeval.models.archive import Archive
from treeval.models.load import load
from treeval.models.model import Model, ModelData
from treeval.models.sentences import learnt_from
from treeval.parallel import workers_of
from treeval.progress import Progress
from treeval.report.text import counted
from treeval.schemes.flips import Pattern
from treeval.schemes.stripping import Strip
from treeval.settings.choices import Marks
from treeval.settings.models import ParseSettings
from treeval.settings.reading import FileSettings
from treeval.settings.scale import WorkerSettings
from treeval.settings.setting import IDLE_SEED, require_fit
from treeval.sources.block import Block
from treeval.sources.source import Source
from treeval.tree.punctuation import punctuation
from treeval.tree.treebank import Treebank

_GRAMMAR = ".gra"
# Settings of training that are not those of a trainer.
_OF_ALL = frozenset(
    ("algorithm", "tags", "strip_punct", "resume", "supervised", "brackets", "seed")
) | {*WorkerSettings.defaults().names(), *FileSettings.defaults().names()}


@dataclass(frozen=True, eq=False, repr=False)
class DmvParser(SentenceParser[Treebank]):
    """A model of the kind dmv; its file is JSON."""

    kind: ClassVar[str] = "dmv"
    called: ClassVar[str] = "a DMV model"
    is_light: ClassVar[bool] = True

    learnt: DMVModel

    @property
    def signature(self) -> str:
        return ",".join(["dmv", self.learnt.column, *self.learnt.about.values()])

    def save(self, path: "str | PathLike[str]") -> None:
        write_dmv(self.learnt, as_path(path))

    def require_fit(self, chosen: ParseSettings) -> None:
        require_fit(
            chosen, ("dependencies",), "it is for CCL models, not for DMV models; leave it out"
        )
        require_fit(chosen, ("seed",), "it is for random trees, not for DMV models; leave it out")
        if chosen.brackets is None and chosen.constraint is not None:
            raise SettingError("it needs `brackets=`", setting="constraint")
        self.flipped(chosen.flip, chosen.lower)

    def why_whole(self, chosen: ParseSettings) -> str:
        if chosen.brackets in (None, PUNCTUATION):
            return ""
        return "brackets other than those of punctuation are given for the whole file"

    def taken(self, text: Any, files: FileSettings) -> Treebank:
        return treebank_of(text, files)

    def taken_block(self, block: Block) -> Treebank:
        return treebank_in(block)

    def glance(self, given: Treebank, chosen: ParseSettings) -> Glance:
        """See whether there are tags, and punctuation for brackets."""
        column = self.learnt.column
        has_tags = bool(set(given.column(column).strings) - {"_"})
        marks = self._marks(given, chosen) if chosen.brackets == PUNCTUATION else None
        has_marks = marks is not None and bool(marks.any())
        return Glance(
            given.words,
            frozenset({column} if has_tags else ()),
            frozenset({PUNCTUATION} if has_marks else ()),
            is_enough=has_tags and (has_marks or chosen.brackets is None),
        )

    def trees(self, given: Treebank, chosen: ParseSettings, share: Share) -> Treebank:
        marks, spans = self._marks(given, chosen), None
        if chosen.brackets is not None:
            spans = spans_of(
                chosen.brackets, given, marks, has_marks=PUNCTUATION in share.whole.marks
            )
        return self.flipped(chosen.flip, chosen.lower).parse(
            given,
            careful=chosen.careful,
            marks=marks,
            spans=spans,
            constraint=chosen.constraint or "sprawl",
            has_tags=self.learnt.column in share.whole.tags,
            mapper=one_after_another if share.is_one_of_many else in_threads,
        )

    def _marks(self, given: Treebank, chosen: ParseSettings) -> Bools | None:
        """Say which words are punctuation that is left out, as far as it is."""
        removed: Any = chosen.strip_punct or self.learnt.about.get(WITHOUT_PUNCT)
        return punctuation(given, removed) if removed in get_args(Marks) else None

    def flipped(self, flip: tuple[str, ...], lower: tuple[str, ...] = ()) -> DMVModel:
        """Change the parameters so that arcs turn round, or only become improbable."""
        if not flip and not lower:
            return self.learnt
        flips = [ParameterFlip(Pattern.of(arc), only_lowered=False) for arc in flip]
        flips += [ParameterFlip(Pattern.of(arc), only_lowered=True) for arc in lower]
        known = set(self.learnt.tags)
        for arc in flips:
            for tag in (arc.head, arc.dependent):
                if tag not in known:
                    setting = "lower" if arc.only_lowered else "flip"
                    problem = f"{arc.arc}: the model does not know the tag {tag}"
                    raise SettingError(problem, setting=setting)
        return flipped(self.learnt, flips)


def train(treebank: Any, settings: DmvSettings, progress: Progress) -> DmvParser | TsgParser:
    """Train a dependency model with valence on the tags of a treebank."""
    whole, column = _tagged(Source.of(treebank, settings.files).readable.treebank, settings.tags)
    trees, about = whole, dict[str, str]()
    if settings.strip_punct:
        trees, about = Strip(settings.strip_punct)(whole), {WITHOUT_PUNCT: settings.strip_punct}
    trainer = _dmv_trainer(settings, column)
    more: dict[str, Any] = {}
    if _learns_within_brackets(trainer, settings):
        marks = punctuation(whole, settings.strip_punct) if settings.strip_punct else None
        brackets = settings.brackets if settings.brackets is not None else PUNCTUATION
        more["spans"] = _of_those_kept(spans_of(brackets, whole, marks), whole, marks)
        about["brackets"] = source_of(brackets)
    if settings.resume is not None:
        more["resume"] = _resumed(settings, trainer)
    rng = np.random.default_rng(settings.seed)
    before = rng.bit_generator.state
    with _workers(settings, trainer) as workers:
        model = trainer.train(trees, rng, progress=progress, **workers, **more)
    origin = _origin(trees, trainer)
    is_idle = bool(settings.differing(["seed"])) and rng.bit_generator.state == before
    if isinstance(model, TSGModel):
        note = f"{float(model.about[ACCEPTED]):.1%} of the proposed derivations were accepted"
        return TsgParser(replace(model, about={**model.about, **about}), notes=(note, origin))
    notes = (*_notes(model), *((IDLE_SEED,) if is_idle else ()), origin)
    return DmvParser(replace(model, about={**model.about, **about}), notes=notes)


def _of_those_kept(spans: WordSpans, whole: Treebank, marks: Bools | None) -> WordSpans:
    """Leave out spans of sentences that have nothing but punctuation, which is removed."""
    if marks is None:
        return spans
    words = np.bincount(whole.sentences[~marks], minlength=len(whole))
    return spans.select(np.flatnonzero(words))


@contextmanager
def _workers(settings: DmvSettings, trainer: Any) -> Iterator[dict[str, Any]]:
    """Who sums over trees, as a trainer is told; by default, all cores of this process."""
    scale = settings.scale
    if not scale.is_spread:
        yield {}
        return
    if "mapper" not in signature(trainer.train).parameters:
        own = "supervised learning, which counts once"
        if not settings.supervised:
            own = f"{settings.algorithm}, which draws trees one after the other"
        setting = "cluster" if scale.cluster else "jobs"
        raise SettingError(f"it cannot be used with {own}; leave it out", setting=setting)
    with workers_of(scale.jobs, scale.cluster) as mapper:
        yield {"mapper": bundled(mapper)}


def _origin(trees: Treebank, trainer: Any) -> str:
    """Say how many sentences are short enough to learn from."""
    longest = getattr(trainer, "max_length", None)
    used = trees.lengths if longest is None else trees.lengths[trees.lengths <= longest]
    told = learnt_from(trees.origin.path, len(used), int(used.sum()))
    longer = len(trees) - len(used)
    return f"{told}; {counted(longer, 'longer sentence')} left out" if longer else told


def _resumed(settings: DmvSettings, trainer: Any) -> DMVModel | TSGModel:
    """The model whose training goes on."""
    if "resume" not in signature(trainer.train).parameters:
        own = "supervised learning" if settings.supervised else settings.algorithm
        raise SettingError(f"it cannot be used with {own}; leave it out", setting="resume")
    given = settings.resume
    if isinstance(given, str | PathLike):
        given = load(given)
    if not isinstance(given, DmvParser | TsgParser):
        raise SettingError("give a model of the kind dmv", setting="resume")
    if given.learnt.about.get(WITHOUT_PUNCT) != settings.strip_punct:
        problem = "the model treats punctuation differently; give the same `strip_punct=`"
        raise SettingError(problem, setting="resume")
    return given.learnt


def _learns_within_brackets(trainer: Any, settings: DmvSettings) -> bool:
    if not isinstance(trainer, SAJ10b) and settings.brackets is not None:
        raise SettingError("it is for saj10b; leave it out", setting="brackets")
    return isinstance(trainer, SAJ10b)


def _notes(model: DMVModel) -> tuple[str, ...]:
    """Remarks on training: sentences that have no tree within their brackets."""
    fallbacks = int(model.about.get(FALLBACKS, 0))
    if not fallbacks:
        return ()
    problem = f"{fallbacks:,} sentences have no tree within their brackets"
    return (f"{problem}; training parsed them without brackets",)


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


def _dmv_trainer(settings: DmvSettings, column: str) -> Any:
    """The trainer of an algorithm, which has the settings of its paper unless others are given."""
    if settings.supervised and settings.differing(["algorithm"]):
        problem = "it replaces the algorithm; leave `algorithm=` out"
        raise SettingError(problem, setting="supervised")
    trainer: Any = Supervised()
    if not settings.supervised:
        trainer = ALGORITHMS[settings.algorithm].trainer()
    given = {
        name: settings[name]
        for name in settings.names()
        if name not in _OF_ALL and settings[name] is not None
    }
    for name in given:
        if not _has(trainer, name):
            able = [one for one, other in ALGORITHMS.items() if _has(other.trainer(), name)]
            own = "supervised learning" if settings.supervised else settings.algorithm
            raise SettingError(
                f"it is for {', '.join(able)}, not for {own}; leave it out", setting=name
            )
    if "passes" in given and not isinstance(trainer, Supervised):
        given["stopping"] = replace(trainer.stopping, passes=given.pop("passes"))
    if isinstance(trainer, SAJ10a) and "max_length" in given:
        given.setdefault("turn", min(trainer.turn, given["max_length"]))
    return replace(trainer, tags=column, **given)


def _has(trainer: Any, name: str) -> bool:
    return hasattr(trainer, "stopping" if name == "passes" else name)


def read(path: str, content: ModelData) -> DmvParser | TsgParser | None:
    """Read a model, or a grammar of another program."""
    if isinstance(content, Archive):
        return TsgParser(parse_tsg(path, content), path=path) if content.kind == TSG else None
    if isinstance(content, memoryview):
        return None
    if is_dmv(content):
        return DmvParser(parse_dmv(path, content), path=path)
    if plain_suffix(path) == _GRAMMAR or is_grammar(content):
        return DmvParser(parse_grammar(path, content), path=path)
    return None
