"""Names in tables break between words and after slashes, and nothing in them is markup."""

from treeval.report.pages.page import Grid, Page, Section


def written(text: str) -> str:
    return Page("Title", "", (), (Section("Table", (Grid(("A", "B"), ((text, "1"),)),)),)).html()


def test_long_paths_break_after_slashes() -> None:
    source = written("conll18/en_ewt/Stanford-18.conllu.gz")
    assert '<span class="whole">conll18/<wbr>en_ewt/<wbr>Stanford-18.conllu.gz</span>' in source


def test_words_without_hyphens_are_as_they_are() -> None:
    assert "a long name of many plain words</td>" in written("a long name of many plain words")
    assert ">HIT-SCIR-18</td>" in written("HIT-SCIR-18")


def test_markup_is_escaped() -> None:
    source = written("a name with <script>-alert(1)</script> in it")
    assert '<span class="whole">&lt;script&gt;-alert(1)&lt;/<wbr>script&gt;</span>' in source
