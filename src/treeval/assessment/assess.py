"""All methods on the same parses: the function behind `treeval assess`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import numpy as np

from treeval.arrays import Bools, Floats, Ints, frozen
from treeval.assessment.baselines import minimum_constituents, random_scores
from treeval.assessment.pupa import Pupa, PupaScores
from treeval.assessment.quality import Quality, counted, defined
from treeval.assessment.sepa import Sepa
from treeval.assessment.spans import Spans, are_short, spans, words_of
from treeval.errors import InvalidTreeError, SettingError
from treeval.tree.column import Column
from treeval.tree.constituents import Constituents
from treeval.tree.problems import Problem
from treeval.tree.shape import sentences_with, tree_problems
from treeval.tree.treebank import ranges
from treeval.tree.trees import Trees

METHODS = ("pupa", "sepa", "mc", "random")
Invalid: TypeAlias = Literal["fail", "skip"]
_PUPA, _SEPA = Pupa(), Sepa()


@dataclass(frozen=True, eq=False)
class Assessment:
    """Scores of every sentence by method, the higher the better, and what gold trees say to it."""

    rows: Ints  # the sentences that were assessed
    lengths: Ints
    scores: Mapping[str, Floats]
    parameters: Mapping[str, Any]
    pupa: PupaScores | None = None
    quality: Quality | None = None
    skipped: int = 0  # sentences that are no trees
    first_problem: str = ""  # what is wrong with the first of them

    def to_dict(self) -> dict[str, Any]:
        """For a report; an undefined score is None."""
        columns = {name: defined(scores) for name, scores in self.scores.items()}
        sentences = [
            {"index": index, "length": length, **dict(zip(columns, row, strict=True))}
            for index, length, *row in zip(
                self.rows.tolist(), self.lengths.tolist(), *columns.values(), strict=True
            )
        ]
        record: dict[str, Any] = {"parameters": dict(self.parameters), "sentences": sentences}
        record["skipped_sentences"] = self.skipped
        if self.pupa:
            record["frequent_patterns"] = self.pupa.frequent_patterns.tolist()
        if self.quality:
            record["quality"] = self.quality.to_dict()
        return record


def assess(
    parses: Trees,
    tags: Column,
    rng: np.random.Generator,
    *,
    methods: Iterable[str] = ("pupa", "mc", "random"),
    are_words: Bools | None = None,
    one_word: bool = True,
    max_length: int | None = None,
    pupa: Pupa = _PUPA,
    sepa: Sepa = _SEPA,
    committee: Sequence[Trees] = (),
    gold: Trees | None = None,
    invalid: Invalid = "skip",
) -> Assessment:
    """Score parses by several methods; SEPA needs a committee's parses of the same sentences.

    ``are_words`` says which words count, by default all but punctuation; sentences with more than
    ``max_length`` of them are left out. Sentences that are no trees are left out and counted, or
    raise an error. With ``gold`` trees the assessment itself is judged.
    """
    counts = words_of(parses) if are_words is None else are_words
    problems = no_trees(parses, invalid)
    are_trees = ~sentences_with(problems, len(parses))
    rows = np.flatnonzero(are_short(parses, counts, max_length) & are_trees)
    found = _spans(parses, tags, counts, rows, one_word=one_word)
    scores: dict[str, Floats] = {}
    parameters: dict[str, Any] = {"one_word": one_word}
    patterns = None
    for method in methods:
        if method == "pupa":
            patterns = pupa.assess(found)
            scores[method] = patterns.scores
            parameters |= pupa_parameters(pupa, patterns)
        elif method == "sepa":
            scores[method] = sepa.assess(parses, committee, rng)[rows]
            parameters |= {"members": len(committee), "agreement": sepa.agreement}
        elif method == "mc":
            scores[method] = minimum_constituents(found)
        elif method == "random":
            scores[method] = random_scores(found, rng)
        else:
            known = ", ".join(METHODS)
            raise SettingError(f"method {method!r} is unknown; choose from {known}")
    quality = None
    if gold is not None:
        quality = Quality(counted(gold, parses).rows(rows), found.lengths, scores)
    return Assessment(
        frozen(rows),
        found.lengths,
        scores,
        parameters,
        patterns,
        quality,
        len(problems),
        str(problems[0]) if problems else "",
    )


def no_trees(parses: Trees, invalid: Invalid) -> list[Problem]:
    """List the sentences with cycles, which only dependencies can have."""
    if isinstance(parses, Constituents):
        return []
    problems = tree_problems(parses, one_root=False)
    if problems and invalid == "fail":
        raise InvalidTreeError(str(problems[0]))
    return problems


def _spans(parses: Trees, tags: Column, counts: Bools, rows: Ints, *, one_word: bool) -> Spans:
    if len(rows) == len(parses):
        return spans(parses, tags, counts, one_word=one_word)
    words = ranges(parses.offsets[rows], parses.lengths[rows])
    return spans(parses.select(rows), tags.take(words), counts[words], one_word=one_word)


def pupa_parameters(pupa: Pupa, found: PupaScores) -> dict[str, Any]:
    """What the score of a sentence depends on beside the parses."""
    return {
        "ceiling": found.ceiling,
        "ceiling_by": "given" if pupa.ceiling is not None else _elbow_or_fallback(found),
        "normalisation": pupa.normalisation,
        "patterns": int(found.patterns.keys_by_count.sum()),
        "lost_counts": found.patterns.lost,
    }


def _elbow_or_fallback(found: PupaScores) -> str:
    """Small batches may have no count at which exactly one pattern is left behind."""
    exactly = found.patterns.keys_by_count
    is_elbow = found.ceiling < len(exactly) and exactly[found.ceiling] == 1
    return "elbow" if is_elbow else "fallback"
