"""What a cross-annotation evaluation found: the same numbers for Python, JSON, tables, pages."""

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from treeval import report
from treeval.crossing.annotations import Annotations
from treeval.crossing.certainty import (
    BothIntervals,
    SystemDifference,
    comparable,
    intervals_of,
    largest_family,
)
from treeval.crossing.experiments import Experiment, tree_edit_score
from treeval.crossing.labelling import Labelling
from treeval.metrics.signing import metric_settings, signed
from treeval.settings.crossing import CrossSettings
from treeval.signature import Signature
from treeval.sources.info import FileInfo
from treeval.statistics.wilson import how_computed
from treeval.tree.problems import Problem
from treeval.version import stamped

_STYLE = report.Style()


@dataclass(frozen=True, eq=False, repr=False)
class Crossing(report.Result):
    """What `cross` found; ``skipped`` and ``too_long`` are gold sentences that do not count."""

    compared: Annotations
    experiments: tuple[Experiment, ...]
    settings: CrossSettings
    labelling: Labelling
    skipped: tuple[int, ...] = ()
    too_long: tuple[int, ...] = ()
    intervals: tuple[BothIntervals, ...] = ()  # of the experiments, in their order
    differences: tuple[SystemDifference, ...] = ()

    @property
    def schemes(self) -> tuple[str, ...]:
        return tuple(self.compared.golds)

    @property
    def systems(self) -> tuple[str, ...]:
        return tuple(self.compared.systems)

    def of(self, system: str) -> tuple[Experiment, ...]:
        """Give the experiments of one system: against its own gold, others, pairs, and all."""
        return tuple(each for each in self.experiments if each.system == system)

    def in_full(self) -> "Crossing":
        """Add the intervals that a page shows even if nobody asked for them."""
        if self.intervals:
            return self
        settings = self.settings.changed(ci=True)
        found = intervals_of(self.experiments, settings.certainty)
        return replace(self, settings=settings, intervals=found)

    @property
    def files(self) -> list[tuple[str, FileInfo]]:
        """What was read, by its name."""
        every = (*self.compared.golds.values(), *self.compared.systems.values())
        return [(one.label, one.file) for one in every]

    @property
    def problems(self) -> list[Problem]:
        """What is wrong with sentences that were skipped."""
        every = (*self.compared.golds.values(), *self.compared.systems.values())
        return [problem for one in every for problem in one.admission.problems]

    @property
    def signature(self) -> Signature:
        """All that the numbers depend on."""
        reading = self.settings.reading
        hashes = [gold.file.sha256 for gold in self.compared.golds.values()]
        bad = reading.invalid or "keep"
        kept = sum(system.admission.kept for system in self.compared.systems.values())
        needed = len(self.skipped) or kept
        # The equations as they were given are shorter than the map that is made of them.
        metric = replace(tree_edit_score(self.settings), label_map=())
        parts = {
            **metric_settings(metric),
            "labels": self._labels(),
            "strip": reading.strip_punct or "",
            "len": "" if reading.max_length is None else str(reading.max_length),
            "bad": f"{bad}({needed})" if needed else bad,
            "gold": "+".join(found[:6] for found in hashes if found),
            **self._drawn(),
        }
        return signed({name: value for name, value in parts.items() if value})

    def _labels(self) -> str:
        """The equations between labels, for the signature; those of a file as a hash."""
        equations = "+".join(self.settings.label_map)
        if self.settings.equations is None:
            return equations
        return f"{len(self.settings.label_map)}({sha256(equations.encode()).hexdigest()[:6]})"

    def _drawn(self) -> dict[str, str]:
        """What was drawn at random, for the signature."""
        certainty = self.settings.certainty
        tested = comparable(self.experiments, certainty)
        is_tested = bool(tested)
        is_resampled = is_tested and certainty.test == "bootstrap"
        trials = certainty.trials(largest_family(tested, certainty))
        every = [interval for both in self.intervals for interval in both]
        how = how_computed(every, certainty)
        return {
            "seed": str(certainty.seed) if is_tested or "seed" in how else "",
            **how,
            "test": "paired bootstrap" if is_resampled else "",
            "trials": str(trials) if is_tested else "",
        }

    @property
    def has_idle_seed(self) -> bool:
        """Whether a seed was given that has no effect."""
        return bool(self.settings.certainty.differing(["seed"])) and not self._drawn()["seed"]

    def explain(self, sentence: int) -> str:
        """Draw the functional trees of a gold sentence, the first being 1, and list the edits.

        >>> schemes = {"UD": "gold/en.conllu", "SUD": "sud/en.conllu"}
        >>> crossing = treeval.cross(schemes, {"UD": "systems/cedar/en.conllu"})
        >>> crossing.explain(2).splitlines()[-1].strip()
        'unlabelled: 1 - 2/52 = 0.9615'
        """
        from treeval.crossing.explanation import explanation  # noqa: PLC0415  few runs explain

        return "\n".join(explanation(self.compared, sentence, tree_edit_score(self.settings)))

    def to_dict(self) -> dict[str, Any]:
        every = [one.to_dict(sentences=self.settings.per_sentence) for one in self.experiments]
        for record, both in zip(every, self.intervals, strict=False):  # there may be none
            for kind, found in both._asdict().items():
                record[kind] |= {"low": found.low, "high": found.high}
        return {
            **stamped("cross"),
            "signature": str(self.signature),
            "experiments": every,
            "mode": self.settings.mode,
            "comparisons": [one for both in self.differences for one in both.records()],
            "golds": self._golds(),
            "labels": self.labelling.to_dict(),
            "systems": [system.to_dict() for system in self.compared.systems.values()],
            "skipped_sentences": list(self.skipped),
            "too_long_sentences": list(self.too_long),
        }

    def _golds(self) -> list[dict[str, Any]]:
        shares = self.labelling.unlabelled
        golds = self.compared.golds.items()
        return [gold.to_dict() | {"unlabelled": shares[scheme]} for scheme, gold in golds]

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.crossing_tables(self, style)

    def notes(self) -> list[str]:
        return [*report.crossing_notes(self), f"signature: {self.signature}"]

    def page(self, command: str = "") -> "report.Page":
        from treeval.crossing.sentences import explored  # noqa: PLC0415  the same

        return report.crossing_page(self.in_full(), explored(self), command)
