"""The page of errors."""

from examples import sentence
from pages import insist_on_own_scripts
from sample import ALDER, BIRCH, GOLD
from treeval.scoring.analysis import errors_of
from volumes import volumes_in


def test_no_markup_gets_into_the_page() -> None:
    attack = "<script>alert(1)</script>"
    gold = sentence([2, 0], [attack, "b"], [attack, "root"])
    predicted = sentence([0, 1], [attack, "b"], ["root", '"><img src=x>'])
    page = errors_of(gold, predicted).page().html()
    insist_on_own_scripts(page)
    assert "<img" not in page


def test_the_page_holds_the_sentences_that_are_asked_for() -> None:
    (every,) = volumes_in(errors_of(GOLD, ALDER).page().html()).values()
    assert every.header["sentences"] == 25
    (three,) = volumes_in(errors_of(GOLD, ALDER, show=3, sort="file").page().html()).values()
    assert (three.header["sentences"], three.header["order"]) == (3, "file")
    none = errors_of(GOLD, ALDER, show=0).page().html()
    assert not volumes_in(none)


def test_the_page_begins_with_the_errors_that_are_asked_for() -> None:
    page = errors_of(GOLD, ALDER, confusion="obl:nmod", kind="both").page().html()
    assert 'data-state="kind=both&amp;gold=obl&amp;pred=nmod"' in page
    page = (
        errors_of(GOLD, {"a": ALDER, "b": BIRCH}, better="b:a", matrix="upos", confusion="*:VERB")
        .page()
        .html()
    )
    assert 'data-state="hp=VERB&amp;tag=upos&amp;right=b&amp;wrong=a"' in page
