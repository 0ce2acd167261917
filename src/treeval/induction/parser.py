"""What all parsers have in common: they parse an input as a whole, or a file block by block."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from treeval.errors import SettingError
from treeval.formats.files import as_path
from treeval.models.model import PARSE, Model
from treeval.progress import Progress, silent
from treeval.settings.models import ParseSettings
from treeval.settings.reading import FileSettings
from treeval.sources.block import Block
from treeval.sources.names import require_one_stdin
from treeval.sources.source import Source
from treeval.tree.constituents import Trees
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from os import PathLike


Given = TypeVar("Given")


class Glance(NamedTuple):
    """What a text tells about itself that decides how each of its sentences is parsed.

    What is true of a part is true of the whole text. ``is_enough`` says that nothing else in the
    text can change how it is parsed.
    """

    words: int
    tags: frozenset[str] = frozenset()  # columns that have tags
    marks: frozenset[str] = frozenset()  # those of them that tell punctuation
    draws: int = 0  # words for which random numbers are drawn
    is_enough: bool = False

    def joined(self, other: "Glance") -> "Glance":
        return Glance(
            self.words + other.words,
            self.tags | other.tags,
            self.marks | other.marks,
            self.draws + other.draws,
            self.is_enough or other.is_enough,
        )


class Share(NamedTuple):
    """Which part of a text is parsed, and by whom."""

    whole: Glance
    draws_before: int = 0  # random numbers of this many words belong to earlier parts
    is_one_of_many: bool = False  # other workers use the other cores
    progress: Progress = silent


@dataclass(frozen=True, eq=False, repr=False)
class SentenceParser(Model, Generic[Given]):
    """A model that parses; subclasses say what they take, and how its sentences are parsed."""

    reads_plain_text: ClassVar[bool] = False
    has_threads: ClassVar[bool] = False  # `jobs=` are threads where an input is parsed as a whole

    @abstractmethod
    def require_fit(self, chosen: ParseSettings) -> None:
        """Refuse settings of other parsers, and those that cannot be."""

    def why_whole(self, chosen: ParseSettings) -> str:
        """Say why files cannot be parsed in blocks; "" if they can."""
        del chosen
        return ""

    @abstractmethod
    def taken(self, text: Any, files: FileSettings) -> Given:
        """Read an input."""

    @abstractmethod
    def taken_block(self, block: Block) -> Given:
        """Read a block of a file."""

    @abstractmethod
    def glance(self, given: Given, chosen: ParseSettings) -> Glance: ...

    @abstractmethod
    def trees(self, given: Given, chosen: ParseSettings, share: Share) -> Trees:
        """Parse sentences that are the whole text, or a part of it."""

    def parse(
        self,
        text: Any,
        settings: ParseSettings = PARSE,
        *,
        progress: Progress = silent,
        **changes: Any,
    ) -> Trees:
        require_one_stdin(self.path, text)
        chosen = ParseSettings.of(settings, changes)
        self.require_fit(chosen)
        if chosen.scale.is_spread and (chosen.scale.cluster or not self.has_threads):
            problem = "it cannot be used here: one process makes trees in memory; use `parse_file`"
            raise SettingError(problem, setting="cluster" if chosen.scale.cluster else "jobs")
        return self._parse_whole(text, chosen, progress)

    def _parse_whole(self, text: Any, chosen: ParseSettings, progress: Progress) -> Trees:
        given = self.taken(text, chosen.files)
        return self.trees(given, chosen, Share(self.glance(given, chosen), progress=progress))

    def parse_file(
        self,
        text: Any,
        output: "str | PathLike[str]",
        settings: ParseSettings = PARSE,
        *,
        progress: Progress = silent,
        **changes: Any,
    ) -> None:
        require_one_stdin(self.path, text)
        chosen = ParseSettings.of(settings, changes)
        self.require_fit(chosen)
        from treeval.induction.parsing import parse_in_blocks  # noqa: PLC0415  it knows this module

        parse_in_blocks(self, text, as_path(output), chosen, progress)


def treebank_of(text: Any, files: FileSettings) -> Treebank:
    """Read an input that must hold dependencies."""
    return Source.of(text, files).readable.treebank


def treebank_in(block: Block) -> Treebank:
    """Read a block of a file that must hold dependencies."""
    return block.source().readable.treebank
