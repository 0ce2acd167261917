"""The result of `rank`: systems in order, predicted scores, trust in arcs, consensus trees."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval import report
from treeval.arrays import Floats, frozen
from treeval.assessment.ranking.calibration import (
    FEWEST,
    Prediction,
    confidence_of_sentences,
    least_agreement,
)
from treeval.assessment.ranking.consensus import Consensus, find_consensus, write_confidence
from treeval.assessment.ranking.election import Election
from treeval.assessment.ranking.entry import Entrant
from treeval.assessment.ranking.truth import Truth
from treeval.counts import defined
from treeval.errors import SettingError
from treeval.formats.files import as_path
from treeval.formats.registry import format_of
from treeval.signature import Signature
from treeval.sources.info import FileInfo
from treeval.tree.treebank import Treebank
from treeval.version import stamped

if TYPE_CHECKING:
    from os import PathLike


_STYLE = report.Style()


@dataclass(frozen=True)
class Neighbour:
    """The next system in the order: how far it is behind, and how often such orders are right."""

    name: str
    difference: float  # of f
    right: float | None  # None if it was not measured with so few systems


@dataclass(frozen=True)
class RankedSystem:
    """One system: its rank, its agreement with the others, and its predicted scores."""

    name: str
    rank: int | None  # None if there are too few systems
    best_rank: int | None  # of the range of ranks over resampled sentences
    worst_rank: int | None
    agreement: float  # v: mean agreement with the others
    consensus_agreement: float  # f: agreement with the consensus of the others
    weight: float  # of its votes
    las: Prediction | None
    uas: Prediction | None
    segmenter: int  # number of the group of systems that share its tokeniser
    clone_group: int  # number of the group of systems with the same output
    is_labelled: bool  # whether it votes on relations; otherwise figures are those of heads alone
    file: FileInfo
    following: Neighbour | None = None
    true: Mapping[str, float] = field(default_factory=dict)  # scores against gold trees

    def to_dict(self) -> dict[str, Any]:
        following = self.following
        return {
            "name": self.name,
            "rank": self.rank,
            "best_rank": self.best_rank,
            "worst_rank": self.worst_rank,
            "agreement": defined(self.agreement),
            "consensus_agreement": defined(self.consensus_agreement),
            "weight": self.weight,
            "las": self.las.to_dict() if self.las else None,
            "uas": self.uas.to_dict() if self.uas else None,
            "segmenter": self.segmenter,
            "clone_group": self.clone_group,
            "labelled": self.is_labelled,
            "next": following
            and {
                "name": following.name,
                "difference": following.difference,
                "right_order": following.right,
            },
            **(
                {"true": {k.lower(): defined(v) for k, v in self.true.items()}} if self.true else {}
            ),
            **self.file.to_dict(),
        }


@dataclass(frozen=True, eq=False, repr=False)
class Ranking(report.Result):
    """The result of `rank`: systems from best to worst, and what can be trusted."""

    systems: tuple[RankedSystem, ...]
    mean_agreement: float
    contested_words: int
    contested_arcs: int
    rounds: int
    voters: tuple[str, ...]  # systems that vote on the arcs by which they are ordered
    doubts: tuple[str, ...]
    level: int  # of the intervals of predicted scores
    signature: Signature
    unpredicted: str = ""  # why there are no predicted scores
    truth: Truth | None = None
    election: Election | None = None  # with the trees, as long as these are kept
    election_of_heads: Election | None = None  # of all systems, if some have no usable relations

    def __getitem__(self, name: str) -> RankedSystem:
        """Find a system by its name."""
        for system in self.systems:
            if system.name == name:
                return system
        raise KeyError(
            f"{name!r}; the systems are {', '.join(system.name for system in self.systems)}"
        )

    @property
    def reliable(self) -> bool:
        """Whether the systems agree on enough arcs for the order to be trusted."""
        return self.mean_agreement >= least_agreement()

    def without_trees(self) -> "Ranking":
        """Remove the trees, which are large; the figures remain."""
        truth = replace(self.truth, gold=None) if self.truth else None
        return replace(self, election=None, election_of_heads=None, truth=truth)

    @cached_property
    def arcs(self) -> Mapping[str, Floats]:
        """The confidence of the arc of each word, by system; nan for words that do not count."""
        elections = (self.election_of_heads, self._kept_election)
        return {
            name: election.confidence_of(index)
            for election in elections
            if election
            for index, name in enumerate(election.names)
        }

    @cached_property
    def pairwise(self) -> Floats:
        """The agreement of each pair of voters: F1 of their arcs."""
        election = self._kept_election
        places = [election.names.index(name) for name in self.voters]
        return frozen(election.pairwise[np.ix_(places, places)])

    @cached_property
    def sentences(self) -> Mapping[str, Floats]:
        """The mean confidence of the words of each sentence, by system."""
        return {
            name: confidence_of_sentences(self.outputs[name].treebank, confidence)
            for name, confidence in self.arcs.items()
        }

    @property
    def outputs(self) -> Mapping[str, Entrant]:
        """The outputs with their trees, by system."""
        election = self.election_of_heads or self._kept_election
        return {output.name: output for output in election.outputs}

    @property
    def _kept_election(self) -> Election:
        if self.election is None:
            raise SettingError("the trees are not kept in this ranking; rank the files again")
        return self.election

    @cached_property
    def consensus_trees(self) -> Consensus:
        """The consensus trees with their confidence, and how they were found."""
        if len(self.systems) < FEWEST:
            raise SettingError(
                f"a consensus needs {FEWEST} systems, but there are {len(self.systems)}; "
                "name more outputs"
            )
        return find_consensus(self._kept_election)

    def consensus(self) -> Treebank:
        """Vote on heads and relations, over the words of the system that is ranked first."""
        return self.consensus_trees.treebank

    def write_consensus(self, path: "str | PathLike[str]") -> None:
        """Write the consensus trees in the format that the suffix of the file stands for."""
        target = as_path(path)
        format_of(target, to_write=True).write(self.consensus(), target)

    def write_confidence(self, folder: "str | PathLike[str]") -> tuple[str, ...]:
        """Write every output again, with ``Conf=`` in MISC; everything else stays as it is.

        The files are named after the systems. Returns their paths.
        """
        return write_confidence(self, as_path(folder))

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.ranking_tables(self, style)

    def notes(self) -> list[str]:
        return report.ranking_notes(self)

    def page(self, command: str = "") -> "report.Page":
        return report.ranking_page(self, command)

    def to_dict(self) -> dict[str, Any]:
        *notes, _ = self.notes()
        return {
            **stamped("rank"),
            "signature": str(self.signature),
            "systems": [system.to_dict() for system in self.systems],
            "mean_agreement": defined(self.mean_agreement),
            "reliable": self.reliable,
            "contested_words": self.contested_words,
            "contested_arcs": self.contested_arcs,
            "rounds": self.rounds,
            "level": self.level,
            "notes": notes,
            **(self.truth.to_dict() if self.truth else {}),
        }
