"""The trees of the NED experiments: English by several head rules, and other languages."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from treeval.errors import FileError
from treeval.experiments.layout import TreebankFiles, all_constituents, hold_constituents
from treeval.experiments.ned.learners import LEARNERS
from treeval.induction.dmv.spans import WordSpans, between_marks, phrases
from treeval.induction.dmv.text import short
from treeval.schemes.head_rules import convert_heads
from treeval.schemes.stripping import Strip
from treeval.tree.punctuation import PENN_PUNCTUATION
from treeval.tree.treebank import Treebank

_LTH = "lth:conll07"
_PLACES = ("wsj.mrg", "wsj-sample/wsj.mrg")


@dataclass(frozen=True)
class EnglishTrees:
    """Trees without punctuation, those to learn from first; all of them if there are no others."""

    files: TreebankFiles

    @cached_property
    def whole(self) -> Treebank:
        return self._by_rules("yamada", (*self.files.train, *self.files.gold))

    @cached_property
    def _learnt_from(self) -> int:
        return len(self._by_rules("yamada", self.files.train)) if self.files.train else 0

    @property
    def split(self) -> int:
        """The number of sentences for supervised learning: nine tenths, unless it is given."""
        return self._learnt_from or len(self.whole) * 9 // 10

    @cached_property
    def train(self) -> Treebank:
        return self.whole.select(np.arange(self._learnt_from)) if self.files.train else self.whole

    @cached_property
    def gold(self) -> Treebank:
        return self.whole.select(np.arange(self._learnt_from, len(self.whole)))

    @cached_property
    def collins(self) -> Treebank:
        return self._by_rules("collins", self.files.gold)

    @cached_property
    def lth(self) -> Treebank:
        """Trees by the rules of CoNLL 2007, which need null elements."""
        return short(Strip("penn")(convert_heads(all_constituents(self.files.gold), _LTH)), None)

    @cached_property
    def spans(self) -> tuple[WordSpans, WordSpans]:
        """Spans of the words to learn from: those between marks, and noun phrases."""
        overt = all_constituents(self.files.train or self.files.gold).overt
        marks = overt.tags.isin(PENN_PUNCTUATION)
        words = overt.without(words=marks)
        filled = np.flatnonzero(words.lengths)
        between, noun_phrases = between_marks(overt.offsets, marks), phrases(words)
        return between.select(filled), noun_phrases.select(filled)

    def _by_rules(self, rules: str, paths: Sequence[Path]) -> Treebank:
        overt = all_constituents(paths).overt
        words = overt.without(words=overt.tags.isin(PENN_PUNCTUATION))
        return short(convert_heads(words, rules), None)


def conventional(data: Path) -> list[TreebankFiles]:
    """Describe the Penn Treebank trees in a folder, with grammars beside them, and UD treebanks."""
    path = next((path for place in _PLACES if (path := data / place).is_file()), None)
    if path is None:
        raise FileError(f"{data}: no {' or '.join(_PLACES)}; put Penn Treebank trees there")
    grammars = {
        name: (grammar,)
        for name in LEARNERS
        if (grammar := path.with_name(f"{name}.gra")).is_file()
    }
    languages = [_language(folder) for folder in sorted((data / "ud").glob("UD_*"))]
    return [
        TreebankFiles("WSJ", gold=(path,), models=grammars),
        *(one for one in languages if one.gold),
    ]


def _language(folder: Path) -> TreebankFiles:
    """The training part of a treebank, or its largest file."""
    files = sorted(
        folder.glob("*.conllu*"), key=lambda path: ("-train" in path.name, path.stat().st_size)
    )
    return TreebankFiles(folder.name, gold=tuple(files[-1:]))


def penn_trees(path: Path) -> EnglishTrees:
    """Describe one file of Penn Treebank trees, to learn from and to test on."""
    return EnglishTrees(TreebankFiles("WSJ", gold=(path,)))


def english_of(treebanks: Sequence[TreebankFiles]) -> EnglishTrees:
    """The one treebank of constituents, of which all tables but the last are made."""
    found = [one for one in treebanks if one.gold and hold_constituents(one.gold)]
    if len(found) != 1:
        names = ", ".join(one.name for one in found) or "none"
        raise FileError(f"one treebank of constituents is needed, but there are: {names}")
    return EnglishTrees(found[0])
