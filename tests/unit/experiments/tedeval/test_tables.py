"""Tables 1 and 2 of the TedEval paper: their layout, and the published figures."""

from pathlib import Path

import numpy as np

from lth_files import write_lth
from treeval.experiments.tedeval.design import HALVES, contrasts_of
from treeval.experiments.tedeval.reproduction import reproduce
from treeval.experiments.tedeval.tables import PublishedTable


def test_tables_are_laid_out_as_in_the_paper(tmp_path: Path) -> None:
    write_lth(tmp_path)
    found = reproduce(tmp_path, trials=9)
    tables = {table.title: table for table in found.tables()}
    left = tables["table 1 (MaltParser), left half"]
    assert left.header[2:4] == ("Default: paper", "Default: here")
    assert left.rows[1][:4] == ("Default", "LAS", "0.8820", "0.6667")  # 8 of 12 words
    assert left.rows[-1][:3] == ("Default ⊓ OldLTH ⊓ CoNLL07", "L-TED", "0.9281†")
    assert len(left.rows) == 3 * 4 + 4 * 2
    cells = [one for one in found.findings if one.place.startswith("table")]
    assert len(cells) == 216
    assert not any(np.isnan(one.published) for one in cells)


def test_published_figures_and_their_daggers() -> None:
    # Table 1, third row of numbers; and Default against what Default and CoNLL07 share.
    malt = PublishedTable("MaltParser")
    assert malt.score("left", "OldLTH", ("Default",), "U-TED") == 0.8926
    assert malt.mark("left", "Default", ("Default", "CoNLL07"), "L-TED") == "†"
    # Differences without a dagger, counted by hand: 9 of 24 in table 1, 19 of 24 in table 2.
    for parser, number in {"MaltParser": 9, "MSTParser": 19}.items():
        table = PublishedTable(parser)
        assert number == sum(
            table.is_significant(side, one)
            for side, schemes in HALVES.items()
            for one in contrasts_of(schemes)
        )
    assert np.isnan(PublishedTable("other").score("left", "OldLTH", ("Default",), "LAS"))
