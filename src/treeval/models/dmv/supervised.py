"""Supervised estimation: relative frequencies of the events in given trees."""

from treeval.models.dmv.events import events_of
from treeval.models.dmv.model import DMVModel
from treeval.models.dmv.text import tagged
from treeval.tree.treebank import Treebank


def estimate(treebank: Treebank, column: str = "xpos", smoothing: float = 0.0) -> DMVModel:
    """Estimate a model from the trees of a treebank; the smoothing is added to every event."""
    text = tagged(treebank, column)
    events = events_of(text, treebank.parents)
    return DMVModel(text.tags, events.plus(smoothing).normalised(), column, {"trees": "given"})
