"""Settings of `train` for the dependency model with valence, and the names to choose from."""

from dataclasses import dataclass, field
from typing import Any, Literal

from treeval.errors import SettingError
from treeval.induction.dmv.algorithms import ALGORITHMS
from treeval.settings.certainty import SEED
from treeval.settings.choices import Marks, SpanConstraint
from treeval.settings.models import BRACKETS, CONSTRAINT, SEED_HELP, whole_numbers
from treeval.settings.reading import FileSettings
from treeval.settings.scale import WorkerSettings
from treeval.settings.setting import Settings, setting

# Where learning starts, the order in which saj10a learns, and tags that share Gaussians in cs09.
Start = Literal["harmonic", "uniform", "random"]
Course = Literal["baby-steps", "less-is-more", "leapfrog"]
Tie = Literal["verbs", "nouns", "adjectives", "none"]
# How bbdk10 climbs its objective.
Optimiser = Literal["lbfgs", "em"]
# What gggtp10 takes as one instance of a pair of tags.
PairInstances = Literal["words", "arcs"]

_LARGEST_VALENCE = 20
_LISTED = [f"{one.description} ({name})" for name, one in ALGORITHMS.items()]


@dataclass(frozen=True)
class DmvSettings(Settings):
    """Settings of `train` for the dependency model with valence.

    Settings that only some algorithms have are None by default, which means the value of the paper.
    """

    algorithm: str = setting(
        "km04",
        f"Learning algorithm: {', '.join(_LISTED[:-1])}, or {_LISTED[-1]}.",
        choices=tuple(ALGORITHMS),
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
        "Model of the same algorithm and treebank, whose training is continued; passes are counted "
        "from there. Not for saj10a, which learns in stages.",
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
        BRACKETS + " For saj10b; the default is punctuation.",
        metavar="punctuation|FILE",
    )
    constraint: SpanConstraint | None = setting(
        None,
        CONSTRAINT + " For saj10b; the default is loose.",
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
        "Weight, in gggtp10, of the probability of a dependent regardless of its head. By "
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
    seed: int = setting(SEED, SEED_HELP, least=0, metavar="N")
    scale: WorkerSettings = field(default_factory=WorkerSettings)
    files: FileSettings = field(default_factory=FileSettings)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.valences is not None:
            valences = whole_numbers(self.valences, "valences", "3,3")
            if len(valences) != 2 or not all(1 <= one <= _LARGEST_VALENCE for one in valences):
                problem = f"write two numbers from 1 to {_LARGEST_VALENCE}, such as 3,3"
                raise SettingError(problem, setting="valences")
            object.__setattr__(self, "valences", valences)
        if self.tie is not None and "none" in self.tie:
            object.__setattr__(self, "tie", ())
