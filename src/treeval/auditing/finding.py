"""A finding: a word, its annotation, the analysis that competes with it, and the reasons."""

import hashlib
from typing import Any, Literal, NamedTuple

from treeval.auditing.evidence import Evidence

FindingKind = Literal["head", "relation", "upos"]


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
            "evidence": [one.to_dict() for one in self.evidence],
            "fingerprint": self.fingerprint,
        }
