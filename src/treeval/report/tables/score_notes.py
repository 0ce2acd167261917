"""What stands below the tables of `score`: doubts, reasons, models and the signature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED
from treeval.report.text import counted, idle_workers, printable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from treeval.scoring.results import Results, SystemResult
    from treeval.signature import Signature

DRAWN = ("ci", "seed", "resamples", "test")  # parts of signatures about random draws
IDLE_SEED = "`seed=` has no effect without `ci=`, `compare=` or `baseline=`"
_FEW = 50  # sentences, below which intervals and tests deserve little trust


def notes_of(results: Results) -> list[str]:
    """List doubts about sentences, reasons for undefined scores, models, and the signature."""
    notes = [note for system in results.systems for note in doubts(system)]
    if results.undefined != "zero":
        notes += reasons(results)
    return [
        *notes,
        *_too_few_trials(results),
        *_few_sentences(results),
        *([IDLE_SEED] if results.has_idle_seed else []),
        *idle_workers(results.why_alone),
        *learnt(results),
        f"signature: {quoted_signature(results)}",
    ]


def _few_sentences(results: Results) -> list[str]:
    """Warn that few sentences say little, if intervals or tests are shown."""
    some = next(iter(results.systems[0].scores.values()))
    sentences = len(some.counts.table)
    if sentences >= _FEW or not (some.interval or results.comparisons):
        return []
    return [f"{counted(sentences, 'sentence')} only: intervals and tests are rough"]


def _too_few_trials(results: Results) -> list[str]:
    """Say which tests could not have found any difference, and why."""
    if not results.comparisons:
        return []
    from treeval.statistics.comparison import can_differ  # noqa: PLC0415  few runs compare

    return [
        f"{metric}: no difference can be significant, because p after Holm's correction is at "
        f"least {len(found)} / {found[0].trials + 1}; use more trials, or the default number"
        for metric, found in results.comparisons.items()
        if not can_differ(found)
    ]


def learnt(results: Results) -> list[str]:
    """Name the weights and models on which metrics depend."""
    return [
        f"{name}: {part}:{value}"
        for name, result in results.systems[0].scores.items()
        for part, value in result.signature.only(("weights", "model")).items()
    ]


def doubts(system: SystemResult) -> list[str]:
    notes = []
    if system.skipped_sentences:
        first = f", first: {system.skipped[0]}" if system.skipped else ""
        notes.append(
            f"{system.name}: {counted(system.skipped_sentences, 'sentence')} skipped{first}"
        )
    if system.kept_invalid == 1:
        notes.append(f"{system.name}: 1 sentence is not a tree; it is scored as it is")
    elif system.kept_invalid:
        number = counted(system.kept_invalid, "sentence")
        notes.append(f"{system.name}: {number} are not trees; they are scored as they are")
    if system.missing_sentences or system.extra_sentences:
        notes.append(_coverage(system))
    for name, result in system.scores.items():
        if left_out := int(result.totals.get("skipped", 0)):
            notes.append(f"{system.name}: {counted(left_out, 'sentence')} left out of {name}")
    return notes


def _coverage(system: SystemResult) -> str:
    """Say how many sentences the output lacks and has more, and what became of them."""
    signature = next(iter(system.scores.values())).signature
    is_zero = "missing" in signature and signature["missing"].startswith("zero")
    fate = "their words count as wrong" if is_zero else "they are left out for all systems"
    lacks = f"{counted(system.missing_sentences, 'gold sentence')} missing"
    parts = [f"{lacks}; {fate}"] if system.missing_sentences else []
    if system.extra_sentences:
        extra = counted(system.extra_sentences, "sentence")
        parts.append(f"{extra} not in the gold file, left out")
    return f"{system.name}: {'; '.join(parts)}"


def reasons(results: Results) -> list[str]:
    """List each reason for undefined scores once, with its metrics, and its systems if not all."""
    found: dict[str, tuple[dict[str, None], dict[str, None]]] = {}
    for system in results.systems:
        for name, result in system.scores.items():
            if result.reason:
                names, systems = found.setdefault(result.reason, ({}, {}))
                names[name] = systems[system.name] = None
    return [
        f"{UNDEFINED} {', '.join(names)}{_only_of(systems, results)}: {reason}"
        for reason, (names, systems) in found.items()
    ]


def _only_of(systems: Iterable[str], results: Results) -> str:
    """Name the systems, unless all are meant."""
    names = list(map(printable, systems))
    return f" of {', '.join(names)}" if len(names) < len(results.systems) else ""


def quoted_signature(results: Results) -> Signature:
    """The signature of LAS, or of the first metric, if all systems have the same."""
    metrics = results.systems[0].scores
    name = "LAS" if "LAS" in metrics else next(iter(metrics))
    signatures = {system.scores[name].signature for system in results.systems}
    quoted = signatures.pop() if len(signatures) == 1 else results.signature
    return quoted.joined(results.signature.only(DRAWN))
