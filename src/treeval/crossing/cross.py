"""Evaluation across annotation schemes: `treeval cross` and its result.

A single sentence can be explained: its functional trees and edit scripts are drawn in text.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval import report
from treeval.crossing.annotations import Annotation, Annotations, Labelling, annotations, labelling
from treeval.crossing.certainty import (
    BothIntervals,
    SystemDifference,
    comparable,
    differences_of,
    intervals_of,
    largest_family,
)
from treeval.crossing.experiments import Experiment, experiments, tree_edit_score
from treeval.crossing.terminals import functional_trees, have_same_words, terminal_texts
from treeval.errors import InvalidTreeError, SettingError
from treeval.metrics.conventions import metric_settings, signed
from treeval.metrics.tedeval import TreeEditScore, equations_in
from treeval.report.explorer.volume import (
    LabelledSpans,
    Layer,
    SentenceScore,
    Volume,
    spanned_layer,
    words_of,
)
from treeval.settings.comparing import CrossSettings
from treeval.settings.setting import require_fit
from treeval.signature import Signature
from treeval.sources.info import FileInfo
from treeval.sources.names import by_scheme, require_one_stdin
from treeval.statistics.wilson import how_computed
from treeval.tree.algebra import (
    FunctionalTree,
    Span,
    delta_new,
    edit_script,
    iota,
    labelled_alike,
    new_edits,
    similarity,
)
from treeval.tree.algebra import (
    generalise as generalise_tree,
)
from treeval.tree.column import Column
from treeval.tree.constituents import Trees, are_mixed
from treeval.tree.functional import FunctionalTrees, generalise
from treeval.tree.problems import Problem
from treeval.tree.treebank import Treebank
from treeval.version import stamped

if TYPE_CHECKING:
    from treeval.report.explorer.volume import SpanRuns


_LONGEST = 1000  # words of a sentence that is drawn

_STYLE = report.Style()
SHARED = "shared gold"

_DEFAULT = CrossSettings()


def draw(tree: FunctionalTree, texts: Sequence[str]) -> list[str]:
    """Draw a functional tree, with one node per line; ``texts`` are those of the terminals."""
    below: dict[Span | None, list[Span]] = {}
    # From large to small, the last larger span around a span is the one right above it.
    by_size = sorted(tree, key=lambda span: (-len(span.terminals), span))
    for number, span in enumerate(by_size):
        around = (each for each in reversed(by_size[:number]) if each.terminals > span.terminals)
        below.setdefault(next(around, None), []).append(span)

    lines: list[str] = []
    waiting: list[tuple[Span | None, str]] = [(None, "")]
    while waiting:
        above, indent = waiting.pop()
        if above is not None:
            lines.append(f"{indent}─ {_node(above, tree, texts)}")
            indent = indent[:-1] + ("   " if indent.endswith("└") else "│  ")
        children = sorted(below.get(above, ()), reverse=True)
        waiting += [
            (child, indent + ("├" if before else "└")) for before, child in enumerate(children)
        ]
    return lines


def _node(span: Span, tree: FunctionalTree, texts: Sequence[str]) -> str:
    return f"{'+'.join(sorted(tree[span]))} {span} {_covered(span, texts)}"


def _covered(span: Span, texts: Sequence[str]) -> str:
    return " … ".join(" ".join(filter(None, texts[first:end])) for first, end in span.runs)


def explanation(compared: Annotations, sentence: int, metric: TreeEditScore) -> list[str]:
    """Draw the trees of one sentence (the first is 1) and the edits between them, as lines."""
    golds, row = compared.gold_trees, sentence - 1
    if metric.mode != "treeval":
        raise SettingError(f"{metric.mode} cannot explain sentences; leave it out", setting="mode")
    sentences = len(next(iter(golds.values())))
    if not 0 <= row < sentences:
        raise SettingError(f"there is no sentence {sentence}; choose from 1 to {sentences}")
    words = terminal_texts(golds, next(iter(golds.values())), row)
    if len(words) > _LONGEST:
        raise SettingError(
            f"sentence {sentence} has {len(words)} words, too many to draw; choose a shorter one"
        )
    of_golds = [functional_trees(golds, gold, metric.rename)[0] for gold in golds.values()]
    trees = dict(zip(golds, (gold[row] for gold in of_golds), strict=True))
    lines = [f"sentence {sentence}: {' '.join(words)}"]
    for scheme, tree in trees.items():
        lines += _titled(f"gold {scheme}", tree, words)
    if len(golds) > 1:
        shared, _ = _shared(golds, list(trees.values()))
        lines += _titled(f"shared by {', '.join(golds)}", shared, words)
    for system in compared.systems.values():
        lines += _explained(golds, system, row, metric)
    return lines


def _shared(
    golds: Mapping[str, Trees], trees: Sequence[FunctionalTree]
) -> tuple[FunctionalTree, Collection[Span] | None]:
    """Generalise the gold trees of a sentence; if not all labels are compared, say which are."""
    shared = generalise_tree(trees)
    if not are_mixed(golds.values()):
        return shared, None
    alike = labelled_alike(shared, trees)
    return shared.labelled_at(alike), alike


def _titled(title: str, tree: FunctionalTree, texts: Sequence[str]) -> list[str]:
    count = f"{tree.size} {'node' if tree.size == 1 else 'nodes'}"
    return ["", f"{title}: {count}", *(f"  {line}" for line in draw(tree, texts))]


def _explained(
    golds: Mapping[str, Trees], system: Annotation, row: int, metric: TreeEditScore
) -> Iterator[str]:
    of_system, of_golds = functional_trees(golds, system.trees, metric.rename)
    texts = terminal_texts(golds, system.trees, row)
    parsed, native = of_system[row], of_golds[system.scheme][row]
    shared, alike = _shared(golds, [gold[row] for gold in of_golds.values()])
    wildcard = metric.wildcard
    yield from _titled(f"system {system.name} ({system.scheme})", parsed, texts)
    if alike is not None:
        parsed, native = parsed.labelled_at(alike), native.labelled_at(alike)
    new = new_edits(parsed, native, shared, wildcard=wildcard)
    if len(golds) > 1:
        yield f"  edits to the shared gold: {edit_script(parsed, shared, wildcard=wildcard)}"
        yield f"  edits of its own gold:    {edit_script(native, shared, wildcard=wildcard)}"
        yield f"  new edits:                {new}"
    else:
        yield f"  edits to the gold: {new}"
    yield f"  labelled:   {_sum(new.cost(metric.relabel), iota(parsed, shared))}"
    bare = [tree.unlabelled() for tree in (parsed, native, shared)]
    # Generalising keeps the same spans whether trees have labels or not.
    yield f"  unlabelled: {_sum(delta_new(*bare), iota(bare[0], bare[2]))}"


def _sum(delta: float, nodes: int) -> str:
    if not nodes:
        return "1, there is nothing to edit"
    return f"1 - {delta:g}/{nodes} = {similarity(delta, nodes):.4f}"


@dataclass(frozen=True, eq=False, repr=False)
class Crossing(report.Result):
    """What `cross` found; ``skipped`` and ``too_long`` are gold sentences that do not count."""

    compared: Annotations
    experiments: tuple[Experiment, ...]
    settings: CrossSettings
    labelling: Labelling
    skipped: tuple[int, ...] = ()
    too_long: tuple[int, ...] = ()
    intervals: tuple[BothIntervals, ...] = ()  # of the experiments, in their order
    differences: tuple[SystemDifference, ...] = ()

    @property
    def schemes(self) -> tuple[str, ...]:
        return tuple(self.compared.golds)

    @property
    def systems(self) -> tuple[str, ...]:
        return tuple(self.compared.systems)

    def of(self, system: str) -> tuple[Experiment, ...]:
        """Give the experiments of one system: against its own gold, others, pairs, and all."""
        return tuple(each for each in self.experiments if each.system == system)

    def in_full(self) -> "Crossing":
        """Add the intervals that a page shows even if nobody asked for them."""
        if self.intervals:
            return self
        settings = self.settings.replace(ci=True)
        intervals = intervals_of(self.experiments, settings.certainty)
        return replace(self, settings=settings, intervals=intervals)

    @property
    def files(self) -> list[tuple[str, FileInfo]]:
        """What was read, by its name."""
        every = (*self.compared.golds.values(), *self.compared.systems.values())
        return [(annotation.label, annotation.file) for annotation in every]

    @property
    def problems(self) -> list[Problem]:
        """What is wrong with sentences that were skipped."""
        every = (*self.compared.golds.values(), *self.compared.systems.values())
        return [problem for annotation in every for problem in annotation.admission.problems]

    @property
    def signature(self) -> Signature:
        """All that the numbers depend on."""
        reading = self.settings.reading
        hashes = [gold.file.sha256 for gold in self.compared.golds.values()]
        bad = reading.invalid or "keep"
        kept = sum(system.admission.kept for system in self.compared.systems.values())
        needed = len(self.skipped) or kept
        # The equations as they were given are shorter than the map that is made of them.
        metric = replace(tree_edit_score(self.settings), label_map=())
        parts = {
            **metric_settings(metric),
            "labels": self._labels(),
            "strip": reading.strip_punct or "",
            "len": "" if reading.max_length is None else str(reading.max_length),
            "bad": f"{bad}({needed})" if needed else bad,
            "gold": "+".join(found[:6] for found in hashes if found),
            **self._drawn(),
        }
        return signed({name: value for name, value in parts.items() if value})

    def _labels(self) -> str:
        """The equations between labels, for the signature; those of a file as a hash."""
        equations = "+".join(self.settings.label_map)
        if self.settings.equations is None:
            return equations
        return f"{len(self.settings.label_map)}({sha256(equations.encode()).hexdigest()[:6]})"

    def _drawn(self) -> dict[str, str]:
        """What was drawn at random, for the signature."""
        certainty = self.settings.certainty
        tested = comparable(self.experiments, certainty)
        is_tested = bool(tested)
        is_resampled = is_tested and certainty.test == "bootstrap"
        trials = certainty.trials(largest_family(tested, certainty))
        every = [interval for both in self.intervals for interval in both]
        how = how_computed(every, certainty)
        return {
            "seed": str(certainty.seed) if is_tested or "seed" in how else "",
            **how,
            "test": "paired bootstrap" if is_resampled else "",
            "trials": str(trials) if is_tested else "",
        }

    @property
    def has_idle_seed(self) -> bool:
        """Whether a seed was given that has no effect."""
        return bool(self.settings.certainty.differing(["seed"])) and not self._drawn()["seed"]

    def explain(self, sentence: int) -> str:
        """Draw the functional trees of a gold sentence, the first being 1, and list the edits.

        >>> schemes = {"UD": "gold/en.conllu", "SUD": "sud/en.conllu"}
        >>> crossing = treeval.cross(schemes, {"UD": "systems/cedar/en.conllu"})
        >>> crossing.explain(2).splitlines()[-1].strip()
        'unlabelled: 1 - 2/52 = 0.9615'
        """
        return "\n".join(explanation(self.compared, sentence, tree_edit_score(self.settings)))

    def to_dict(self) -> dict[str, Any]:
        every = [
            experiment.to_dict(sentences=self.settings.per_sentence)
            for experiment in self.experiments
        ]
        for record, both in zip(every, self.intervals, strict=False):  # there may be none
            for kind, found in both._asdict().items():
                record[kind] |= {"low": found.low, "high": found.high}
        return {
            **stamped("cross"),
            "signature": str(self.signature),
            "experiments": every,
            "mode": self.settings.mode,
            "comparisons": [record for both in self.differences for record in both.records()],
            "golds": self._golds(),
            "labels": self.labelling.to_dict(),
            "systems": [system.to_dict() for system in self.compared.systems.values()],
            "skipped_sentences": list(self.skipped),
            "too_long_sentences": list(self.too_long),
        }

    def _golds(self) -> list[dict[str, Any]]:
        shares = self.labelling.unlabelled
        golds = self.compared.golds.items()
        return [gold.to_dict() | {"unlabelled": shares[scheme]} for scheme, gold in golds]

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.crossing_tables(self, style)

    def notes(self) -> list[str]:
        return [*report.crossing_notes(self), f"signature: {self.signature}"]

    def page(self, command: str = "") -> "report.Page":

        return report.crossing_page(self.in_full(), explored(self), command)


def explored(crossing: Crossing) -> list[Volume]:
    """Make a volume for each scheme that has systems.

    The gold trees of the scheme come first, then its systems with the same words: what they have
    different are the edits. The gold trees of other schemes, and what all golds share, follow. In
    the mode tedeval-2.2, trees are others, and there is nothing to show.
    """
    if crossing.settings.mode != "treeval":
        return []
    golds = crossing.compared.gold_trees
    rename = tree_edit_score(crossing.settings).rename
    first = next(iter(golds.values()))
    words = first if isinstance(first, Treebank) else words_of(first.overt)
    _, of_golds = functional_trees(golds, first, rename)
    shared = {SHARED: generalise(list(of_golds.values()))} if len(golds) > 1 else {}
    volumes = []
    for scheme, gold in of_golds.items():
        systems = {
            name: functional_trees(golds, system.trees, rename)[0]
            for name, system in crossing.compared.systems.items()
            if system.scheme == scheme and have_same_words(first, system.trees)
        }
        others = {f"gold {name}": gold for name, gold in of_golds.items() if name != scheme}
        if systems:
            named = {f"gold {scheme}": gold, **systems, **others, **shared}
            layers = [spanned_layer(name, words, spans_of(trees)) for name, trees in named.items()]
            volumes.append(_volume(crossing, scheme, words, layers))
    return volumes


def _volume(crossing: Crossing, scheme: str, words: Treebank, layers: list[Layer]) -> Volume:
    left_out = {*crossing.skipped, *crossing.too_long}
    rows = [row for row in range(len(words)) if row not in left_out]
    names = [layer.name for layer in layers]
    scores = tuple(_scores(crossing, names, len(words), rows))
    return Volume(
        tuple(layers),
        scheme,
        scores,
        subtypes="keep",
        rows=np.array(rows, dtype=np.int64),
        order="TED" if scores else "file",
    )


def spans_of(trees: FunctionalTrees) -> LabelledSpans:
    """Functional trees as labelled spans; several labels of one span are joined by +."""
    nodes = np.argsort(trees.sentences, kind="stable")
    names = ["+".join(sorted(labels)) for labels in trees.sets]
    first, end = np.zeros(len(nodes), np.int64), np.zeros(len(nodes), np.int64)
    runs: dict[int, SpanRuns] = {}
    for index, node in enumerate(nodes.tolist()):
        covered = np.sort(trees.order[trees.first[node] : trees.end[node]])
        first[index], end[index] = covered[0], covered[-1] + 1
        breaks = np.flatnonzero(np.diff(covered) > 1)
        if len(breaks):
            starts = covered[np.append(0, breaks + 1)].tolist()
            ends = (covered[np.append(breaks, len(covered) - 1)] + 1).tolist()
            runs[index] = tuple(zip(starts, ends, strict=True))
    counts = np.bincount(trees.sentences, minlength=len(trees))
    labels = Column.of(names[code] for code in trees.codes[nodes].tolist())
    return LabelledSpans(np.append(0, np.cumsum(counts)), labels, first, end, runs)


def _scores(
    crossing: Crossing, names: list[str], sentences: int, rows: list[int]
) -> Iterator[SentenceScore]:
    """TED of every sentence, against what most gold trees share."""
    for name in (name for name in crossing.systems if name in names):
        counts = crossing.of(name)[-1].labelled
        if len(counts.table) == len(rows):
            values = np.full(sentences, np.nan)
            values[rows] = counts.sentence_scores
            yield SentenceScore("TED", values, name)


def cross(golds: Any, systems: Any, settings: CrossSettings = _DEFAULT, **changes: Any) -> Crossing:
    """Evaluate parsers across annotation schemes (TedEval).

    ``golds`` maps schemes to their gold trees, all of the same words: dependencies or constituents,
    as paths, open files, CoNLL-U text, trees, or sentences of another library. ``systems`` maps
    ``SCHEME`` or ``NAME:SCHEME`` to the output of a parser that was trained on that scheme. Either
    may also be a list of texts ``SCHEME=FILE``.

    >>> schemes = {"UD": "gold/en.conllu", "SUD": "sud/en.conllu"}
    >>> crossing = treeval.cross(schemes, {"cedar:UD": "systems/cedar/en.conllu"})
    >>> for one in crossing.experiments:
    ...     print(one.kind, one.golds, round(one.labelled.score, 4))
    own ('UD',) 0.9389
    other ('SUD',) 0.6769
    pair ('UD', 'SUD') 0.9407

    Parsers may have their own tokens. A sentence that has to be skipped for one system is skipped
    for all. See `CrossSettings` for what can be set.
    """
    chosen = CrossSettings.of(settings, changes)
    if chosen.mode == "tedeval-2.2":
        problem = "it has no effect in the mode tedeval-2.2; leave it out"
        require_fit(chosen, ("relabel_cost", "wildcard"), problem)
    if chosen.equations is not None:
        every = (*chosen.label_map, *equations_in(chosen.equations))
        chosen = chosen.replace(label_map=every)
    references, outputs = by_scheme(golds), by_scheme(systems)
    require_one_stdin(*references.values(), *outputs.values())
    if chosen.certainty.baseline and len(outputs) < 2:
        raise SettingError("it needs two systems or more; name another", setting="baseline")
    compared = annotations(references, outputs, chosen.reading)
    return _counted(compared, chosen)


def _counted(compared: Annotations, settings: CrossSettings) -> Crossing:
    """Make the experiments, and leave out the sentences that do not count."""
    skipped = compared.skipped
    too_long = compared.longer_than(settings.reading.max_length) & ~skipped
    if skipped.all():
        raise InvalidTreeError(
            "no sentence is a tree in all files; correct them, or set `invalid=` to keep"
        )
    kept = np.flatnonzero(~skipped & ~too_long)
    if not len(kept):
        raise SettingError("no sentence is left; choose a greater number", setting="max_length")
    metric = tree_edit_score(settings)
    found = experiments(compared, metric)
    if len(kept) < len(skipped):
        found = tuple(each.rows(kept) for each in found)
    certainty = settings.certainty
    return Crossing(
        compared,
        found,
        settings,
        labelling(compared, metric, kept),
        tuple(np.flatnonzero(skipped).tolist()),
        tuple(np.flatnonzero(too_long).tolist()),
        intervals_of(found, certainty) if certainty.ci else (),
        differences_of(found, certainty),
    )
