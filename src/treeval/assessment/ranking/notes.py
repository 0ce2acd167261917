"""What must be said beside a ranking: why it may be wrong, and who was left out."""

from collections.abc import Iterator, Mapping, Sequence

from treeval.assessment.ranking.calibration import FEWEST, least_agreement
from treeval.assessment.ranking.election import Election
from treeval.assessment.ranking.vote import FEWEST as WEIGHTED
from treeval.report.tables.ranking import FAMILIES


def doubts(election: Election, named: Sequence[Sequence[str]], unpredicted: str) -> Iterator[str]:
    """Say what is doubtful; ``named`` are the systems that the user says to be variants."""
    if len(election.outputs) < FEWEST:
        yield "two systems: there is nothing to rank; a third output of the same text is needed"
        return
    agreement = election.mean_agreement
    if agreement < least_agreement():
        yield (
            f"not reliable: the systems agree on only {100 * agreement:.1f} % of arcs; below "
            f"{100 * least_agreement():.0f} %, the system ranked first was 10.8 LAS worse than the "
            "best one, on average over 7 treebanks"
        )
    yield from _few(election)
    yield from _segmenters(election)
    yield from _groups(election, named)
    yield FAMILIES
    if unpredicted:
        yield f"no predicted scores: {unpredicted}"
    else:
        yield (
            "Intervals are for treebanks and systems like those of CoNLL 2018; ranges of ranks "
            "cover the choice of sentences only."
        )


def _few(election: Election) -> Iterator[str]:
    independent = election.independent
    if independent == 1:
        yield "all outputs are the same or have one vote together: there is nothing to rank"
    elif independent < FEWEST:
        yield "only two outputs are independent: there is nothing to rank"
    elif independent < WEIGHTED:
        yield (
            f"fewer than {WEIGHTED} independent systems: they are ordered by v, the mean agreement "
            "with the others, and their votes have the same weight"
        )


def _segmenters(election: Election) -> Iterator[str]:
    groups = election.segmentation.segmenters
    if len(groups) == 2 and election.segmentation.contested_words:
        first, second = (_listed(election, members) for members in groups.members())
        yield (
            f"two tokenisers: that of {first}, and that of {second}; it cannot be known which is "
            "right, so the order between the two groups is doubtful"
        )


def _groups(election: Election, named: Sequence[Sequence[str]]) -> Iterator[str]:
    names, clones = election.names, election.clones
    for members in clones.groups.members():
        if len(members) > 1:
            likeness = _likeness(election, members, named)
            yield f"{_listed(election, members)}: {likeness}; one vote"
    for a, b in clones.near():
        yield (
            f"{names[a]} and {names[b]} agree on {100 * clones.similarity[a, b]:.0f} % of the arcs "
            "on which systems differ; if they are variants of one parser, name them in `same=`"
        )


def _likeness(election: Election, members: Sequence[int], named: Sequence[Sequence[str]]) -> str:
    similarity = election.clones.similarity
    if min(similarity[a, b] for a in members for b in members) == 1:
        return "same output"
    here = {election.names[member] for member in members}
    is_named = any(here.intersection(group) for group in named)
    return "variants of one parser" if is_named else "nearly the same output"


def _listed(election: Election, members: Sequence[int]) -> str:
    return ", ".join(election.names[member] for member in members)


def left_out(election: Election, unlabelled: Mapping[str, str]) -> Iterator[str]:
    """Name the systems and sentences that could not be used."""
    for name, why in unlabelled.items():
        yield f"{name}: {why}; it is ranked by its heads alone (UAS)"
    for output in election.outputs:
        if skipped := int(output.skipped.sum()):
            noun = "sentence" if skipped == 1 else "sentences"
            yield f"{output.name}: {skipped} {noun} skipped for all, first: {output.first_problem}"
        if output.kept:
            what = "sentence is not a tree" if output.kept == 1 else "sentences are not trees"
            yield f"{output.name}: {output.kept} {what}; the arcs vote as they are"
