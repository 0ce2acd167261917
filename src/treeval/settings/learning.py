"""Settings of `train`, one class per kind of model, and of what models do: parse, tag, score."""

from dataclasses import dataclass, field
from typing import Any

from treeval.errors import SettingError
from treeval.settings.certainty import SEED
from treeval.settings.choices import (
    Algorithm,
    Course,
    Marks,
    Optimiser,
    PairInstances,
    Smoothing,
    SpanConstraint,
    Start,
    Tie,
)
from treeval.settings.reading import FileSettings
from treeval.settings.scale import WorkerSettings
from treeval.settings.setting import Settings, setting

_COLUMN = "Column of a treebank that serves as the words: form, lemma, upos, xpos."
_BRACKETS = (
    "Brackets around words that trees respect: punctuation for the words between two marks, which "
    "needs `strip_punct=`; or a file with one line per sentence, such as 0-1 2-4, which counts "
    "words without punctuation from 0; or a file of constituency trees, whose NPs are taken."
)
_CONSTRAINT = (
    "How trees respect brackets: one word has its head outside (sprawl), and only this word has "
    "dependents outside (loose), or no word has (strict)."
)
_LARGEST_VALENCE = 20
_SEED = "Random seed; the same seed gives the same result."


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
class NgramSettings(Settings):
    """Settings of `train` for n-gram language models."""

    order: int = setting(
        3, "Order of the language model: 3 for trigrams.", least=1, most=5, metavar="N"
    )
    column: str = setting("form", _COLUMN, metavar="NAME")
    smoothing: Smoothing = setting(
        "kenlm", "Program whose variant of modified Kneser-Ney smoothing is used: kenlm or srilm."
    )
    prune: tuple[int, ...] | None = setting(
        None,
        "Leave out n-grams that occur at most this often: one number per order, from unigrams up; "
        "the last number also applies to all higher orders. By default, kenlm leaves out nothing, "
        "and srilm leaves out trigrams and longer n-grams that occur once.",
        metavar="0,0,1",
        many=True,
    )
    scale: WorkerSettings = field(default_factory=WorkerSettings)
    files: SentenceSettings = field(default_factory=SentenceSettings)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.prune is not None:
            object.__setattr__(self, "prune", _whole_numbers(self.prune, "prune", "0,0,1"))


def _whole_numbers(values: tuple[object, ...], setting: str, example: str) -> tuple[int, ...]:
    """Read numbers that may have been given as text."""
    numbers = [number for one in values for number in str(one).split()]
    if not all(number.isdecimal() for number in numbers):
        given = ",".join(numbers)
        problem = f"{given!r} is not a list of whole numbers; write it as {example}"
        raise SettingError(problem, setting=setting)
    return tuple(map(int, numbers))


@dataclass(frozen=True)
class DmvSettings(Settings):
    """Settings of `train` for the dependency model with valence.

    Settings that only some algorithms have are None by default, which means the value of the paper.
    """

    algorithm: Algorithm = setting(
        "km04",
        "Learning algorithm: EM from a harmonic start (km04), variational EM with logistic normal "
        "priors (cs09), leapfrog (saj10a), Viterbi training (saj10c), the same within brackets "
        "(saj10b), features of tags (bbdk10), few pairs of tags of child and parent (gggtp10), or "
        "sampling of tree fragments (bc10).",
    )
    tags: Any = setting(
        "upos",
        "Tags to learn from: a column of the treebank, or a model of word classes, whose classes "
        "then replace XPOS. Text that is parsed later must have the same tags.",
        metavar="upos|xpos|MODEL",
    )
    max_length: int | None = setting(
        None,
        "Leave out sentences with more words than this. By default, as in the paper of the "
        "algorithm.",
        least=1,
        metavar="N",
    )
    strip_punct: Marks | None = setting(
        None,
        "Remove punctuation first. It is recognised by form, UPOS, tag (tags is a general list of "
        "tags, penn that of the Penn Treebank) or relation. Without a value, the option means "
        "form. The model then also parses without punctuation.",
        alone="form",
    )
    passes: int | None = setting(
        None,
        "Largest number of passes over the sentences. By default, as in the paper of the "
        "algorithm.",
        least=0,
        metavar="N",
    )
    resume: Any = setting(
        None,
        "Model of the same algorithm and treebank, whose training goes on: passes are counted from "
        "there. Not for saj10a, which learns in stages.",
        metavar="MODEL",
    )
    supervised: bool = setting(
        False,
        "Do not use a learning algorithm: estimate the model from the heads of the treebank.",
    )
    start: Start | None = setting(
        None,
        "Probabilities at the start of training: those that prefer near heads (harmonic), equal "
        "ones (uniform), or random ones. For km04, bbdk10, gggtp10, and without random ones for "
        "saj10c.",
    )
    course: Course | None = setting(
        None,
        "Course of saj10a: from short sentences to long ones (baby-steps), short sentences only "
        "(less-is-more), or both, one after the other (leapfrog, the default).",
    )
    turn: int | None = setting(
        None,
        "Length of the longest sentences of less-is-more, at which leapfrog joins the two courses "
        "of saj10a. The default is 15.",
        least=1,
        metavar="N",
    )
    tie: tuple[Tie, ...] | None = setting(
        None,
        "Families of tags that share Gaussians in cs09: verbs, nouns, adjectives, or none. The "
        "default is verbs,nouns.",
        metavar="NAME",
        many=True,
    )
    correlation: float | None = setting(
        None,
        "Correlation between the tags of a family at the start of cs09. The default is 0.",
        least=0,
        most=1,
        metavar="R",
    )
    added: float | None = setting(
        None,
        "Number that is added to the count of every event, in saj10b and saj10c (by default 1) "
        "and with `supervised=` (by default 0).",
        least=0,
        metavar="N",
    )
    brackets: Any = setting(
        None,
        _BRACKETS + " For saj10b; the default is punctuation.",
        metavar="punctuation|FILE",
    )
    constraint: SpanConstraint | None = setting(
        None,
        _CONSTRAINT + " For saj10b; the default is loose.",
    )
    penalty: float | None = setting(
        None,
        "Strength of the penalty: factor of the squared weights of features in bbdk10 (by default "
        "10), and of the largest posteriors of pairs of tags in gggtp10 (by default 0.025 per "
        "sentence).",
        least=0,
        metavar="N",
    )
    optimiser: Optimiser | None = setting(
        None,
        "Optimiser of bbdk10: the gradient of the log-likelihood (lbfgs, the default) or "
        "expectation maximisation (em).",
    )
    groups: tuple[str, ...] | None = setting(
        None,
        "Groups of tags that features of bbdk10 look at: families of tags (nouns, verbs, "
        "adjectives, adverbs, pronouns, determiners, particles), tags, or several of them joined "
        "by +. The default is nouns,verbs,nouns+verbs.",
        metavar="NAMES",
        many=True,
    )
    instances: PairInstances | None = setting(
        None,
        "Instances of a pair of tags in gggtp10: one per word, for all its possible heads with one "
        "tag together (words, the default), or one per possible arc (arcs).",
    )
    by_side: bool | None = setting(
        None,
        "Distinguish pairs of tags in gggtp10 by the side of the head. By default, they are not "
        "distinguished.",
    )
    valences: tuple[int, ...] | None = setting(
        None,
        "Numbers of earlier dependents that stopping and attachment distinguish in gggtp10: 2,1 "
        "(the default) is the usual model, and 3,3 the largest of the paper.",
        metavar="N,N",
        many=True,
    )
    backoff: float | None = setting(
        None,
        "Weight, in gggtp10, of the probability that a dependent has whatever its head. By "
        "default, a third if attachment distinguishes numbers of dependents, or else 0.",
        least=0,
        most=1,
        metavar="WEIGHT",
    )
    compatible: bool | None = setting(
        None,
        "Learn as the reference program does: in gggtp10, `backoff=` is mixed with counts instead "
        "of probabilities.",
    )
    seed: int = setting(SEED, _SEED, least=0, metavar="N")
    scale: WorkerSettings = field(default_factory=WorkerSettings)
    files: FileSettings = field(default_factory=FileSettings)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.valences is not None:
            valences = _whole_numbers(self.valences, "valences", "3,3")
            if len(valences) != 2 or not all(1 <= one <= _LARGEST_VALENCE for one in valences):
                problem = f"write two numbers from 1 to {_LARGEST_VALENCE}, such as 3,3"
                raise SettingError(problem, setting="valences")
            object.__setattr__(self, "valences", valences)
        if self.tie is not None and "none" in self.tie:
            object.__setattr__(self, "tie", ())


@dataclass(frozen=True)
class CclSettings(Settings):
    """Settings of `train` for Seginer's parser of common cover links."""

    labels: int = setting(
        10,
        "Number of labels of each adjacency point that are used, the strongest ones.",
        least=1,
        most=1_000,
        metavar="N",
    )
    compatible: bool = setting(
        False, "Learn as the reference program does, which loses some labels."
    )
    files: SentenceSettings = field(default_factory=SentenceSettings)


@dataclass(frozen=True)
class TagLearningSettings(Settings):
    """Settings of `train` for classes of words."""

    classes: int | None = setting(
        None,
        "Number of classes to learn, which must be given.",
        least=1,
        most=100_000,
        short="k",
        metavar="N",
    )
    states: int = setting(
        4, "Number of states in the letter model of each class.", least=1, most=100, metavar="N"
    )
    rare: int = setting(
        0,
        "Words that occur at most this often stay in the last class.",
        least=0,
        metavar="N",
    )
    iterations: int = setting(
        20, "Largest number of passes over all words after the first.", least=0, metavar="N"
    )
    prior: float = setting(
        0.0,
        "Weight of the prior, which prefers classes with a larger share of the words.",
        least=0,
        metavar="WEIGHT",
    )
    by_tokens: bool = setting(False, "Train letter models on tokens instead of word types.")
    restarts: int = setting(
        1,
        "Number of runs; the one with the highest objective is kept.",
        least=1,
        most=100_000,
        metavar="N",
    )
    compatible: bool = setting(
        False,
        "Learn as the reference program does, with its random numbers: the classes are the same. "
        "The text gets an empty last line, because the program sees one at the end of its file.",
    )
    seed: int | None = setting(
        None,
        f"{_SEED} By default {SEED}; with `compatible=`, 1, as in the reference program.",
        least=0,
        metavar="N",
    )
    files: SentenceSettings = field(default_factory=SentenceSettings)


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
    brackets: Any = setting(None, _BRACKETS + " With a DMV model.", metavar="punctuation|FILE")
    constraint: SpanConstraint | None = setting(
        None, _CONSTRAINT + " With a DMV model and `brackets=`; the default is sprawl."
    )
    seed: int = setting(SEED, _SEED, least=0, metavar="N")
    scale: WorkerSettings = field(default_factory=WorkerSettings)
    files: SentenceSettings = field(default_factory=SentenceSettings)


@dataclass(frozen=True)
class TagTextSettings(Settings):
    """Settings of a model's method `tag`."""

    files: SentenceSettings = field(default_factory=SentenceSettings)


@dataclass(frozen=True)
class PerplexitySettings(Settings):
    """Settings of a model's method `perplexity`."""

    column: str = setting("form", _COLUMN, metavar="NAME")
    scale: WorkerSettings = field(default_factory=WorkerSettings)
    files: SentenceSettings = field(default_factory=SentenceSettings)
