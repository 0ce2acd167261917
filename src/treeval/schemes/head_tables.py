"""Tables that say which child is the head of a constituent.

A row names labels, then says what to look for: ``left`` and ``right`` name the end to begin at,
``last`` looks at the last child only. The labels that follow are looked for one after the other;
labels joined by ``|`` are looked for together, and the first child found that has one of them is
the head. If nothing is found, the head is the child at the end named last.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

End = Literal["left", "right", "last"]
_ENDS: Mapping[str, End] = {"left": "left", "right": "right", "last": "last"}


@dataclass(frozen=True)
class SearchStep:
    """Look from one end for the first child with one of the labels."""

    end: End
    labels: frozenset[str]

    def find(self, children: Sequence[str]) -> int | None:
        for position in self._order(len(children)):
            if children[position] in self.labels:
                return position
        return None

    def _order(self, size: int) -> Iterable[int]:
        if self.end == "last":
            return (size - 1,)
        return range(size) if self.end == "left" else range(size - 1, -1, -1)


@dataclass(frozen=True)
class HeadTable:
    """Steps by label; constituents with a label that no row names have their last child as head.

    ``coordination``: a head that follows a conjunction gives way to the child before both.
    """

    name: str
    text: str
    coordination: bool = False

    @cached_property
    def steps(self) -> Mapping[str, tuple[SearchStep, ...]]:
        rows = {}
        for line in self.text.strip().splitlines():
            labels, *wanted = line.split()
            rows.update(dict.fromkeys(labels.split("|"), tuple(_steps(wanted))))
        return rows

    def head(self, label: str, children: Sequence[str]) -> int:
        """Choose the head among children, which are given by label or tag."""
        steps = self.steps.get(label, _UNKNOWN)
        head = next(
            (position for step in steps if (position := step.find(children)) is not None), None
        )
        if head is None:
            head = 0 if steps[-1].end == "left" else len(children) - 1
        if self.coordination and head >= 2 and children[head - 1] in _CONJUNCTIONS:
            return head - 2
        return head


_CONJUNCTIONS = frozenset({"CC", "CONJP"})
_UNKNOWN = (SearchStep("right", frozenset()),)


def _steps(wanted: Iterable[str]) -> Iterable[SearchStep]:
    """Read the steps of a row; the last step, without labels, names the end to fall back on."""
    end: End = "right"
    for word in wanted:
        if word in _ENDS:
            end = _ENDS[word]
        else:
            yield SearchStep(end, frozenset(word.split("|")))
    yield SearchStep(end, frozenset())


# Collins (1999), appendix A.
COLLINS = HeadTable(
    "collins",
    """
    ADJP left NNS QP NN $ ADVP JJ VBN VBG ADJP JJR NP JJS DT FW RBR RBS SBAR RB
    ADVP right RB RBR RBS FW ADVP TO CD JJR JJ IN NP JJS NN
    CONJP right CC RB IN
    FRAG right
    INTJ left
    LST right LS :
    NAC left NN NNS NNP NNPS NP NAC EX $ CD QP PRP VBG JJ JJS JJR ADJP FW
    NP last POS right NN|NNP|NNPS|NNS|NX|POS|JJR left NP right $|ADJP|PRN CD JJ|JJS|RB|QP
    NX left
    PP right IN TO VBG VBN RP FW
    PRN left
    PRT right RP
    QP left $ IN NNS NN JJ RB DT CD NCD QP JJR JJS
    RRC right VP NP ADVP ADJP PP
    S left TO IN VP S SBAR ADJP UCP NP
    SBAR left WHNP WHPP WHADVP WHADJP IN DT S SQ SINV SBAR FRAG
    SBARQ left SQ S SINV SBARQ FRAG
    SINV left VBZ VBD VBP VB MD VP S SINV ADJP NP
    SQ left VBZ VBD VBP VB MD VP SQ
    UCP right
    VP left TO VBD VBN MD VBZ VB VBG VBP VP ADJP NN NNS NP
    WHADJP left CC WRB JJ ADJP
    WHADVP right CC WRB
    WHNP left WDT WP WP$ WHADJP WHPP WHNP
    WHPP right IN TO FW
    X right
    """,
    coordination=True,
)

# Yamada & Matsumoto (2003), as the program Penn2Malt has them.
YAMADA = HeadTable(
    "yamada",
    """
    ADJP right NNS QP NN $ ADVP JJ VBN VBG ADJP JJR NP JJS DT FW RBR RBS SBAR RB
    ADVP left RB RBR RBS FW ADVP TO CD JJR JJ IN NP JJS NN
    CONJP left CC RB IN
    FRAG left
    INTJ right
    LST left LS :
    NAC right NN|NNS|NNP|NNPS NP NAC EX $ CD QP PRP VBG JJ JJS JJR ADJP FW
    NP|NX right POS|NN|NNP|NNPS|NNS NX JJR CD JJ JJS RB QP NP
    PP left IN TO VBG VBN RP FW
    PRN right
    PRT left RP
    QP right $ IN NNS NN JJ RB DT CD NCD QP JJR JJS
    RRC left VP NP ADVP ADJP PP
    S right TO IN VP S SBAR ADJP UCP NP
    SBAR right WHNP WHPP WHADVP WHADJP IN DT S SQ SINV SBAR FRAG
    SBARQ right SQ S SINV SBARQ FRAG
    SINV right VBZ VBD VBP VB MD VP S SINV ADJP NP
    SQ right VBZ VBD VBP VB MD VP SQ
    UCP left
    VP left VBD VBN MD VBZ VB VBG VBP VP ADJP NN NNS NP
    WHADJP right CC WRB JJ ADJP
    WHADVP left CC WRB
    WHNP right WDT WP WP$ WHADJP WHPP WHNP
    WHPP left IN TO FW
    X right
    """,
)
