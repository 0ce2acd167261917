"""What is tried on hostile input.

Each target gets bytes and either works or raises a `TreevalError`; every other exception is a
finding. Where a result comes back, it must make sense (`oracles.py`): shares between 0 and 1, JSON
without nan, the same bytes when a file is written again, the same result from a stream.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import attempts
import block_attempts
import seeds
from command_lines import COMMAND_LINES, run_command
from mutators import ARRAYS, DOCUMENT, GENERAL, NESTED, ROWS, Mutator, mutated
from oracles import (
    Input,
    require_blocks,
    require_compiled,
    require_compiled_arpa,
    require_compiled_rows,
)

from treeval.errors import TreevalError

Attempt = Callable[[Input], object]
_MORE, _MOST = 4.0, 40.0


@dataclass(frozen=True)
class Target:
    """A name, the suffix of its files, sound files to begin with, and what is tried on them."""

    name: str
    suffix: str
    seeds: tuple[bytes, ...]
    attempt: Attempt
    mutators: tuple[Mutator, ...] = GENERAL
    share: float = 1.0  # of time; readers get more, because hostile bytes reach them all


def _of_dependencies(name: str, attempt: Attempt) -> Target:
    return Target(name, ".conllu", seeds.DEPENDENCIES, attempt, ROWS)


def _of_brackets(name: str, attempt: Attempt) -> Target:
    return Target(name, ".mrg", seeds.CONSTITUENTS, attempt, NESTED)


def _of_format(
    name: str, suffix: str, files: tuple[bytes, ...], how: tuple[Mutator, ...]
) -> tuple[Target, ...]:
    """A format is read, scored, and written again; constituents are also written in others."""
    ways: dict[str, Attempt] = {name: attempts.score, f"read {name}": attempts.read}
    if suffix != ".xml":
        ways[f"again {name}"] = attempts.written_again
    if not suffix.startswith(".conll"):
        ways[f"other {name}"] = attempts.in_other_formats
    shares = {f"read {name}": _MOST, f"again {name}": _MORE}
    return tuple(
        Target(way, suffix, files, attempt, how, shares.get(way, 1.0))
        for way, attempt in ways.items()
    )


def _of_model(
    name: str, suffix: str, file: bytes, attempt: Attempt, how: tuple[Mutator, ...]
) -> Target:
    return Target(name, suffix, (file,), attempt, how, _MORE)


FORMATS = (
    *_of_format("conllu", ".conllu", seeds.DEPENDENCIES, ROWS),
    *_of_format("conllx", ".conllx", (seeds.CONLLX,), ROWS),
    *_of_format("conll09", ".conll09", (seeds.CONLL09,), ROWS),
    *_of_format("brackets", ".mrg", seeds.CONSTITUENTS, NESTED),
    *_of_format("discbracket", ".discbracket", (seeds.DISCBRACKET,), NESTED),
    *_of_format("export", ".export", (seeds.EXPORT,), ROWS),
    *_of_format("tigerxml", ".xml", (seeds.TIGERXML, seeds.LATIN1), GENERAL),
)
FUNCTIONS = (
    _of_dependencies("check", attempts.check),
    _of_dependencies("score", attempts.score),
    _of_dependencies("score in full", attempts.score_in_full),
    _of_dependencies("errors", attempts.errors),
    _of_dependencies("agree", attempts.agree),
    _of_dependencies("treebank", attempts.treebank),
    _of_dependencies("cross", attempts.cross),
    _of_dependencies("assess", attempts.assess),
    _of_dependencies("rank", attempts.rank),
    _of_dependencies("audit", attempts.audit),
    _of_dependencies("diff", attempts.diff),
    _of_dependencies("convert", attempts.convert),
    _of_dependencies("split", attempts.split),
    _of_dependencies("score-tags", attempts.score_tags),
    _of_dependencies("assess blocks", attempts.assessed_in_blocks),
    _of_dependencies("trees of blocks", require_blocks),
    _of_dependencies("campaign", attempts.campaign),
    Target("blocks", ".conllu", (seeds.CONLLU * 3,), attempts.in_blocks, ROWS),
    _of_dependencies("excerpts", attempts.excerpts),
    Target("query", ".txt", seeds.QUERIES, attempts.query, share=_MORE),
    _of_dependencies("jobs", attempts.jobs),
    _of_dependencies("train ngram", partial(attempts.train, "ngram")),
    _of_dependencies("train dmv", partial(attempts.train, "dmv")),
    _of_dependencies("train ccl", partial(attempts.train, "ccl")),
    _of_dependencies("train tags", partial(attempts.train, "tags")),
    _of_dependencies("parse", attempts.parse),
    _of_dependencies("tag", attempts.tag),
    _of_dependencies("perplexity", attempts.perplexity),
    _of_brackets("score of brackets", attempts.score_in_full),
    _of_brackets("assess brackets", attempts.assess_brackets),
    _of_brackets("cross brackets", attempts.cross),
    _of_brackets("heads", attempts.heads),
    _of_brackets("trees of blocks of brackets", require_blocks),
    _of_brackets("compiled brackets", require_compiled),
    _of_dependencies("compiled rows", require_compiled_rows),
    Target("compiled conllx", ".conllx", (seeds.CONLLX,), require_compiled_rows, ROWS),
    Target("compiled conll09", ".conll09", (seeds.CONLL09,), require_compiled_rows, ROWS),
    Target("text", ".txt", (seeds.TEXT,), attempts.text),
)
IN_BLOCKS = (
    _of_dependencies("check in blocks", block_attempts.check),
    _of_dependencies("treebank in blocks", block_attempts.treebank),
    _of_dependencies("errors in blocks", block_attempts.errors),
    Target("score in blocks", ".conllu", (seeds.CONLLU * 3,), block_attempts.score, ROWS),
    Target("brackets in blocks", ".mrg", (seeds.TWO_TREES * 3,), block_attempts.score, NESTED),
    _of_brackets("treebank of brackets", block_attempts.treebank),
    _of_dependencies("parse in blocks", block_attempts.parse),
    Target("ngram in blocks", ".txt", (seeds.TEXT * 3,), block_attempts.language_model),
)
MODELS = (
    _of_model("arpa", ".arpa", seeds.ARPA, attempts.language_model, ROWS),
    _of_model("ngram", ".arpa", seeds.model("ngram"), attempts.language_model, ROWS),
    _of_model("mapped", ".lm", seeds.model("ngram"), block_attempts.mapped_model, GENERAL),
    _of_model("compiled arpa", ".arpa", seeds.ARPA, require_compiled_arpa, ROWS),
    _of_model("dmv", ".json", seeds.model("dmv"), attempts.parser, DOCUMENT),
    _of_model("grammar", ".gra", seeds.GRAMMAR, attempts.parser, ROWS),
    _of_model("ccl", ".ccl", seeds.model("ccl"), attempts.parser, ARRAYS),
    _of_model("tags", ".tags", seeds.model("tags"), attempts.tagger, ARRAYS),
    _of_model("tsg", ".tsg", seeds.model("tsg"), attempts.parser, ARRAYS),
)
SETTINGS = (
    Target("weights", ".json", (seeds.WEIGHTS,), attempts.with_weights, DOCUMENT),
    Target("classes", ".tsv", (seeds.CLASSES,), attempts.with_classes, ROWS),
    Target("classes in TOML", ".toml", (seeds.CLASSES_TOML,), attempts.with_classes),
    Target("content set", ".txt", (seeds.CONTENT_SET,), attempts.with_content_set),
    Target("parameters", ".prm", (seeds.PARAMETERS,), attempts.with_parameters),
    Target("equations", ".txt", (seeds.EQUATIONS,), attempts.with_equations),
    Target("checked", ".tsv", (seeds.CHECKED,), attempts.with_checked, ROWS),
    Target("spans", ".txt", (seeds.SPANS,), attempts.with_spans),
    Target("word classes", ".txt", (seeds.WORD_CLASSES,), attempts.with_word_classes, ROWS),
    Target("accuracies", ".tsv", (seeds.ACCURACIES,), attempts.with_accuracies, ROWS),
    Target("stored result", ".json", (seeds.result(),), attempts.with_stored_result, DOCUMENT),
)
COMPRESSED = tuple(
    Target(name, f".conllu{suffix}", (compress(seeds.CONLLU),), attempt, share=_MORE)
    for suffix, compress in seeds.COMPRESSORS.items()
    for name, attempt in (
        (suffix.lstrip("."), attempts.decompressed),
        (f"cut {suffix.lstrip('.')}", attempts.cut_off),
    )
)
COMMANDS = tuple(
    Target(f"command {name}", suffix, files, partial(run_command, words), how)
    for name, (words, suffix, files, how) in COMMAND_LINES.items()
)
TARGETS = (*FORMATS, *FUNCTIONS, *IN_BLOCKS, *MODELS, *SETTINGS, *COMPRESSED, *COMMANDS)


def attempted(target: Target, data: bytes, folder: Path) -> str | None:
    """Try one input; return what was found, or None."""
    try:
        target.attempt(Input(data, target.suffix, folder))
    except TreevalError as error:
        if "\n" in str(error) or not str(error):
            return f"the message is not one line: {error!r}"
    except Exception as error:  # noqa: BLE001  every other exception is what is looked for
        return f"{type(error).__name__}: {error}"
    return None


def named(name: str) -> Target:
    return next(target for target in TARGETS if target.name == name)


def random_input(target: Target, seed: int) -> bytes:
    rng = random.Random(f"{target.name} {seed}")
    return mutated(rng, rng.choice(target.seeds), target.mutators)
