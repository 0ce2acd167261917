"""Tables of `score`: one system in full, several side by side."""

from treeval.report.table import UNDEFINED, Table, as_text, percent
from treeval.scoring.results import MetricResult, Results, SystemResult

_MEASURES = {
    "precision": "Precision",
    "recall": "Recall",
    "f1": "F1",
    "aligned_accuracy": "AlignedAcc",
}


def scores_text(results: Results, *, zero_for_undefined: bool = False) -> str:
    """Everything `score` shows by default."""
    tables = tables_of(results)
    parts = [
        as_text(_without_undefined(table) if zero_for_undefined else table) for table in tables
    ]
    notes = [note for system in results.systems for note in _notes(system)]
    if not zero_for_undefined:
        notes += _reasons(results)
    notes.append(f"signature: {_signature(results)}")
    return "\n\n".join([*parts, "\n".join(notes)])


def tables_of(results: Results) -> list[Table]:
    if len(results.systems) == 1:
        return [_one_system(results.systems[0])]
    return [_side_by_side(results)]


def _one_system(system: SystemResult) -> Table:
    shown = [name for name in _MEASURES if any(name in r.measures for r in system.scores.values())]
    rows = []
    for name, result in system.scores.items():
        if result.measures:
            cells = [
                percent(result.measures[measure]) if measure in result.measures else ""
                for measure in shown
            ]
        else:
            cells = [percent(result.score) if measure == "f1" else "" for measure in shown]
        rows.append((name, percent(result.score), *cells) if not shown else (name, *cells))
    header = ("Metric", *(_MEASURES[name] for name in shown)) if shown else ("Metric", "Score")
    return Table(header, tuple(rows))


def _side_by_side(results: Results) -> Table:
    metrics = list(results.systems[0].scores)
    rows = tuple(
        (metric, *(percent(system.scores[metric].score) for system in results.systems))
        for metric in metrics
    )
    return Table(("Metric", *(system.name for system in results.systems)), rows)


def _without_undefined(table: Table) -> Table:
    """Show 0 where nothing is defined, as the UD scorer does."""
    rows = tuple(tuple("0.00" if cell == UNDEFINED else cell for cell in row) for row in table.rows)
    return Table(table.header, rows, table.title)


def _notes(system: SystemResult) -> list[str]:
    notes = []
    if system.skipped_sentences:
        first = f", first: {system.skipped[0]}" if system.skipped else ""
        notes.append(f"{system.name}: {_sentences(system.skipped_sentences)} skipped{first}")
    if system.kept_invalid == 1:
        notes.append(f"{system.name}: 1 sentence is no tree; scored as it is")
    elif system.kept_invalid:
        number = _sentences(system.kept_invalid)
        notes.append(f"{system.name}: {number} are no trees; scored as they are")
    return notes


def _sentences(number: int) -> str:
    return f"{number} sentence" if number == 1 else f"{number} sentences"


def _reasons(results: Results) -> list[str]:
    """Say once for each reason which metrics it leaves undefined."""
    found: dict[str, list[str]] = {}
    for system in results.systems:
        for name, result in system.scores.items():
            if result.reason and name not in found.setdefault(result.reason, []):
                found[result.reason].append(name)
    return [f"{UNDEFINED} {', '.join(names)}: {reason}" for reason, names in found.items()]


def _signature(results: Results) -> str:
    signatures: list[MetricResult] = [
        result for system in results.systems for result in system.scores.values()
    ]
    las = [result.signature for result in signatures if result.signature.startswith("LAS|")]
    return las[0] if las and len(set(las)) == 1 else results.signature
