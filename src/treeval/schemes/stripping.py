"""Removing words, above all punctuation; their dependents go to the nearest ancestor that is left.

Unlike a score that leaves punctuation out, this gives the trees on which a parser of unpunctuated
text would be trained and tested. Enhanced edges bypass the removed words, and numbers close up.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import ReadError, SettingError
from treeval.settings.choices import Marks, Roots
from treeval.tree.column import Column, Columns
from treeval.tree.enhanced import Edge, deps_problems, parsed_edges
from treeval.tree.nesting import nearest_kept
from treeval.tree.pair import Pair, pair
from treeval.tree.punctuation import is_punctuation_label, punctuation
from treeval.tree.shape import labels_of, reach_root
from treeval.tree.surface import Surface
from treeval.tree.treebank import EmptyNodes, Multiwords, Origin, Treebank


@dataclass(frozen=True, eq=False)
class Renumbering:
    """New numbers for everything that refers to words by number.

    An edge from a removed word is replaced by edges from the removed word's own heads, with the
    dependent's label, or the removed word's where the head is the root.
    """

    treebank: Treebank
    removed: Bools

    def deps(self) -> Column:
        """Give DEPS of the words that are left."""
        problems = deps_problems(self.treebank)
        if problems:
            raise ReadError(str(problems[0]))
        words = np.flatnonzero(~self.removed)
        strings = list(self.treebank.columns["deps"].take(words))
        sentences = self.treebank.sentences[words]
        for sentence in np.flatnonzero(self._has_losses).tolist():
            graph = self._graph(sentence)
            for word in range(*np.searchsorted(sentences, (sentence, sentence + 1)).tolist()):
                strings[word] = graph.renumbered(strings[word])
        return Column.of(strings)

    def empty_nodes(self) -> EmptyNodes:
        """Give all empty nodes; those after a removed word now follow the one before it."""
        nodes = self.treebank.empty_nodes
        ids, deps = list(nodes.ids), list(nodes.deps)
        for sentence, within in self._nodes.items():
            if self._has_losses[sentence]:
                graph = self._graph(sentence)
                for node in within:
                    deps[node] = graph.renumbered(deps[node])
                    ids[node] = graph.numbers[ids[node]]
        return EmptyNodes(nodes.sentences, tuple(ids), tuple(deps), nodes.forms)

    @cached_property
    def _has_losses(self) -> Bools:
        has_losses = np.zeros(len(self.treebank), dtype=np.bool_)
        has_losses[self.treebank.sentences[self.removed]] = True
        return frozen(has_losses)

    @cached_property
    def _nodes(self) -> dict[int, list[int]]:
        """The empty nodes of each sentence."""
        nodes: dict[int, list[int]] = {}
        for node, sentence in enumerate(self.treebank.empty_nodes.sentences.tolist()):
            nodes.setdefault(sentence, []).append(node)
        return nodes

    def _graph(self, sentence: int) -> "_Graph":
        begin, limit = self.treebank.offsets[sentence : sentence + 2].tolist()
        numbers, edges, left = {"0": "0"}, {}, [0]
        for number, word in enumerate(range(begin, limit), start=1):
            if self.removed[word]:
                edges[str(number)] = self._edges(word)
            else:
                numbers[str(number)] = str(left[-1] + 1)
            left.append(left[-1] + (not self.removed[word]))
        counts: dict[int, int] = {}
        for node in self._nodes.get(sentence, ()):
            name = self.treebank.empty_nodes.ids[node]
            after = left[int(name.partition(".")[0])]
            counts[after] = counts.get(after, 0) + 1
            numbers[name] = f"{after}.{counts[after]}"
        return _Graph(numbers, edges)

    def _edges(self, word: int) -> list[Edge]:
        """Give the enhanced edges of a removed word or, if it has none, the arc of its tree."""
        written = self.treebank.columns["deps"][word] if "deps" in self.treebank.columns else "_"
        label = self.treebank.columns["deprel"][word] if "deprel" in self.treebank.columns else "_"
        return parsed_edges(written) or [(str(self.treebank.heads[word]), label)]


@dataclass(frozen=True)
class _Graph:
    """The nodes of a sentence that are left, and the edges of those that are not."""

    numbers: dict[str, str]  # of the nodes that are left
    edges: dict[str, list[Edge]]  # of the removed words

    def renumbered(self, deps: str) -> str:
        edges = dict.fromkeys(path for edge in parsed_edges(deps) for path in self._around(edge))
        ordered = sorted(edges, key=lambda edge: tuple(map(int, edge[0].split("."))))
        return "|".join(f"{head}:{label}" for head, label in ordered) or "_"

    def _around(self, edge: Edge) -> Iterator[Edge]:
        """Replace an edge from a removed word by those from the nodes above it."""
        ways, seen = [edge], set()
        for head, label in ways:
            if head in self.numbers:
                yield self.numbers[head], label
            elif head not in seen:
                seen.add(head)
                above = self.edges.get(head, ())
                ways += [(top, own_label if top == "0" else label) for top, own_label in above]


@dataclass(frozen=True)
class Strip:
    """Remove punctuation, recognised by form, tag or relation as in the metrics' setting ``punct``.

    If the root is removed, its dependents are left without an ancestor. With ``roots="one"`` they
    are attached to the first root that is left, or else the first of them becomes the root and the
    others are attached to it; with ``roots="many"`` all become roots. A new root takes the label
    of the old one.

    A multiword token is removed if all its words are; otherwise it covers the words that are left.
    """

    marks: Marks = "form"
    roots: Roots = "one"
    max_length: int | None = None

    def __post_init__(self) -> None:
        if self.max_length is not None and self.max_length < 1:
            raise SettingError(f"a maximum length of {self.max_length} leaves no sentence")

    def __call__(self, treebank: Treebank) -> Treebank:
        """Strip a treebank; sentences without words or longer than ``max_length`` are left out."""
        stripped = without_words(treebank, punctuation(treebank, self.marks), self.roots)
        chosen = self.chosen(treebank)
        return stripped if chosen.all() else stripped.select(np.flatnonzero(chosen))

    def chosen(self, treebank: Treebank) -> Bools:
        """Say which sentences have words, but not more than ``max_length``, when stripped."""
        lengths = self._lengths(treebank)
        return np.asarray((lengths > 0) & (lengths <= (self.max_length or treebank.words)))

    def both(self, compared: Pair) -> Pair:
        """Strip gold and predicted trees of the same words.

        The gold words decide what is punctuation. Where tokens differ, a piece of text is removed
        if all its gold words are, and if it has no smaller pieces that begin and end with a token
        on both sides; within a multiword token of both sides, single words are removed with those
        aligned to them. Gold sentences keep their places, and those of nothing but punctuation
        stay as they are: `chosen` says which ones to count.
        """
        gold, predicted = compared.gold, compared.predicted
        marks = punctuation(gold, self.marks)
        marks &= (self._lengths(gold) > 0)[gold.sentences]
        from_gold, from_predicted = _marked(compared, marks)
        stripped = without_words(predicted, from_predicted, self.roots)
        return pair(
            without_words(gold, from_gold, self.roots),
            stripped.select(np.flatnonzero(stripped.lengths)),
        )

    def _lengths(self, treebank: Treebank) -> Ints:
        left = ~punctuation(treebank, self.marks)
        return np.bincount(treebank.sentences[left], minlength=len(treebank))


@dataclass(frozen=True, eq=False)
class Remainder:
    """The origin of a treebank from which words were removed."""

    whole: Origin
    words: Ints

    @property
    def path(self) -> str:
        return self.whole.path

    def line(self, word: int) -> int:
        return self.whole.line(int(self.words[word]))

    def sentence_id(self, sentence: int) -> str | None:
        return self.whole.sentence_id(sentence)


def without_words(treebank: Treebank, removed: Bools, roots: Roots = "one") -> Treebank:
    """Remove the marked words; sentences stay, even without words."""
    if not removed.any():
        return treebank
    kept = np.flatnonzero(~removed)
    before = np.concatenate([[0], np.cumsum(~removed)])
    parents, labelled_as = _reattached(treebank, removed, roots)
    offsets = before[treebank.offsets]
    begin = offsets[treebank.sentences[kept]]
    above = parents[kept]
    heads = np.where(above < 0, 0, before[above] - begin + 1)
    renumbering = Renumbering(treebank, removed)
    return Treebank(
        frozen(offsets),
        frozen(heads.astype(treebank.heads.dtype)),
        _columns(treebank, kept, labelled_as, renumbering),
        _multiwords(treebank.multiwords, before),
        renumbering.empty_nodes(),
        Remainder(treebank.origin, kept),
    )


def _reattached(treebank: Treebank, removed: Bools, roots: Roots) -> tuple[Ints, Ints]:
    """Give each word that is left its new parent, and the word whose label it takes."""
    # A cycle of removed words leads nowhere: it is cut.
    above = treebank.parents.astype(np.int64)
    leads_on = reach_root(np.where(removed, above, -1))
    nearest = nearest_kept(np.where(leads_on, above, -1), ~removed)
    parents = np.where(above < 0, -1, nearest[above])
    are_orphans = ~removed & (above >= 0) & (parents < 0)
    are_roots = ~removed & (above < 0)
    if roots == "one":
        orphans = np.flatnonzero(are_orphans)
        first = np.full(len(treebank), -1)
        for candidates in (orphans, np.flatnonzero(are_roots)):
            first[treebank.sentences[candidates][::-1]] = candidates[::-1]
        adopting = first[treebank.sentences[orphans]]
        parents[orphans] = np.where(adopting == orphans, -1, adopting)

    tops = nearest_kept(np.where(reach_root(above), above, -1), above < 0)
    takes_label = are_orphans & (parents < 0) & (tops >= 0) & ~_labelled_punctuation(treebank)[tops]
    return parents, np.where(takes_label, tops, np.arange(treebank.words))


def _labelled_punctuation(treebank: Treebank) -> Bools:
    labels = labels_of(treebank)
    if labels is None:
        return np.zeros(treebank.words, dtype=np.bool_)
    return labels.claim(is_punctuation_label)


def _columns(
    treebank: Treebank, kept: Ints, labelled_as: Ints, renumbering: Renumbering
) -> Columns:
    """Give the columns of the words that are left, undecoded as before."""
    given = treebank.columns

    def taken(name: str) -> Column:
        return given[name].take(labelled_as[kept] if name == "deprel" else kept)

    decoders = {name: partial(taken, name) for name in given}
    if "deps" in given:
        decoders["deps"] = partial(Renumbering.deps, renumbering)
    return Columns(decoders)


def _multiwords(multiwords: Multiwords, before: Ints) -> Multiwords:
    first, end = before[multiwords.first], before[multiwords.end]
    left = np.flatnonzero(first < end)
    return Multiwords(frozen(first[left]), frozen(end[left]), multiwords.forms.take(left))


def _marked(compared: Pair, marks: Bools) -> tuple[Bools, Bools]:
    """Say which gold and which predicted words are removed with gold punctuation."""
    sides = compared.gold_surface, compared.predicted_surface
    cuts = np.intersect1d(sides[0].starts, sides[1].starts)
    gold_pieces, predicted_pieces = (_pieces(side, cuts) for side in sides)
    wanted = np.bincount(gold_pieces, marks, len(cuts))
    words = np.bincount(gold_pieces, minlength=len(cuts))
    whole = wanted == words
    gold, predicted = whole[gold_pieces], whole[predicted_pieces]

    shared = _multiword_pieces(sides[0], cuts) & _multiword_pieces(sides[1], cuts) & ~whole
    single = marks & shared[gold_pieces]
    partners = compared.alignment.predicted_of_gold[np.flatnonzero(single)]
    partners = partners[partners >= 0]
    lost = np.bincount(predicted_pieces[partners], minlength=len(cuts))
    shared &= lost < np.bincount(predicted_pieces, minlength=len(cuts))
    predicted[partners[shared[predicted_pieces[partners]]]] = True
    return gold | (single & shared[gold_pieces]), predicted


def _pieces(side: Surface, cuts: Ints) -> Ints:
    """Give the piece of text in which each word lies."""
    of_token = np.searchsorted(cuts, side.starts[:-1], side="right") - 1
    return np.asarray(of_token[side.token_of_word])


def _multiword_pieces(side: Surface, cuts: Ints) -> Bools:
    """Say which pieces of text are one multiword token."""
    of_token = np.searchsorted(cuts, side.starts[:-1], side="right") - 1
    tokens = np.bincount(of_token, minlength=len(cuts))
    multiwords = np.bincount(of_token, side.are_multiword, len(cuts))
    return np.asarray((tokens == 1) & (multiwords == 1))
