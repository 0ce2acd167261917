"""Confidence in files: the attribute Conf in MISC, and the mean of each sentence as a comment."""

import math

ATTRIBUTE = "Conf"


def with_confidence(misc: str, confidence: float) -> str:
    """Add the confidence to a field MISC, or replace the one that is there; nan adds nothing."""
    if math.isnan(confidence):
        return misc
    kept = [
        part
        for part in ([] if misc in ("_", "") else misc.split("|"))
        if not part.startswith(f"{ATTRIBUTE}=")
    ]
    return "|".join([*kept, f"{ATTRIBUTE}={confidence:.2f}"])


def confidence_in(misc: str) -> float:
    """Read the confidence in a field MISC; nan if there is none."""
    for part in misc.split("|"):
        name, _, value = part.partition("=")
        if name == ATTRIBUTE:
            try:
                return float(value)
            except ValueError:
                return math.nan
    return math.nan
