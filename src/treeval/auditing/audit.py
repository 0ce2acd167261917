"""Annotations that are probably wrong: the function behind `treeval audit`.

The score of a word is how surprising its annotation is, compared with others of its relation.
"""

from dataclasses import replace
from typing import Any

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.auditing.evidence import Votes, votes
from treeval.auditing.findings import ArcFindings, FindingMaker, tag_findings
from treeval.auditing.folds import (
    ArcScores,
    Folds,
    TagProbabilities,
    score_arcs,
    score_tags,
    usual_folds,
)
from treeval.auditing.result import Audit
from treeval.errors import SettingError
from treeval.models.arcs.coding import Codebook
from treeval.progress import Progress, silent
from treeval.settings.auditing import AuditSettings
from treeval.sources.checked import CheckedWords, check_off
from treeval.sources.names import listed, require_one_stdin
from treeval.sources.source import Source
from treeval.sources.whole import WholeTreebank, read_whole
from treeval.tree.joined import joined

_LEAST = 1e-6  # added to probabilities, so that no surprise is infinite
_USUAL = 0.5  # share of the usual surprise of a label that is taken off
_OF_HEAD = 0.5  # weight of the head's surprise
OF_PARSES = 2.5  # weight of the share of parses that agree on another arc
_PRIOR = 2  # words with the overall mean that are added to those of each label

_DEFAULT = AuditSettings()
_FEWEST = 1_000  # words that models can learn anything from
_PUNCTUATION = "punct"


def suspicion(scores: ArcScores, labels: Ints, number: int) -> Floats:
    """Score all arcs: surprise about the relation, and half of that about the head.

    Half the mean surprise of the words with the same relation is taken off either, so that
    relations that are odd by nature do not fill the list.
    """
    relation = _unusual(scores.relation, labels, number)
    return relation + _OF_HEAD * _unusual(scores.head, labels, number)


def tag_suspicion(scores: TagProbabilities, tags: Ints, number: int) -> Floats:
    """Score all tags: surprise, less half of its mean over the words with the same tag."""
    return _unusual(scores.tag, tags, number)


def _unusual(shares: Floats, labels: Ints, number: int) -> Floats:
    surprise = -np.log(shares + _LEAST)
    sums = np.bincount(labels, surprise, minlength=number) + _PRIOR * surprise.mean()
    means = sums / (np.bincount(labels, minlength=number) + _PRIOR)
    return np.asarray(surprise - _USUAL * means[labels])


def audit(
    treebank: Any,
    settings: AuditSettings = _DEFAULT,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> Audit:
    """Find words whose annotation is probably wrong, the most suspicious first.

    ``treebank`` is a path, a folder, ``-`` for standard input, an open file, CoNLL-U text, trees,
    or a list of such things, which together are one treebank. Models of heads and relations learn
    from one part of the treebank and are surprised by another; nothing is corrected.

    >>> found = treeval.audit(["gold", "systems/birch"], limit=10)
    >>> len(found.findings), found.folds
    (10, 10)

    A real treebank should be larger than this sample; docs/audit.md says how far to trust the
    list. See `AuditSettings` for what can be set.
    """
    chosen = AuditSettings.of(settings, changes)
    require_one_stdin(*listed(treebank), *listed(list(chosen.parses)))
    whole = read_whole(
        treebank,
        chosen.reading,
        policy=chosen.reading.invalid or "fail",
        one_root=chosen.reading.roots == "one",
        progress=progress,
    )
    _require_size(whole)
    tags = chosen.what == "upos"
    if chosen.check:
        check_off(whole, chosen.check, chosen.checked, note=chosen.note, tags=tags)
    checked = _checked(whole, chosen)
    eligible = _eligible(whole, chosen) & ~checked
    audited = _audited_tags if tags else _audited_arcs
    found = audited(whole, chosen, eligible, progress)
    return replace(found, checked=int(np.count_nonzero(checked)))


def _require_size(whole: WholeTreebank) -> None:
    words, path = whole.treebank.words, whole.treebank.origin.path
    if words < _FEWEST:
        raise SettingError(
            f"{path}: {words:,} words are too few to learn from; give at least {_FEWEST:,} words "
            "of the treebank, in one file or several"
        )
    if len(whole.treebank) < 2:
        raise SettingError(
            f"{path}: one sentence is not enough, because its words are judged by models of other "
            "sentences; give more of the treebank"
        )


def _folds(whole: WholeTreebank, settings: AuditSettings) -> Folds:
    number = settings.folds or usual_folds(whole.treebank.words)
    return Folds(min(number, len(whole.treebank)), settings.seed, settings.jobs)


def _checked(whole: WholeTreebank, settings: AuditSettings) -> Bools:
    if settings.checked is None:
        return np.zeros(whole.treebank.words, dtype=np.bool_)
    return CheckedWords.read(settings.checked).among(whole, tags=settings.what == "upos")


def _eligible(whole: WholeTreebank, settings: AuditSettings) -> Bools:
    """Mark the words that may be listed, whatever their score."""
    relations = whole.treebank.column("deprel")
    eligible = np.ones(len(relations), dtype=np.bool_)
    if not settings.include_punct:
        eligible &= ~_punctuation(whole)
    wanted = set(settings.relation)
    if wanted:
        unknown = wanted - {
            name for string in relations.strings for name in (string, string.partition(":")[0])
        }
        if unknown:
            problem = f"no word has the relation {min(unknown)!r}; look for its spelling"
            raise SettingError(problem, setting="relation")
        eligible &= relations.claim(lambda name: name in wanted or name.partition(":")[0] in wanted)
    return eligible


def _punctuation(whole: WholeTreebank) -> Bools:
    """Mark punctuation: by relation, or by tag in treebanks that have no such relation."""
    columns = whole.treebank.columns
    found = columns["deprel"].claim(lambda name: name.partition(":")[0] == _PUNCTUATION)
    if "upos" in columns and not found.any():
        return columns["upos"].claim(lambda tag: tag == _PUNCTUATION.upper())
    return found


def _ranked(scores: Floats, eligible: Bools, limit: int) -> Ints:
    """The eligible words by score, the highest first; equal ones as in the treebank."""
    words = np.flatnonzero(eligible)
    ordered = words[np.argsort(-scores[words], kind="stable")]
    return ordered[:limit] if limit else ordered


def _audited_arcs(
    whole: WholeTreebank, settings: AuditSettings, eligible: Bools, progress: Progress
) -> Audit:
    folds, cast = _folds(whole, settings), _votes(whole, settings)
    codebook = Codebook.of(whole.treebank)
    coded = codebook.encode(whole.treebank)
    scores = score_arcs(coded, folds, progress)
    suspicions = suspicion(scores, coded.labels, len(codebook.relations))
    if cast is not None:
        suspicions = suspicions + OF_PARSES * cast.share
    if settings.what != "all":
        eligible = eligible & (scores.prefers_other_head == (settings.what == "head"))
    words = _ranked(suspicions, eligible, settings.limit)
    maker = FindingMaker(whole, suspicions)
    found = ArcFindings(maker, scores, codebook.relations, words, cast).findings()
    accuracy = {
        "head": float(np.mean(scores.head > scores.other_head_share)),
        "relation": float(np.mean(scores.relation > scores.other_relation_share)),
    }
    return Audit(whole, settings, folds.number, accuracy, found, suspicions, eligible)


def _audited_tags(
    whole: WholeTreebank, settings: AuditSettings, eligible: Bools, progress: Progress
) -> Audit:
    if set(whole.treebank.column("upos").strings) <= {"_"}:
        path = whole.treebank.origin.path
        raise SettingError(f"{path}: no word has a tag (UPOS); choose another `what=`")
    folds, codebook = _folds(whole, settings), Codebook.of(whole.treebank)
    coded = codebook.encode(whole.treebank)
    scores = score_tags(coded, folds, progress)
    suspicions = tag_suspicion(scores, coded.tags, len(codebook.tags))
    words = _ranked(suspicions, eligible, settings.limit)
    findings = tag_findings(FindingMaker(whole, suspicions), scores, codebook.tags, words)
    accuracy = {"upos": float(np.mean(scores.tag > scores.other_share))}
    return Audit(whole, settings, folds.number, accuracy, findings, suspicions, eligible)


def _votes(whole: WholeTreebank, settings: AuditSettings) -> Votes | None:
    """Read the parses, each of which is one file or one folder of files."""
    if not settings.parses:
        return None
    if whole.skipped:
        problem = "skip removes sentences that the `parses=` still have; choose keep"
        raise SettingError(problem, setting="invalid")
    parses = [
        joined([Source.of(file, settings.reading).readable.treebank for file in listed(parse)])
        for parse in settings.parses
    ]
    return votes(whole.treebank, parses)
