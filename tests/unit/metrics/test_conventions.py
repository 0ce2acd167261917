"""Conventions that are given as names, as files or as values."""

from pathlib import Path
from typing import Any

import pytest

from files import written
from treeval.errors import SettingError
from treeval.metrics.conventions import resolved
from treeval.metrics.relation_classes import UD1_CLASSES
from treeval.metrics.weighted import UD_WEIGHTS
from treeval.settings.conventions import Conventions


def test_weights_as_a_name_a_mapping_a_path_and_weights(tmp_path: Path) -> None:
    path = Path(written(tmp_path / "w.tsv", "nsubj\t0.5\n"))
    assert resolved(Conventions(weights="ud")).weights is UD_WEIGHTS
    assert resolved(Conventions(weights=UD_WEIGHTS)).weights is UD_WEIGHTS
    for given in (path, str(path), {"nsubj": 0.5}):
        assert dict(resolved(Conventions(weights=given)).weights) == {"nsubj": 0.5}


def test_content_relations_as_text_a_path_and_a_set(tmp_path: Path) -> None:
    path = Path(written(tmp_path / "content.txt", "nsubj\nobj\n"))
    for given in (path, "nsubj,obj", ["nsubj", "obj"], {"nsubj", "obj"}):
        assert resolved(Conventions(content_set=given)).content_set == {"nsubj", "obj"}


def test_classes_as_a_name_a_path_and_classes(tmp_path: Path) -> None:
    path = Path(written(tmp_path / "classes.tsv", "nsubj\tcontent\n"))
    for given in ("ud1", UD1_CLASSES):
        assert resolved(Conventions(relation_classes=given)).relation_classes is UD1_CLASSES
    assert resolved(Conventions(relation_classes=path)).relation_classes.content == {"nsubj"}


@pytest.mark.parametrize("given", [42, [42], {"nsubj": "high"}, {"nsubj": -1}, object()])
@pytest.mark.parametrize("name", ["weights", "content_set", "relation_classes"])
def test_other_values_are_refused(name: str, given: Any) -> None:
    if name == "content_set" and isinstance(given, dict):
        return  # a collection of names
    with pytest.raises(SettingError):
        resolved(Conventions(**{name: given}))
