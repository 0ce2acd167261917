"""The explorer in a real browser: finding, following links, drawing, copying."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

import treeval
from browsing import Open
from files import conllu, written
from sample import ALDER, BIRCH, CEDAR, GOLD, SUD
from treeval.report.explorer.volume import Layer, Volume
from treeval.report.pages.page import Page as Report
from treeval.report.pages.sentences import sentence_section
from treeval.tree.column import Column

if TYPE_CHECKING:
    from playwright.sync_api import Page

COUNT, SEARCH = ".explorer .count", ".explorer input[name=q]"


FOLLOW = """(group) => {
  const links = [...document.querySelectorAll('a[href^="#explore?"]')];
  const asks = (link) => new URLSearchParams(link.getAttribute("href").split("?")[1]).get("by");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  links.find((link) => asks(link) === group).dispatchEvent(click);
}"""
WIDE = """[...document.querySelectorAll(".explorer .body *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.outerHTML.slice(0, 80))"""
OVERLAPPING = """() => [...document.querySelectorAll(".explorer svg.arcs")].flatMap((drawing) => {
  const boxes = [...drawing.querySelectorAll("text")].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const texts = [...drawing.querySelectorAll("text")].map((one) => one.textContent);
  return boxes.flatMap((a, i) => boxes.flatMap((b, j) =>
    i < j && meet(a, b) ? [`${texts[i]} on ${texts[j]}`] : []));
})"""
ON_GROUND = """[...document.querySelectorAll(".explorer svg.arcs .labels text")].every((one) => {
  const ground = one.previousElementSibling;
  return ground.matches("rect.ground") && ground.getBBox().width >= one.getBBox().width;
})"""


def count(page: "Page") -> str:
    return page.locator(COUNT).inner_text().removesuffix("Show all").strip()


def choose(page: "Page", **chosen: str) -> None:
    for name, value in chosen.items():
        page.locator(f".explorer select[name={name}]").select_option(value)


def test_searching_text_and_queries(scored: Path, opened: Open) -> None:
    page = opened(scored)
    assert count(page) == "25 of 25 sentences"
    gold = treeval.read(GOLD)
    relations, tags = list(gold.columns["deprel"]), list(gold.columns["upos"])
    subjects = [
        word
        for word, head in enumerate(gold.parents.tolist())
        if relations[word].partition(":")[0] == "nsubj" and head >= 0 and tags[head] == "VERB"
    ]
    page.fill(SEARCH, "nsubj>VERB")
    sentences = len({int(gold.sentences[word]) for word in subjects})
    assert count(page) == f"{len(subjects)} words in {sentences} of 25 sentences"
    page.fill(SEARCH, "mayor")
    assert count(page) == "1 of 25 sentences"  # en-news-01 of the sample
    assert "mayor" in page.locator(".explorer .card .text").inner_text()
    page.fill(SEARCH, "no such text")
    assert count(page) == "0 of 25 sentences"
    page.get_by_role("button", name="Show all").click()
    assert count(page) == "25 of 25 sentences"


def test_filters_count_as_the_errors_of_python(scored: Path, opened: Open) -> None:
    page = opened(scored)
    (found,) = treeval.errors_of(GOLD, ALDER).mistakes
    choose(page, sys="alder")
    for kind in ("head", "label", "both", "unaligned", "right"):
        if found.totals[kind]:
            choose(page, kind=kind)
            assert count(page).startswith(f"{found.totals[kind]} word")
    choose(page, kind="", gold="obl", pred="nmod")
    assert count(page).startswith("5 words in")  # README of the sample
    row = page.locator(".explorer .counts tbody tr", has_text="alder")
    assert row.locator("td").first.inner_text() != "404"


def test_systems_that_are_right_or_wrong_about_the_same_word(scored: Path, opened: Open) -> None:
    analysis = treeval.errors_of(GOLD, {"alder": ALDER, "birch": BIRCH, "cedar": CEDAR})
    wrong = {one.system: one.wrong for one in analysis.mistakes}
    page = opened(scored, "#explore?right=cedar&wrong=alder")
    expected = int((~wrong["cedar"] & wrong["alder"]).sum())
    assert count(page).startswith(f"{expected} words")
    page.get_by_label("All are wrong").check()
    choose(page, Right="")
    expected = int((wrong["alder"] & wrong["birch"] & wrong["cedar"]).sum())
    assert count(page).startswith(f"{expected} words")


def test_every_cell_and_group_leads_to_its_words(scored: Path, opened: Open) -> None:
    page = opened(scored)
    cells = page.locator("table.matrix").first.locator("a")
    for place in range(0, cells.count(), 7):
        number = cells.nth(place).inner_text()
        cells.nth(place).click()
        assert count(page).startswith(f"{number} word")
    one = treeval.score(GOLD, {"alder": ALDER}, by=["relation", "distance", "length"])
    path = scored.parent / "alone.html"
    one.page().write(path)
    page = opened(path)
    for breakdown in one.breakdowns:
        for group in breakdown.groups:
            if group.lost:
                page.evaluate(FOLLOW, f"{breakdown.by}:{group.name}")
                assert count(page).startswith(f"{int(group.lost)} word"), (breakdown.by, group.name)


def test_a_link_holds_the_state(scored: Path, opened: Open) -> None:
    page = opened(scored)
    page.fill(SEARCH, "upos=VERB")
    choose(page, sys="birch", kind="error", sort="-length")
    page.locator(".explorer .card .head").nth(2).click()
    name = page.locator(".explorer .card.current .id").inner_text()
    hash_ = page.evaluate("location.hash")
    other = opened(scored, hash_)
    assert count(other) == count(page)
    assert other.locator(".explorer .card.current .id").inner_text() == name
    assert other.locator(SEARCH).input_value() == "upos=VERB"
    assert other.locator(".explorer select[name=sys]").input_value() == "birch"


def test_keys_move_between_sentences_and_to_the_search(scored: Path, opened: Open) -> None:
    page = opened(scored, "#explore?sort=file")
    names = page.locator(".explorer .card .id").all_inner_texts()
    current = page.locator(".explorer .card.current .id")
    assert current.inner_text() == names[0]
    page.keyboard.press("j")
    page.keyboard.press("n")
    assert current.inner_text() == names[2]
    page.keyboard.press("k")
    assert current.inner_text() == names[1]
    for _ in range(10):  # over the end of a page of the list
        page.keyboard.press("j")
    assert "page 2" in page.locator(".explorer .pager").inner_text()
    page.keyboard.press("/")
    page.keyboard.type("njk")
    assert page.locator(SEARCH).input_value() == "njk"


def test_two_systems_on_one_sentence(scored: Path, opened: Open) -> None:
    page = opened(scored, "#explore?show=gold&show=alder&show=cedar&at=1")
    drawing = page.locator(".explorer .card.current svg.arcs")
    found = treeval.errors_of(GOLD, {"alder": ALDER, "cedar": CEDAR})
    names = drawing.locator("text.band").all_text_contents()
    wrong = {name: one.errors for name, one in found.judged(0).items()}
    assert set(names) == {name for name, errors in wrong.items() if errors}
    labels = drawing.locator("text.label.below")
    assert labels.count() >= sum(wrong.values())
    dashes = drawing.locator("g.below path:not(.tip)").evaluate_all(
        "all => [...new Set(all.map(one => getComputedStyle(one).strokeDasharray))]"
    )
    assert "none" not in dashes
    quiet = drawing.locator("g.top path.quiet").first
    assert quiet.evaluate("one => getComputedStyle(one).strokeDasharray") == "none"


def test_a_word_opens_its_rows_in_all_files(scored: Path, opened: Open) -> None:
    page = opened(scored, "#explore?at=1")
    page.locator(".explorer .card.current svg .word").nth(1).click()
    table = page.locator(".explorer .word-rows table")
    rows = table.locator("tbody th").all_inner_texts()
    assert rows == ["gold", "alder", "birch", "cedar"]
    assert "mayor" in table.inner_text()


def test_copying(scored: Path, opened: Open) -> None:
    page = opened(scored, "#explore?at=1&show=gold&show=alder")
    area = page.locator(".explorer .copied textarea")
    page.get_by_role("button", name="CoNLL-U, gold").click()
    first = Path(GOLD).read_text("utf-8").partition("\n\n")[0]
    words = [line for line in first.splitlines() if not line.startswith("#")]
    copied = [line for line in area.input_value().splitlines() if line and line[0] != "#"]
    assert copied == words
    page.get_by_role("button", name="LaTeX").click()
    assert area.input_value().count(r"\depedge") >= len(words) - 1
    page.get_by_role("button", name="SVG").click()
    assert area.input_value().startswith("<svg ")


HOSTILE = [
    "<script>alert(1)</script>",
    "</style>",
    "javascript:alert(2)",
    '"><img/src=x/onerror=alert(3)>',
    "</script>",
]


def test_hostile_files_are_text(tmp_path: Path, opened: Open) -> None:
    forms = " ".join(HOSTILE)
    heads = [0, 1, 1, 1, 1]
    named = {"forms": forms, "upos": forms, "name": HOSTILE[0]}
    gold = written(tmp_path / "gold.conllu", conllu(heads, forms, **named))
    system = written(
        tmp_path / "system.conllu", conllu([2, 0, 2, 2, 2], forms[::-1].replace(" ", ""), **named)
    )
    path = tmp_path / "hostile.html"
    treeval.score(gold, {HOSTILE[0]: system}, resamples=20).page().write(path)
    page = opened(path, "#explore?q=" + HOSTILE[0])
    shown = page.locator(".explorer .card.current svg .form").all_text_contents()
    assert shown == HOSTILE
    page.locator(".explorer .card.current svg .word").first.click()
    for button in page.locator(".explorer .copying button").all():
        button.click()
    assert page.locator("img").count() == 0
    assert page.locator("script:not(.volume)").count() == 2
    opened(
        path,
        "#explore?at=1&sys=%3Cscript%3E&gold=%22%3E%3Cimg%20src%3Dx%3E&by=x:y&sort=zzz&page=99",
    )


@pytest.mark.parametrize("width", [1280, 400])
def test_nothing_is_wider_than_the_page(width: int, tmp_path: Path, opened: Open) -> None:
    words = 120
    heads = [0, *([1, 2, 3] * words)[: words - 1]]
    gold = written(tmp_path / "gold.conllu", conllu(heads, "nsubj:pass"))
    system = written(tmp_path / "system.conllu", conllu([0, *range(1, words)], "obl"))
    path = tmp_path / "long.html"
    treeval.errors_of(gold, system).page().write(path)
    for draw in ("", "&draw=arcs", "&draw=tree"):
        page = opened(path, f"#explore?at=1{draw}", width=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        wide = page.evaluate(WIDE)
        assert not wide
        if draw != "&draw=tree" and width > 1000:
            assert page.locator(".explorer svg.arcs .word").count() == words


def test_labels_are_neither_struck_through_nor_on_each_other(scored: Path, opened: Open) -> None:
    page = opened(scored, "#explore?all=1&show=gold&show=alder&show=birch&draw=arcs")
    overlapping = page.evaluate(OVERLAPPING)
    assert not overlapping
    # Labels are drawn after all lines of their row, each on ground of its own.
    order = page.evaluate(ON_GROUND)
    assert order


def test_paper_gets_indented_trees_and_no_controls(scored: Path, opened: Open) -> None:
    page = opened(scored, "#explore?at=1")
    assert page.locator(".explorer .card.current svg.arcs").is_visible()
    page.emulate_media(media="print")
    assert page.locator(".explorer .card.current .outline").is_visible()
    assert not page.locator(".explorer .card.current svg.arcs").is_visible()
    assert not page.locator(".explorer .finder").is_visible()


def test_tables_fit_on_paper(scored: Path, opened: Open) -> None:
    page = opened(scored, width=794)  # the width of A4
    page.emulate_media(media="print")
    widths = page.evaluate("() => [...document.querySelectorAll('table')].map(t => t.scrollWidth)")
    assert max(widths) <= 794


def test_narrow_screens_get_indented_trees(scored: Path, opened: Open) -> None:
    page = opened(scored, "#explore?at=1", width=400)
    outline = page.locator(".explorer .card.current .outline")
    assert outline.is_visible()
    assert outline.locator("li").count() == len(
        treeval.read(GOLD).heads[: treeval.read(GOLD).offsets[1]]
    )
    outline.locator("button").nth(1).click()
    assert page.locator(".explorer .word-rows").is_visible()


def test_scripts_from_right_to_left_start_at_the_right(tmp_path: Path, opened: Open) -> None:
    sample = Path(GOLD).parents[1]
    path = tmp_path / "he.html"
    found = treeval.errors_of(sample / "gold/he.conllu", sample / "systems/alder/he.conllu")
    found.page().write(path)
    for width in (1280, 400):
        page = opened(path, "#explore?at=1&draw=arcs", width=width)
        words = page.locator(".explorer .card.current svg .word")
        first, second = (words.nth(place).bounding_box() for place in (0, 1))
        assert first is not None
        assert second is not None
        assert first["x"] > second["x"]
        box = page.locator(".explorer .card.current .drawn").bounding_box()
        assert box is not None
        assert first["x"] + first["width"] <= box["x"] + box["width"] + 1
    assert re.search(r"[\u0590-\u05ff]", page.locator(".explorer .card.current .text").inner_text())


ENHANCED = """\
# text = vámonos al mar
1-2\tvámonos\t_\t_\t_\t_\t_\t_\t_\t_
1\tvamos\tir\tVERB\t_\t_\t0\troot\t0:root\t_
2\tnos\tnosotros\tPRON\t_\t_\t1\tobj\t1:obj|5.1:nsubj\t_
3-4\tal\t_\t_\t_\t_\t_\t_\t_\t_
3\ta\ta\tADP\t_\t_\t5\tcase\t5:case\t_
4\tel\tel\tDET\t_\t_\t5\tdet\t5:det\t_
5\tmar\tmar\tNOUN\t_\t_\t1\tobl\t1:obl\t_
5.1\tir\t_\t_\t_\t_\t_\t_\t1:conj\t_

"""


def test_multiword_tokens_empty_nodes_and_enhanced_arcs(tmp_path: Path, opened: Open) -> None:
    gold = written(tmp_path / "gold.conllu", ENHANCED)
    path = tmp_path / "enhanced.html"
    treeval.errors_of(gold, gold).page().write(path)
    page = opened(path)
    drawing = page.locator(".explorer .card.current svg.arcs")
    assert drawing.locator("text.token").all_text_contents() == ["vámonos", "al"]
    assert drawing.locator(".word").count() == 5
    page.get_by_label("Enhanced arcs").check()
    assert drawing.locator(".word.empty .form").all_text_contents() == ["ir"]
    assert drawing.locator("text.label.enhanced").all_text_contents() == ["nsubj", "conj"]
    page.get_by_role("button", name="CoNLL-U, gold", exact=True).click()
    assert page.locator(".explorer .copied textarea").input_value() == ENHANCED


def test_a_page_may_hold_fewer_sentences(tmp_path: Path, opened: Open) -> None:
    path = tmp_path / "three.html"
    treeval.errors_of(GOLD, ALDER).page().limited(3).write(path)
    assert count(opened(path)) == "3 of 3 sentences"


def test_constituents_with_the_brackets_that_differ(tmp_path: Path, opened: Open) -> None:
    gold = written(tmp_path / "gold.mrg", "(S (NP (DT the) (NN dog)) (VP (VBZ barks)))\n")
    parsed = written(tmp_path / "parsed.mrg", "(S (X (DT the) (NN dog) (VBZ barks)))\n")
    path = tmp_path / "phrases.html"
    treeval.score(gold, {"p": parsed}, resamples=20).page().write(path)
    page = opened(path)
    drawing = page.locator(".explorer .card.current svg.phrases")
    assert drawing.locator("text.missed").all_text_contents() == ["NP", "VP"]
    assert drawing.locator("text.wrong").all_text_contents() == ["X"]
    assert page.locator(".explorer .counts td").all_inner_texts() == ["1", "2", "1"]
    choose(page, gold="NP", pred="X")
    assert count(page) == "1 of 1 sentences"
    choose(page, pred="NP")
    assert count(page) == "0 of 1 sentences"
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("button", name="Brackets, p", exact=True).click()
    copied = page.locator(".explorer .copied textarea").input_value()
    assert copied.strip() == "(S (X (DT the) (NN dog) (VBZ barks)))"
    assert opened(path, width=400).locator(".explorer .outline").is_visible()


def test_functional_trees_with_edits(tmp_path: Path, opened: Open) -> None:
    path = tmp_path / "cross.html"
    treeval.cross({"UD": GOLD, "SUD": SUD}, {"UD": CEDAR}).page().write(path)
    page = opened(path, "#explore?length=-13&show=gold UD&show=UD")
    assert page.locator(".explorer svg.phrases rect.node.missed").count() > 0
    assert page.locator(".explorer svg.phrases rect.node.wrong").count() > 0


def test_annotators_differ_and_are_not_wrong(tmp_path: Path, opened: Open) -> None:
    path = tmp_path / "agree.html"
    found = treeval.agreement(GOLD, BIRCH)
    found.page().write(path)
    page = opened(path)
    assert "different: B" in page.locator(".explorer .card.current .facts").inner_text()
    page.get_by_text("More filters").click()
    page.get_by_label("They differ").check()
    (errors,) = treeval.errors_of(GOLD, BIRCH).mistakes
    assert count(page).startswith(f"{int(errors.wrong.sum())} words")


def test_tags_lead_to_their_words(tmp_path: Path, opened: Open) -> None:
    path = tmp_path / "tags.html"
    treeval.score_tags(GOLD, {"birch": BIRCH}, column="upos").page().write(path)
    page = opened(path)
    link = page.locator('a[href*="tg=NOUN"]').first
    number = link.inner_text()
    link.click()
    assert count(page).startswith(f"{number} words")


def test_every_treebank_of_folders_leads_to_its_sentences(tmp_path: Path, opened: Open) -> None:
    folder = Path(GOLD).parents[1]
    path = tmp_path / "folders.html"
    systems = {"a": folder / "systems/alder"}
    treeval.campaign(folder / "gold", systems, metrics="LAS").page().write(path)
    page = opened(path)
    page.locator('a[href="#explore?volume=he"]').first.click()
    page.locator(".explorer .card.current .id", has_text="he-").wait_for()
    choose(page, volume="fr")
    page.locator(".explorer .card.current .id", has_text="fr-").wait_for()


def test_flagged_and_shaded_words(tmp_path: Path, opened: Open) -> None:
    gold = treeval.read(GOLD)
    flags = Column.of("looks odd" if word == 1 else "" for word in range(gold.words))
    layer = Layer("trees", gold).shaded(np.linspace(0, 1, gold.words), "confidence").noted(flags)
    path = tmp_path / "marks.html"
    Report("Marks", "", (), (sentence_section(Volume((layer,), order="file")),)).write(path)
    page = opened(path, "#explore?flagged=1")
    assert count(page) == "1 word in 1 of 25 sentences"
    drawing = page.locator(".explorer .card.current svg.arcs")
    assert drawing.locator(".word.flagged .form").all_text_contents() == ["mayor"]
    assert drawing.locator("rect.shade.full").count() == drawing.locator(".word").count()
    drawing.locator(".word.flagged").click()
    assert "looks odd" in page.locator(".explorer .word-rows").inner_text()
