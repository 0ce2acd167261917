"""Plain text scored block by block: by this process, by several, or by a cluster.

Sums are added up in the order of the file, whoever computed them: so every number of workers gives
the same digits.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from uuid import uuid4

from treeval.errors import SettingError
from treeval.formats.files import is_file, place_of
from treeval.learning.blocks import TextBlock
from treeval.models.ngram.binary import write_binary
from treeval.models.ngram.model import NgramModel
from treeval.models.ngram.perplexity import PerplexityTotals
from treeval.parallel import mapper_of
from treeval.settings.scale import WorkerSettings

_LOADING = Lock()  # so that threads of one worker do not all load the same model


def totals_of(
    blocks: Iterable[TextBlock], model: NgramModel, path: str, workers: WorkerSettings
) -> PerplexityTotals:
    """Add up what a model says of all blocks; ``path`` is its file, "" if it has none."""
    mapper = mapper_of(workers.jobs, workers.cluster)
    with _query(model, path, workers) as query:
        return sum(mapper(query, blocks), start=PerplexityTotals(0.0, 0.0, 0, 0, 0))


@contextmanager
def _query(
    model: NgramModel, path: str, workers: WorkerSettings
) -> Iterator[Callable[[TextBlock], PerplexityTotals]]:
    """Choose how blocks are scored; a model is too large to be sent with every block."""
    if not workers.is_spread:
        yield partial(_scored, model)
    elif workers.cluster:
        yield partial(_scored_by_file, _seen_by_all(path), uuid4().hex)
    else:
        # Not the model's own file, which may have changed since, and may be slow to read.
        with TemporaryDirectory() as folder:
            copy = str(Path(folder, "ngram.model"))
            write_binary(model, copy)
            yield partial(_scored_by_file, copy, uuid4().hex)


def _seen_by_all(path: str) -> str:
    """Give the path of a model's file for workers in other folders."""
    if not is_file(path):
        problem = "workers load the model from its file, but it has none; save it and load it first"
        raise SettingError(problem, setting="cluster")
    place = place_of(path)
    return str(place.absolute()) if isinstance(place, Path) else path


def _scored(model: NgramModel, block: TextBlock) -> PerplexityTotals:
    return model.score_numbered(block.numbered(model.vocabulary)).perplexity


def _scored_by_file(path: str, run: str, block: TextBlock) -> PerplexityTotals:
    with _LOADING:
        model = _loaded(path, run)
    return _scored(model, block)


@lru_cache(maxsize=1)
def _loaded(path: str, run: str) -> NgramModel:
    """Load a model once per run: workers of a cluster live on, and the file may change."""
    from treeval.learning.load import load  # noqa: PLC0415  it knows all kinds of models
    from treeval.learning.ngram import LanguageModel  # noqa: PLC0415  it knows this module

    del run
    model = load(path)
    if not isinstance(model, LanguageModel):
        raise SettingError(f"{path}: is {model.called} for a worker; give all of them one file")
    return model.learnt
