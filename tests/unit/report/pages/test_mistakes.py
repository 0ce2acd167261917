"""The page of errors."""

from examples import sentence
from strategies import treebank_of
from treeval.scoring.analysis import errors_of


def test_no_markup_gets_into_the_page() -> None:
    attack = "<script>alert(1)</script>"
    gold = sentence([2, 0], [attack, "b"], [attack, "root"])
    predicted = sentence([0, 1], [attack, "b"], ["root", '"><img src=x>'])
    page = errors_of(gold, predicted).page().html()
    assert page.count("<script") == 1  # the page's own
    assert "<img" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "http" not in page.replace("http-equiv", "")


def test_long_sentences_of_the_page_are_text() -> None:
    heads = [0, *[1] * 149]
    labels = ["dep"] * 150
    predicted = treebank_of([*heads[:-1], 149], deprel=labels)
    errors = errors_of(treebank_of(heads, deprel=labels), predicted)
    page = errors.page().html()
    assert "<pre>" in page
    assert "<svg" not in page
