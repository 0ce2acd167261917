"""The function behind `treeval agree`."""

from collections.abc import Mapping
from string import ascii_uppercase
from typing import Any

import numpy as np

from treeval.errors import SettingError
from treeval.metrics.conventions import signed
from treeval.scoring.annotators.fields import Annotators
from treeval.scoring.annotators.pairs import compare_two
from treeval.scoring.annotators.result import Agreement
from treeval.scoring.pairing import (
    Admitted,
    Contender,
    Entry,
    insist_on_the_same_words,
)
from treeval.settings.comparing import AgreementSettings
from treeval.signature import Signature
from treeval.sources.names import insist_on_one_stdin, only, split_name, things_in

_DEFAULT = AgreementSettings()


def agreement(
    *annotators: Any, settings: AgreementSettings = _DEFAULT, **changes: Any
) -> Agreement:
    """Compare the trees of two or more annotators for the same text; none of them is gold.

    Each annotator is an input as in `score`, also as ``NAME=PATH``; a mapping from names to inputs
    stands for all of them. Without names, annotators are called A, B, C...

    >>> found = treeval.agreement("gold/en.conllu", "systems/cedar/en.conllu")
    >>> round(found.las, 4), round(found.kappa, 3)
    (0.9035, 0.974)
    >>> round(found.field("UPOS").alpha, 3), found.disagreements[0].values
    (0.983, {'A': '14 closed', 'B': '16 repairs'})

    See `AgreementSettings` for what can be set.
    """
    chosen = AgreementSettings.of(settings, changes)
    inputs = _named(annotators)
    insist_on_one_stdin(*inputs.values())
    entry = Entry(chosen.conventions, chosen.reading, gold_invalid="keep")
    sides = {name: entry.gold(given) for name, given in inputs.items()}
    beside = {name: entry.contenders(one, _others(sides, name)) for name, one in sides.items()}
    kept = {name: entry.chosen(one) & ~beside[name][0].skipped for name, one in sides.items()}
    first = next(iter(sides))
    insist_on_the_same_words(beside[first])
    trees = Annotators(beside[first], kept[first], chosen.conventions)
    values = tuple(trees.values())
    return Agreement(
        {name: one.source.info for name, one in sides.items()},
        tuple(
            compare_two(name, one, kept[name], chosen.conventions)
            for number, name in enumerate(sides)
            for one in beside[name][number:]
        ),
        tuple(one.agreement() for one in values),
        int(np.count_nonzero(beside[first][0].skipped)),
        sum(one.admission.kept for one in sides.values()),
        _signature(sides, beside[first], entry),
        chosen.disagreements,
        trees,
        values,
    )


def _others(sides: Mapping[str, Admitted], name: str) -> dict[str, Any]:
    return {other: side.source for other, side in sides.items() if other != name}


def _named(annotators: tuple[Any, ...]) -> dict[str, Any]:
    """Name the annotators; those that have no name are letters."""
    given = annotators
    if len(annotators) == 1:
        if isinstance(annotators[0], Mapping):
            return _several({str(name): one for name, one in annotators[0].items()})
        given = tuple(things_in(annotators[0]))
    found: dict[str, Any] = {}
    for number, one in enumerate(given):
        name, path = split_name(one) if isinstance(one, str) else ("", one)
        (thing,) = only(path).values()
        name = name or _letter(number)
        if name in found:
            raise SettingError(f"two annotators are called {name}; give each one its own name")
        found[name] = thing
    return _several(found)


def _several(found: dict[str, Any]) -> dict[str, Any]:
    if len(found) < 2:
        raise SettingError("there are fewer than two annotators; name at least two")
    return found


def _letter(number: int) -> str:
    letters = len(ascii_uppercase)
    return ascii_uppercase[number] if number < letters else f"annotator {number + 1}"


def _signature(
    sides: Mapping[str, Admitted], beside: tuple[Contender, ...], entry: Entry
) -> Signature:
    conventions, policy = entry.conventions, entry.policy
    kept = sum(one.admission.kept for one in sides.values())
    needed = int(np.count_nonzero(beside[0].skipped)) if policy == "skip" else kept
    hashes = {_key(number): one.source.sha256 for number, one in enumerate(sides.values())}
    parts = {
        **entry.prepared,
        "punct": conventions.punct,
        "sub": conventions.subtypes,
        "bad": f"{policy}({needed})" if needed else policy,
        **{side: found[:6] for side, found in hashes.items() if found},
    }
    return signed(parts, "agreement")


def _key(number: int) -> str:
    """Name a file in the signature; v is the version."""
    return "abcdefgh"[number] if number < len("abcdefgh") else f"file{number + 1}"
