"""The kernels of common cover links, for arrays of numpy."""

from dataclasses import dataclass, field

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.induction.ccl.kernels.arrays import (
    LABELS,
    CodedUtterances,
    Lexicon,
    Offers,
    Parser,
    Store,
    Written,
    bracket_space,
)
from treeval.kernels.machine_code import MachineCode

_WHOLE = "int64"
_UTTERANCES = ("int64*", "int32*", "uint8*")
_LEXICON = ("int32*", "int32*", "float32*", _WHOLE)
_SPACE = ("int32*", "float32*", "int32*", "float32*", "int32*")

LEARN = MachineCode(
    "treeval.induction.ccl.kernels.texts:learn",
    *(*_UTTERANCES, *_LEXICON, _WHOLE),
    *("int64*", "float32*", "int64*", _WHOLE),
    *_SPACE,
    *("int32*", _WHOLE, _WHOLE, _WHOLE, _WHOLE, "int64*"),
)
REHASH = MachineCode(
    "treeval.induction.ccl.kernels.lexicon:rehash",
    *("int64*", "float32*", _WHOLE, "int64*", "float32*", _WHOLE),
)
PARSE = MachineCode(
    "treeval.induction.ccl.kernels.texts:parse",
    *(*_UTTERANCES, *_LEXICON, *_SPACE),
    *(_WHOLE, _WHOLE, "int32*", "int64*", "int32*", "int64*"),
    *("int32*", "int32*", "uint8*"),
)
NEST = MachineCode(
    "treeval.kernels.nesting:nest",
    *(_WHOLE, "int64*", "uint8*", "int64*", "int32*", "int32*", "int32*", "int32*"),
)


@dataclass(eq=False)
class Learning:
    """What learning writes besides the lexicon; room for events grows where it is too small."""

    space: tuple[Offers, Parser]
    events: Ints = field(default_factory=lambda: np.empty((4096, 4), np.int32))

    def learn(
        self,
        lexicon: Lexicon,
        store: Store,
        corpus: CodedUtterances,
        begin: int,
        end: int,
        *,
        compatible: bool,
    ) -> tuple[int, int]:
        """Learn the utterances begin..end; return the first for which the lexicon has no room.

        The second number is the room that this one needs, in events.
        """
        needed = np.zeros(1, np.int64)
        while begin < end:
            begin = LEARN(
                *_utterances(corpus),
                *(*lexicon, _ranks(lexicon), len(lexicon.points)),
                *(*store, len(store.keys)),
                *(*self.space[0], *self.space[1]),
                *(self.events, len(self.events), begin, end, compatible, needed),
            )
            if needed[0] >= 0:
                break
            self.events = np.empty((4 * len(self.events), 4), np.int32)
        return begin, int(needed[0])


def rehash(old: Store, new: Store) -> None:
    """Move all strengths into an empty store with more room."""
    REHASH(old.keys, old.values, len(old.keys), new.keys, new.values, len(new.keys))


def parse(
    lexicon: Lexicon,
    corpus: CodedUtterances,
    space: tuple[Offers, Parser],
    begin: int,
    written: Written,
) -> None:
    """Parse the utterances from ``begin`` on, as many as there are offsets for."""
    PARSE(
        *_utterances(corpus),
        *(*lexicon, _ranks(lexicon)),
        *(*space[0], *space[1]),
        *(begin, len(written.link_offsets) - 1),
        *written,
        *bracket_space(len(space[1].links)),
    )


def nest(offsets: Ints, are_words: Bools, node_offsets: Ints, spans: Ints) -> tuple[Ints, Ints]:
    """Find the parents of nodes and of tokens, -1 for none; nodes are spans of words."""
    parents, stack = np.full((2, len(spans)), -1, np.int32)
    token_parents = np.full(len(are_words), -1, np.int32)
    NEST(
        *(len(offsets) - 1, offsets, are_words.view(np.uint8), node_offsets, spans),
        *(parents, token_parents, stack),
    )
    return parents, token_parents


def _utterances(corpus: CodedUtterances) -> tuple[Ints, Ints, Ints]:
    return corpus.offsets, corpus.words, corpus.stops.view(np.uint8)


def _ranks(lexicon: Lexicon) -> int:
    """How many labels of a point count."""
    return int(lexicon.points.shape[1]) - LABELS
