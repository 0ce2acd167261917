"""Files in blocks of a few bytes against whole files: the same result, or both are refused."""

import zlib
from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import patch

import seeds
from oracles import Input, document, insist, loaded_model, outcome

import treeval
from blocks import blocks_of
from treeval.models.ngram import compiled
from treeval.report.result import Result

_NEVER = 1 << 60  # bytes
_METRICS = {".conllu": "LAS,UAS", ".mrg": "LF1,EVALB"}
_MORE: tuple[dict[str, Any], ...] = (
    {"by": "relation,length"}, {"per_sentence": True}, {"by": "upos", "per_sentence": True},
    {"invalid": "skip"}, {"strip_punct": "form"}, {"tokens": "same"},
)  # fmt: skip


def _size(given: Input) -> int:
    """Choose by the content, so that an input always meets the same fate."""
    return zlib.crc32(given.data) % 300 + 1


def _agree(whole: Callable[[], object], parts: Callable[[], object]) -> None:
    """Insist on the same result; of several problems, each way may find another one first."""
    one, other = outcome(whole), outcome(parts)
    are_refused = isinstance(one, str) and isinstance(other, str)
    insist(are_refused or one == other, f"blocks differ: {one!r:.300} and {other!r:.300}")


def check(given: Input) -> None:
    style = bool(_size(given) % 2)
    whole, parts = _both(given, lambda: treeval.check(given.path, style=style))
    insist(whole == parts, f"blocks differ: {whole!r:.300} and {parts!r:.300}")


def _both(given: Input, work: Callable[[], Result]) -> tuple[Any, Any]:
    """Do the same with whole files and with blocks of a few bytes."""
    whole = outcome(lambda: document(work()))
    with blocks_of(_size(given)):
        return whole, outcome(lambda: document(work()))


def _require_blocks(given: Input, work: Callable[[], Result]) -> None:
    whole, parts = _both(given, work)
    are_refused = isinstance(whole, str) and isinstance(parts, str)
    insist(are_refused or whole == parts, f"blocks differ: {whole!r:.300} and {parts!r:.300}")


def treebank(given: Input) -> None:
    invalid = ("fail", "skip", "keep")[_size(given) % 3]
    _require_blocks(given, lambda: treeval.describe(given.path, invalid=invalid))


def errors(given: Input) -> None:
    gold, path = given.beside("gold.conllu", seeds.CONLLU * 3), given.path
    _require_blocks(given, lambda: treeval.errors_of(gold, {"input": path}))


def score(given: Input) -> None:
    """Score with a breakdown, or sentence by sentence."""
    suffix = given.suffix
    more = _MORE[_size(given) % len(_MORE)] if suffix == ".conllu" else {}
    gold, path = given.beside(f"gold{suffix}", seeds.SOUND[suffix] * 3), given.path
    settings = treeval.ScoreSettings().replace(metrics=_METRICS[suffix], **more)
    _require_blocks(given, lambda: treeval.score(gold, {"input": path}, settings))


def parse(given: Input) -> None:
    path, model = given.path, _parser(given)

    def parsed(name: str) -> bytes:
        model.parse_file(path, given.folder / name)
        return (given.folder / name).read_bytes()

    def parts() -> bytes:
        with blocks_of(_size(given)):
            return parsed("blocks.parsed")

    _agree(lambda: parsed("whole.parsed"), parts)


def _parser(given: Input) -> Any:
    kind = ("left", "random", "dmv", "ccl")[_size(given) % 4]
    return loaded_model(kind, given.folder) if kind in {"dmv", "ccl"} else treeval.load(kind)


def language_model(given: Input) -> None:
    """Train on a text in blocks, with kernels and without, and predict the text itself."""
    path = given.path

    def learnt(*, by_kernels: bool) -> Any:
        limit = 0 if by_kernels else _NEVER
        with patch.multiple(compiled, _WORTH_LOADING=limit, _WORTH_COMPILING=limit):
            model = treeval.train("ngram", path, order=3)
            model.save(given.folder / "learnt.arpa")
            found = document(model.perplexity(path))
        return [(given.folder / "learnt.arpa").read_bytes(), found["tokens"], found["oov"]]

    def in_blocks(*, by_kernels: bool) -> Any:
        with blocks_of(_size(given)):
            return learnt(by_kernels=by_kernels)

    whole = partial(learnt, by_kernels=False)
    _agree(whole, partial(in_blocks, by_kernels=False))
    _agree(whole, partial(in_blocks, by_kernels=True))


def mapped_model(given: Input) -> None:
    """Kernels say of a model what numpy says, whatever its arrays are."""
    path = given.path

    def asked(limit: int) -> Any:
        with patch.multiple(compiled, _WORTH_LOADING=limit, _WORTH_COMPILING=limit):
            model = treeval.load(path)
            model.save(given.folder / "again.arpa")
            return document(model.perplexity("a b a\nthe dog the dog\na\n"))

    _agree(partial(asked, _NEVER), partial(asked, 0))
