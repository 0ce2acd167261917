"""Findings made from scores: where the word stands, what competes, and what speaks for it."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.auditing.evidence import (
    Evidence,
    HeadEvidence,
    LabelEvidence,
    Surroundings,
    head_evidence,
    label_evidence,
)
from treeval.auditing.finding import Analysis, AuditFinding, FindingKind
from treeval.auditing.folds import ArcScores, TagProbabilities
from treeval.auditing.variation import Variation, variations
from treeval.auditing.votes import Votes
from treeval.auditing.wording import by_model, head_text, label_text, variation_text
from treeval.sources.whole import WholeTreebank
from treeval.tree.joined import SentencePlace, place_of

_ROOT = "root"


@dataclass(frozen=True, eq=False)
class FindingMaker:
    """Makes findings about words; what it looks up is in lists, as there may be very many."""

    whole: WholeTreebank
    suspicion: Floats

    @cached_property
    def around(self) -> Surroundings:
        return Surroundings(self.whole.treebank)

    @cached_property
    def parents(self) -> list[int]:
        return list(self.whole.treebank.parents.tolist())

    @cached_property
    def forms(self) -> list[str]:
        """The forms of all words, and that of the root at the end."""
        return [*self.whole.treebank.column("form"), _ROOT]

    @cached_property
    def tags(self) -> list[str]:
        """The tags of all words, and that of the root at the end."""
        return [*self.around.column("upos"), _ROOT]

    @cached_property
    def relations(self) -> list[str]:
        return list(self.whole.treebank.column("deprel"))

    @cached_property
    def _sentences(self) -> list[int]:
        return list(self.whole.treebank.sentences.tolist())

    @cached_property
    def _places(self) -> list[SentencePlace]:
        origin = self.whole.treebank.origin
        return [place_of(origin, number) for number in range(len(self.whole.treebank))]

    @cached_property
    def _numbers(self) -> list[int]:
        """The numbers of the words in their sentences, from 1, and 0 for the root at the end."""
        treebank = self.whole.treebank
        begins = np.repeat(treebank.offsets[:-1], treebank.lengths)
        return [*(np.arange(1, treebank.words + 1) - begins).tolist(), 0]

    def number_of(self, word: int) -> int:
        """The number of a word in its sentence, from 1; the root, -1, has 0."""
        return self._numbers[word]

    def form_of(self, word: int) -> str:
        return self.forms[word]

    def name_of(self, word: int) -> str:
        """The name of the sentence of a word."""
        return self.whole.name(self._sentences[word])

    def names_of(self, words: Sequence[int]) -> tuple[str, ...]:
        """Where a reader finds words: the sent_ids of their sentences, or else files and lines."""
        return tuple(dict.fromkeys(map(self._findable, words)))

    def _findable(self, word: int) -> str:
        origin, sentence = self.whole.treebank.origin, self._sentences[word]
        if origin.sentence_id(sentence):
            return self.name_of(word)
        file = self._places[sentence].origin.path.rpartition("/")[2]
        return f"{file}:{origin.line(word)}"

    def evidence(self, word: int, kind: str, found: LabelEvidence) -> Evidence:
        """Say in words how words like this one are labelled elsewhere."""
        names = self.names_of(found.examples), self.names_of(found.counterexamples)
        return Evidence(
            kind, label_text(self.around, word, found), found.count, found.total, *names
        )

    def finding(
        self,
        rank: int,
        word: int,
        kind: FindingKind,
        *,
        annotated: Analysis,
        competing: Analysis,
        evidence: tuple[Evidence, ...] = (),
    ) -> AuditFinding:
        """Make a finding about a word, and say where the word stands."""
        head, place = self.parents[word], self._places[self._sentences[word]]
        reasons = (one.text for one in evidence if one.is_reason)
        return AuditFinding(
            rank=rank,
            score=float(self.suspicion[word]),
            file=place.origin.path,
            line=self.whole.treebank.origin.line(word),
            sentence=place.sentence + 1,
            sentence_id=self.name_of(word),
            word=self.number_of(word),
            form=self.forms[word],
            upos=self.tags[word],
            head_upos=self.tags[head],
            kind=kind,
            annotated=annotated,
            competing=competing,
            reason=next(reasons, by_model(kind, annotated)),
            evidence=evidence,
            place=word,
        )


@dataclass(frozen=True, eq=False)
class ArcFindings:
    """Makes findings about arcs; evidence is counted for all of their words at once."""

    maker: FindingMaker
    scores: ArcScores
    labels: tuple[str, ...]
    words: Ints  # in the order of the findings
    votes: Votes | None = None

    def findings(self) -> tuple[AuditFinding, ...]:
        return tuple(self._finding(rank, word) for rank, word in enumerate(self.words.tolist(), 1))

    @cached_property
    def _disputed(self) -> list[bool]:
        return list(self.scores.prefers_other_head.tolist())

    @cached_property
    def _relations(self) -> dict[int, LabelEvidence]:
        return label_evidence(self.maker.around, self.words)

    @cached_property
    def _heads(self) -> dict[int, HeadEvidence]:
        words = self.words[self.scores.prefers_other_head[self.words]]
        if not len(words):
            return {}
        found = head_evidence(self.maker.around, words, self.scores.other_head[words])
        return dict(zip(words.tolist(), found, strict=True))

    @cached_property
    def _variations(self) -> dict[int, Variation]:
        return variations(self.maker.around, self.words)

    def _finding(self, rank: int, word: int) -> AuditFinding:
        kind: FindingKind = "head" if self._disputed[word] else "relation"
        return self.maker.finding(
            rank,
            word,
            kind,
            annotated=self._annotated(word, kind),
            competing=self._competing(word, kind),
            evidence=self._evidence(word),
        )

    @cached_property
    def _lists(self) -> dict[str, list[Any]]:
        """The scores as lists, which are faster to look into than arrays."""
        return {one.name: getattr(self.scores, one.name).tolist() for one in fields(self.scores)}

    def _annotated(self, word: int, kind: FindingKind) -> Analysis:
        shares = self._lists["head"][word], self._lists["relation"][word]
        head, label = self.maker.parents[word], self.maker.relations[word]
        return self._analysis(word, head, label, shares, kind)

    def _competing(self, word: int, kind: FindingKind) -> Analysis:
        lists = self._lists
        if kind == "head":
            label = self.labels[lists["relation_there"][word]]
            shares = lists["other_head_share"][word], lists["relation_there_share"][word]
            return self._analysis(word, lists["other_head"][word], label, shares, kind)
        other = lists["other_relation"][word]
        label = self.labels[other] if other >= 0 else self.maker.relations[word]
        shares = lists["head"][word], lists["other_relation_share"][word]
        return self._analysis(word, self.maker.parents[word], label, shares, kind)

    def _analysis(
        self, word: int, head: int, label: str, shares: tuple[float, float], kind: FindingKind
    ) -> Analysis:
        maker, disputed = self.maker, shares[0] if kind == "head" else shares[1]
        number, form = maker.number_of(head), maker.form_of(head)
        return Analysis(number, form, label, maker.tags[word], disputed, *shares)

    def _evidence(self, word: int) -> tuple[Evidence, ...]:
        around, found = self.maker.around, []
        if word in self._relations:
            found.append(self.maker.evidence(word, "relation", self._relations[word]))
        if word in self._heads:
            found.extend(self._of_heads(word, self._heads[word]))
        if word in self._variations:
            varied = self._variations[word]
            text = variation_text(around, varied)
            names = self.maker.names_of
            examples, others = names(varied.examples), names(varied.counterexamples)
            found.append(Evidence("variation", text, varied.count, varied.total, examples, others))
        return (*found, *self._voted(word))

    def _of_heads(self, word: int, found: HeadEvidence) -> tuple[Evidence, ...]:
        """Say how often words like this one have heads of either kind."""
        if not found.is_telling:
            return ()
        text = head_text(self.maker.around, word, int(self.scores.other_head[word]), found)
        speaks = found.competing > found.annotated
        return (Evidence("head", text, found.competing, found.total, is_reason=speaks),)

    def _voted(self, word: int) -> tuple[Evidence, ...]:
        if self.votes is None or not self.votes.count[word]:
            return ()
        head, count = int(self.votes.heads[word]), int(self.votes.count[word])
        arc = self.votes.relations[word]
        if head >= 0:
            arc = f'{arc} of "{self.maker.form_of(head)}"'
        text = f"{count} of {self.votes.parses} parses: {arc}"
        return (Evidence("parses", text, count, self.votes.parses),)


def tag_findings(
    maker: FindingMaker, scores: TagProbabilities, tags: tuple[str, ...], words: Ints
) -> tuple[AuditFinding, ...]:
    """Make findings about tags."""
    found = []
    evidence = label_evidence(maker.around, words, "upos")
    for rank, word in enumerate(words.tolist(), start=1):
        head = maker.parents[word]
        arc = maker.number_of(head), maker.form_of(head), maker.relations[word]
        annotated = Analysis(*arc, maker.tags[word], float(scores.tag[word]))
        other = int(scores.other[word])
        tag = tags[other] if other >= 0 else annotated.upos
        competing = Analysis(*arc, tag, float(scores.other_share[word]))
        speaks = (maker.evidence(word, "upos", evidence[word]),) if word in evidence else ()
        found.append(
            maker.finding(
                rank, word, "upos", annotated=annotated, competing=competing, evidence=speaks
            )
        )
    return tuple(found)
