"""One page per kind of result, with everything that the sample offers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import treeval
from regular import written_treebank
from sample import ALDER, BIRCH, CEDAR, GOLD, PARSED, PTB, SUD
from treeval.report.result import Result

SYSTEMS = {"alder": ALDER, "birch": BIRCH, "cedar": CEDAR}
FEW: dict[str, Any] = {"resamples": 20, "shuffles": 20}


def audited(folder: Path) -> Result:
    return treeval.audit(written_treebank(folder, s1=(3, 4, "det"), s3=(2, 6, "amod")), limit=20)


PAGES: dict[str, Callable[[Path], Result]] = {
    "score": lambda _: treeval.score(GOLD, SYSTEMS, **FEW),
    "one system": lambda _: treeval.score(GOLD, {"birch": BIRCH}, **FEW),
    "constituents": lambda _: treeval.score(PTB, {"parsed": PARSED}, **FEW),
    "errors": lambda _: treeval.errors_of(GOLD, SYSTEMS),
    "agree": lambda _: treeval.agreement(ALDER, CEDAR),
    "treebank": lambda _: treeval.describe([GOLD, GOLD.replace("en.", "fr.")]),
    "rank": lambda _: treeval.rank(SYSTEMS, resamples=20),
    "assess": lambda _: treeval.assess(BIRCH, methods=["pupa", "mc", "random"]),
    "diff": lambda _: treeval.diff(GOLD, ALDER, min_group=2),
    "audit": audited,
    "cross": lambda _: treeval.cross({"UD": GOLD, "SUD": SUD}, {"birch:UD": BIRCH}),
}
