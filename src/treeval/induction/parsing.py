"""Files parsed block by block: what is parsed is written and forgotten.

Blocks depend on the file alone, and are written in its order, so that any number of workers gives
the same bytes.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar, cast

from treeval import flow
from treeval.formats.brackets import bracket_lines
from treeval.formats.dialect import CONLLU
from treeval.formats.files import writing
from treeval.formats.writing import conll_lines
from treeval.induction.parser import Glance, SentenceParser, Share
from treeval.models.model import Model
from treeval.models.sentences import holds_trees
from treeval.models.shared_model import shared_model
from treeval.progress import Progress
from treeval.settings.models import ParseSettings
from treeval.sources.block import Block
from treeval.sources.names import path_of
from treeval.tree.problems import require_words
from treeval.tree.treebank import Treebank

Tally = TypeVar("Tally")
Done = TypeVar("Done")


def parse_in_blocks(
    parser: SentenceParser[Any],
    text: Any,
    output: str,
    chosen: ParseSettings,
    progress: Progress,
) -> None:
    """Parse an input into a file; nothing is left of a file that has an error.

    All blocks are parsed alike, so that one has to be looked at first, or all of them.
    """
    is_plain = parser.reads_plain_text and not holds_trees(path_of(text), chosen.files.format)
    with shared_model(parser, chosen.scale) as get_model:
        about = get_model, chosen, is_plain, parser.why_whole(chosen)
        looked = flow.run(LookingJob(*about), [text], chosen.files)
        job = ParsingJob(*about, looked, output)
        flow.run(job, [text], chosen.files, chosen.scale, progress=progress)


@dataclass(frozen=True)
class ParserJob(flow.Job[Tally, Done]):
    """Work of a parser on the blocks of a file, which are the same for all its jobs."""

    get_model: Callable[[], Model]
    chosen: ParseSettings
    is_plain: bool
    why_not_cut: str

    large: ClassVar[int] = 0
    needs_places: ClassVar[bool] = True

    @property
    def parser(self) -> SentenceParser[Any]:
        return cast("SentenceParser[Any]", self.get_model())

    @property
    def why_whole(self) -> str:
        return self.why_not_cut

    @property
    def is_text(self) -> bool:
        return self.is_plain

    def taken(self, block: Block) -> Any:
        """Read what the parser needs of a block."""
        if block.is_whole:
            return self.parser.taken(block.given, block.files)
        return self.parser.taken_block(block)


@dataclass(frozen=True)
class Looked:
    """What is known of a file before it is parsed; nothing of an input that is one block."""

    whole: Glance | None = None
    draws_before: Mapping[int, int] = field(default_factory=dict)  # by the place of a block


@dataclass(frozen=True)
class LookingJob(ParserJob[tuple[int, Glance] | None, Looked]):
    """Looks at as many blocks as it takes to know how to parse each of them."""

    def count(self, *blocks: Block) -> tuple[int, Glance] | None:
        (block,) = blocks
        if block.is_whole:  # it may be readable only once
            return None
        return block.begin, self.parser.glance(self.taken(block), self.chosen)

    def join(self, tallies: Iterable[tuple[int, Glance] | None], inputs: flow.Inputs) -> Looked:
        if not inputs.are_cut:
            return Looked()
        whole, draws_before = Glance(0), dict[int, int]()
        for begin, glance in filter(None, tallies):
            draws_before[begin] = whole.draws
            whole = whole.joined(glance)
            if glance.is_enough:
                break
        if not self.is_plain:
            require_words(inputs.each[0].path, whole.words)
        return Looked(whole, draws_before if whole.draws else {})


@dataclass(frozen=True)
class ParsingJob(ParserJob[bytes, None]):
    """Parses blocks, and writes them."""

    looked: Looked
    output: str  # for messages of workers, too

    stage: ClassVar[str] = "parsing blocks"

    def count(self, *blocks: Block) -> bytes:
        (block,) = blocks
        given, scale = self.taken(block), self.chosen.scale
        share = Share(
            self.looked.whole or self.parser.glance(given, self.chosen),
            self.looked.draws_before.get(block.begin, 0),
            is_one_of_many=scale.is_spread and not block.is_whole,
        )
        trees = self.parser.trees(given, self.chosen, share)
        if isinstance(trees, Treebank):
            return b"".join(conll_lines(trees, CONLLU))
        return bracket_lines(trees, self.output)

    def join(self, tallies: Iterable[bytes], inputs: flow.Inputs) -> None:
        del inputs
        with writing(self.output) as stream:
            stream.writelines(tallies)
