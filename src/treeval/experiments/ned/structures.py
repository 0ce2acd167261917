"""Structures whose heads linguists disagree on (Schwartz et al. 2011, table 1).

How often they occur, which arcs each learner induces in them, and trees with those arcs put in.
Arcs are written as in `treeval.schemes.flips`: ``DT>NN`` is an NN that depends on a DT to its left.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.induction.dmv.model import ParameterFlip
from treeval.schemes.flips import Flip, Pattern, flip_arcs
from treeval.settings.choices import TagColumn
from treeval.tree.shape import labels_of, rewired
from treeval.tree.treebank import Treebank

STRUCTURES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "coordination": ("CC>NNP",),
        "prepositional phrases": (
            *("DT>NN", "DT>NNP", "DT>NNS", "IN>DT", "IN<NN", "IN<NNP", "IN<NNS"),
            "PRP$>NN",
        ),
        "modal verbs": ("MD<VB",),
        "infinitives": ("TO>VB",),
        "proper names": ("NNP>NNP",),
    }
)
ARCS = tuple(arc for arcs in STRUCTURES.values() for arc in arcs)
ALL = "all together"

# The arcs of each learner's trees whose parameters the paper flips.
FLIPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "km04": ("DT>NN", "IN>DT", "IN<NN", "IN<NNP", "NNP>NNP"),
        "cs09": ("CC>NNP", "DT>NN", "DT>NNP", "IN>DT", "IN<NN", "IN<NNS", "MD<VB", "TO>VB"),
        "saj10a": ("DT>NN", "DT>NNP", "DT>NNS", "PRP$>NN", "TO>VB"),
    }
)

# Where IN does not head DT, nothing says that DT should head IN instead.
_ONLY_LOWERED = frozenset({"IN>DT"})
_DETERMINERS, _PREPOSITIONS = frozenset({"DT", "PRP$"}), frozenset({"IN"})

# The tags of table 1 in Universal Dependencies.
_UNIVERSAL = {
    "CC": "CCONJ",
    "DT": "DET",
    "IN": "ADP",
    "MD": "AUX",
    "NN": "NOUN",
    "NNP": "PROPN",
    "NNS": "NOUN",
    "PRP$": "PRON",
    "TO": "PART",
    "VB": "VERB",
}

# Trees as the paper's learners induce them (table 1, figure 4 and footnote 12). The paper replaces
# single arcs by flips and prepositional phrases by the shapes of figure 4. It does not say whether
# determiners outside prepositional phrases come to head their nouns as well.
EVERYWHERE, IN_PHRASES = "determiners above all nouns", "in prepositional phrases only"


def universal_arcs() -> tuple[str, ...]:
    """The arcs of table 1 in universal tags, in either order of the words and either direction."""
    patterns = [Pattern.of(arc) for arc in ARCS]
    pairs = [(_UNIVERSAL[pattern.left], _UNIVERSAL[pattern.right]) for pattern in patterns]
    both = dict.fromkeys(pair for left, right in pairs for pair in ((left, right), (right, left)))
    return tuple(f"{left}{sign}{right}" for left, right in both for sign in "<>")


def parameter_flips(arcs: Iterable[str]) -> tuple[ParameterFlip, ...]:
    """Flips of parameters for arcs; between a preposition and a determiner only one direction."""
    return tuple(ParameterFlip(Pattern.of(arc), arc in _ONLY_LOWERED) for arc in arcs)


def induced_arcs(arcs: Iterable[str], parsed: Treebank, tags: TagColumn = "xpos") -> Sequence[str]:
    """Those of the arcs that trees have more often than their opposites."""
    return [arc for arc in arcs if _balance(arc, parsed, tags) > 0]


def disagreements(
    parsed: Treebank, gold: Treebank, arcs: Iterable[str] = ARCS, tags: TagColumn = "xpos"
) -> tuple[str, ...]:
    """Arcs that a parser has more often than their opposites, and gold trees less often.

    These are the arcs marked + in table 1 of the paper, for the learner at hand.
    """
    induced = induced_arcs(arcs, parsed, tags)
    return tuple(arc for arc in induced if _balance(arc, gold, tags) < 0)


def _balance(arc: str, trees: Treebank, tags: TagColumn) -> int:
    """How many more of these arcs there are than opposite ones."""
    pattern = Pattern.of(arc)
    these, others = (
        int(Flip((direction,), tags).fits(trees).sum())
        for direction in (pattern, _reversed(pattern))
    )
    return these - others


def words_in_structures(gold: Treebank, tags: TagColumn = "xpos") -> dict[str, Bools]:
    """Words at either end of an arc of each structure, whichever end is the head."""
    ends = {name: _ends(gold, arcs, tags) for name, arcs in STRUCTURES.items()}
    return {**ends, ALL: np.logical_or.reduce([*ends.values()])}


def _ends(gold: Treebank, arcs: Iterable[str], tags: TagColumn) -> Bools:
    patterns = [Pattern.of(arc) for arc in arcs]
    both = Flip((*patterns, *map(_reversed, patterns)), tags)
    return ends_of(gold, np.flatnonzero(both.fits(gold)))


def ends_of(gold: Treebank, dependents: Ints) -> Bools:
    """Mark words and their heads, given words that have one."""
    ends = np.zeros(gold.words, dtype=np.bool_)
    ends[dependents] = ends[gold.parents[dependents]] = True
    return ends


def _reversed(pattern: Pattern) -> Pattern:
    return Pattern(pattern.left, pattern.right, not pattern.head_is_left)


def with_arcs(arcs: Iterable[str], gold: Treebank, tags: TagColumn = "xpos") -> Treebank:
    """Put arcs into gold trees that have the opposite ones.

    Determiners come first, then prepositions: a later stage sees what an earlier one has left.
    """
    stages: tuple[list[Pattern], ...] = ([], [], [])
    for arc in arcs:
        pattern = Pattern.of(arc)
        ends = {pattern.left, pattern.right}
        stage = 0 if ends & _DETERMINERS and not ends & _PREPOSITIONS else 2
        stages[1 if ends & _PREPOSITIONS else stage].append(_reversed(pattern))
    for patterns in stages:
        gold = Flip(tuple(patterns), tags)(gold) if patterns else gold
    return gold


def _phrases(gold: Treebank, nouns: tuple[str, ...], above: str = "DT") -> tuple[Ints, Ints]:
    """Determiners and prepositions of phrases such as "in the house", by position."""
    tags, parents = gold.column("xpos"), gold.parents
    words = np.flatnonzero(tags.isin((above,)) & (parents >= 0))
    heads = parents[words]
    words = words[tags.isin(nouns)[heads] & (heads > words) & (parents[heads] >= 0)]
    tops = parents[parents[words]]
    kept = tags.isin(("IN",))[tops] & (tops < words)
    return words[kept], tops[kept]


def _chains(gold: Treebank) -> Treebank:
    """Make "in → the → house" (figure 4d) of prepositional phrases, and of nothing else."""
    chosen = np.zeros(gold.words, dtype=np.bool_)
    chosen[_phrases(gold, ("NN", "NNS", "NNP"))[0]] = True
    return flip_arcs(gold, chosen)


def _nouns_on_top(gold: Treebank) -> Treebank:
    """Make "house → in → the" (figure 4e) of prepositional phrases."""
    determiners, prepositions = _phrases(gold, ("NN", "NNS"))
    parents = gold.parents.copy()
    parents[determiners] = prepositions
    return with_arcs(("IN<NN", "IN<NNS"), rewired(gold, parents, labels_of(gold)))


REPLACED: Mapping[str, Callable[[Treebank], Treebank]] = MappingProxyType(
    {
        f"km04, {EVERYWHERE}": lambda gold: with_arcs(
            ("DT>NN", "DT>NNP", "DT>NNS", "NNP>NNP"), gold
        ),
        f"km04, {IN_PHRASES}": lambda gold: with_arcs(("NNP>NNP",), _chains(gold)),
        f"saj10a, {EVERYWHERE}": lambda gold: with_arcs(FLIPS["saj10a"], gold),
        f"saj10a, {IN_PHRASES}": lambda gold: with_arcs(("TO>VB",), _chains(gold)),
        "cs09, figure 4(e)": lambda gold: with_arcs(
            ("CC>NNP", "MD<VB", "TO>VB"), _nouns_on_top(gold)
        ),
    }
)
