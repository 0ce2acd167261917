"""Results as frozen records: the same numbers for Python, JSON and tables."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from treeval.counts import Counts
from treeval.tree.problems import Problem
from treeval.version import __version__


@dataclass(frozen=True)
class FileInfo:
    """An input: where it is and what is in it."""

    path: str
    sha256: str | None
    sentences: int
    words: int

    def to_dict(self) -> dict[str, Any]:
        return {
            "path": self.path,
            "sha256": self.sha256,
            "sentences": self.sentences,
            "words": self.words,
        }


@dataclass(frozen=True, eq=False)
class MetricResult:
    """One metric on one system; nan where undefined, and then a reason."""

    score: float
    measures: Mapping[str, float]
    counts: Counts
    signature: str
    reason: str = ""

    @property
    def totals(self) -> dict[str, float]:
        names = self.counts.metric.counted
        return dict(zip(names, self.counts.totals.tolist(), strict=True))

    def to_dict(self) -> dict[str, Any]:
        return {
            "score": _number(self.score),
            **{name: _number(value) for name, value in self.measures.items()},
            "counts": {name: _whole(value) for name, value in self.totals.items()},
            "signature": self.signature,
            **({"undefined": self.reason} if self.reason else {}),
        }


@dataclass(frozen=True, eq=False)
class SystemResult:
    """All metrics on one system, and the sentences that were left out or kept in doubt."""

    name: str
    file: FileInfo
    scores: Mapping[str, MetricResult]
    skipped: tuple[Problem, ...] = ()
    skipped_sentences: int = 0
    kept_invalid: int = 0

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            **self.file.to_dict(),
            "scores": {name: result.to_dict() for name, result in self.scores.items()},
            "skipped": [
                {
                    "file": problem.path,
                    "sentence": problem.sentence_id or problem.sentence,
                    "line": problem.line,
                    "reason": problem.message,
                }
                for problem in self.skipped
            ],
            "skipped_sentences": self.skipped_sentences,
            "kept_invalid": self.kept_invalid,
        }


@dataclass(frozen=True, eq=False)
class Results:
    """What `score` found, for all systems."""

    gold: FileInfo
    systems: tuple[SystemResult, ...]
    signature: str

    def __getitem__(self, name: str) -> SystemResult:
        """Find a system by its name."""
        for system in self.systems:
            if system.name == name:
                return system
        raise KeyError(name)

    def to_dict(self) -> dict[str, Any]:
        return {
            "treeval": __version__,
            "signature": self.signature,
            "gold": self.gold.to_dict(),
            "systems": [system.to_dict() for system in self.systems],
            "breakdowns": [],
            "comparisons": [],
        }


def _number(value: float) -> float | None:
    return None if math.isnan(value) else value


def _whole(value: float) -> float | int:
    return int(value) if value.is_integer() else value
