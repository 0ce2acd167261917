"""Several tables as one, and the signature in all forms."""

import treeval
from sample import BIRCH, CEDAR, GOLD
from treeval.report.tables.forms import joined, signed
from treeval.report.tables.table import Style, Table, as_csv

SIZES = Table(("Treebank", "Words"), (("en", "4"), ("fr", "–")), "Sizes")
WORDS = Table(
    ("", "Class", "WDE", ""), (("det", "function", "0.5", "██"),), about=(("Treebank", "en"),)
)


def test_several_tables_become_one_with_one_value_per_row() -> None:
    assert as_csv(joined([SIZES, WORDS])).splitlines() == [
        "table,treebank,row,class,measure,value",
        "Sizes,en,,,words,4",
        "Sizes,fr,,,words,",
        ",en,det,function,wde,0.5",
    ]


def test_a_single_table_stays_as_it_is() -> None:
    assert joined([SIZES]) is SIZES


def test_a_list_without_numbers_is_not_lost() -> None:
    listed = Table(("File", "Problem"), (("a", "bad"),), names=2)
    assert joined([SIZES, listed]).rows[-1] == ("", "", "a", "bad", "number", "1")


def test_the_signature_is_a_column_for_programs() -> None:
    assert signed(SIZES, "v:1").rows[0] == ("en", "4", "v:1")
    assert signed(SIZES, "") is SIZES


def test_every_form_keeps_the_signature() -> None:
    results = treeval.score(GOLD, {"birch": BIRCH, "cedar": CEDAR}, metrics="LAS")
    signature = str(results["birch"].scores["LAS"].signature)
    for form in ("text", "csv", "tsv", "latex", "markdown"):
        assert signature in results.text(Style(form)), form


def test_every_table_of_latex_has_a_label_of_its_own() -> None:
    results = treeval.score(GOLD, {"birch": BIRCH, "cedar": CEDAR}, metrics="LAS", by="length")
    text = results.text(Style("latex", caption="All", label="tab:x"))
    assert "\\caption{All. Bold: best score.}\n\\label{tab:x-1}" in text
    assert "\\caption{LAS by length.}\n\\label{tab:x-2}" in text
