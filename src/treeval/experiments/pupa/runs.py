"""Parses, taggings and committees of a corpus, and how good the parses are that methods select.

Taggings and committees are random. There are several of each, and results are their means.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.assessment.pupa import Pupa, PupaScores
from treeval.assessment.quality import Measure, Quality, Unit, counted
from treeval.assessment.sepa import CCLLearner, Sepa
from treeval.assessment.spans import are_of_length, minimum_constituents, spans, words_of
from treeval.assessment.tags import induced_tags
from treeval.counts import Counts
from treeval.experiments.pupa.data import Corpus
from treeval.induction.ccl.model import CCLTrainer
from treeval.induction.clark.trainer import TagTrainer
from treeval.metrics.brackets import brackets
from treeval.models.text import Text
from treeval.progress import Advance, Progress, followed, silent
from treeval.settings.certainty import RESAMPLES
from treeval.statistics.resampling import Resampled, averaged
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import ranges

RUNS = 5  # taggings, as in the paper, and committees
MEMBERS = 10  # the paper's N
MORE_MEMBERS = 20  # no better, says the paper
SHARES_LEARNT = (0.8, 0.3)  # the paper's S
_PUPA = Pupa()


@dataclass(frozen=True)
class Effort:
    """How much is computed; smaller for tests."""

    runs: int = RUNS
    members: int = MEMBERS
    more_members: int = MORE_MEMBERS
    trials: int = RESAMPLES
    seed: int = 0


@dataclass(frozen=True, eq=False)
class ParsedCorpus:
    """A corpus, its parses, and how often the members of committees agree on each sentence."""

    corpus: Corpus
    effort: Effort
    parses: Constituents
    agreements: Mapping[float, Sequence[Floats]]  # by the paper's S: one per committee

    @cached_property
    def are_words(self) -> Bools:
        return words_of(self.corpus.gold)

    @cached_property
    def counts(self) -> Counts:
        return counted(self.corpus.gold, self.parses)


def learner(corpus: Corpus) -> CCLLearner:
    """Make what learns from some sentences of a corpus and parses all."""
    text = Text(corpus.gold.offsets, corpus.gold.forms, corpus.gold.tags)
    return CCLLearner(text, CCLTrainer(corpus.punctuation, compatible=True))


def parsed(corpus: Corpus, effort: Effort, progress: Progress = silent) -> ParsedCorpus:
    """Learn from all sentences and parse them; train committees, and compare their parses."""
    gold, rng = corpus.gold, np.random.default_rng(effort.seed)
    learn = learner(corpus)
    parses = learn(np.arange(len(gold)), rng)
    agreements = {}
    for share in SHARES_LEARNT:
        number = effort.more_members if share == corpus.share else effort.members
        sepa, found = Sepa(number, share), []
        for run in range(effort.runs):
            members = list(sepa.committee(learn, len(gold), rng))
            found.append(sepa.agreements(parses, members, rng))
            stage = f"{corpus.name}: committees of {100 * share:.0f} %"
            progress(Advance(stage, run + 1, effort.runs))
        agreements[share] = found
    return ParsedCorpus(corpus, effort, parses, agreements)


@dataclass(frozen=True, eq=False)
class Assessor:
    """A method, with one score per sentence from each of its random runs."""

    name: str
    runs: Sequence[Floats]


@dataclass(frozen=True, eq=False)
class SentenceBatch:
    """The sentences of up to ``longest`` words, which are tagged and counted together."""

    parsed: ParsedCorpus
    longest: int
    taggings: Mapping[int, Sequence[Column]] = field(default_factory=dict)  # by number of classes

    @property
    def name(self) -> str:
        """The paper's name for such a corpus, such as WSJ20."""
        return f"{self.parsed.corpus.name}{self.longest}"

    @cached_property
    def rows(self) -> Ints:
        gold = self.parsed.corpus.gold
        return np.flatnonzero(are_of_length(gold, self.parsed.are_words, self.longest))

    @cached_property
    def _words(self) -> Ints:
        gold = self.parsed.corpus.gold
        return ranges(gold.offsets[self.rows], gold.lengths[self.rows])

    @cached_property
    def _gold(self) -> Constituents:
        return self.parsed.corpus.gold.select(self.rows)

    @cached_property
    def _parses(self) -> Constituents:
        return self.parsed.parses.select(self.rows)

    @cached_property
    def _are_words(self) -> Bools:
        return self.parsed.are_words[self._words]

    @cached_property
    def gold_tags(self) -> Column:
        """The tags of the treebank."""
        return self._gold.tags

    @cached_property
    def number_of_gold_tags(self) -> int:
        """Count the different tags, without those of punctuation."""
        return len(set(self.gold_tags.take(np.flatnonzero(self._are_words))))

    def tagged(self, classes: Iterable[int], progress: Progress = silent) -> "SentenceBatch":
        """Learn classes from the words of the batch, several times for each number of classes."""
        effort, numbers = self.parsed.effort, sorted(set(classes))
        taggings: dict[int, Sequence[Column]] = {}
        stage = f"{self.name}: taggings"
        for number in followed(numbers, stage, len(numbers), progress):
            seeds = (np.random.default_rng([effort.seed, run]) for run in range(effort.runs))
            trainer = TagTrainer(number)
            taggings[number] = [
                induced_tags(self._gold, self._are_words, trainer, rng) for rng in seeds
            ]
        return replace(self, taggings=taggings)

    def assessed(
        self, taggings: Sequence[Column], pupa: Pupa = _PUPA, *, single: bool = False
    ) -> list[PupaScores]:
        """Score the sentences by PUPA, with each of some taggings."""
        return [
            pupa.assess(spans(self._parses, tags, self._are_words, single=single))
            for tags in taggings
        ]

    def pupa(
        self,
        taggings: Sequence[Column],
        pupa: Pupa = _PUPA,
        *,
        single: bool = False,
        name: str = "PUPA",
    ) -> Assessor:
        pupa_scores = self.assessed(taggings, pupa, single=single)
        return Assessor(name, [run.scores for run in pupa_scores])

    def sepa(self, share: float, members: int | None = None) -> Assessor:
        """Compare one member of a committee with all others, as many as are wanted."""
        effort = self.parsed.effort
        others = (members or effort.members) - 1
        runs = [
            committee[:others].mean(axis=0)[self.rows]
            for committee in self.parsed.agreements[share]
        ]
        return Assessor("SEPA", runs)

    @cached_property
    def fewest(self) -> Assessor:
        """The paper's MC."""
        found = spans(self._parses, self.gold_tags, self._are_words, single=False)
        return Assessor("MC", [minimum_constituents(found.constituents)])

    @cached_property
    def of_all_sizes(self) -> int:
        """Count all constituents of the parses, single words included."""
        return len(spans(self._parses, self.gold_tags, self._are_words).first)

    def brackets_of(self, sizes: range) -> Floats:
        """Count correct, predicted and gold brackets of some sizes that are not whole sentences."""

        def kept(trees: Constituents) -> Constituents:
            words = trees.without(words=~self._are_words)
            whole = words.sizes == words.lengths[words.node_sentences]
            return words.without(nodes=whole | ~np.isin(words.sizes, sizes))

        return brackets(kept(self._gold), kept(self._parses)).counts(as_sets=True)

    @cached_property
    def constituents(self) -> Ints:
        """The number of constituents of several words in each parse."""
        return -self.fewest.runs[0].astype(np.int64)

    @cached_property
    def lengths(self) -> Ints:
        gold = self._gold
        return np.bincount(gold.sentences[self._are_words], minlength=len(gold))

    def judged(self, of: Assessor, lengths: range | None = None) -> "JudgedMethod":
        """Judge a method by the gold trees, on the sentences of all or of some lengths."""
        kept = np.ones(len(self.rows), dtype=np.bool_)
        if lengths is not None:
            kept = np.isin(self.lengths, lengths)
        quality = Quality(
            self.parsed.counts.rows(self.rows[kept]),
            self.lengths[kept],
            self.constituents[kept],
            {str(number): scores[kept] for number, scores in enumerate(of.runs)},
        )
        return JudgedMethod(of.name, quality, self.parsed.effort)


@dataclass(frozen=True, eq=False)
class JudgedMethod:
    """The quality of what a method selects; all numbers are means over its runs."""

    name: str
    quality: Quality
    effort: Effort

    def curve(
        self,
        shares: tuple[int, ...],
        unit: Unit,
        *,
        length: int | None = None,
        pooled: bool = False,
    ) -> Floats:
        """Give the quality of each of the best shares."""
        found = [
            self.quality.best_first(run, length).curve(shares, unit, pooled=pooled)
            for run in self.quality.scores
        ]
        mean: Floats = np.mean(found, axis=0)
        return mean

    def gain(self, measure: Measure) -> Resampled:
        """Measure how much better than all sentences the best ones are."""
        effort = self.effort
        return averaged(
            [
                self.quality.gain(run, measure, effort.trials, effort.seed)
                for run in self.quality.scores
            ]
        )

    def gains_by_length(self, measure: Measure) -> dict[int, Resampled]:
        """Measure the same for each length."""
        effort = self.effort
        gains = [
            self.quality.gains_by_length(run, measure, effort.trials, effort.seed)
            for run in self.quality.scores
        ]
        return {length: averaged([run[length] for run in gains]) for length in gains[0]}

    def over_lengths(self, gains: Mapping[int, Resampled]) -> Resampled:
        """Average over lengths; each counts as many times as it has sentences."""
        return averaged([*gains.values()], [self.quality.sentences_of(length) for length in gains])
