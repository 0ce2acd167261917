"""A model that workers share: small ones are sent with every task, large ones loaded from a file.

A worker loads a model once per run.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from uuid import uuid4

from treeval.errors import SettingError
from treeval.formats.files import is_file, place_of
from treeval.models.load import load
from treeval.models.model import Model
from treeval.settings.scale import WorkerSettings

_LOADING = Lock()  # so that threads of one worker do not all load the same model


@contextmanager
def shared_model(model: Model, workers: WorkerSettings) -> Iterator[Callable[[], Model]]:
    """Give the function by which workers get a model."""
    if not workers.is_spread or model.is_light:
        yield partial(_itself, model)
    elif workers.cluster:
        yield partial(_from_file, _seen_by_all(model.path), model.kind, uuid4().hex)
    else:
        # Not the model's own file, which may have changed since, and may be slow to read.
        with TemporaryDirectory() as folder:
            copy = str(Path(folder, "copy.model"))
            model.save(copy)
            yield partial(_from_file, copy, model.kind, uuid4().hex)


def _seen_by_all(path: str) -> str:
    """Give the path of a model's file for workers in other folders."""
    if not is_file(path):
        problem = "workers load the model from its file, but it has none; save it and load it first"
        raise SettingError(problem, setting="cluster")
    file = place_of(path)
    return str(file.absolute()) if isinstance(file, Path) else path


def _itself(model: Model) -> Model:
    return model


def _from_file(path: str, kind: str, run: str) -> Model:
    with _LOADING:
        model = _loaded(path, run)
    if model.kind != kind:
        raise SettingError(f"{path}: is {model.called} on a worker; give all workers the same file")
    return model


@lru_cache(maxsize=1)
def _loaded(path: str, run: str) -> Model:
    """Load a model once per run: workers of a cluster live on, and the file may change."""
    del run
    return load(path)
