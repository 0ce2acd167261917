"""pandas reads the table of every command."""

import io
import os
from pathlib import Path

import pytest

from commands import run
from sample import BIRCH, CEDAR, GOLD, SAMPLE

Capture = pytest.CaptureFixture[str]
pd = pytest.importorskip("pandas", reason="pandas is not installed")

BRACKETS = [str(SAMPLE / "brackets" / name) for name in ("en.mrg", "parsed.mrg")]
SUD = str(SAMPLE / "sud" / "en.conllu")
COMMANDS = {
    "score": ["score", GOLD, BIRCH, CEDAR, "--compare", "--by", "length", "--per-sentence"],
    "constituents": ["score", *BRACKETS, "--by", "label"],
    "folders": ["score", str(SAMPLE / "gold"), str(SAMPLE / "systems" / "birch"), "--ci"],
    "errors": ["errors", GOLD, BIRCH, CEDAR],
    "agree": ["agree", GOLD, BIRCH],
    "annotators": ["agree", GOLD, BIRCH, CEDAR],
    "cross": ["cross", "--gold", f"UD={GOLD}", "--gold", f"SUD={SUD}", "--system", f"UD={BIRCH}"],
    "treebank": ["treebank", GOLD, str(SAMPLE / "gold" / "fr.conllu")],
    "assess": ["assess", BIRCH, "--methods", "mc", "--gold", GOLD],
    "sentences": ["assess", BIRCH, "--methods", "mc"],
    "sample": ["sample", GOLD, "2", "--no-documents", "-o", os.devnull],
    "filter": ["filter", GOLD, "--query", "obj>VERB", "-o", os.devnull],
    "check": ["check", GOLD],
    "score-tags": ["score-tags", GOLD, BIRCH, "--column", "upos"],
}


@pytest.mark.parametrize("name", COMMANDS)
def test_pandas_reads_the_table_and_every_file_of_the_folder(
    name: str, capfd: Capture, tmp_path: Path
) -> None:
    for form, separator in (("--csv", ","), ("--tsv", "\t")):
        outcome = run(capfd, *COMMANDS[name], form, "--tables", str(tmp_path))
        assert outcome.code == 0, outcome.err
        table = pd.read_csv(io.StringIO(outcome.out), sep=separator)
        assert len(set(table.columns)) == len(table.columns)
        assert not any(column.startswith("Unnamed") for column in table.columns)
        assert "\n\n" not in outcome.out
        if "value" in table.columns:
            assert table["value"].dtype.kind in "if"
        files = sorted(tmp_path.glob(f"*.{form[2:]}"))
        assert files
        for path in files:
            assert len(pd.read_csv(path, sep=separator)), path
