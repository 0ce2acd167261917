"""Settings of what models do: parse, tag, predict; and what the settings of `train` share."""

from dataclasses import dataclass, field
from typing import Any

from treeval.errors import SettingError
from treeval.settings.certainty import SEED
from treeval.settings.choices import Marks, SpanConstraint
from treeval.settings.reading import FileSettings
from treeval.settings.scale import WorkerSettings
from treeval.settings.setting import Settings, setting

COLUMN = "Column of a treebank that serves as the words: form, lemma, upos, xpos."
BRACKETS = (
    "Brackets around words that trees respect: punctuation for the words between two marks, which "
    "needs `strip_punct=`; or a file with one line per sentence, such as 0-1 2-4, which counts "
    "words without punctuation from 0; or a file of constituency trees, whose NPs are taken."
)
CONSTRAINT = (
    "How trees respect brackets: one word has its head outside (sprawl), and only this word has "
    "dependents outside (loose), or no word has (strict)."
)
SEED_HELP = "Random seed; the same seed gives the same result."


@dataclass(frozen=True)
class SentenceSettings(FileSettings):
    """The format and encoding of files of sentences, which may be plain text."""

    format: str | None = setting(
        None,
        "Format of the file: text (one sentence per line), {formats}. By default, the "
        "suffix of the file decides; standard input and files with other suffixes are text.",
        metavar="NAME",
    )


@dataclass(frozen=True)
class ParseSettings(Settings):
    """Settings of a model's method `parse`."""

    dependencies: bool = setting(False, "Write dependencies instead of brackets, with a CCL model.")
    careful: bool = setting(
        False, "Find trees of minimum risk instead of the most probable ones, with a DMV model."
    )
    strip_punct: Marks | None = setting(
        None,
        "Parse without punctuation, which is then attached to the root, with a DMV model. "
        "Punctuation is recognised by form, UPOS, tag (tags is a general list of tags, penn that "
        "of the Penn Treebank) or relation. Without a value, the option means form. By default, "
        "punctuation is treated as in training.",
        alone="form",
    )
    flip: tuple[str, ...] = setting(
        (),
        "Change the parameters of a DMV model so that arcs between two tags turn round: DT>NN "
        "stands for an NN that depends on a DT to its left. May be given several times.",
        metavar="'DT>NN'",
        many=True,
        whole=True,
    )
    lower: tuple[str, ...] = setting(
        (),
        "Make arcs between two tags improbable, as `flip=` does, but do not make the opposite "
        "arcs certain. May be given several times.",
        metavar="'IN>DT'",
        many=True,
        whole=True,
    )
    brackets: Any = setting(None, BRACKETS + " With a DMV model.", metavar="punctuation|FILE")
    constraint: SpanConstraint | None = setting(
        None, CONSTRAINT + " With a DMV model and `brackets=`; the default is sprawl."
    )
    seed: int = setting(SEED, SEED_HELP, least=0, metavar="N")
    scale: WorkerSettings = field(default_factory=WorkerSettings)
    files: SentenceSettings = field(default_factory=SentenceSettings)


@dataclass(frozen=True)
class TagTextSettings(Settings):
    """Settings of a model's method `tag`."""

    files: SentenceSettings = field(default_factory=SentenceSettings)


@dataclass(frozen=True)
class PerplexitySettings(Settings):
    """Settings of a model's method `perplexity`."""

    column: str = setting("form", COLUMN, metavar="NAME")
    scale: WorkerSettings = field(default_factory=WorkerSettings)
    files: SentenceSettings = field(default_factory=SentenceSettings)


def whole_numbers(values: tuple[object, ...], setting: str, example: str) -> tuple[int, ...]:
    """Read numbers that may have been given as text."""
    numbers = [number for one in values for number in str(one).split()]
    if not all(number.isdecimal() for number in numbers):
        given = ",".join(numbers)
        problem = f"{given!r} is not a list of whole numbers; write it as {example}"
        raise SettingError(problem, setting=setting)
    return tuple(map(int, numbers))
