"""Tests on random subsets: how many differences are significant by size."""

from pathlib import Path

import numpy as np

from lth_files import write_lth
from treeval.experiments.tedeval.design import parsed_by
from treeval.experiments.tedeval.power import number_findings
from treeval.experiments.tedeval.reproduction import Judged, conventional


def test_subsets_are_smaller_than_all_sentences(tmp_path: Path) -> None:
    write_lth(tmp_path)
    malt, _ = parsed_by(conventional(tmp_path)[0])
    power = Judged.of(malt, (2, 3, 400), 9, 0).power
    assert {size: p.shape for size, p in power.p.items()} == {2: (20, 24), 3: (1, 24)}
    assert power.nearest == 3
    # With three sentences, no difference can be significant.
    assert power.significant(3).tolist() == [0]
    assert np.isfinite(power.p[2]).all()
    assert [one.what for one in number_findings(power)] == [
        "MaltParser, of 24: 2,416 (paper)",
        "MaltParser, of 24: 2",
        "MaltParser, of 24: 3",
    ]
    assert "0 on 2, 0 on 3 sentences; in the paper, 9 on 2,416." in power.remark()
