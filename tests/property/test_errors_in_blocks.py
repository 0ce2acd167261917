"""Errors found in blocks of any size: the same counts and sentences as in whole files."""

import json
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import treeval
from blocks import blocks_of
from strategies import outputs, similar_pairs
from treeval.errors import TreevalError
from treeval.formats.registry import FORMATS
from treeval.report.tables.table import Style
from treeval.tree.treebank import Treebank

CONLLU = FORMATS["conllu"]
sizes = st.integers(1, 600)  # bytes: from one sentence per block to one block


def found(paths: Sequence[str], **chosen: Any) -> str:
    """All that is found, in three forms; or the error."""
    try:
        errors = treeval.errors_of(paths[0], paths[1:], **chosen)
        forms = [json.dumps(errors.to_dict()), errors.text(), errors.text(Style("csv"))]
    except TreevalError as error:
        return str(error)
    if len(paths) == 2:
        CONLLU.write(errors.marked(), f"{paths[0]}.marked")
        forms.append(Path(f"{paths[0]}.marked").read_text("utf-8"))
    return "\n".join(forms)


def require_agreement(given: Sequence[Treebank], size: int, **chosen: Any) -> None:
    with TemporaryDirectory() as folder:
        paths = [f"{folder}/{number}.conllu" for number in range(len(given))]
        for path, one in zip(paths, given, strict=True):
            CONLLU.write(one, path)
        whole = found(paths, **chosen)
        with blocks_of(size):
            assert found(paths, **chosen) == whole


@settings(max_examples=60)
@given(
    similar_pairs(max_sentences=8),
    sizes,
    st.fixed_dictionaries(
        {
            "matrix": st.sampled_from(["relation", "upos"]),
            "kind": st.sampled_from(["any", "head", "label"]),
            "sort": st.sampled_from(["errors", "share", "length", "file"]),
            "show": st.sampled_from([None, 0, 2]),
            "subtypes": st.sampled_from(["strip", "keep"]),
            "confusion": st.sampled_from([None, None, "*:det", "nsubj:*", "DET:NOUN"]),
        }
    ),
    st.sampled_from(["keep", "skip", "fail"]),
)
def test_one_system(
    two: tuple[Treebank, Treebank], size: int, chosen: dict[str, Any], invalid: str
) -> None:
    require_agreement(two, size, invalid=invalid, **chosen)


@settings(max_examples=30)
@given(outputs(max_systems=3), sizes, st.sampled_from([None, "1:2", "2:1"]))
def test_several_systems(given: dict[str, Treebank], size: int, better: str | None) -> None:
    require_agreement(list(given.values()), size, invalid="skip", better=better, max_length=5)


@settings(max_examples=40)
@given(similar_pairs(max_sentences=8), sizes, st.lists(st.integers(1, 9), max_size=3))
def test_sentences_by_number(two: tuple[Treebank, Treebank], size: int, numbers: list[int]) -> None:
    require_agreement(two, size, sentence=numbers, invalid="skip", strip_punct="form")
