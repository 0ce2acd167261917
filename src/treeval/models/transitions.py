"""Derivations: trees as the transitions that build them, and the order in which words get heads.

A word is written down at the moment it is attached: in arc-standard and the swap systems after
all its dependents, in arc-eager as soon as it can be.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import InvalidTreeError, SettingError
from treeval.schemes.projective import Projectivise
from treeval.settings.choices import TransitionSystem
from treeval.tree.column import Column
from treeval.tree.problems import Problem, ProblemKind
from treeval.tree.shape import nonprojective, sentences_with, tree_problems
from treeval.tree.treebank import Treebank

SYSTEMS: tuple[TransitionSystem, ...] = get_args(TransitionSystem)
DEFAULT_SYSTEM: TransitionSystem = "swap-lazy"
PROJECTIVE_ONLY = frozenset[TransitionSystem](("arc-standard", "arc-eager"))

# In the order of their numbers in `Derivations.actions`.
ACTIONS = ("SHIFT", "LEFT-ARC", "RIGHT-ARC", "SWAP", "REDUCE")
SHIFT, LEFT_ARC, RIGHT_ARC, SWAP, REDUCE = range(len(ACTIONS))

Unfit = Literal["fail", "skip"]

# Swaps may grow with the square of the length; up to 4,000 words this is enough for any tree.
_MOST = 20_000_000


@dataclass(frozen=True, eq=False)
class Derivations:
    """The derivation of each sentence; none for those with a problem.

    Sentence i owns the transitions ``offsets[i]:offsets[i+1]``. ``order`` holds the words of a
    sentence, as places in the treebank, in the order in which they are attached; -1 for the words
    of sentences without derivation.
    """

    treebank: Treebank
    system: TransitionSystem
    offsets: Ints
    actions: Ints
    order: Ints
    problems: tuple[Problem, ...] = ()
    lifts: bool = False  # whether trees were made projective first

    @property
    def derived(self) -> Ints:
        """The sentences that have a derivation."""
        return np.flatnonzero(~sentences_with(list(self.problems), len(self.treebank)))

    @cached_property
    def dependents(self) -> Ints:
        """The word that each transition attaches, -1 if none."""
        attaching = (self.actions == LEFT_ARC) | (self.actions == RIGHT_ARC)
        dependents = np.full(len(self.actions), -1, dtype=np.int32)
        dependents[attaching] = self.order[self.order >= 0]
        return frozen(dependents)

    def transitions(self, labels: str | None = "deprel") -> Column:
        """The transitions by name, with the label of the arc they add: ``LEFT-ARC:nsubj``."""
        if labels is None:
            return Column(self.actions, ACTIONS)
        column = self.treebank.column(labels)
        codes = np.append(column.codes, -1)[self.dependents].astype(np.int64)
        keys, inverse = np.unique(codes * len(ACTIONS) + self.actions, return_inverse=True)
        names = [_named(key, column) for key in keys.tolist()]
        return Column(frozen(inverse.astype(np.int32)), tuple(names))

    def lines(self, labels: str | None = "deprel") -> Iterator[str]:
        """Write each sentence's transitions in one line; an empty line if it has none."""
        transitions = self.transitions(labels)
        for begin, end in zip(self.offsets, self.offsets[1:], strict=False):
            yield " ".join(transitions.take(slice(begin, end)))


def _named(key: int, column: Column) -> str:
    label, action = divmod(key, len(ACTIONS))
    return f"{ACTIONS[action]}:{column.strings[label]}" if label >= 0 else ACTIONS[action]


def derive(
    treebank: Treebank,
    system: TransitionSystem = DEFAULT_SYSTEM,
    *,
    unfit: Unfit = "fail",
    lift: bool = False,
) -> Derivations:
    """Run the static oracle of a transition system over every tree.

    With ``lift`` trees are made projective first, if the transition system builds no others.
    Sentences that are not trees, or that the system cannot build, raise an error or are skipped.
    Several roots are no obstacle: all are attached to the artificial one.
    """
    from treeval.kernels import transitions as kernel  # noqa: PLC0415  numba takes its time

    if system not in SYSTEMS:
        known = ", ".join(SYSTEMS)
        raise SettingError(f"{system!r} is unknown; choose from {known}", setting="transitions")
    _require_heads_within(treebank)
    problems = tree_problems(treebank, one_root=False)
    _raise_first(problems, unfit)
    wanted = ~sentences_with(problems, len(treebank))
    lifts = lift and system in PROJECTIVE_ONLY
    heads = _lifted(treebank, wanted) if lifts else treebank.heads
    actions, numbers, order = kernel.derive_all(
        _shared(treebank.offsets, np.int64),
        _shared(heads, np.int32),
        _shared(wanted, np.bool_),
        SYSTEMS.index(system),
        _MOST,
    )
    underived = np.flatnonzero(wanted & (numbers == 0) & (treebank.lengths > 0))
    problems = sorted(
        [*problems, *_obstacles(treebank, system, underived)], key=lambda problem: problem.line
    )
    _raise_first(problems, unfit)
    offsets = frozen(np.concatenate([[0], np.cumsum(numbers)]))
    fields = (treebank, system, offsets, frozen(actions), frozen(order), tuple(problems))
    return Derivations(*fields, lifts=lifts)


def _lifted(treebank: Treebank, wanted: Bools) -> Ints:
    """The heads of trees made projective; sentences that are not trees keep theirs."""
    heads = treebank.heads.copy()
    trees = treebank.select(np.flatnonzero(wanted))
    heads[wanted[treebank.sentences]] = Projectivise("baseline")(trees).heads
    return heads


def _shared(array: NDArray[Any], dtype: type) -> NDArray[Any]:
    """View the array read-only: numba compiles a kernel anew for every other kind."""
    return frozen(np.ascontiguousarray(array, dtype).view())


def _require_heads_within(treebank: Treebank) -> None:
    """Refuse what files never hold, but programs may: compiled code would not notice."""
    beyond = (treebank.heads < 0) | (treebank.heads > treebank.lengths[treebank.sentences])
    if beyond.any():
        word = int(np.argmax(beyond))
        where = f"{treebank.origin.path}:{treebank.origin.line(word)}"
        raise InvalidTreeError(
            f"{where}: head {treebank.heads[word]} is not a word of the sentence; correct it"
        )


def _raise_first(problems: list[Problem], unfit: Unfit) -> None:
    if problems and unfit == "fail":
        raise InvalidTreeError(str(problems[0]))


def _obstacles(treebank: Treebank, system: TransitionSystem, sentences: Ints) -> Iterator[Problem]:
    """Say why trees have no derivation."""
    if not len(sentences):
        return
    crossing = np.flatnonzero(nonprojective(treebank)) if system in PROJECTIVE_ONLY else None
    origin = treebank.origin
    for sentence in sentences.tolist():
        word = begin = int(treebank.offsets[sentence])
        message = f"{system} needs more than {_MOST:,} transitions"
        remedy = "skip the sentence"
        if crossing is not None:
            word = int(crossing[np.searchsorted(crossing, begin)])
            arc = f"from {treebank.heads[word]} to {word - begin + 1}"
            message = f"the arc {arc} is non-projective, and {system} cannot build it"
            remedy = "choose swap-lazy or swap-eager, make the trees projective, or skip them"
        line, name = origin.line(word), origin.sentence_id(sentence)
        yield Problem(origin.path, line, ProblemKind.TREE, message, remedy, sentence, name)


def replay(derivations: Derivations) -> Ints:
    """Rebuild the heads from the transitions alone; -1 in sentences without derivation."""
    from treeval.kernels.transitions import replay_all  # noqa: PLC0415  numba takes its time

    heads: Ints = replay_all(
        _shared(derivations.treebank.offsets, np.int64),
        _shared(derivations.offsets, np.int64),
        _shared(derivations.actions, np.int8),
        eager=derivations.system == "arc-eager",
    )
    return frozen(heads)
