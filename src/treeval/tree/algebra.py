"""The algebra of functional trees: subsumption, unification, generalisation, edit scripts.

After Tsarfaty, Nivre and Andersson (2011), "Evaluating dependency parsing: robust and
heuristics-free cross-annotation evaluation". A tree here is one object for one sentence, made for
reading; `treeval.tree.functional` holds whole treebanks in columns, with the same meaning.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from treeval.settings.choices import Wildcard

Labels: TypeAlias = frozenset[str]

ANY = "*"
UNKNOWN: Labels = frozenset({ANY})


@dataclass(frozen=True, order=True)
class Span:
    """A set of terminals as its maximal runs ``(first, end)``; one run if it has no gap."""

    runs: tuple[tuple[int, int], ...]

    @staticmethod
    def of(terminals: Iterable[int]) -> "Span":
        runs: list[tuple[int, int]] = []
        for terminal in sorted(set(terminals)):
            if runs and runs[-1][1] == terminal:
                runs[-1] = (runs[-1][0], terminal + 1)
            else:
                runs.append((terminal, terminal + 1))
        return Span(tuple(runs))

    @cached_property
    def terminals(self) -> frozenset[int]:
        return frozenset(terminal for run in self.runs for terminal in range(*run))

    def crosses(self, other: "Span") -> bool:
        """Say whether the spans overlap and neither contains the other."""
        return not (
            self.terminals.isdisjoint(other.terminals)
            or self.terminals <= other.terminals
            or other.terminals <= self.terminals
        )

    def __str__(self) -> str:
        return "+".join(f"({first},{end})" for first, end in self.runs)


class FunctionalTree(Mapping[Span, Labels]):
    """A map from spans to labels; prints as ``prep(0,1) *(1,2)``."""

    def __init__(self, nodes: Mapping[Span, Labels]) -> None:
        self._nodes = {span: frozenset(nodes[span]) for span in sorted(nodes)}

    @staticmethod
    def of(nodes: Mapping[tuple[int, int], str]) -> "FunctionalTree":
        """Write a tree without gaps by hand: ``{(0, 1): "prep", (1, 2): "*"}``."""
        return FunctionalTree({Span((run,)): frozenset({label}) for run, label in nodes.items()})

    def __getitem__(self, span: Span) -> Labels:
        return self._nodes[span]

    def __iter__(self) -> Iterator[Span]:
        return iter(self._nodes)

    def __len__(self) -> int:
        """Count the spans."""
        return len(self._nodes)

    def __hash__(self) -> int:
        return hash(frozenset(self._nodes.items()))

    @property
    def size(self) -> int:
        """Count the nodes; a span has one node per label."""
        return sum(map(len, self._nodes.values()))

    def unlabelled(self) -> "FunctionalTree":
        return FunctionalTree(dict.fromkeys(self, UNKNOWN))

    def labelled_at(self, spans: Collection[Span]) -> "FunctionalTree":
        """Forget the labels of all other spans, which become ``*``."""
        return FunctionalTree(
            {span: labels if span in spans else UNKNOWN for span, labels in self.items()}
        )

    def __str__(self) -> str:
        nodes = (f"{label}{span}" for span, labels in self.items() for label in sorted(labels))
        return " ".join(nodes)

    def __repr__(self) -> str:
        return f"<{self}>"


def match(a: Labels, b: Labels) -> bool:
    """Say whether the labels are the same, or unknown on one side."""
    return a == b or UNKNOWN in (a, b)


def subsumes(general: FunctionalTree, special: FunctionalTree) -> bool:
    """Say whether the special tree agrees with all of the general one: general ⊑ special."""
    return all(span in special and match(special[span], general[span]) for span in general)


@dataclass(frozen=True)
class CrossingSpans:
    """Why trees do not unify: two of their spans cross."""

    a: Span
    b: Span

    def __str__(self) -> str:
        return f"{self.a} crosses {self.b}"


@dataclass(frozen=True)
class Contradiction:
    """Why trees do not unify: they give a span different labels."""

    span: Span
    a: Labels
    b: Labels

    def __str__(self) -> str:
        return f"{self.span} is {_joined(self.a)} and {_joined(self.b)}"


def unify(a: FunctionalTree, b: FunctionalTree) -> FunctionalTree | CrossingSpans | Contradiction:
    """Join what both trees claim, a ⊔ b, or say why they do not unify."""
    for span in a:
        for other in b:
            if span.crosses(other):
                return CrossingSpans(span, other)
    for span in a:
        if span in b and not match(a[span], b[span]):
            return Contradiction(span, a[span], b[span])
    open_in_a = (span for span in b if a.get(span, UNKNOWN) == UNKNOWN)
    return FunctionalTree({**a, **{span: b[span] for span in open_in_a}})


def generalise(trees: Sequence[FunctionalTree]) -> FunctionalTree:
    """Keep what all trees claim, a ⊓ b ⊓ ...; the result differs if it is done pair by pair."""
    shared = [span for span in trees[0] if all(span in tree for tree in trees)]
    return FunctionalTree({span: shared_labels([tree[span] for tree in trees]) for span in shared})


def labelled_alike(shared: FunctionalTree, golds: Sequence[FunctionalTree]) -> set[Span]:
    """Find the shared spans that have the same label in all golds, other than ``*``."""
    return {
        span
        for span, labels in shared.items()
        if labels != UNKNOWN and all(gold[span] != UNKNOWN for gold in golds)
    }


def shared_labels(labels: Sequence[Labels]) -> Labels:
    """Find the labels that all trees accept for a span; ``*`` if there are none."""
    said = [given - UNKNOWN for given in labels if given - UNKNOWN]
    return frozenset.intersection(*said) or UNKNOWN if said else UNKNOWN


@dataclass(frozen=True, order=True)
class Deletion:
    """Remove a node."""

    span: Span
    label: str

    def __str__(self) -> str:
        return f"del {self.label}{self.span}"


@dataclass(frozen=True, order=True)
class Addition:
    """Add a node."""

    span: Span
    label: str

    def __str__(self) -> str:
        return f"add {self.label}{self.span}"


@dataclass(frozen=True, order=True)
class Relabelling:
    """Give a node another label."""

    span: Span
    label: str
    new: str

    def __str__(self) -> str:
        return f"rel {self.label}→{self.new}{self.span}"


Operation: TypeAlias = Deletion | Addition | Relabelling


@dataclass(frozen=True)
class EditScript:
    """Operations that turn one functional tree into another; each concerns a single span."""

    operations: tuple[Operation, ...] = ()

    def __iter__(self) -> Iterator[Operation]:
        return iter(self.operations)

    def __len__(self) -> int:
        return len(self.operations)

    def __sub__(self, other: "EditScript") -> "EditScript":
        """Keep the operations that are not in the other script."""
        others = frozenset(other.operations)
        return EditScript(
            tuple(operation for operation in self.operations if operation not in others)
        )

    def cost(self, relabel: float = 1.0) -> float:
        """Add up the costs: 1 to delete or add a node, ``relabel`` to relabel it."""
        relabelled = sum(isinstance(operation, Relabelling) for operation in self.operations)
        return len(self.operations) - relabelled + relabel * relabelled

    def apply(self, tree: FunctionalTree) -> FunctionalTree:
        """Carry out the operations."""
        nodes = {span: set(labels) for span, labels in tree.items()}
        for operation in self.operations:
            if not isinstance(operation, Addition):
                nodes[operation.span].remove(operation.label)
        for operation in self.operations:
            if isinstance(operation, Relabelling):
                nodes[operation.span].add(operation.new)
            elif isinstance(operation, Addition):
                nodes.setdefault(operation.span, set()).add(operation.label)
        return FunctionalTree({span: frozenset(labels) for span, labels in nodes.items() if labels})

    def __str__(self) -> str:
        return ", ".join(map(str, self.operations)) or "nothing to do"


def edit_script(
    a: FunctionalTree, b: FunctionalTree, *, wildcard: Wildcard = "literal"
) -> EditScript:
    """Give the canonical script that turns a into b, sorted by span.

    ``*`` is a label like any other, unless ``wildcard`` is "match": then it needs no relabelling.
    """
    spans = sorted(a.keys() | b.keys())
    nothing: Labels = frozenset()
    return EditScript(
        tuple(
            operation
            for span in spans
            for operation in edits(span, a.get(span, nothing), b.get(span, nothing), wildcard)
        )
    )


def edits(span: Span, a: Labels, b: Labels, wildcard: Wildcard) -> Iterator[Operation]:
    """Give the operations on one span; labels that differ are paired in sorted order."""
    if a and b and wildcard == "match" and match(a, b):
        return
    old, new = sorted(a - b), sorted(b - a)
    paired = min(len(old), len(new))
    for label, other in zip(old, new, strict=False):
        yield Relabelling(span, label, other)
    for label in old[paired:]:
        yield Deletion(span, label)
    for label in new[paired:]:
        yield Addition(span, label)


def delta(
    a: FunctionalTree, b: FunctionalTree, *, relabel: float = 1.0, wildcard: Wildcard = "literal"
) -> float:
    """Measure the tree edit distance: the cost of the canonical script."""
    return edit_script(a, b, wildcard=wildcard).cost(relabel)


def new_edits(
    parse: FunctionalTree,
    native: FunctionalTree,
    shared: FunctionalTree,
    *,
    wildcard: Wildcard = "literal",
) -> EditScript:
    """Give the edits from a parse to the shared gold that its native gold does not need."""
    of_parse = edit_script(parse, shared, wildcard=wildcard)
    return of_parse - edit_script(native, shared, wildcard=wildcard)


def delta_new(
    parse: FunctionalTree,
    native: FunctionalTree,
    shared: FunctionalTree,
    *,
    relabel: float = 1.0,
    wildcard: Wildcard = "literal",
) -> float:
    """Measure how far a parse is from the shared gold, without the edits its native gold needs."""
    return new_edits(parse, native, shared, wildcard=wildcard).cost(relabel)


def iota(parse: FunctionalTree, shared: FunctionalTree) -> int:
    """Count the nodes of both trees: the greatest distance that they can have."""
    return parse.size + shared.size


def similarity(distance: float, nodes: int) -> float:
    """Turn a distance into a score: 1 - distance / nodes, and 1 for two trees without nodes."""
    return 1 - distance / nodes if nodes else 1.0


def _joined(labels: Labels) -> str:
    return "+".join(sorted(labels))
