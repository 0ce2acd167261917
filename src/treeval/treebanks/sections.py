"""Which input of a treebank to train on and which to test on."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from treeval.errors import SettingError
from treeval.sources.names import path_of
from treeval.treebanks.folders import by_treebank


class Sections(NamedTuple):
    """Inputs of a treebank."""

    train: Any
    test: Any


def sections(treebanks: Mapping[str, Sequence[Any]], given: Any = ()) -> dict[str, Sections]:
    """Find both sections of each treebank.

    Training data are given as ``TREEBANK=PATH``, or as ``PATH`` for all that have none of their
    own. In a treebank of several files they go by their names: those that have train and test in
    them.
    """
    trains = by_treebank(given, treebanks, "train")
    for name, inputs in trains.items():
        if len(inputs) > 1:
            raise SettingError(
                f"{len(inputs)} training sections are given for {name or 'all treebanks'}; "
                "give one per treebank",
                setting="train",
            )
    return {
        name: Sections(
            (trains.get(name) or trains.get("") or [_train(name, inputs)])[0], _test(name, inputs)
        )
        for name, inputs in treebanks.items()
    }


def _train(name: str, inputs: Sequence[Any]) -> Any:
    found = _called("train", inputs)
    return _missing(name, "training", f"as `train=` {name}=FILE") if found is None else found


def _test(name: str, inputs: Sequence[Any]) -> Any:
    if len(inputs) == 1:
        return inputs[0]
    found = _called("test", inputs)
    return _missing(name, "test", f"as {name}=FILE") if found is None else found


def _called(word: str, inputs: Sequence[Any]) -> Any:
    """Find the one of several files that has a word in its name; None if no or many files do."""
    found = [one for one in inputs if word in Path(path_of(one)).name]
    return found[0] if len(found) == 1 and len(inputs) > 1 else None


def _missing(name: str, section: str, remedy: str) -> Any:
    raise SettingError(f"treebank {name!r}: the {section} section is unclear; give it {remedy}")
