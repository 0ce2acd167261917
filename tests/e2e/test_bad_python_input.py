"""Bad input in Python: a `TreevalError` of one line, or a result that shows itself."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import treeval
from sample import SAMPLE
from treeval.report.result import Result

GOLD, SYSTEM = str(SAMPLE / "gold" / "en.conllu"), str(SAMPLE / "systems" / "birch" / "en.conllu")


def closed_file() -> Any:
    stream = io.StringIO()
    stream.close()
    return stream


INPUTS: dict[str, Callable[[], Any]] = {
    "nothing": lambda: None,
    "a number": lambda: 42,
    "an empty list": list,
    "an empty mapping": dict,
    "a list of nothing": lambda: [None],
    "a mapping to nothing": lambda: {1: None},
    "a mapping to an empty list": lambda: {"a": []},
    "a mapping without text": lambda: {1: GOLD},
    "a list of mappings": lambda: [{"a": 1}],
    "an object": object,
    "bytes": lambda: b"abc",
    "a generator": lambda: (number for number in range(2)),
    "no name": str,
    "an absent file": lambda: "absent.conllu",
    "a name without a suffix": lambda: "absent",
    "a folder": lambda: str(SAMPLE),
    "a name without a path": lambda: "x=",
    "a null character": lambda: "a\0b",
    "a long name": lambda: "a=" + "b" * 5000,
    "text that holds no trees": lambda: "hello\nworld\n",
    "an empty line": lambda: "\n",
    "text that is not Unicode": lambda: "\ud800\n",
    "a closed file": closed_file,
    "an empty file": io.StringIO,
    "an open file without trees": lambda: io.BytesIO(bytes(range(256))),
}
FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "score, gold": lambda given: treeval.score(given, SYSTEM),
    "score, systems": lambda given: treeval.score(GOLD, given),
    "score, train": lambda given: treeval.score(GOLD, SYSTEM, by="frequency", train=given),
    "score, settings": lambda given: treeval.score(GOLD, SYSTEM, given),
    "score, metrics": lambda given: treeval.score(GOLD, SYSTEM, metrics=given),
    "score, by": lambda given: treeval.score(GOLD, SYSTEM, by=given),
    "score, preset": lambda given: treeval.score(GOLD, SYSTEM, preset=given),
    "campaign, gold": lambda given: treeval.campaign(given, [str(SAMPLE / "systems" / "birch")]),
    "campaign, systems": lambda given: treeval.campaign(str(SAMPLE / "gold"), given),
    "agreement, a": lambda given: treeval.agreement(given, SYSTEM),
    "agreement, b": lambda given: treeval.agreement(GOLD, given),
    "errors_of, gold": lambda given: treeval.errors_of(given, SYSTEM),
    "errors_of, system": lambda given: treeval.errors_of(GOLD, given),
    "score_tags, gold": lambda given: treeval.score_tags(given, SYSTEM),
    "score_tags, systems": lambda given: treeval.score_tags(GOLD, given),
    "cross, golds": lambda given: treeval.cross(given, {"UD": SYSTEM}),
    "cross, gold": lambda given: treeval.cross({"UD": given}, {"UD": SYSTEM}),
    "cross, systems": lambda given: treeval.cross({"UD": GOLD}, given),
    "describe": treeval.describe,
    "describe, systems": lambda given: treeval.describe({"en": GOLD}, systems=given),
    "describe, classes": lambda given: treeval.describe(GOLD, relation_classes=given),
    "assess": treeval.assess,
    "assess, gold": lambda given: treeval.assess(SYSTEM, gold=given),
    "check": treeval.check,
    "convert": treeval.convert,
    "convert, heads": lambda given: treeval.convert(str(SAMPLE / "brackets/en.mrg"), heads=given),
    "convert, scheme": lambda given: treeval.convert(GOLD, scheme=given),
    "convert, flip": lambda given: treeval.convert(GOLD, flip=given),
    "train, kind": lambda given: treeval.train(given, GOLD),
    "train ngram": lambda given: treeval.train("ngram", given),
    "train dmv": lambda given: treeval.train("dmv", given, passes=0),
    "load": treeval.load,
    "reproduce, paper": lambda given: treeval.reproduce(given, SAMPLE),
    "reproduce, data": lambda given: treeval.reproduce("tedeval", given),
    "read": treeval.read,
    "read_constituents": treeval.read_constituents,
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_bad_input_is_refused_in_one_line(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for kind, given in INPUTS.items():
        found, message = None, ""
        try:
            found = FUNCTIONS[name](given())
        except treeval.TreevalError as error:
            message = str(error)
        assert "\n" not in message, kind
        assert " --" not in message, kind
        if isinstance(found, Result):
            assert len(repr(found).split("\n")) <= 24, kind
            found.page()
            found.to_dict()
    assert not list(tmp_path.iterdir())
