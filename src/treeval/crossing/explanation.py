"""Why a sentence has its TedEval score: functional trees and edit scripts, drawn in text."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from treeval.crossing.annotations import Annotation, Annotations
from treeval.errors import SettingError
from treeval.metrics.annotations import functional_trees, terminal_texts
from treeval.metrics.tedeval.score import TreeEditScore
from treeval.tree.algebra import (
    FunctionalTree,
    Span,
    delta_new,
    edit_script,
    generalise,
    iota,
    labelled_alike,
    new_edits,
    similarity,
)
from treeval.tree.trees import Trees, are_mixed

_LONGEST = 1000  # words of a sentence that is drawn


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
    shared = generalise(trees)
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
