"""Models for workers: sent, or loaded from a file once per run."""

import pickle
from pathlib import Path

import pytest

import treeval
from treeval.errors import SettingError
from treeval.learning.lending import lent
from treeval.settings.scale import WorkerSettings

TWO = WorkerSettings(jobs=2)
CLUSTER = WorkerSettings(cluster="tcp://127.0.0.1:8786")
TEXT = [["the", "dog", "barks"], ["the", "cat", "sleeps"]]


def test_one_process_and_small_models_need_no_file() -> None:
    large, small = treeval.train("ccl", TEXT), treeval.load("left")
    with lent(large, WorkerSettings()) as borrow:
        assert borrow() is large
    with lent(small, CLUSTER) as borrow:
        assert borrow() is small


def test_processes_load_a_copy_once_which_is_then_removed() -> None:
    model = treeval.train("ccl", TEXT)
    with lent(model, TWO) as borrow:
        assert len(pickle.dumps(borrow)) < 500  # the model itself is not sent
        found = borrow()
        assert found.signature == model.signature
        assert borrow() is found
        assert Path(found.path).is_file()
    assert not Path(found.path).exists()


def test_workers_of_a_cluster_see_the_file_of_the_model(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=r"`cluster=`: .*save it and load it first"):
        lent(treeval.train("ccl", TEXT), CLUSTER).__enter__()
    path = tmp_path / "some.model"
    treeval.train("ccl", TEXT).save(path)
    with lent(treeval.load(path), CLUSTER) as borrow:
        assert borrow().path == str(path)


def test_a_worker_that_sees_another_model_refuses_it(tmp_path: Path) -> None:
    path = tmp_path / "some.model"
    treeval.train("ccl", TEXT).save(path)
    with lent(treeval.load(path), CLUSTER) as borrow:
        treeval.train("ngram", TEXT, order=1).save(path)
        with pytest.raises(SettingError, match=r"is an n-gram model for a worker; give all"):
            borrow()
