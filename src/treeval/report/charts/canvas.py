"""Charts as SVG, for pages and files, and their parts: elements, scales and ticks.

All text is escaped. Undefined values are not drawn.
"""

import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from os import PathLike
from textwrap import wrap

from treeval.formats.files import writing
from treeval.report.tables.table import width as columns_of
from treeval.report.text import cut, printable

WIDTH = 620  # of a chart, in units that are pixels if there is room
NARROW = 440  # of charts side by side
CHARACTER = 8.0  # average width of a letter on narrow screens, where letters are larger
ROW = 20
AXIS = 34  # height of an axis with its numbers and name
SERIES = 8  # number of colours on the page; further series repeat them
_TICK = 36  # space for a number at an axis
_LONGEST_TIP = 200
_LONGEST_NAME = 26  # columns
_MARGIN = 12  # around a chart in a file
_LINE = 18  # height of a line of the title in a file
_TITLE_CHARACTER = 7.0  # average width of a letter of the title
# The style of files has plain values, because programs that convert SVG do not know the variables
# of CSS. The values are those of the page in light mode.
_STYLE = """
text { font: 12px sans-serif; fill: #56606b }
.title { font-size: 13px; fill: #1a1f26 }
.name { fill: #1a1f26 }
.tick { fill: #66707b }
.grid { stroke: #e1e5ea }
.mark { stroke: #66707b; stroke-dasharray: 4 3 }
.whisker { stroke: currentColor; stroke-width: 1.6 }
.dot, rect, circle { fill: currentColor }
.dot { stroke: #fff; stroke-width: 1 }
.curve { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round }
.paper { fill: #fff }
.c0 { color: #0072b2 } .c1 { color: #d55e00 } .c2 { color: #009e73 } .c3 { color: #b65a96 }
.c4 { color: #a97900 } .c5 { color: #3d9bd1 } .c6 { color: #6b52a3 } .c7 { color: #707a84 }
"""


def element(name: str, *inside: str, **attributes: object) -> str:
    """Write an element; ``class_`` is class, ``text_anchor`` is text-anchor."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_attribute(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def _attribute(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.1f}".removesuffix(".0")
    return escape(str(value))


def text(content: str, x: float, y: float, **attributes: object) -> str:
    return element("text", escape(printable(content)), x=float(x), y=float(y), **attributes)


def tip(content: str) -> str:
    """The text that appears when the pointer rests on a mark."""
    return element("title", escape(cut(printable(content), _LONGEST_TIP)))


def label(name: str) -> str:
    """A name as it is written beside a row."""
    return cut(printable(name), _LONGEST_NAME)


def linked(drawn: str, anchor: str) -> str:
    """Make a part of a drawing a link to an anchor on the page, if there is one."""
    return element("a", drawn, href=f"#{anchor}") if anchor else drawn


def row_name(name: str, x: float, y: float, anchor: str = "") -> str:
    """Write the name of a row at its left, as a link if it leads somewhere."""
    return linked(text(label(name), x, y, class_="name", text_anchor="end"), anchor)


def label_width(names: Sequence[str]) -> float:
    return CHARACTER * max((columns_of(label(name)) for name in names), default=0) + 12


@dataclass(frozen=True)
class DrawnChart:
    """A chart, and a sentence that says what it shows."""

    title: str
    said: str
    drawn: str  # the elements of SVG
    width: int
    height: int

    @property
    def svg(self) -> str:
        """The chart as an element of a page, which has the style.

        The style keeps units near pixels for both widths, so that no text is too small to read.
        """
        return element(
            "svg",
            self._explained,
            self.drawn,
            class_="chart" if self.width > NARROW else "chart narrow",
            role="group" if "<a " in self.drawn else "img",  # images hold no links
            viewBox=f"0 0 {self.width} {self.height}",
        )

    def document(self) -> str:
        """Return the chart as an SVG document, with its title, its style and a white background.

        The same numbers give the same text.
        """
        wide = self.width + 2 * _MARGIN
        lines = wrap(self.title, int(self.width / _TITLE_CHARACTER))
        above = _MARGIN + _LINE * len(lines) + 4
        high = above + self.height + _MARGIN
        titles = (
            text(line, _MARGIN, _MARGIN + _LINE * number - 4, class_="title")
            for number, line in enumerate(lines, start=1)
        )
        svg = element(
            "svg",
            self._explained,
            element("style", _STYLE),
            element("rect", class_="paper", width=wide, height=high),
            *titles,
            element("g", self.drawn, transform=f"translate({_MARGIN} {above})"),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {wide} {high}",
            width=wide,
            height=high,
        )
        return f"{svg}\n"

    @property
    def _explained(self) -> str:
        """The title and the description for screen readers."""
        return element("title", escape(self.title)) + element("desc", escape(self.said))

    def write(self, path: str | PathLike[str]) -> None:
        """Write the chart to an SVG file; ``-`` is standard output."""
        with writing(path) as stream:
            stream.write(self.document().encode(errors="replace"))


def chart(height: float, title: str, said: str, *parts: str, width: float = WIDTH) -> DrawnChart:
    """Put the parts of a chart together; ``said`` is a sentence that says what it shows."""
    size = math.ceil(width), math.ceil(height)
    return DrawnChart(printable(title), printable(said), "".join(parts), *size)


def extremes(named: Sequence[tuple[str, float]], shown: Callable[[float], str]) -> str:
    """Say in words where the highest and the lowest of some values are."""
    there = [(value, label(name)) for name, value in named if not math.isnan(value)]
    if not there:
        return "there are no values"
    # Of equal values, the first one is named.
    (highest, top), (lowest, low) = (
        choose(there, key=lambda pair: pair[0]) for choose in (max, min)
    )
    if highest == lowest:
        every = f"all {len(there)} values are" if len(there) > 1 else f"the value of {top} is"
        return f"{every} {shown(highest)}"
    return f"highest for {top} ({shown(highest)}), lowest for {low} ({shown(lowest)})"


@dataclass(frozen=True)
class Scale:
    """Maps a value to a position between two points; ``in_powers`` makes it logarithmic."""

    low: float
    high: float
    begin: float
    end: float
    in_powers: bool = False

    def __call__(self, value: float) -> float:
        low, high, at = (self._level(each) for each in (self.low, self.high, value))
        return self.begin + (self.end - self.begin) * (at - low) / ((high - low) or 1)

    def _level(self, value: float) -> float:
        return math.log10(value) if self.in_powers else value

    @property
    def ticks(self) -> list[float]:
        if self.in_powers:
            return powers(self.low, self.high)
        most = max(2, min(6, int(abs(self.end - self.begin) / _TICK)))
        return ticks(self.low, self.high, most)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from low to high, in steps of 1, 2 or 5 times a power of ten."""
    rough = (high - low) / most
    if not rough >= sys.float_info.min:  # smaller numbers have no logarithm, or lose their digits
        return [low]
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough * 0.999)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [round(number * step, 12) for number in range(first, last + 1)]


def powers(low: float, high: float) -> list[float]:
    """Powers of ten from low to high."""
    return [10.0**n for n in range(math.ceil(math.log10(low)), math.floor(math.log10(high)) + 1)]


def around(values: Sequence[float], *, at_least: float = 0.0) -> tuple[float, float]:
    """Limits a little wider than the range of the values; undefined ones do not count."""
    there = defined(values)
    if not there:
        return 0.0, 1.0
    low, high = min(there), max(there)
    lacking = max(0.0, at_least - (high - low)) / 2
    margin = 0.06 * (high - low) + lacking or abs(high) * 0.05 or 0.5
    return low - margin, high + margin


def defined(values: Sequence[float]) -> list[float]:
    return [value for value in values if not math.isnan(value)]


def plain(value: float) -> str:
    """A number as it is written at an axis."""
    return f"{value:,.10g}".replace("-", "−")


def one_decimal(value: float) -> str:
    """A number as it is written beside a bar."""
    return f"{value:.1f}"


def axis_below(scale: Scale, top: float, bottom: float, name: str = "") -> str:
    """Draw lines at the ticks from top to bottom, numbers below them, and the axis label."""
    parts = []
    for value in scale.ticks:
        x = scale(value)
        parts.append(element("line", class_="grid", x1=x, x2=x, y1=float(top), y2=float(bottom)))
        parts.append(text(plain(value), x, bottom + 14, class_="tick", text_anchor="middle"))
    if name:
        middle = (scale.begin + scale.end) / 2
        parts.append(text(name, middle, bottom + 29, class_="axis", text_anchor="middle"))
    return "".join(parts)


def axis_beside(scale: Scale, left: float, right: float) -> str:
    """Draw lines at the ticks from left to right, and numbers to the left of them."""
    parts = []
    for value in scale.ticks:
        y = scale(value)
        parts.append(element("line", class_="grid", x1=float(left), x2=float(right), y1=y, y2=y))
        parts.append(text(plain(value), left - 6, y + 4, class_="tick", text_anchor="end"))
    return "".join(parts)


def legend(names: Sequence[str], y: float, width: float = WIDTH) -> tuple[str, float]:
    """Draw the names of the series, in one line or more, and return where they end."""
    parts, x = [], 0.0
    for number, name in enumerate(names):
        wide = 18 + CHARACTER * columns_of(label(name)) + 14
        if x and x + wide > width:
            x, y = 0.0, y + ROW
        parts.append(element("circle", class_=colour(number), cx=x + 5, cy=float(y - 4), r=4.5))
        parts.append(text(label(name), x + 14, y, class_="name"))
        x += wide
    return "".join(parts), y + ROW


def colour(series: int) -> str:
    """The CSS class for the colour of a series."""
    return f"c{series % SERIES}"
