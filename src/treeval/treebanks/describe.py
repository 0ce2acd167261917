"""Treebanks in figures: the function behind `treeval treebank`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from treeval import flow
from treeval.errors import MismatchError, SettingError
from treeval.metrics.relation_classes import UD2_CLASSES, RelationClasses, load_classes
from treeval.metrics.weighted import Weights, averaged_wde
from treeval.progress import Advance, Progress, silent
from treeval.settings.conventions import Conventions
from treeval.settings.derivations import DerivationSettings
from treeval.settings.setting import require_fit
from treeval.settings.treebanks import TreebankSettings
from treeval.sources.block import Block
from treeval.sources.info import FileInfo
from treeval.sources.names import require_one_stdin
from treeval.tree.pair import pair
from treeval.tree.problems import Problem, require_words
from treeval.tree.treebank import Treebank
from treeval.treebanks.across import Across, measure_treebank
from treeval.treebanks.counting import TreebankTotals, TreeCounter, TreesTally
from treeval.treebanks.description import Description
from treeval.treebanks.figures import TreebankFigures, figures_from
from treeval.treebanks.folders import (
    are_folders,
    by_treebank,
    matched_folders,
    sections,
    treebanks_and_outputs,
)
from treeval.treebanks.reading import (
    BrokenSentences,
    TreebankReader,
    identity_of,
    policy_of,
    prepared,
)

if TYPE_CHECKING:
    from treeval.statistics.correlation import Correlation
    from treeval.treebanks.perplexity import TreebankPerplexities

_DEFAULT = TreebankSettings()
_OF_PERPLEXITY = ("train", "accuracies", *DerivationSettings().names())
_OF_PREPARATION = ("strip_punct", "max_length")
_MOST_WORDS = 2_000_000  # of trees that are kept for a page


def describe(
    treebanks: Any,
    settings: TreebankSettings = _DEFAULT,
    *,
    keep_trees: bool = False,
    progress: Progress = silent,
    **changes: Any,
) -> Description:
    """Describe treebanks: sizes, shares of content words, richness, entropy of relations.

    ``treebanks`` is a path, ``-`` for standard input, an open file, CoNLL-U text, trees, or
    sentences of another library; a list of such things; or a mapping from names to one or several
    of them. Paths may be written ``NAME=PATH``. A folder of files is one treebank, and a folder of
    folders has a treebank in each.

    >>> found = treeval.describe({"English": "gold/en.conllu", "French": "gold/fr.conllu"})
    >>> found["English"].words, round(found["English"].function_share, 3)
    (404, 0.334)

    Outputs of systems add scores across treebanks, perplexities say how hard a treebank is to
    parse. Large files are read in blocks, and their trees are not kept unless ``keep_trees`` asks
    for it: only then can a page show their sentences. See `TreebankSettings` for what can be set.
    """
    chosen = TreebankSettings.of(settings, changes)
    _require_sense(chosen)
    inputs, systems = _inputs_and_outputs(treebanks, chosen.systems)
    _require_fitting(chosen, systems)
    trains = by_treebank(chosen.train, inputs, "train")
    require_one_stdin(
        *(
            thing
            for given in (inputs, systems, trains)
            for things in given.values()
            for thing in things
        )
    )
    reader = TreebankReader(chosen)
    classes = _classes(chosen.relation_classes)
    job = TreebankJob(
        tuple(name for name, things in inputs.items() for _ in things),
        _counter(classes, chosen),
        # Workers need none of the inputs, which may be anything.
        replace(chosen, systems=(), train=(), accuracies=None, relation_classes=None),
        _why_whole(chosen, systems, keep_trees=keep_trees),
        keeps_trees=not chosen.scale.is_spread,
    )
    given = [thing for things in inputs.values() for thing in things]
    if systems or chosen.perplexity:  # these read some of the files as well
        for thing in given:
            reader.treebank(thing)
        given = list(map(reader.source, given))
    counted = flow.run(job, given, chosen.reading, chosen.scale, progress=progress)
    figures = {
        name: figures_from(totals, name, has_classes=classes is not None)
        for name, totals in counted.totals.items()
    }
    averaged = averaged_wde(treebank.wde for treebank in figures.values() if treebank.wde)
    weights = Weights.of("averaged", averaged)
    conventions = Conventions(subtypes=chosen.subtypes, relation_classes=classes, weights=weights)
    perplexities = _perplexities(inputs, reader, progress) if chosen.perplexity else {}
    return Description(
        tuple(figures.values()),
        averaged,
        classes,
        counted.files,
        _across(systems, inputs, figures, conventions, reader),
        perplexities,
        _difficulty(perplexities, chosen.accuracies),
        reader.broken or counted.broken,
        {name: chosen[name] for name in chosen.differing(_OF_PREPARATION)},
        counted.trees,
    )


def _why_whole(
    settings: TreebankSettings, systems: Mapping[str, Sequence[Any]], *, keep_trees: bool
) -> str:
    """Say why treebanks cannot be counted in blocks; "" if they can."""
    if settings.perplexity:
        return "perplexities (`perplexity=`) need whole files"
    if systems:
        return "scores (`systems=`) need whole files"
    return "a page shows their trees" if keep_trees else ""


@dataclass(frozen=True, eq=False)
class BlockCounts:
    """The counts of a block, and its size."""

    file: int  # the number of the input
    tally: TreesTally
    lines: int
    words_read: int  # before anything was left out
    info: FileInfo  # with the numbers of sentences and words used
    broken: int  # sentences that are skipped or kept
    first: Problem | None  # of the sentences that are skipped; its line is that of the block
    trees: Treebank | None = None  # for a page


@dataclass(eq=False)
class CountedFile:
    """A file whose blocks are being counted."""

    treebank: str
    path: str
    sha256: str | None = None  # of a whole file
    lines: int = 0
    words_read: int = 0
    sentences: int = 0
    words: int = 0
    broken: int = 0
    first: str = ""  # problem

    def add(self, block: BlockCounts) -> None:
        if block.first and not self.first:
            self.first = str(replace(block.first, line=block.first.line + self.lines))
        self.path, self.sha256 = block.info.path, block.info.sha256
        self.lines += block.lines
        self.words_read += block.words_read
        self.sentences += block.info.sentences
        self.words += block.info.words
        self.broken += block.broken

    def info(self, sha256: str | None) -> FileInfo:
        return FileInfo(self.path, sha256 or self.sha256, self.sentences, self.words)


@dataclass(frozen=True, eq=False)
class CountedTreebanks:
    """The counts of treebanks, and their files."""

    totals: Mapping[str, TreebankTotals]  # by treebank
    files: tuple[tuple[str, FileInfo], ...]  # with the treebank that each belongs to
    broken: tuple[BrokenSentences, ...]
    trees: tuple[tuple[str, Treebank], ...]  # for a page


@dataclass(frozen=True)
class TreebankJob(flow.Job[BlockCounts, CountedTreebanks]):
    """Counts the files of all treebanks; trees are forgotten unless a page may show them."""

    treebanks: tuple[str, ...]  # the name of that to which each input belongs
    counter: TreeCounter
    settings: TreebankSettings
    why: str = ""  # files are not cut
    keeps_trees: bool = False  # of whole files

    stage: ClassVar[str] = "counting"
    size: ClassVar[int] = 1 << 23
    size_for_workers: ClassVar[int] = 1 << 23

    @property
    def why_whole(self) -> str:
        return self.why

    def count(self, *blocks: Block) -> BlockCounts:
        block = blocks[0].loaded()
        source = block.source()
        treebank = prepared(source, self.settings, policy_of(self.settings))
        first = treebank.first_problem
        trees = treebank.treebank if self.keeps_trees and block.is_whole else None
        return BlockCounts(
            block.input,
            self.counter(treebank.treebank),
            block.lines,
            source.words,
            treebank.info,
            treebank.broken.sentences if treebank.broken else 0,
            replace(first, line=first.line - block.lines_before) if first else None,
            trees if isinstance(trees, Treebank) else None,
        )

    def join(self, tallies: Iterable[BlockCounts], inputs: flow.Inputs) -> CountedTreebanks:
        both = zip(self.treebanks, inputs.each, strict=True)
        files = [CountedFile(name, input_.path) for name, input_ in both]
        totals = {name: TreebankTotals() for name in self.treebanks}
        trees: list[tuple[str, Treebank]] = []
        words = 0  # of trees
        for block in tallies:
            file = files[block.file]
            totals[file.treebank].add(block.tally)
            file.add(block)
            if block.trees is not None and not inputs.are_cut:
                words += block.trees.words
                trees.append((file.treebank, block.trees))
            if words > _MOST_WORDS:
                trees.clear()
        for file, is_cut in zip(files, inputs.cut, strict=True):
            if is_cut:
                require_words(file.path, file.words_read)
        broken = {
            identity_of(input_.given): BrokenSentences(
                file.path, policy_of(self.settings), file.broken, file.first
            )
            for input_, file in zip(inputs.each, files, strict=True)
            if file.broken
        }
        return CountedTreebanks(
            totals,
            tuple(
                (file.treebank, file.info(sha256))
                for file, sha256 in zip(files, inputs.hashes, strict=True)
            ),
            tuple(broken.values()),
            tuple(trees),
        )


def _require_sense(settings: TreebankSettings) -> None:
    """Refuse settings that would have no effect, or that contradict each other."""
    if not settings.perplexity:
        require_fit(
            settings, _OF_PERPLEXITY, "it has no effect without `perplexity=`; set that too"
        )


def _require_fitting(settings: TreebankSettings, systems: Mapping[str, Sequence[Any]]) -> None:
    """Refuse settings that change treebanks, if systems are compared with them."""
    if not systems:
        return
    why = "it removes words that the `systems=` still have; leave it out"
    require_fit(settings, _OF_PREPARATION, why)
    if settings.reading.invalid == "skip":
        problem = "skip removes sentences that the `systems=` still have; choose keep"
        raise SettingError(problem, setting="invalid")
    if settings.relation_classes == "none":
        problem = "scores across treebanks need classes; choose ud1, ud2 or a file"
        raise SettingError(problem, setting="relation_classes")


def _classes(given: Any) -> RelationClasses | None:
    if given is None:
        return UD2_CLASSES
    return None if given == "none" else load_classes(given)


def _counter(classes: RelationClasses | None, settings: TreebankSettings) -> TreeCounter:
    may_lack_classes = settings.relation_classes is None
    return TreeCounter(classes, settings.subtypes, settings.lowercase, may_lack_classes)


def _inputs_and_outputs(
    treebanks: Any, systems: Any
) -> tuple[dict[str, list[Any]], dict[str, list[Any]]]:
    """Find treebanks and outputs of systems, also in the folders that `score` takes."""
    inputs, beside = treebanks_and_outputs(treebanks)
    if not inputs:
        raise SettingError("there is no treebank; name at least one")
    if systems and are_folders(systems):
        inputs, outputs = matched_folders(inputs, systems)
    else:
        outputs = by_treebank(systems, inputs, "systems")
        if "" in outputs:
            raise SettingError("say for which treebank: TREEBANK=PATH", setting="systems")
    for name in outputs:
        if len(inputs[name]) > 1:
            raise MismatchError(
                f"treebank {name!r} has {len(inputs[name])} files; give only the one that the "
                "system parsed"
            )
    return inputs, outputs or beside


def _across(
    systems: Mapping[str, Sequence[Any]],
    inputs: Mapping[str, Sequence[Any]],
    figures: Mapping[str, TreebankFigures],
    conventions: Conventions,
    reader: TreebankReader,
) -> Across | None:
    """Score systems, if there are any; of several on one treebank, take the means."""
    if not systems:
        return None
    rows = {}
    for name, outputs in systems.items():
        gold = reader.treebank(inputs[name][0]).treebank
        if not isinstance(gold, Treebank):
            raise SettingError(f"{name}: holds constituents; only dependencies can be scored here")
        pairs = [pair(gold, reader.output(output)) for output in outputs]
        rows[name] = measure_treebank(figures[name], pairs, conventions)
    return Across.of(rows)


def _perplexities(
    inputs: Mapping[str, Sequence[Any]], reader: TreebankReader, progress: Progress
) -> "dict[str, TreebankPerplexities]":
    """Measure the test section of each treebank under models of its training section."""
    from treeval.models.ngram.kneser_ney import KneserNey  # noqa: PLC0415  few runs need models
    from treeval.treebanks.perplexity import treebank_perplexities  # noqa: PLC0415  the same

    settings = reader.settings
    derivations = settings.derivations
    # What is kept although it is not a tree has no derivation.
    skips = derivations.nonprojective == "skip" or reader.policy == "keep"
    perplexities: dict[str, TreebankPerplexities] = {}
    for name, section in sections(inputs, settings.train).items():
        perplexities[name] = treebank_perplexities(
            reader.dependencies(section.train),
            reader.dependencies(section.test),
            derivations.transitions,
            name=name,
            smoothing=KneserNey(derivations.order, derivations.smoothing),
            unfit="skip" if skips else "fail",
            lift=derivations.nonprojective == "lift",
        )
        progress(Advance("perplexity", len(perplexities), len(inputs)))
    return perplexities


def _difficulty(
    perplexities: "Mapping[str, TreebankPerplexities]", accuracies: Any
) -> "Mapping[str, Correlation]":
    """Correlate sizes and perplexities with accuracies, if there are any."""
    if accuracies is None:
        return {}
    from treeval.treebanks.perplexity import (  # noqa: PLC0415  few runs need it
        difficulty_correlations,
        read_accuracies,
    )

    given = accuracies if isinstance(accuracies, Mapping) else read_accuracies(str(accuracies))
    return difficulty_correlations(list(perplexities.values()), given)
