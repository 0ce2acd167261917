"""Gold trees of several schemes and a parser's trees, over the same terminals."""

from collections.abc import Callable, Mapping
from itertools import pairwise, zip_longest
from typing import NamedTuple

import numpy as np

from treeval.arrays import Ints
from treeval.errors import MismatchError
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents, Trees, plain
from treeval.tree.functional import (
    FunctionalTrees,
    Terminals,
    common_terminals,
    from_constituents,
    from_dependencies,
)
from treeval.tree.pair import pair
from treeval.tree.problems import require_words
from treeval.tree.treebank import Treebank

_WHOLE_WORDS = "lth:default,split_slashes=no"  # the head rules that cut words at slashes otherwise

_QUOTES = frozenset(["``", "''"])


def require_same_words(golds: Mapping[str, Trees]) -> None:
    """Refuse gold trees whose words differ, apart from the escapes of the Penn Treebank."""
    (first, gold), *others = golds.items()
    require_words(gold.origin.path, gold.words)
    for name, other in others:
        if not have_same_words(gold, other):
            found = _difference(gold, other)
            remedy = f"; convert with {_WHOLE_WORDS}" if found and found.is_slash else ""
            raise MismatchError(
                f"{_described(gold, other, found)}; the gold trees of {first} and {name} must have "
                f"the same words{remedy}"
            )


def have_same_words(a: Trees, b: Trees) -> bool:
    (offsets_a, forms_a), (offsets_b, forms_b) = _words(a), _words(b)
    return np.array_equal(offsets_a, offsets_b) and bool(forms_a.equals(forms_b).all())


def functional_trees(
    golds: Mapping[str, Trees], parsed: Trees, rename: Callable[[str], str]
) -> tuple[FunctionalTrees, dict[str, FunctionalTrees]]:
    """Make functional trees of a parse and of the gold trees; their words may be cut differently.

    A sentence that is not a tree has no nodes.
    """
    of_golds, of_parsed = _terminals(golds, parsed)
    return (
        _functional(parsed, rename, of_parsed),
        {scheme: _functional(gold, rename, of_golds) for scheme, gold in golds.items()},
    )


def _terminals(
    golds: Mapping[str, Trees], parsed: Trees
) -> tuple[Terminals | None, Terminals | None]:
    gold = next(iter(golds.values()))
    if have_same_words(gold, parsed):
        return None, None
    dependencies = [each for each in golds.values() if isinstance(each, Treebank)]
    if not dependencies or not isinstance(parsed, Treebank):
        where = _described(gold, parsed, _difference(gold, parsed))
        raise MismatchError(f"{where}; words are aligned for dependency trees only")
    return common_terminals(pair(dependencies[0], parsed))


def _functional(
    trees: Trees, rename: Callable[[str], str], terminals: Terminals | None
) -> FunctionalTrees:
    if isinstance(trees, Constituents):
        return from_constituents(trees, rename, terminals.units if terminals else None)
    trees.column("deprel")
    return from_dependencies(trees, rename, terminals, "empty")


def rows_of_words(golds: Mapping[str, Trees], parsed: Trees) -> Ints:
    """Return the gold sentence in which each word of a parse begins."""
    _, terminals = _terminals(golds, parsed)
    return parsed.sentences if terminals is None else terminals.rows


def terminal_texts(golds: Mapping[str, Trees], parsed: Trees, row: int) -> list[str]:
    """Return, for each terminal of a gold sentence, the parser's word that begins there, if any."""
    _, terminals = _terminals(golds, parsed)
    offsets, forms = _words(parsed)
    units = np.arange(len(forms) + 1) if terminals is None else terminals.units
    begin, end = (offsets if terminals is None else terminals.offsets)[row : row + 2].tolist()
    texts = [""] * (end - begin)
    for word in np.flatnonzero((units[:-1] >= begin) & (units[:-1] < end)).tolist():
        texts[units[word] - begin] = forms[word]
    return texts


def _words(trees: Trees) -> tuple[Ints, Column]:
    if isinstance(trees, Constituents):
        return trees.overt.offsets, trees.overt.forms.map(_unescaped)
    return trees.offsets, trees.column("form").map(_unescaped)


def _unescaped(form: str) -> str:
    """Undo the escapes of the Penn Treebank, which has them for brackets, slashes and quotes."""
    if form in _QUOTES:
        return '"'
    return plain(form).replace("\\/", "/").replace("\\*", "*")


class _Difference(NamedTuple):
    """Where the words of two treebanks first differ; "" stands for no word."""

    sentence: int
    word: int
    in_a: str
    in_b: str

    @property
    def is_slash(self) -> bool:
        """Say whether one side has cut a word at a slash."""
        return self.in_a.startswith(f"{self.in_b}/") or self.in_b.startswith(f"{self.in_a}/")


def _described(a: Trees, b: Trees, difference: _Difference | None) -> str:
    if difference is None:
        return f"{b.origin.path}: {len(b)} sentences, but {len(a)} in {a.origin.path}"
    overt = b.overt if isinstance(b, Constituents) else b
    first, end = overt.offsets[difference.sentence : difference.sentence + 2].tolist()
    line = overt.origin.line(max(first, min(first + difference.word, end - 1)))
    in_a, in_b = (repr(word) if word else "missing" for word in (difference.in_a, difference.in_b))
    return (
        f"{b.origin.path}:{line}: word {difference.word + 1} of sentence "
        f"{difference.sentence + 1} is {in_b}, but {in_a} in {a.origin.path}"
    )


def _difference(a: Trees, b: Trees) -> _Difference | None:
    """Find the first word that differs; None if only the numbers of sentences differ."""
    for number, (one, other) in enumerate(zip(_sentences(a), _sentences(b), strict=False)):
        for index, words in enumerate(zip_longest(one, other, fillvalue="")):
            if words[0] != words[1]:
                return _Difference(number, index, *words)
    return None


def _sentences(trees: Trees) -> list[list[str]]:
    offsets, forms = _words(trees)
    written = list(forms)
    return [written[begin:end] for begin, end in pairwise(offsets.tolist())]
