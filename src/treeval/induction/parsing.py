"""Files parsed block by block: by this process, by several, or by a cluster.

What is parsed is written and forgotten. Blocks depend on the file alone, and are written in its
order, so that every number of workers gives the same bytes.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial, reduce
from itertools import chain, islice, repeat
from os import PathLike
from typing import Any, NamedTuple, cast

from treeval.errors import SettingError
from treeval.formats.brackets import bracket_lines
from treeval.formats.dialect import CONLLU
from treeval.formats.files import COMPRESSED, as_path, is_file, place_of, stored_size, writing
from treeval.formats.pieces import SIZE, is_divisible
from treeval.formats.registry import Format, format_of
from treeval.formats.writing import conll_lines
from treeval.induction.parser import Block, Glance, SentenceParser, Share
from treeval.models import blocks
from treeval.models.blocks import PlainFile, is_plain_file
from treeval.models.model import Model
from treeval.models.sentences import holds_trees
from treeval.models.shared_model import shared_model
from treeval.parallel import Mapper, workers_of
from treeval.progress import Advance, Progress
from treeval.settings.models import ParseSettings
from treeval.settings.reading import FileSettings
from treeval.sources.cutting import file_blocks
from treeval.sources.large import is_missing
from treeval.tree.problems import insist_on_words
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees


class BlockFile(NamedTuple):
    """A file that can be cut into blocks; plain text has no format."""

    path: str
    format: Format | None
    encoding: str

    def blocks(self, *, by_place: bool) -> Iterator[Block]:
        """Cut the file; ``by_place``, those who work on blocks of trees read them themselves."""
        if self.format is None:
            return PlainFile(self.path, self.encoding).blocks()
        return file_blocks(self.path, self.format, self.encoding, size=SIZE, by_place=by_place)

    @property
    def number(self) -> int | None:
        """About how many blocks there are; None if the file is compressed."""
        place = place_of(self.path)
        if place.suffix in COMPRESSED:
            return None
        return max(1, -(-stored_size(place) // (blocks.SIZE if self.format is None else SIZE)))


def in_blocks(
    text: Any, parser: SentenceParser[Any], chosen: ParseSettings
) -> "ParsedBlocks | None":
    """Parse a file in blocks; None if this is not possible, and the input is parsed as a whole.

    Refuse several workers where there are no blocks that they could share.
    """
    scale = chosen.scale
    if is_missing(text):
        return None  # which is then reported as it is for small files
    why = _hindrance(text, parser, chosen)
    if not why:
        return ParsedBlocks(parser, _file(as_path(text), chosen.files), chosen)
    if scale.cluster or (scale.is_spread and not parser.has_threads):
        setting = "cluster" if scale.cluster else "jobs"
        raise SettingError(f"is not possible here: {why}; leave it out", setting=setting)
    return None


def _hindrance(text: Any, parser: SentenceParser[Any], chosen: ParseSettings) -> str:
    """Say why an input cannot be parsed in blocks; "" if it can."""
    if not (isinstance(text, str | PathLike) and is_file(as_path(text))):
        return "only files are read in blocks"
    path, files = as_path(text), chosen.files
    if parser.reads_plain_text and not holds_trees(path, files.format):
        plain = is_plain_file(path, files)
        return "" if plain else f"{files.encoding} cannot be read in blocks"
    form = format_of(path, files.format)
    if not form.cuttable:
        return f"{form.name} cannot be read in blocks"
    if not is_divisible(path, files.encoding):
        return f"{files.encoding} cannot be read in blocks"
    return parser.hindrance(chosen)


def _file(path: str, files: FileSettings) -> BlockFile:
    form = format_of(path, files.format) if holds_trees(path, files.format) else None
    return BlockFile(path, form, files.encoding)


class _PlacedBlock(NamedTuple):
    """A block, and for how many words before it random numbers are drawn."""

    block: Block
    draws_before: int


@dataclass(frozen=True)
class ParsedBlocks:
    """The parses of a file, made when they are written."""

    parser: SentenceParser[Any]
    file: BlockFile
    chosen: ParseSettings

    def write(self, output: str, progress: Progress) -> None:
        """Parse all blocks and write them in order; nothing is left of a file that has an error."""
        scale = self.chosen.scale
        with (
            shared_model(self.parser, scale) as get_model,
            workers_of(scale.jobs, scale.cluster) as mapper,
        ):
            glances = self._glances(mapper, get_model)
            whole = reduce(Glance.joined, glances)
            if self.file.format is not None:
                insist_on_words(self.file.path, whole.words)
            share = Share(whole, is_one_of_many=scale.is_spread)
            done = mapper(
                partial(_parsed, get_model, self.chosen, share, output), self._placed(glances)
            )
            number = self.file.number
            with writing(output) as stream:
                for blocks_done, data in enumerate(done, start=1):
                    stream.write(data)
                    total = None if number is None else max(number, blocks_done)
                    progress(Advance("parsing blocks", blocks_done, total))

    def _glances(self, mapper: Mapper, get_model: Callable[[], Model]) -> list[Glance]:
        """Look at as many blocks as it takes to know how to parse each of them."""
        coming = self._blocks()
        found = [_looked(lambda: self.parser, self.chosen, one) for one in islice(coming, 1)]
        if not found or found[0].is_enough:
            return found or [Glance(0)]
        for one in mapper(partial(_looked, get_model, self.chosen), coming):
            found.append(one)
            if one.is_enough:
                break
        return found

    def _blocks(self) -> Iterator[Block]:
        return self.file.blocks(by_place=self.chosen.scale.is_spread)

    def _placed(self, glances: list[Glance]) -> Iterator[_PlacedBlock]:
        """Number the draws; where there are any, all blocks have been looked at."""
        draws = 0
        for block, own in zip(self._blocks(), chain(glances, repeat(None)), strict=False):
            yield _PlacedBlock(block, draws)
            draws += own.draws if own else 0


def _looked(get_model: Callable[[], Model], chosen: ParseSettings, block: Block) -> Glance:
    parser = cast("SentenceParser[Any]", get_model())
    return parser.glance(parser.taken_block(block), chosen)


def _parsed(
    get_model: Callable[[], Model],
    chosen: ParseSettings,
    share: Share,
    output: str,
    placed: _PlacedBlock,
) -> bytes:
    """Parse a block, and give what is to be written; ``output`` is for messages."""
    parser = cast("SentenceParser[Any]", get_model())
    given = parser.taken_block(placed.block)
    own = share._replace(draws_before=placed.draws_before)
    return _written(parser.trees(given, chosen, own), output)


def _written(trees: Trees, output: str) -> bytes:
    if isinstance(trees, Treebank):
        return b"".join(conll_lines(trees, CONLLU))
    return bracket_lines(trees, output)
