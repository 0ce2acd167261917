"""The protocols of trainers and models of all kinds."""

from abc import ABC, abstractmethod
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeAlias, TypeVar

import numpy as np

from treeval.errors import SettingError
from treeval.models.registry import KINDS
from treeval.progress import Progress, silent
from treeval.settings.certainty import SEED
from treeval.settings.models import ParseSettings, PerplexitySettings, TagTextSettings
from treeval.tree.constituents import Trees

if TYPE_CHECKING:
    from os import PathLike

    from treeval.induction.clark.tagger import TaggedText
    from treeval.models.archive import Archive
    from treeval.models.ngram.perplexity import Perplexity


Data_contra = TypeVar("Data_contra", contravariant=True)
Learnt_co = TypeVar("Learnt_co", covariant=True)


class Trainer(Protocol[Data_contra, Learnt_co]):
    """Settings of learning, a frozen dataclass; the same data and draws give the same model.

    ``rng`` is what random numbers are drawn from, if any are; by default, those of the usual seed.
    """

    def train(
        self,
        data: Data_contra,
        /,
        rng: np.random.Generator | None = None,
        *,
        progress: Progress = silent,
    ) -> Learnt_co: ...


def usual_draws() -> np.random.Generator:
    """Random numbers of the usual seed."""
    return np.random.default_rng(SEED)


# The content of a file of a model: an archive, bytes, or the file itself in memory.
ModelData: TypeAlias = "Archive | bytes | memoryview"

PARSE, TAG, PERPLEXITY = ParseSettings(), TagTextSettings(), PerplexitySettings()


@dataclass(frozen=True, eq=False, repr=False)
class Model(ABC):
    """A model that `train` has learnt or `load` has read.

    ``path`` is the file it was read from, and ``notes`` are remarks on its training. What has been
    learnt is in ``learnt``; its class depends on the kind.
    """

    kind: ClassVar[str]  # a name of `KINDS`, or baseline
    called: ClassVar[str]  # what messages call it
    is_light: ClassVar[bool] = False  # so small that it can be sent to workers again and again

    _: KW_ONLY
    path: str = ""
    notes: tuple[str, ...] = ()

    @property
    @abstractmethod
    def signature(self) -> str:
        """A line that says how the model came about."""

    @abstractmethod
    def save(self, path: "str | PathLike[str]") -> None:
        """Write the model into a file, from which `load` reads it again."""

    def parse(
        self,
        text: Any,
        settings: ParseSettings = PARSE,
        *,
        progress: Progress = silent,
        **changes: Any,
    ) -> Trees:
        """Parse sentences: brackets from a CCL model, dependencies from a DMV model.

        A CCL model parses whatever `train` learns from; a DMV model needs tags, and so a treebank.

        >>> parser = treeval.train("ccl", "brackets/en.mrg")
        >>> parser.parse("gold/en.conllu", dependencies=True).words
        404

        See `ParseSettings` for what can be set.
        """
        del text, settings, progress, changes
        raise self._unable("parse", "parse")

    def parse_file(
        self,
        text: Any,
        output: "str | PathLike[str]",
        settings: ParseSettings = PARSE,
        *,
        progress: Progress = silent,
        **changes: Any,
    ) -> None:
        """Parse sentences into a file: brackets, or dependencies in CoNLL-U.

        The output ``-`` is standard output. Large files are read, parsed and written in blocks, so
        that they need not fit into memory. Several workers (`jobs=`, `cluster=`) give the same
        bytes as one.

        >>> import os
        >>> treeval.load("left").parse_file("gold/en.conllu", os.devnull)

        See `ParseSettings` for what can be set.
        """
        del text, output, settings, progress, changes
        raise self._unable("parse", "parse")

    def tag(self, text: Any, settings: TagTextSettings = TAG, **changes: Any) -> "TaggedText":
        """Give each word the class that was learnt for it.

        >>> tagger = treeval.train("tags", "brackets/en.mrg", classes=8)
        >>> tagged = tagger.tag([["The", "dog", "barks"]])
        >>> [word for word, _ in next(iter(tagged))]
        ['The', 'dog', 'barks']

        See `TagTextSettings` for what can be set.
        """
        del text, settings, changes
        raise self._unable("tag", "tag")

    def perplexity(
        self, text: Any, settings: PerplexitySettings = PERPLEXITY, **changes: Any
    ) -> "Perplexity":
        """Compute how well an n-gram model predicts a text.

        >>> model = treeval.train("ngram", "gold/en.conllu", column="upos", order=2)
        >>> found = model.perplexity("systems/birch/en.conllu", column="upos")
        >>> round(found.excluding_oov, 3)
        6.079

        See `PerplexitySettings` for what can be set.
        """
        del text, settings, changes
        raise self._unable("perplexity", "compute perplexities")

    def _unable(self, method: str, task: str) -> SettingError:
        mine = getattr(Model, method)
        able = " or ".join(
            name for name, kind in KINDS.items() if getattr(kind.model, method) is not mine
        )
        return SettingError(
            f"{self.path or 'the model'}: {self.called} cannot {task}; "
            f"train a model of another kind: {able}"
        )

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.signature}>"
