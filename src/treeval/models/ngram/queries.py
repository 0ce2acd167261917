"""Plain text scored block by block: by this process, by several, or by a cluster.

Sums are added up in the order of the file, whoever computed them: so every number of workers gives
the same digits.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, cast

from treeval.models.blocks import TextBlock
from treeval.models.model import Model
from treeval.models.ngram.perplexity import PerplexityTotals
from treeval.models.shared_model import shared_model
from treeval.parallel import mapper_of
from treeval.settings.scale import WorkerSettings

if TYPE_CHECKING:
    from treeval.models.ngram.language_model import LanguageModel


def totals_of(
    blocks: Iterable[TextBlock], model: "LanguageModel", workers: WorkerSettings
) -> PerplexityTotals:
    """Add up what a model says of all blocks."""
    mapper = mapper_of(workers.jobs, workers.cluster)
    with shared_model(model, workers) as get_model:
        scored = mapper(partial(_scored, get_model), blocks)
        return sum(scored, start=PerplexityTotals(0.0, 0.0, 0, 0, 0))


def _scored(get_model: Callable[[], Model], block: TextBlock) -> PerplexityTotals:
    model = cast("LanguageModel", get_model()).learnt
    return model.score_numbered(block.numbered(model.vocabulary)).perplexity
