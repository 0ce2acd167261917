"""Difficulty of treebanks: perplexity of words in their order, and in that of a derivation.

After Søgaard and Haulrich (2010): the size of a treebank over its derivation perplexity follows
the accuracy of parsers better than its size alone.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.counts import defined
from treeval.errors import MismatchError, ReadError
from treeval.formats.text import load_text
from treeval.models.derivation import derivation_text
from treeval.models.ngram.kneser_ney import KneserNey
from treeval.models.ngram.perplexity import PerplexityTotals
from treeval.models.text import text_of
from treeval.models.transitions import (
    DEFAULT_SYSTEM,
    Unfit,
    derive,
)
from treeval.settings.choices import TransitionSystem
from treeval.statistics.correlation import Correlation, pearson
from treeval.tree.problems import Problem
from treeval.tree.treebank import Treebank

_TRIGRAMS = KneserNey()


@dataclass(frozen=True)
class TreebankPerplexities:
    """Perplexities of a test section under models of the training section.

    Both are over the same sentences: those that have a derivation.
    """

    name: str
    system: TransitionSystem
    size: int  # words of the training section
    string: PerplexityTotals
    derivation: PerplexityTotals
    signature: str
    skipped_train: tuple[Problem, ...] = ()
    skipped_test: tuple[Problem, ...] = ()

    @property
    def skipped(self) -> tuple[Problem, ...]:
        """The problems of the sentences that have no derivation."""
        return (*self.skipped_train, *self.skipped_test)

    @property
    def string_perplexity(self) -> float:
        return self.string.excluding_oov

    @property
    def derivation_perplexity(self) -> float:
        return self.derivation.excluding_oov

    @property
    def increase(self) -> float:
        """The increase of derivation perplexity over string perplexity, as a fraction of that."""
        return self.derivation_perplexity / self.string_perplexity - 1

    @property
    def size_over_string(self) -> float:
        return self.size / self.string_perplexity

    @property
    def size_over_derivation(self) -> float:
        return self.size / self.derivation_perplexity

    def to_dict(self) -> dict[str, Any]:
        numbers = {
            "string_perplexity": self.string_perplexity,
            "derivation_perplexity": self.derivation_perplexity,
            "increase": self.increase,
            "size_over_string": self.size_over_string,
            "size_over_derivation": self.size_over_derivation,
        }
        return {
            "name": self.name,
            "system": self.system,
            "size": self.size,
            **{name: defined(value) for name, value in numbers.items()},
            "string": self.string.to_dict(),
            "derivation": self.derivation.to_dict(),
            "skipped": len(self.skipped),
            "skipped_train": len(self.skipped_train),
            "skipped_test": len(self.skipped_test),
            "signature": self.signature,
        }


def treebank_perplexities(
    train: Treebank,
    test: Treebank,
    system: TransitionSystem = DEFAULT_SYSTEM,
    *,
    name: str = "",
    smoothing: KneserNey = _TRIGRAMS,
    column: str = "form",
    unfit: Unfit = "fail",
    lift: bool = False,
) -> TreebankPerplexities:
    """Train on one section of a treebank and test on another, as strings and as derivations.

    With ``lift`` trees are made projective first, if the transition system builds no others.
    """
    sections = [derive(section, system, unfit=unfit, lift=lift) for section in (train, test)]
    strings = [
        text_of(
            section.treebank if not section.problems else section.treebank.select(section.derived),
            column,
        )
        for section in sections
    ]
    derived = [derivation_text(section, column) for section in sections]
    models = [smoothing.train(text) for text in (strings[0], derived[0])]
    return TreebankPerplexities(
        name or test.origin.path,
        system,
        len(strings[0].words),
        models[0].score(strings[1]).perplexity,
        models[1].score(derived[1]).perplexity,
        f"{system}{',lifted' if sections[0].lifts else ''},{column},{models[1].signature}",
        *(section.problems for section in sections),
    )


# What may predict accuracy, in the order of the paper.
PREDICTORS = ("size", "size_over_string", "size_over_derivation")


def difficulty_correlations(
    perplexities: Sequence[TreebankPerplexities], accuracies: Mapping[str, float]
) -> dict[str, Correlation]:
    """Correlate size, and size over perplexity, with the accuracy on each treebank."""
    missing = [treebank.name for treebank in perplexities if treebank.name not in accuracies]
    if missing:
        names = ", ".join(missing)
        raise MismatchError(f"no accuracy is given for {names}; add them to `accuracies=`")
    given = np.array([accuracies[treebank.name] for treebank in perplexities])
    return {
        predictor: pearson(
            np.array([getattr(treebank, predictor) for treebank in perplexities]), given
        )
        for predictor in PREDICTORS
    }


def read_accuracies(path: str) -> dict[str, float]:
    """Read a file of two columns with a tab between: treebank, accuracy."""
    accuracies: dict[str, float] = {}
    for number, line in enumerate(load_text(path).decode().split("\n"), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        name, _, value = (part.strip() for part in line.partition("\t"))
        try:
            accuracy = float(value)
        except ValueError:
            accuracy = math.nan
        if not name or not math.isfinite(accuracy):
            raise ReadError(f"{path}:{number}: expected a treebank, a tab and a number; correct it")
        if name in accuracies:
            raise ReadError(f"{path}:{number}: {name!r} is listed twice; remove one line")
        accuracies[name] = accuracy
    return accuracies
