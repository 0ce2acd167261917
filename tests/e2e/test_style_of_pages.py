"""The style of pages: colours that can be told apart, and letters that can be read."""

import re
from importlib.resources import files

import pytest

from treeval.report.charts.canvas import NARROW, WIDTH

CSS = (files("treeval.report") / "templates" / "page.css").read_text("utf-8")
LIGHT, DARK = re.findall(r":root \{(.*?)\}", CSS, re.DOTALL)[:2]
TEXTS = ("ink", "soft", "faint", "link", "gold", "wrong")
LEAST_OF_TEXT, LEAST_OF_MARKS = 4.5, 3.0  # WCAG 2.2, 1.4.3 and 1.4.11
ROOT = 16  # pixels of 1 rem
Colour = tuple[float, float, float]


def variables(block: str) -> dict[str, str]:
    return {name: value.strip() for name, value in re.findall(r"--(\w+):([^;]+);", block)}


def colour(value: str) -> Colour:
    digits = value.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    red, green, blue = (int(digits[at : at + 2], 16) for at in (0, 2, 4))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """WCAG 2.2: relative luminance."""
    shares = (part / 255 for part in colour)
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """WCAG 2.2: contrast ratio."""
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def test_the_contrast_of_black_and_white_is_21() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.mark.parametrize("block", [LIGHT, DARK], ids=["light", "dark"])
def test_texts_have_enough_contrast(block: str) -> None:
    found = variables(block)
    for paper in ("paper", "wash"):
        for name in TEXTS:
            ratio = contrast(colour(found[name]), colour(found[paper]))
            assert ratio >= LEAST_OF_TEXT, f"{name} on {paper}: {ratio:.2f}"


@pytest.mark.parametrize("block", [LIGHT, DARK], ids=["light", "dark"])
def test_marks_of_all_series_can_be_seen(block: str) -> None:
    found = variables(block)
    for number in range(8):
        ratio = contrast(colour(found[f"c{number}"]), colour(found["paper"]))
        assert ratio >= LEAST_OF_MARKS, f"c{number}: {ratio:.2f}"


@pytest.mark.parametrize("block", [LIGHT, DARK], ids=["light", "dark"])
def test_numbers_can_be_read_in_the_darkest_cell(block: str) -> None:
    found = variables(block)
    darkest = max(float(share) for share in re.findall(r"calc\(var\(--[hs]\) \* ([.\d]+)\)", CSS))
    red, green, blue = map(float, found["heat"].split())
    shaded = [
        darkest * heat + (1 - darkest) * paper
        for heat, paper in zip((red, green, blue), colour(found["paper"]), strict=True)
    ]
    assert contrast(colour(found["ink"]), (shaded[0], shaded[1], shaded[2])) >= LEAST_OF_TEXT


def test_no_letters_are_smaller_than_12_pixels() -> None:
    sizes = re.findall(r"(?:font-size|font): (?:\d+ )?([.\d]+)(px|rem|em|pt)", CSS)
    assert len(sizes) > 20
    # The smallest size inside which a size in em occurs is that of tables and facts.
    smallest = {"px": 1.0, "rem": ROOT, "pt": 4 / 3, "em": 0.9 * ROOT}
    small = [f"{size}{unit}" for size, unit in sizes if float(size) * smallest[unit] < 12]
    assert not small


def test_charts_are_not_drawn_so_small_that_letters_are_under_12_pixels() -> None:
    wide, narrow = (
        re.findall(rf"\.{name} {{[^}}]*?min-width: (\d+)px", CSS) for name in ("chart", "narrow")
    )
    sizes = re.findall(r"\.chart {[^}]*font-size: ([.\d]+)px", CSS)
    assert len(wide) == len(narrow) == len(sizes) == 2  # on wide screens and on narrow ones
    for units, pixels in ((WIDTH, wide), (NARROW, narrow)):
        for width, size in zip(pixels, sizes, strict=True):
            assert float(size) * int(width) / units >= 12


def test_names_break_inside_a_word_only_if_it_is_longer_than_the_line() -> None:
    assert "break-all" not in CSS
    assert "overflow-wrap: anywhere" not in CSS
