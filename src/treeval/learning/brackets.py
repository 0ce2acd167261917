"""Brackets that DMV models respect: from punctuation, a file of spans, or noun phrases."""

from typing import Any

import numpy as np

from treeval.arrays import Bools
from treeval.errors import MismatchError, SettingError
from treeval.formats.files import as_path, load
from treeval.formats.reading import read_constituents
from treeval.formats.registry import format_by_suffix
from treeval.models.dmv.spans import WordSpans, between_marks, parse_spans, phrases
from treeval.tree.treebank import Treebank

PUNCTUATION = "punctuation"


def spans_of(
    brackets: Any, trees: Treebank, marks: Bools | None, *, has_marks: bool = False
) -> WordSpans:
    """Find the spans of a treebank, counted in words that are not marks.

    ``brackets`` is the word punctuation, a path to spans or to constituency trees, or spans.
    ``has_marks`` says that the whole text, of which these trees are a part, has punctuation.
    """
    if isinstance(brackets, WordSpans):
        found, path = brackets, "brackets"
    elif brackets == PUNCTUATION:
        if marks is None or not (has_marks or marks.any()):
            problem = "there is no punctuation to find them by; name it with `strip_punct=`"
            raise SettingError(problem, setting="brackets")
        found, path = between_marks(trees.offsets, marks), trees.origin.path
    else:
        path = as_path(brackets)
        found = _from_file(path, trees, marks)
    kept = np.ones(trees.words, dtype=np.bool_) if marks is None else ~marks
    found.insist_on_fit(np.bincount(trees.sentences[kept], minlength=len(trees)), path)
    return found


def _from_file(path: str, trees: Treebank, marks: Bools | None) -> WordSpans:
    if not holds_trees(path):
        return parse_spans(path, load(path))
    read = read_constituents(path).overt
    if read.words != trees.words:
        raise MismatchError(
            f"{path}: {read.words:,} words, but the treebank has {trees.words:,}; "
            "give trees of the same words"
        )
    return phrases(read if marks is None else read.without(words=marks))


def holds_trees(path: str) -> bool:
    """Whether the suffix of a file is one of constituency trees."""
    known = format_by_suffix(path)
    return known is not None and known.holds == "constituents"


def source_of(brackets: Any) -> str:
    """Say where brackets come from; those of gold trees make learning supervised."""
    if isinstance(brackets, WordSpans):
        return "given"
    if brackets == PUNCTUATION:
        return PUNCTUATION
    path = as_path(brackets)
    return f"noun phrases of {path} (supervised)" if holds_trees(path) else path
