"""Which words are heads: function words or content words, and the styles of coordination.

The input is Universal Dependencies, where content words are heads and the first conjunct heads the
others. A `Scheme` says what is to be different; `SCHEMES` are the schemes that have names.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Literal

import numpy as np

from treeval.arrays import Bools
from treeval.errors import SettingError
from treeval.schemes.demotion import demoted
from treeval.schemes.promotion import Sentence, promoted
from treeval.schemes.rewiring import insist_on_trees, rewired
from treeval.tree.column import Column
from treeval.tree.treebank import Treebank

Head = Literal["content", "function"]
Coordination = Literal["first", "chain", "conjunction"]

_SWITCHES = ("case", "possessive", "mark", "det", "aux", "cop", "cc")
_STYLES = ("first", "chain", "conjunction")
# Commas, semicolons and colons, including Arabic, Chinese and Japanese ones.
_COMMAS = frozenset(",;:\u060c\u061b\u3001\uff0c\uff1b\uff1a")


@dataclass(frozen=True)
class Scheme:
    """Which function words head their content words, and which word heads a coordination.

    ``possessive`` is for words with the relation ``case`` that are tagged PART (English 's), the
    other switches for the relations of their names; ``cc`` for conjunctions between conjuncts. In
    a coordination the ``first`` conjunct heads the others, or each conjunct the next (``chain``),
    or the ``conjunction`` heads them all: the last one, or the last comma, semicolon or colon
    if there is none, or the first conjunct if there is neither.
    """

    case: Head = "content"
    possessive: Head = "content"
    mark: Head = "content"
    det: Head = "content"
    aux: Head = "content"
    cop: Head = "content"
    cc: Head = "content"
    coordination: Coordination = "first"

    @staticmethod
    def of(text: Any) -> "Scheme":
        """Read a scheme: a name, or the relations with function heads: ``case+mark/chain``."""
        if not isinstance(text, str):
            raise SettingError(f"choose from {', '.join(SCHEMES)}", setting="scheme")
        if text in SCHEMES:
            return SCHEMES[text]
        relations, slash, style = text.partition("/")
        chosen: dict[str, Any] = dict.fromkeys(relations.split("+"), "function")
        if not chosen.keys() <= set(_SWITCHES) or (slash and style not in _STYLES):
            raise SettingError(
                f"{text!r} is not a scheme; choose from {', '.join(SCHEMES)}, "
                f"or join some of {', '.join(_SWITCHES)} with +, "
                f"and end with / and one of {', '.join(_STYLES)}"
            )
        chosen |= {"coordination": style} if slash else {}
        return Scheme(**chosen)

    def __call__(self, treebank: Treebank) -> Treebank:
        """Convert a treebank from Universal Dependencies into this scheme."""
        heading = {switch for switch in _SWITCHES if getattr(self, switch) == "function"}

        def converted(sentence: Sentence) -> Sentence:
            return promoted(sentence, frozenset(heading), self.coordination)

        return _converted(treebank, converted)

    def invert(self, treebank: Treebank) -> Treebank:
        """Convert a treebank of this scheme back into Universal Dependencies.

        This is exact except for what the scheme does not distinguish: a function word that depends
        on a function word, and two that depend on one content word; a function word's own
        dependents (only ``fixed``, ``goeswith`` and ``reparandum`` are taken to be), and those that
        moved to it; with ``chain``, a coordination within a coordination; with ``conjunction``,
        subtypes of ``conj`` and the head of the conjunction (the next conjunct is taken).
        """

        def converted(sentence: Sentence) -> Sentence:
            return demoted(sentence, flat=self.coordination == "chain")

        return _converted(treebank, converted)


def _functional(**others: Head) -> dict[str, Head]:
    return {"aux": "function", "cop": "function", **others}


# The schemes of Tsarfaty, Nivre & Andersson (2011) are settings of the LTH converter: in all of
# them auxiliaries head the verb and conjunctions the conjuncts. Relative and interrogative words,
# which head clauses in their functional scheme, cannot be recognised in Universal Dependencies.
SCHEMES: Mapping[str, Scheme] = MappingProxyType(
    {
        "ud": Scheme(),
        "sud": Scheme(
            **_functional(case="function", possessive="function", mark="function"),
            coordination="chain",
        ),
        "functional": Scheme(
            **_functional(case="function", possessive="function", mark="function"),
            coordination="conjunction",
        ),
        "conll07": Scheme(**_functional(case="function"), coordination="conjunction"),
        "lexical": Scheme(**_functional(), coordination="conjunction"),
    }
)


def _converted(treebank: Treebank, converted: Callable[[Sentence], Sentence]) -> Treebank:
    labels = list(treebank.column("deprel"))
    insist_on_trees(treebank)
    heads = treebank.heads.tolist()
    are_particles, are_commas = _particles(treebank), _commas(treebank)
    parents = treebank.parents.copy()
    for begin, limit in pairwise(treebank.offsets.tolist()):
        words = slice(begin, limit)
        sentence = converted(
            Sentence(
                (0, *heads[words]),
                ("", *labels[words]),
                (False, *are_particles[words].tolist()),
                (False, *are_commas[words].tolist()),
            )
        )
        labels[words] = sentence.labels[1:]
        parents[words] = [begin + head - 1 if head else -1 for head in sentence.heads[1:]]
    return rewired(treebank, parents, Column.of(labels))


def _particles(treebank: Treebank) -> Bools:
    if "upos" not in treebank.columns:
        return np.zeros(treebank.words, dtype=np.bool_)
    return treebank.columns["upos"].isin(("PART",))


def _commas(treebank: Treebank) -> Bools:
    return treebank.columns["form"].isin(_COMMAS)
