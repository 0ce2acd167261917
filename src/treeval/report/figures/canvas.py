"""Making empty figures and saving figures: the only place that loads matplotlib."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from treeval.errors import SettingError
from treeval.formats.files import writing
from treeval.settings.choices import FigureFormat

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Files do not say when they were drawn, so that the same numbers give the same bytes.
_UNDATED = {
    "png": {"Software": None},
    "svg": {"Date": None, "Creator": None},
    "pdf": {"CreationDate": None, "Producer": None, "Creator": None},
}


def blank(width: float, height: float) -> "tuple[Figure, Axes]":
    """Make an empty figure, sized in inches; no window opens, and nothing global changes."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError:
        raise SettingError(
            "figures need matplotlib; install it with: pip install matplotlib"
        ) from None
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def named_points(axes: "Axes", points: Mapping[str, tuple[float, float]], colour: str) -> None:
    """Draw points with their names beside them."""
    x, y = ([at[axis] for at in points.values()] for axis in (0, 1))
    axes.scatter(x, y, color=colour, s=18)
    wide, high = (abs(end - begin) for begin, end in (axes.get_xlim(), axes.get_ylim()))
    for name, at in points.items():
        # A name goes below its point where the name of a point to the left is in the way.
        hindered = any(
            0 < at[0] - left < 0.2 * wide and abs(at[1] - level) < 0.03 * high
            for left, level in points.values()
        )
        offset = (4, -10) if hindered else (4, 3)
        axes.annotate(name, at, xytext=offset, textcoords="offset points", fontsize=8)


def save(figure: "Figure", path: str, form: FigureFormat) -> None:
    from matplotlib import rc_context  # noqa: PLC0415

    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "treeval"}), writing(path) as stream:
        figure.savefig(stream, format=form, metadata=_UNDATED[form], dpi=150)
