"""Every example in a docstring gives what it says, on the sample that comes with treeval."""

import doctest
import inspect
from types import ModuleType

import pytest

import treeval
from sample import SAMPLE
from treeval import settings, signature
from treeval.settings import conventions

FUNCTIONS = [name for name in treeval.__all__ if inspect.isfunction(getattr(treeval, name))]


def examples(thing: object, name: str) -> list[doctest.DocTest]:
    known = {"treeval": treeval, **{one: getattr(treeval, one) for one in treeval.__all__}}
    found = doctest.DocTestFinder().find(thing, name, globs=known)  # type: ignore[arg-type]
    return [one for one in found if one.examples]


@pytest.mark.parametrize("name", [name for name in treeval.__all__ if name != "__version__"])
def test_examples_of_public_names(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thing = getattr(treeval, name)
    if not isinstance(thing, type) and not inspect.isfunction(thing):
        return
    monkeypatch.chdir(SAMPLE)
    for example in examples(thing, name):
        runner = doctest.DocTestRunner(verbose=False)
        runner.run(example)
        assert not runner.failures, example.name


@pytest.mark.parametrize("module", [treeval, signature, settings, conventions])
def test_examples_of_modules(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SAMPLE)
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_public_function_has_an_example(name: str) -> None:
    assert examples(getattr(treeval, name), name), f"treeval.{name} shows no example"
