"""Findings: the word, its annotation, what competes with it, and the reasons in plain words."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Literal, NamedTuple

import numpy as np

from treeval.arrays import Floats, Ints
from treeval.auditing.evidence import (
    Evidence,
    HeadEvidence,
    LabelEvidence,
    Surroundings,
    Variation,
    Votes,
    head_evidence,
    label_evidence,
    variations,
)
from treeval.auditing.folds import ArcScores, TagProbabilities
from treeval.sources.whole import WholeTreebank
from treeval.tree.joined import SentencePlace, place_of

FindingKind = Literal["head", "relation", "upos"]

_SIDES = ("to the right of", "to the left of")  # of a head to the left, of one to the right
_NO_CHILD = "without dependents"
_ROOT = "root"


class Analysis(NamedTuple):  # there may be hundreds of thousands of them
    """One analysis of a word, with the probabilities of its parts."""

    head: int  # the number of the head in the sentence, 0 for the root
    head_form: str
    relation: str
    upos: str
    probability: float  # of the part of the analysis that is disputed
    head_probability: float | None = None
    relation_probability: float | None = None  # given the head

    def to_dict(self) -> dict[str, Any]:
        return {
            "head": self.head,
            "relation": self.relation,
            "probability": self.probability,
            "head_form": self.head_form,
            "upos": self.upos,
            "head_probability": self.head_probability,
            "relation_probability": self.relation_probability,
        }

    @property
    def arc(self) -> str:
        """Say what the word is, and of which word: obj of "get"."""
        return f'{self.relation} of "{self.head_form}"' if self.head else self.relation


class AuditFinding(NamedTuple):
    """A word whose annotation is suspicious."""

    rank: int
    score: float
    file: str
    line: int
    sentence: int  # in the file, from 1
    sentence_id: str
    word: int  # the ID in column 1
    form: str
    upos: str
    head_upos: str  # of the annotated head
    kind: FindingKind  # what is disputed
    annotated: Analysis
    competing: Analysis
    reason: str
    evidence: tuple[Evidence, ...]
    place: int  # the number of the word in all files together, from 0

    @property
    def id(self) -> str:
        """The name under which the word can be checked off."""
        return f"{self.sentence_id}:{self.word}"

    @property
    def pattern(self) -> tuple[str, str, str, str]:
        """What the finding has in common with others: relations and tags, or tags and relation."""
        if self.kind == "upos":
            return self.annotated.upos, self.competing.upos, self.annotated.relation, self.head_upos
        return self.annotated.relation, self.competing.relation, self.upos, self.head_upos

    @property
    def fingerprint(self) -> str:
        """A short hash of the word and its annotation, which changes when either does."""
        shown = self.annotated
        parts = (self.sentence_id, self.word, self.form, shown.head, shown.relation, shown.upos)
        text = "\t".join(map(str, parts))
        return hashlib.blake2b(text.encode(errors="replace"), digest_size=5).hexdigest()

    def to_dict(self) -> dict[str, Any]:
        return {
            "rank": self.rank,
            "score": self.score,
            "file": self.file,
            "line": self.line,
            "sentence": self.sentence,
            "sentence_id": self.sentence_id,
            "word": self.word,
            "form": self.form,
            "upos": self.upos,
            "kind": self.kind,
            "annotated": self.annotated.to_dict(),
            "competing": self.competing.to_dict(),
            "reason": self.reason,
            "evidence": [item.to_dict() for item in self.evidence],
            "fingerprint": self.fingerprint,
        }


@dataclass(frozen=True)
class FindingPattern:
    """Findings with the same relations, or the same tags, and the same tags around them."""

    findings: tuple[AuditFinding, ...]

    @property
    def name(self) -> str:
        """Describe the pattern in one line."""
        before, after, first, second = self.findings[0].pattern
        if self.findings[0].kind == "upos":
            return f"{before} → {after} ({first} of {second})"
        change = before if before == after else f"{before} → {after}"
        head = ", other head" if self.findings[0].kind == "head" else ""
        return f"{change}{head} ({first}, head {second})"

    def to_dict(self) -> dict[str, Any]:
        return {
            "pattern": self.name,
            "count": len(self.findings),
            "words": [finding.id for finding in self.findings],
            "ranks": [finding.rank for finding in self.findings],
        }


def patterns(findings: Sequence[AuditFinding]) -> tuple[FindingPattern, ...]:
    """Group findings by pattern, large groups first."""
    groups: dict[Any, list[AuditFinding]] = {}
    for finding in findings:
        groups.setdefault((finding.kind, finding.pattern), []).append(finding)
    ordered = sorted(groups.values(), key=len, reverse=True)
    return tuple(FindingPattern(tuple(group)) for group in ordered)


def by_sentence(findings: Sequence[AuditFinding]) -> tuple[tuple[AuditFinding, ...], ...]:
    """Group findings by sentence, in the order of their first ones."""
    groups: dict[tuple[str, int], list[AuditFinding]] = {}
    for finding in findings:
        groups.setdefault((finding.file, finding.sentence), []).append(finding)
    return tuple(map(tuple, groups.values()))


def label_text(around: Surroundings, word: int, evidence: LabelEvidence) -> str:
    """Say how often words like this one have the other relation or tag."""
    return (
        f"elsewhere, {_subject(around, word, evidence.context)} is {evidence.label} "
        f"in {evidence.count:,} of {_cases(evidence.total)}"
    )


def _subject(around: Surroundings, word: int, context: str) -> str:
    """Describe the words that share a context."""
    own, tag = around.column("upos")[word], f"{_article(around.column('upos')[word])} "
    relation = around.column("deprel")[word]
    of_word = {
        "form h.form": f'"{around.column("form")[word]}"',
        "lemma h.lemma side": f'the lemma "{around.column("lemma")[word]}"',
        "child h.lemma upos side": tag + _child(around, word),
        "lemma upos h.upos side": f'{own} "{around.column("lemma")[word]}"',
        "child upos h.upos side": tag + _child(around, word),
        "upos feats h.lemma side": f"{tag}with the features {around.column('feats')[word]}",
        "upos h.upos side children": tag + _dependents(around, word),
        "upos h.upos side": tag.strip(),
        "form deprel h.upos side": f'"{around.column("form")[word]}" as {relation}',
        "form deprel": f'"{around.column("form")[word]}" as {relation}',
        "form": f'"{around.column("form")[word]}"',
        "lemma deprel": f'the lemma "{around.column("lemma")[word]}" as {relation}',
        "lemma": f'the lemma "{around.column("lemma")[word]}"',
    }[context]
    if "h." not in context:
        return of_word
    return f"{of_word} {_beside_head(around, word, context)}"


def _beside_head(around: Surroundings, word: int, context: str) -> str:
    """Say where the word stands, and what is known about its head in a context."""
    head = int(around.treebank.parents[word])
    if head < 0:
        return "as the root"
    if context == "form h.form":
        return f'with the head "{around.column("form")[head]}"'
    side = _SIDES[int(head > word)]
    if "h.lemma" in context:
        return f'{side} "{around.column("lemma")[head]}"'
    return f"{side} {_article(around.column('upos')[head])}"


def _child(around: Surroundings, word: int) -> str:
    child = int(around.first_children[word])
    return _NO_CHILD if child < 0 else f'with the first dependent "{around.column("lemma")[child]}"'


def _dependents(around: Surroundings, word: int) -> str:
    """Name the relations of the dependents, each once."""
    relations = sorted({around.column("deprel")[child] for child in around.children(word)})
    if not relations:
        return _NO_CHILD
    if len(relations) == 1:
        return f"with dependents of the relation {relations[0]}"
    return f"with dependents of the relations {', '.join(relations[:-1])} and {relations[-1]}"


def _cases(number: int) -> str:
    return "1 case" if number == 1 else f"{number:,} cases"


def _article(noun: str) -> str:
    return f"an {noun}" if noun[:1] in "AEIOU" or noun == "X" else f"a {noun}"


def head_text(around: Surroundings, word: int, other: int, evidence: HeadEvidence) -> str:
    """Say how often words like this one have heads like either of the two."""
    name = around.column(evidence.by)[word]
    subject = f'"{name}"' if evidence.by == "lemma" else _article(name)
    relation = around.column("deprel")[word]
    own = int(around.treebank.parents[word])
    return (
        f"elsewhere, {subject} as {relation} has {_head(around, word, other)} "
        f"in {evidence.competing:,} of {_cases(evidence.total)}, and {_head(around, word, own)} "
        f"in {evidence.annotated:,}"
    )


def _head(around: Surroundings, word: int, head: int) -> str:
    if head < 0:
        return "no head (root)"
    side = "right" if head > word else "left"
    return f"{_article(around.column('upos')[head])} to the {side} as its head"


def variation_text(around: Surroundings, variation: Variation) -> str:
    """Say how the same words are linked elsewhere."""
    forms = around.treebank.column("form")
    words = " ".join(forms[word] for word in range(variation.first, variation.end))
    link = "not linked" if variation.relation is None else f"linked as {variation.relation}"
    reverse = ", with head and dependent exchanged" if variation.is_reversed else ""
    ends = "" if variation.end - variation.first == 2 else "the first and last of "
    return (
        f'{ends}the words "{words}" are {link} elsewhere{reverse} '
        f"({variation.count:,} of {variation.total:,})"
    )


def by_model(kind: FindingKind, annotated: Analysis) -> str:
    """Say how improbable the annotation is, where nothing else speaks against it."""
    given = annotated.upos if kind == "upos" else annotated.relation
    if kind == "head":
        given = f'the head "{annotated.head_form}"' if annotated.head else "the root as head"
    return f"the model, trained on the rest, gives {given} {annotated.probability:.2g} here"


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

    def evidence(self, word: int, kind: str, evidence: LabelEvidence) -> Evidence:
        """Say in words how words like this one are labelled elsewhere."""
        names = self.names_of(evidence.examples), self.names_of(evidence.counterexamples)
        return Evidence(
            kind, label_text(self.around, word, evidence), evidence.count, evidence.total, *names
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
        reasons = (item.text for item in evidence if item.is_reason)
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
        counted = head_evidence(self.maker.around, words, self.scores.other_head[words])
        return dict(zip(words.tolist(), counted, strict=True))

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
        return {
            field.name: getattr(self.scores, field.name).tolist() for field in fields(self.scores)
        }

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

    def _of_heads(self, word: int, evidence: HeadEvidence) -> tuple[Evidence, ...]:
        """Say how often words like this one have heads of either kind."""
        if not evidence.is_telling:
            return ()
        text = head_text(self.maker.around, word, int(self.scores.other_head[word]), evidence)
        speaks = evidence.competing > evidence.annotated
        return (Evidence("head", text, evidence.competing, evidence.total, is_reason=speaks),)

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
