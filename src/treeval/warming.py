"""Compiling in advance: the function behind `treeval warm-up`.

numba compiles a loop when it is first called, which takes seconds, and keeps the result. In a
container or in continuous integration the first call is often the only one. So every task runs
once on the sample that comes with treeval, while an image is made.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from treeval import report
from treeval.assessment.assess import assess
from treeval.assessment.pupa import count_keys
from treeval.assessment.ranking.rank import rank
from treeval.auditing.audit import audit
from treeval.conversion.convert import convert
from treeval.errors import SettingError
from treeval.formats import compiled
from treeval.formats.registry import FORMATS
from treeval.induction.ccl.compiled import REHASH
from treeval.induction.dmv.algorithms import ALGORITHMS
from treeval.kernels import has_numba
from treeval.kernels.place import folders_for_code
from treeval.models.load import load
from treeval.models.ngram.compiled import EVERY
from treeval.models.train import train
from treeval.progress import Advance, Progress, silent
from treeval.scoring.score import score
from treeval.settings.choices import WarmUpTask
from treeval.settings.running import WarmUpSettings
from treeval.sources.measures import MEASURE
from treeval.tree import constituent_pair
from treeval.version import stamped

_DEFAULT = WarmUpSettings()
_STYLE = report.Style(decimals=1)
_SHORT = 10  # words of the longest sentence to learn from


@dataclass(frozen=True, eq=False, repr=False)
class WarmUp(report.Result):
    """What `warm_up` has run, the CPU seconds of each, and where compiled code is kept."""

    seconds: Mapping[WarmUpTask, float]
    folders: tuple[str, ...]  # the first that can be written is used

    def to_dict(self) -> dict[str, Any]:
        return {**stamped("warm-up"), "seconds": dict(self.seconds), "folders": list(self.folders)}

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        rows = [(task, f"{spent:.{style.decimals}f}") for task, spent in self.seconds.items()]
        return [report.Table(("Task", "CPU seconds"), tuple(rows))]

    def notes(self) -> list[str]:
        return [f"compiled code is cached in {' or '.join(self.folders)}"]

    def text(self, style: report.Style = _STYLE) -> str:
        return super().text(style)

    def page(self, command: str = "") -> "report.Page":
        return report.default_page(self, command, "Compiled in advance", section="Tasks")


def warm_up(
    settings: WarmUpSettings = _DEFAULT, *, progress: Progress = silent, **changes: Any
) -> WarmUp:
    """Run every task that has compiled loops once, so that later runs find them compiled.

    Compiled code depends on the processor, on the version of numba and on that of treeval. Set
    the variable NUMBA_CACHE_DIR to choose where it is kept, here and in later runs.

    >>> treeval.warm_up(tasks="tags").seconds.keys()
    dict_keys(['tags'])

    See `WarmUpSettings` for what can be set.
    """
    chosen = WarmUpSettings.of(settings, changes)
    if not has_numba():
        raise SettingError("there is nothing to compile with; install numba: pip install numba")
    spent: dict[WarmUpTask, float] = {}
    with as_file(files("treeval") / "sample") as sample:
        for done, task in enumerate(chosen.tasks):
            progress(Advance(task, done, len(chosen.tasks)))
            begin = time.process_time()
            _TASKS[task](Path(sample))
            spent[task] = time.process_time() - begin
    progress(Advance("warm-up", len(chosen.tasks), len(chosen.tasks)))
    return WarmUp(spent, tuple(map(str, folders_for_code())))


def _read(sample: Path) -> None:
    compiled.prepare()
    MEASURE.prepare()
    data = (sample / "brackets/en.mrg").read_bytes()
    FORMATS["brackets"].parse("sample", data, compiled=True)


def _score(sample: Path) -> None:
    constituent_pair.prepare()
    gold, system = sample / "gold/en.conllu", {"birch": sample / "systems/birch/en.conllu"}
    score(gold, system, metrics=["LAS", "TED", "TDice", "DPPL"], train=gold)
    score(sample / "brackets/en.mrg", {"parsed": sample / "brackets/parsed.mrg"})


def _convert(sample: Path) -> None:
    with TemporaryDirectory() as folder:
        convert(sample / "gold/en.conllu", Path(folder, "en.conllu"), projectivise="head+path")


def _assess(sample: Path) -> None:
    assess(sample / "systems/birch/en.conllu", methods="all", members=2)
    count_keys([np.arange(1, 9, dtype=np.uint64)], most=2)  # only many trees need more room


def _rank(sample: Path) -> None:
    outputs = [*sample.glob("systems/*/en.conllu"), *sample.glob("others/*/en.conllu")]
    rank({path.parent.name: path for path in sorted(outputs)}).consensus()


def _audit(sample: Path) -> None:
    audit([str(sample / "gold"), str(sample / "systems/birch")])


def _ngram(sample: Path) -> None:
    for kernel in EVERY:
        kernel.prepare()
    train("ngram", sample / "gold/en.conllu", order=2)


def _dmv(sample: Path) -> None:
    gold = sample / "gold/en.conllu"
    learnt = partial(train, "dmv", gold, max_length=_SHORT, strip_punct="form")
    models = [learnt(algorithm=name) for name, one in ALGORITHMS.items() if not one.is_sampler]
    models += [learnt(supervised=True), learnt(algorithm="gggtp10", valences="3,3")]
    for model in models:
        model.parse(gold)
        model.parse(gold, careful=True)
    load("random").parse(gold)
    with TemporaryDirectory() as folder:
        path = Path(folder, "bc10.model")
        learnt(algorithm="bc10", passes=2).save(path)
        learnt(algorithm="bc10", passes=3, resume=path).parse(gold)


def _ccl(sample: Path) -> None:
    REHASH.prepare()  # only long texts need it
    parser = train("ccl", sample / "brackets/en.mrg")
    parser.parse(sample / "brackets/en.mrg")
    parser.parse(sample / "brackets/en.mrg", dependencies=True)


def _tags(sample: Path) -> None:
    train("tags", sample / "brackets/en.mrg", classes=8).tag("a newword\n")


_TASKS: Mapping[WarmUpTask, Callable[[Path], None]] = {
    "reading": _read,
    "scoring": _score,
    "convert": _convert,
    "assess": _assess,
    "rank": _rank,
    "audit": _audit,
    "ngram": _ngram,
    "dmv": _dmv,
    "ccl": _ccl,
    "tags": _tags,
}
