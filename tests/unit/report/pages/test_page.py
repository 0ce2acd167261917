"""The frame of all pages: well-formed, closed to the outside, deaf to what files say."""

import base64
import hashlib
import re

from pages import read_page
from treeval.report.charts.canvas import DrawnChart
from treeval.report.pages.page import (
    Beside,
    Cell,
    Figures,
    Fold,
    Grid,
    Matrix,
    Page,
    Prose,
    Section,
    render,
)
from treeval.report.tables.table import Table

HOSTILE = "\"><script>alert(1)</script><img src=x onerror=alert(2)>'{{ 7 * 7 }}"


def page_of(*blocks: object, title: str = "T") -> str:
    return render(Page(title, "S", (("Seed", "1"),), (Section("One", blocks),)))


def test_only_the_own_script_may_run_and_nothing_may_load() -> None:
    page = page_of()
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    (policy,) = re.findall(r'Content-Security-Policy" content="(.*?)"', page)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == f"'sha256-{digest}'"


def test_whatever_texts_say_is_text() -> None:
    cell = Cell(HOSTILE, HOSTILE, HOSTILE, HOSTILE)
    page = page_of(
        Prose((HOSTILE,)),
        Grid((HOSTILE,), ((HOSTILE,), (cell,)), HOSTILE, is_sortable=True),
        Figures.one(DrawnChart(HOSTILE, HOSTILE, "<path/>", 10, 10), HOSTILE),
        Matrix((HOSTILE, "b"), ((None, cell), (cell, None))),
        Fold(HOSTILE, (Prose((HOSTILE,)),)),
        Beside((Prose((HOSTILE,)),)),
        title=HOSTILE,
    )
    read = read_page(page)
    assert read.tags.count("script") == 1
    assert "img" not in read.tags
    assert "onerror" not in read.attributes
    assert "49" not in read.text
    assert HOSTILE in read.text


def test_negative_numbers_have_a_minus_sign_but_names_and_texts_keep_their_hyphens() -> None:
    rows = (
        ("run-2 -3", "-0.52", "-1.20 to -0.10", "[-1.2, 3.4]", "1e-05", "of-1 -1"),
        (Cell("-4"), Cell("-2", below="-3–1"), "2018-12", "–", "", Cell("-5")),
    )
    page = page_of(Grid(("", *"abcde"), rows, of_text=frozenset({5})))
    cells = re.findall(r"<td[^>]*>(.*?)</td>", page)[1:]  # the first one is that of the header
    assert [re.sub("<.*?>", " ", cell).strip() for cell in cells] == [
        *("run-2 -3", "−0.52", "−1.20 to −0.10", "[−1.2, 3.4]", "1e-05", "of-1 -1"),
        *("-4", "−2 −3–1", "2018-12", "–", "", "-5"),
    ]
    assert 'data-value="-2"' in page  # a table is sorted by it


def test_a_table_keeps_its_names_rules_and_foot() -> None:
    grid = Grid(
        ("System", "LAS"),
        (("b", Cell("90.00", "88.00–92.00", is_best=True)), ("a", "80.00")),
        "In %",
        rules=frozenset([1]),
        foot=(("mean", "85.00"),),
        is_sortable=True,
    )
    page = page_of(grid)
    assert '<table class="sortable">' in page
    assert '<tr class="ruled"><td class="name">a</td><td>80.00</td></tr>' in page
    best = '<td class="best" data-value="90.00">90.00<small>88.00–92.00</small></td>'
    assert best in page
    assert page.index("<tfoot>") < page.index("mean") < page.index("</tfoot>")


def test_bars_of_characters_are_left_out() -> None:
    table = Table(("", "WDE", ""), (("nsubj", "50.00", "███"), ("obj", "20.00", "█")), "t")
    grid = Grid.of(table, most=1)
    assert grid.header == ("", "WDE")
    assert grid.rows == (("nsubj", "50.00"),)


def test_cells_of_a_matrix_are_shaded_and_lead_somewhere() -> None:
    cell = Cell("3", tip="nsubj → obj", target="confusion-1-1", heat=0.5, share=0.25)
    page = page_of(Matrix(("nsubj", "obj"), ((Cell("9"), cell), (None, None)), left_out=2))
    assert '<td class="diagonal">9</td>' in page
    linked = '<td title="nsubj → obj" style="--h:0.50;--s:0.25"><a href="#confusion-1-1">3</a></td>'
    assert linked in page
    assert "2 rare values are left out" in page


def page_of_cell(text: str) -> str:
    return page_of(Grid(("A", "B"), ((text, "1"),)))


def test_long_paths_break_after_slashes() -> None:
    source = page_of_cell("conll18/en_ewt/Stanford-18.conllu.gz")
    assert '<span class="whole">conll18/<wbr>en_ewt/<wbr>Stanford-18.conllu.gz</span>' in source


def test_words_without_hyphens_are_as_they_are() -> None:
    assert "a long name of many plain words</td>" in page_of_cell("a long name of many plain words")
    assert ">HIT-SCIR-18</td>" in page_of_cell("HIT-SCIR-18")


def test_markup_is_escaped() -> None:
    source = page_of_cell("a name with <script>-alert(1)</script> in it")
    assert '<span class="whole">&lt;script&gt;-alert(1)&lt;/<wbr>script&gt;</span>' in source
