"""A model of the tiny text."""

import pytest

from texts import TINY
from treeval.models.ccl.model import CCLModel
from treeval.models.ccl.trainer import CCLTrainer


@pytest.fixture(scope="session")
def model() -> CCLModel:
    return CCLTrainer().train(TINY)
