"""Which file of a treebank to train on and which to test on."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from treeval.errors import SettingError


class Sections(NamedTuple):
    """Files of a treebank."""

    train: str
    test: str


def sections(
    treebanks: Mapping[str, Sequence[str]], given: Iterable[str] = ()
) -> dict[str, Sections]:
    """Find both files of each treebank.

    Training files are given as ``TREEBANK=PATH``, or as ``PATH`` for all that have none of their
    own. In a treebank of several files they go by their names: those that say train and test.
    """
    trains: dict[str | None, str] = {}
    for argument in given:
        name, equals, path = argument.partition("=")
        key, path = (None, argument) if not equals or Path(argument).exists() else (name, path)
        if key is not None and key not in treebanks:
            known = ", ".join(treebanks)
            raise SettingError(f"--train {argument}: no treebank is called {key!r}, only {known}")
        if key in trains:
            raise SettingError(f"--train {argument}: a second training file; give one a treebank")
        trains[key] = path
    return {
        name: Sections(
            trains.get(name) or trains.get(None) or _train(name, files), _test(name, files)
        )
        for name, files in treebanks.items()
    }


def _train(name: str, files: Sequence[str]) -> str:
    return _called("train", files) or _missing(name, "training", f"--train {name}=FILE")


def _test(name: str, files: Sequence[str]) -> str:
    alone = files[0] if len(files) == 1 else None
    return alone or _called("test", files) or _missing(name, "test", f"{name}=FILE")


def _called(word: str, files: Sequence[str]) -> str | None:
    found = [path for path in files if word in Path(path).name]
    return found[0] if len(found) == 1 and len(files) > 1 else None


def _missing(name: str, section: str, remedy: str) -> str:
    raise SettingError(f"treebank {name!r}: which file is the {section} section? Name it: {remedy}")
