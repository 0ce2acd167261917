"""Places in the NED paper, and its figures by place."""

from treeval.experiments.findings import published

STRUCTURES = "table 1: words in structures"
ATTACHMENT = "table 2: attachment"
NEUTRAL = "table 3: undirected and NED"
CHANGES = "tables 2 and 3: other learners"
FLIPS_OF_PAPER = "tables 2 and 3: the arcs that the paper flips"
PARSERS = "table 4: parsers"
ORDERS = "table 4: orders of the parsers"
OTHERS = "table 4: further parsers, which are not in the paper"
SUPERVISED = "table 5: supervised"
HEAD_RULES = "head rules"
OTHER_RULES = "footnote 8: other head rules"
LANGUAGES = "footnote 1: other languages"

VARIANTS = ("original", "modified")


def figure(place: str, what: str) -> float:
    """A figure of the paper; nan if it has none."""
    return published("ned").get((place, what), float("nan"))


def published_change(learner: str, measure: str) -> float:
    """The change that the paper reports for flips, on all sentences."""
    place, of = (ATTACHMENT, "all") if measure == "attachment" else (NEUTRAL, measure)
    before, after = (figure(place, f"{learner}, {of}: {variant}") for variant in VARIANTS)
    return round(after - before, 1)
