"""A trained tree substitution grammar: how it parses, and how probable it finds a text."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.errors import SettingError
from treeval.models.dmv.model import with_trees
from treeval.models.dmv.text import Tagged, tagged
from treeval.models.trainer import usual_draws
from treeval.models.tsg.seating import Seating
from treeval.models.tsg.stored import Stored, restored, room_for
from treeval.tree.treebank import Treebank

ACCEPTED = "accepted"  # the share of the proposals that were accepted in training
LONGEST = 400  # words of a sentence: charts have ten tables of its squared length
DRAWS = 60


@dataclass(frozen=True, eq=False)
class TSGModel:
    """Fragments of the last sweep, and the arcs of the sentences that were sampled.

    ``arcs`` has a table [head, dependent] per sentence of ``codes``, with roots on the diagonal.
    ``seating`` is what training needs in order to go on; old files do not have it.
    """

    tags: tuple[str, ...]
    grammar: Stored
    codes: Ints
    offsets: Ints
    arcs: Floats
    column: str = "xpos"
    about: Mapping[str, str] = field(default_factory=dict)
    seating: Seating | None = None

    def parse(
        self,
        treebank: Treebank,
        rng: np.random.Generator | None = None,
        *,
        marks: Bools | None = None,
        draws: int = DRAWS,
    ) -> Treebank:
        """Give the treebank the trees with the most expected arcs.

        Sentences of tags that were sampled in training have the arcs of its sweeps; of others,
        trees are drawn. ``marks`` says which words are punctuation: trees are made of the others,
        and marks are attached to their roots.
        """
        text = tagged(treebank, self.column)
        kept = text if marks is None else text.take(np.flatnonzero(~marks))
        return with_trees(
            treebank, marks, lambda _: self.parents(kept, rng or usual_draws(), draws)
        )

    def parents(self, text: Tagged, rng: np.random.Generator, draws: int = DRAWS) -> Ints:
        """Positions of heads in the whole text, -1 for roots; equal sentences have equal trees."""
        from treeval.kernels.tsg.sampling import most_expected  # noqa: PLC0415

        found, places = self._distinct(text)
        known = self._sampled()
        rest = [tags for tags in found if tags not in known]
        arcs = {**known, **self.drawn(rest, rng, draws)}
        offsets = _offsets(found)
        counts = np.concatenate([arcs[tags] for tags in found]) if found else np.zeros(0)
        heads = np.zeros(int(offsets[-1]), np.int64)
        most_expected(offsets, starts_of(offsets), counts, heads)
        parents = np.zeros(text.words, np.int64)
        for sentence, place in places.items():
            own = heads[offsets[place] : offsets[place + 1]]
            begin = int(text.offsets[sentence])
            parents[begin : begin + len(own)] = np.where(own < 0, -1, own + begin)
        return parents

    def log_likelihoods(self, text: Tagged) -> Floats:
        """Natural logarithm of each sentence's probability in the last state; 0 without words.

        All unknown tags together count as one further tag.
        """
        found, places = self._distinct(text)
        values = np.zeros(len(found))
        self.drawn(found, usual_draws(), 0, values)
        sums = np.zeros(len(text))
        for sentence, place in places.items():
            sums[sentence] = values[place]
        return sums

    def _distinct(self, text: Tagged) -> tuple[list[tuple[int, ...]], dict[int, int]]:
        """Different sentences of tags in the order of the text, and which of them each one is."""
        if text.lengths.max(initial=0) > LONGEST:
            longest = int(text.lengths.max())
            raise SettingError(
                f"a sentence of {longest:,} words; this model parses up to {LONGEST}"
            )
        codes = np.minimum(text.coded_as(self.tags).codes, len(self.tags)).tolist()
        number: dict[tuple[int, ...], int] = {}
        places = {}
        for sentence in np.flatnonzero(text.lengths).tolist():
            begin, end = int(text.offsets[sentence]), int(text.offsets[sentence + 1])
            places[sentence] = number.setdefault(tuple(codes[begin:end]), len(number))
        return list(number), places

    def _sampled(self) -> dict[tuple[int, ...], Floats]:
        """The arcs of the sentences of training, those of equal tags added up."""
        starts, codes = starts_of(self.offsets), self.codes.tolist()
        arcs: dict[tuple[int, ...], Floats] = {}
        for sentence in range(len(self.offsets) - 1):
            tags = tuple(codes[self.offsets[sentence] : self.offsets[sentence + 1]])
            own = self.arcs[starts[sentence] : starts[sentence + 1]]
            arcs[tags] = arcs[tags] + own if tags in arcs else own
        return arcs

    def drawn(
        self,
        sentences: list[tuple[int, ...]],
        rng: np.random.Generator,
        draws: int,
        log_sums: Floats | None = None,
    ) -> dict[tuple[int, ...], Floats]:
        """The arcs of trees that are drawn; unknown tags are one further tag, where they occur."""
        from treeval.kernels.tsg.sampling import draw_arcs  # noqa: PLC0415

        result: dict[tuple[int, ...], Floats] = {}
        for more in (0, 1):
            chosen = [
                at for at, tags in enumerate(sentences) if (max(tags) == len(self.tags)) == more
            ]
            if not chosen:
                continue
            own = [sentences[at] for at in chosen]
            offsets = _offsets(own)
            starts = starts_of(offsets)
            codes = np.array([tag for tags in own for tag in tags], dtype=np.int64)
            arcs = np.zeros(int(starts[-1]))
            room = room_for(int(np.diff(offsets).max()))
            state = restored(self.grammar, len(self.tags) + more, room).state
            sums = draw_arcs(state, frozen(codes), offsets, starts, draws, rng, arcs)
            if np.isnan(sums).any():
                longest = int(np.diff(offsets)[np.isnan(sums)].max())
                problem = f"a sentence of {longest} words is too long to sum over its trees"
                raise SettingError(problem)
            if log_sums is not None:
                log_sums[chosen] = sums
            result |= {tags: arcs[starts[at] : starts[at + 1]] for at, tags in enumerate(own)}
        return result


def starts_of(offsets: Ints) -> Ints:
    """Where the tables of arcs of sentences begin, one behind the other."""
    squares = np.diff(offsets).astype(np.int64) ** 2
    return frozen(np.concatenate([np.zeros(1, np.int64), np.cumsum(squares)]))


def _offsets(sentences: list[tuple[int, ...]]) -> Ints:
    lengths = np.array([0, *map(len, sentences)], dtype=np.int64)
    return frozen(np.cumsum(lengths))
