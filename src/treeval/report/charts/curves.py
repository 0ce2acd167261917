"""Curves for a terminal, with one sign per curve."""

from collections.abc import Mapping

from treeval.arrays import Floats

_SIGNS = "●○*+△□"


def as_curves(curves: Mapping[str, Floats], height: int = 12, unit: float = 100) -> str:
    """Draw curves over the same positions, from left to right; undefined values leave gaps.

    Where curves meet, the first one is visible. ``unit`` multiplies the numbers at the axis.
    """
    values = [value for curve in curves.values() for value in curve.tolist() if value == value]  # noqa: PLR0124  nan
    if not values:
        return ""
    low, high = min(values), max(values)
    width = max(len(curve) for curve in curves.values())
    rows = [[" "] * width for _ in range(height)]
    for sign, curve in reversed([*zip(_SIGNS, curves.values(), strict=False)]):
        for place, value in enumerate(curve.tolist()):
            if value == value:  # noqa: PLR0124  nan
                level = round((height - 1) * (value - low) / (high - low or 1))
                rows[height - 1 - level][place] = sign
    lines = []
    for number, row in enumerate(rows):
        at = high - (high - low) * number / (height - 1)
        axis = f"{unit * at:6.1f} ┤" if number % 4 == 0 or number == height - 1 else "       │"
        lines.append((axis + "".join(row)).rstrip())
    named = "  ".join(f"{sign} {name}" for sign, name in zip(_SIGNS, curves, strict=False))
    return "\n".join([*lines, "       └" + "─" * width, f"        {named}"])
