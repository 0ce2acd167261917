"""Tables of treebanks."""

from examples import TREEBANKS
from treeval.report.tables.table import Style, as_csv
from treeval.treebanks.describe import describe
from treeval.treebanks.description import Description


def test_one_treebank(one: Description) -> None:
    # 1,000 words, two forms: STTR 0.2 %. 500 det and 499 obj alternate between two forms: their
    # entropy is log 2 (but for the odd word out), as is the log of the vocabulary.
    lines = one.text().splitlines()
    assert lines[3].split() == ["long", "1", "1000", "0", "50.00", "50.00", "0.00", "0.20"]
    det = next(line for line in lines if line.startswith("det"))
    assert det.split() == ["det", "function", "500", "100.00", "█" * 30]
    assert "STTR" not in lines[-1]


def test_many_treebanks(many: Description) -> None:
    text = many.text()
    assert "– STTR: fewer than 1000 words in short, other" in text
    # Two of three treebanks have no obl: mean of 0 (one form), 0.5 and 0.5.
    obl = next(line for line in text.splitlines() if line.startswith("obl"))
    assert obl.split()[:4] == ["obl", "content", "1", "1"]
    assert sorted(obl.split()[4:7]) == ["0.00", "–", "–"]
    assert obl.split()[7] == "33.33"
    # Perfect systems: nothing varies, so nothing correlates.
    las = next(line for line in text.splitlines() if line.startswith("LAS"))
    assert set(las.split()[1:]) == {"–"}
    assert "content share against STTR: r = –" in text


def test_programs_get_no_bars_and_people_the_decimals_they_want(one: Description) -> None:
    sizes, *others, relations = (
        as_csv(one_of).splitlines() for one_of in one.tables(Style("csv", 1))
    )
    assert [table[0] for table in others] == ["Treebank,Figure,Value"]
    assert sizes[1] == "long,1,1000,0,50.0,50.0,0.0,0.2"
    assert "det,function,500,100.0" in relations


def test_wde_of_many_treebanks_is_averaged() -> None:
    one = TREEBANKS["short"]
    text = describe({f"t{number}": one for number in range(9)}).text()
    assert "Word dependency entropy in %, averaged over 9 treebanks" in text


def test_no_classes_are_said() -> None:
    text = describe({"short": TREEBANKS["short"]}, relation_classes="none").text()
    assert "– Content, Function, Other: no classes of relations were given" in text
