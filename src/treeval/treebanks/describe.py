"""Treebanks in figures: the function behind `treeval treebank`."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from treeval.errors import MismatchError, SettingError
from treeval.metrics.relation_classes import UD2_CLASSES, RelationClasses, load_classes
from treeval.metrics.weighted import Weights, averaged_wde
from treeval.progress import Advance, Progress, silent
from treeval.settings.conventions import Conventions
from treeval.settings.derivations import DerivationSettings
from treeval.settings.setting import insist_on_fit
from treeval.settings.treebanks import TreebankSettings
from treeval.sources.large import goes_in_blocks
from treeval.sources.names import insist_on_one_stdin
from treeval.tree.pair import pair
from treeval.tree.treebank import Treebank
from treeval.treebanks.across import Across, measure_treebank
from treeval.treebanks.description import Description
from treeval.treebanks.figures import TreebankFigures, figures_from
from treeval.treebanks.folders import (
    are_folders,
    by_treebank,
    matched_folders,
    treebanks_and_outputs,
)
from treeval.treebanks.reading import CountedTreebanks, PreparedTreebank, TreebankReader
from treeval.treebanks.tally import TreeCounter
from treeval.treebanks.totals import TreebankTotals

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
    parse. See `TreebankSettings` for what can be set.
    """
    chosen = TreebankSettings.of(settings, changes)
    _insist_on_sense(chosen)
    inputs, systems = _inputs_and_outputs(treebanks, chosen.systems)
    _insist_on_fitting(chosen, systems)
    trains = by_treebank(chosen.train, inputs, "train")
    insist_on_one_stdin(
        *(one for given in (inputs, systems, trains) for some in given.values() for one in some)
    )
    reader = TreebankReader(chosen)
    classes = _classes(chosen.relation_classes)
    parts: dict[str, list[PreparedTreebank]] = {}
    flat = [one for given in inputs.values() for one in given]
    if goes_in_blocks(flat, chosen.scale, partial(_hindrance, chosen)):
        counted = _counted_in_blocks(inputs, _counter(classes, chosen), chosen, progress)
    else:
        parts = _read(inputs, reader, progress)
        counted = _counted(parts, _counter(classes, chosen))
    figures = {
        name: figures_from(one, name, has_classes=classes is not None)
        for name, one in counted.totals.items()
    }
    averaged = averaged_wde(one.wde for one in figures.values() if one.wde)
    weights = Weights.of("averaged", averaged)
    conventions = Conventions(subtypes=chosen.subtypes, relation_classes=classes, weights=weights)
    perplexities = _perplexities(inputs, reader, progress) if chosen.perplexity else {}
    return Description(
        tuple(figures.values()),
        averaged,
        classes,
        counted.files,
        _across(systems, parts, figures, conventions, reader),
        perplexities,
        _difficulty(perplexities, chosen.accuracies),
        counted.broken or reader.broken,
        {name: chosen[name] for name in chosen.differing(_OF_PREPARATION)},
        _shown(parts),
    )


def _shown(
    parts: Mapping[str, Sequence[PreparedTreebank]],
) -> tuple[tuple[str, Treebank], ...]:
    """The trees for a page, unless they are too many to be kept."""
    trees = tuple(
        (name, one.treebank)
        for name, given in parts.items()
        for one in given
        if isinstance(one.treebank, Treebank)
    )
    return trees if sum(one.words for _, one in trees) <= _MOST_WORDS else ()


def _insist_on_sense(settings: TreebankSettings) -> None:
    """Refuse settings that would have no effect, or that contradict each other."""
    if not settings.perplexity:
        insist_on_fit(settings, _OF_PERPLEXITY, "it is for `perplexity=`; ask for that as well")


def _insist_on_fitting(settings: TreebankSettings, systems: Mapping[str, Sequence[Any]]) -> None:
    """Refuse settings that change treebanks, if systems are compared with them."""
    if not systems:
        return
    why = "removes what the `systems=` still have; leave it out"
    insist_on_fit(settings, _OF_PREPARATION, why)
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


def _read(
    inputs: Mapping[str, Sequence[Any]], reader: TreebankReader, progress: Progress
) -> dict[str, list[PreparedTreebank]]:
    total, done = sum(map(len, inputs.values())), 0
    parts: dict[str, list[PreparedTreebank]] = {}
    for name, given in inputs.items():
        for one in given:
            parts.setdefault(name, []).append(reader.treebank(one))
            done += 1
            progress(Advance("reading", done, total))
    return parts


def _counter(classes: RelationClasses | None, settings: TreebankSettings) -> TreeCounter:
    may_lack_classes = settings.relation_classes is None
    return TreeCounter(classes, settings.subtypes, settings.lowercase, may_lack_classes)


def _counted(
    parts: Mapping[str, Sequence[PreparedTreebank]], count: TreeCounter
) -> CountedTreebanks:
    """Count treebanks that were read as a whole."""
    totals = {name: TreebankTotals() for name in parts}
    for name, given in parts.items():
        for one in given:
            totals[name].add(count(one.treebank))
    files = tuple((name, one.info) for name, given in parts.items() for one in given)
    return CountedTreebanks(totals, files)


def _hindrance(settings: TreebankSettings, paths: Sequence[str]) -> str:
    from treeval.treebanks.streaming import hindrance  # noqa: PLC0415  for large files

    return hindrance(paths, settings)


def _counted_in_blocks(
    inputs: Mapping[str, Sequence[Any]],
    count: TreeCounter,
    settings: TreebankSettings,
    progress: Progress,
) -> CountedTreebanks:
    from treeval.treebanks.streaming import counted_in_blocks  # noqa: PLC0415  for large files

    return counted_in_blocks(inputs, count, settings, progress=progress)


def _inputs_and_outputs(
    treebanks: Any, systems: Any
) -> tuple[dict[str, list[Any]], dict[str, list[Any]]]:
    """Find treebanks and outputs of systems, also in the folders that `score` takes."""
    inputs, beside = treebanks_and_outputs(treebanks)
    if not inputs:
        raise SettingError("there is no treebank; name at least one")
    if systems and are_folders(systems):
        inputs, found = matched_folders(inputs, systems)
    else:
        found = by_treebank(systems, inputs, "systems")
        if "" in found:
            raise SettingError("say for which treebank: TREEBANK=PATH", setting="systems")
    for name in found:
        if len(inputs[name]) > 1:
            raise MismatchError(
                f"treebank {name!r} has {len(inputs[name])} files; give only the one that the "
                "system parsed"
            )
    return inputs, found or beside


def _across(
    systems: Mapping[str, Sequence[Any]],
    parts: Mapping[str, Sequence[PreparedTreebank]],
    figures: Mapping[str, TreebankFigures],
    conventions: Conventions,
    reader: TreebankReader,
) -> Across | None:
    """Score systems, if there are any; of several on one treebank, take the means."""
    if not systems:
        return None
    rows = {}
    for name, outputs in systems.items():
        gold = parts[name][0].treebank
        if not isinstance(gold, Treebank):
            raise SettingError(f"{name}: holds constituents; only dependencies can be scored here")
        pairs = [pair(gold, reader.output(one)) for one in outputs]
        rows[name] = measure_treebank(figures[name], pairs, conventions)
    return Across.of(rows)


def _perplexities(
    inputs: Mapping[str, Sequence[Any]], reader: TreebankReader, progress: Progress
) -> "dict[str, TreebankPerplexities]":
    """Measure the test section of each treebank under models of its training section."""
    from treeval.models.ngram.kneser_ney import KneserNey  # noqa: PLC0415  few runs need models
    from treeval.treebanks.perplexity import treebank_perplexities  # noqa: PLC0415  the same
    from treeval.treebanks.sections import sections  # noqa: PLC0415  the same

    settings = reader.settings
    derivations = settings.derivations
    # What is kept although it is not a tree has no derivation.
    skips = derivations.nonprojective == "skip" or reader.policy == "keep"
    found: dict[str, TreebankPerplexities] = {}
    for name, of_it in sections(inputs, settings.train).items():
        found[name] = treebank_perplexities(
            reader.dependencies(of_it.train),
            reader.dependencies(of_it.test),
            derivations.transitions,
            name=name,
            smoothing=KneserNey(derivations.order, derivations.smoothing),
            unfit="skip" if skips else "fail",
            lift=derivations.nonprojective == "lift",
        )
        progress(Advance("perplexity", len(found), len(inputs)))
    return found


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
