"""Models for workers: sent, or loaded from a file once per run."""

import pickle
from pathlib import Path

import pytest

import treeval
from treeval.errors import SettingError
from treeval.models.shared_model import shared_model
from treeval.settings.scale import WorkerSettings

TWO = WorkerSettings(jobs=2)
CLUSTER = WorkerSettings(cluster="tcp://127.0.0.1:8786")
TEXT = [["the", "dog", "barks"], ["the", "cat", "sleeps"]]


def test_one_process_and_small_models_need_no_file() -> None:
    large, small = treeval.train("ccl", TEXT), treeval.load("left")
    with shared_model(large, WorkerSettings()) as get_model:
        assert get_model() is large
    with shared_model(small, CLUSTER) as get_model:
        assert get_model() is small


def test_processes_load_a_copy_once_which_is_then_removed() -> None:
    model = treeval.train("ccl", TEXT)
    with shared_model(model, TWO) as get_model:
        assert len(pickle.dumps(get_model)) < 500  # the model itself is not sent
        found = get_model()
        assert found.signature == model.signature
        assert get_model() is found
        assert Path(found.path).is_file()
    assert not Path(found.path).exists()


def test_workers_of_a_cluster_see_the_file_of_the_model(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=r"`cluster=`: .*save it and load it first"):
        shared_model(treeval.train("ccl", TEXT), CLUSTER).__enter__()
    path = tmp_path / "some.model"
    treeval.train("ccl", TEXT).save(path)
    with shared_model(treeval.load(path), CLUSTER) as get_model:
        assert get_model().path == str(path)


def test_a_worker_that_sees_another_model_refuses_it(tmp_path: Path) -> None:
    path = tmp_path / "some.model"
    treeval.train("ccl", TEXT).save(path)
    with shared_model(treeval.load(path), CLUSTER) as get_model:
        treeval.train("ngram", TEXT, order=1).save(path)
        with pytest.raises(SettingError, match=r"is an n-gram model on a worker; give all"):
            get_model()
