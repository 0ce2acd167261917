"""Queries for sentences: the language of the explorer (docs/explorer.md), without names of systems.

Terms such as `dog`, `lemma=be`, `nsubj>VERB` or `-id=weblog*` are separated by spaces, and all of
them must hold.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from treeval.arrays import Bools
from treeval.errors import SettingError
from treeval.formats.sentence_text import sentence_text
from treeval.tree.treebank import Treebank

_COLUMNS = {
    **{name: name for name in ("form", "lemma", "upos", "xpos", "feats", "misc", "deps", "deprel")},
    "tag": "upos",
    "rel": "deprel",
}
_ANY: tuple[str, ...] = ("deprel", "upos", "xpos", "form", "lemma")
_TERM = re.compile(r'-?(?:"[^"]*"|[^\s"])+')
_ARC = re.compile(r"[^<>]+(?:(?:>[^<>]+)+|(?:<[^<>]+)+)")
_CONDITION = re.compile(r"(\w+)(!?)=(.*)", re.DOTALL)


@dataclass(frozen=True)
class Query:
    """What sentences must have, and what they must not have."""

    terms: tuple[str, ...]

    @staticmethod
    def of(text: str) -> "Query":
        terms = tuple(_TERM.findall(text))
        if not terms:
            raise SettingError("it is empty; write terms such as nsubj>VERB", setting="query")
        return Query(terms)

    def found_in(self, treebank: Treebank) -> Bools:
        """Say for each sentence whether all terms hold."""
        found = np.ones(len(treebank), dtype=np.bool_)
        for term in self.terms:
            found &= _holds(term, treebank)
        return found


def _holds(written: str, treebank: Treebank) -> Bools:
    is_negated = len(written) > 1 and written.startswith("-")
    term = written[1:] if is_negated else written
    return np.asarray(_found(term, treebank) != is_negated)


def _found(term: str, treebank: Treebank) -> Bools:
    if len(term) > 1 and term.startswith('"') and term.endswith('"'):
        return _with_text(treebank, term[1:-1])
    if term.startswith("id="):
        return _named(treebank, term[3:])
    if _ARC.fullmatch(term) or re.match(r"\w+!?=.", term):
        words = _at_chain(treebank, term)
        return np.bincount(treebank.sentences[words], minlength=len(treebank)) > 0
    return _with_text(treebank, term)


def _with_text(treebank: Treebank, text: str) -> Bools:
    sought = text.lower()
    return np.array(
        [sought in sentence_text(treebank, sentence).lower() for sentence in range(len(treebank))],
        dtype=np.bool_,
    )


def _named(treebank: Treebank, given: str) -> Bools:
    fits = pattern(given)
    return np.array(
        [
            str(number + 1) == given or fits(treebank.origin.sentence_id(number) or "")
            for number in range(len(treebank))
        ],
        dtype=np.bool_,
    )


def _at_chain(treebank: Treebank, text: str) -> Bools:
    """Mark the words at which a chain begins: `a>b` says that b is the head of a."""
    parts = text.split(">") if ">" in text else text.split("<")[::-1]
    held = np.ones(treebank.words, dtype=np.bool_)
    places = np.arange(treebank.words)
    for part in parts:
        fits = _with_conditions(treebank, part)
        held &= (places >= 0) & fits[places]
        places = np.where(places >= 0, treebank.parents[places], -1)
    return held


def _with_conditions(treebank: Treebank, part: str) -> Bools:
    held = np.ones(treebank.words, dtype=np.bool_)
    for condition in part.split("&"):
        if condition not in ("", "*"):
            held &= _with_condition(treebank, condition)
    return held


def _with_condition(treebank: Treebank, text: str) -> Bools:
    found = _CONDITION.fullmatch(text)
    fits, columns, is_negated = pattern(text), _ANY, False
    if found is not None:
        name, negation, value = found.groups()
        if name.lower() not in _COLUMNS:
            raise SettingError(
                f"{text}: there is no column {name}; choose from {', '.join(_COLUMNS)}, or write "
                f"feats={name}={value} for a feature",
                setting="query",
            )
        column = _COLUMNS[name.lower()]
        treebank.column(column)  # refuses a column that the file does not have
        fits, columns, is_negated = pattern(value), (column,), negation == "!"
    held = np.zeros(treebank.words, dtype=np.bool_)
    for column in columns:
        if column in treebank.columns:
            held |= treebank.columns[column].claim(_fitting(column, fits))
    return np.asarray(held != is_negated)


def _fitting(column: str, fits: Callable[[str], bool]) -> Callable[[str], bool]:
    """Test a value; one of several features is enough, and a relation stands for its subtypes."""
    if column == "deprel":
        return lambda value: fits(value) or fits(value.partition(":")[0])
    if column in ("feats", "misc"):
        return lambda value: fits(value) or any(map(fits, value.split("|")))
    return fits


def pattern(text: str) -> Callable[[str], bool]:
    """Test strings: * stands for any characters; lower-case letters also stand for capitals."""
    flags = re.IGNORECASE if text == text.lower() else re.NOFLAG
    expression = re.compile(".*".join(map(re.escape, text.split("*"))), flags | re.DOTALL)
    return lambda one: expression.fullmatch(one) is not None
