"""The table of a perplexity, and the reasons for undefined measures."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from treeval.report.tables.table import UNDEFINED, Table

if TYPE_CHECKING:
    from treeval.models.ngram.perplexity import Perplexity


def perplexity_table(found: Perplexity, decimals: int = 6) -> Table:
    """Make one row per measure."""
    rows = tuple(
        (name.replace("_", " "), _shown(value, decimals))
        for name, value in found.totals.to_dict().items()
    )
    return Table(("Measure", "Value"), rows)


def _shown(value: float | None, decimals: int) -> str:
    if value is None:
        return UNDEFINED
    return str(value) if isinstance(value, int) else f"{value:.{decimals}f}"


def perplexity_notes(found: Perplexity) -> list[str]:
    """Give the reasons for undefined perplexities."""
    totals, notes = found.totals, []
    if math.isinf(totals.oov_log10):
        notes.append("including oov: the model gives unknown words no probability")
    if not totals.tokens - totals.oov:
        notes.append("excluding oov: there is no token that the model knows")
    if totals.tokens - totals.oov <= totals.sentences:
        notes.append("per word: there is no word that the model knows")
    return [f"{UNDEFINED} {note}" for note in notes]
