"""Derivations as text: a language model over words in the order in which they get their heads.

After Søgaard and Haulrich (2010), *On the derivation perplexity of treebanks*.
"""

from dataclasses import dataclass

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.model import NgramModel
from treeval.models.ngram.perplexity import PerplexityTotals, TextScores
from treeval.models.text import Text, text_of
from treeval.models.transitions import (
    DEFAULT_SYSTEM,
    Derivations,
    Unfit,
    derive,
)
from treeval.settings.choices import TransitionSystem
from treeval.tree.problems import Problem
from treeval.tree.treebank import Treebank

_TRIGRAMS = KneserNey()


def derivation_text(derivations: Derivations, column: str = "form") -> Text:
    """Write down the derived sentences, each word at the moment it is attached."""
    treebank = derivations.treebank
    words = text_of(treebank, column).words.take(derivations.order[derivations.order >= 0])
    lengths = treebank.lengths[derivations.derived]
    return Text(np.concatenate([[0], np.cumsum(lengths)]), words)


@dataclass(frozen=True)
class DerivationTrainer:
    """Settings of training: the transition system, the smoothing, and what stands for a word."""

    system: TransitionSystem = DEFAULT_SYSTEM
    smoothing: KneserNey = _TRIGRAMS
    column: str = "form"
    lift: bool = False  # make trees projective first, if the system builds no others

    def train(self, treebank: Treebank, *, unfit: Unfit = "fail") -> "DerivationModel":
        """Learn from gold trees, without those that have no derivation if unfit is skip."""
        derivations = derive(treebank, self.system, unfit=unfit, lift=self.lift)
        ngrams = self.smoothing.train(derivation_text(derivations, self.column))
        problems = derivations.problems
        return DerivationModel(self.system, self.column, ngrams, problems, derivations.lifts)


@dataclass(frozen=True, eq=False)
class DerivationModel:
    """Scores derivations of the system whose derivations it was trained on."""

    system: TransitionSystem
    column: str
    ngrams: NgramModel
    left_out: tuple[Problem, ...] = ()  # why training sentences were skipped
    lifts: bool = False  # trees are made projective first

    @property
    def signature(self) -> str:
        """A line that says how the model came about."""
        lifted = ",lifted" if self.lifts else ""
        return f"{self.system}{lifted},{self.column},{self.ngrams.signature}"

    def __str__(self) -> str:
        return self.signature

    def score(self, treebank: Treebank) -> "DerivationScores":
        """Score every sentence that has a derivation."""
        derivations = derive(treebank, self.system, unfit="skip", lift=self.lifts)
        scores = self.ngrams.score(derivation_text(derivations, self.column))
        return DerivationScores(len(treebank), derivations.derived, scores, derivations.problems)

    def derivation_counts(self, treebank: Treebank) -> Floats:
        """Count what derivation perplexity adds up; see `DerivationScores.table`."""
        return self.score(treebank).table


@dataclass(frozen=True, eq=False)
class DerivationScores:
    """Scores of the sentences that have a derivation, and why the others have none."""

    sentences: int
    derived: Ints
    scores: TextScores
    problems: tuple[Problem, ...]

    @property
    def perplexity(self) -> PerplexityTotals:
        return self.scores.perplexity

    @property
    def table(self) -> Floats:
        """Sum up each sentence, derived or not, in five columns.

        Log10 probability and number of the tokens in the vocabulary, the same of those out of
        vocabulary, and 1 if the sentence is skipped. A closed vocabulary gives the latter tokens
        no probability: their sum is nan.
        """
        table = np.zeros((self.sentences, 5))
        table[:, 4] = 1.0
        table[self.derived, 4] = 0.0
        table[self.derived, :4] = self.scores.by_sentence()
        table[np.isneginf(table)] = np.nan
        return table
