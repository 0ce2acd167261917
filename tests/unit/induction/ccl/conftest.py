"""A model of the tiny text."""

import pytest

from texts import TINY
from treeval.induction.ccl.model import CCLModel, CCLTrainer


@pytest.fixture(scope="session")
def model() -> CCLModel:
    return CCLTrainer().train(TINY)
