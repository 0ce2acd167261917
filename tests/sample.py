"""The sample that comes with treeval: gold trees of several languages, and three systems."""

from pathlib import Path

import treeval

SAMPLE = Path(treeval.__file__).parent / "sample"
GOLD = str(SAMPLE / "gold" / "en.conllu")
SUD = str(SAMPLE / "sud" / "en.conllu")
ALDER, BIRCH, CEDAR = (
    str(SAMPLE / "systems" / name / "en.conllu") for name in ("alder", "birch", "cedar")
)
PTB, PARSED = (str(SAMPLE / "brackets" / name) for name in ("en.mrg", "parsed.mrg"))
