"""Settings of what needs no gold trees: `assess` finds good parses, `rank` orders systems."""

from dataclasses import dataclass, field
from typing import Any

from treeval.errors import SettingError
from treeval.settings.certainty import MOST_TRIALS, RESAMPLES, SEED
from treeval.settings.choices import (
    METHODS,
    CommitteeAgreement,
    Invalid,
    Method,
    MethodOrAll,
    NeighbourTags,
    Normalisation,
    StrippedMarks,
)
from treeval.settings.conventions import WordConventions
from treeval.settings.reading import BracketSettings, FileSettings, TreeSettings
from treeval.settings.scale import ScaleSettings
from treeval.settings.setting import Settings, setting

LEVELS = (50, 80, 90)  # of the intervals that were measured


@dataclass(frozen=True)
class RankReading(FileSettings):
    """How outputs are read, and what happens to sentences that are not trees."""

    invalid: Invalid | None = setting(
        None,
        "Sentences whose heads do not form a tree: stop with an error (fail), leave them out "
        "(skip), or use them as they are (keep). By default, they are an error in gold files and "
        "treebanks, and are kept in other files.",
    )


@dataclass(frozen=True)
class RankSettings(Settings):
    """Settings of `rank`."""

    same: tuple[Any, ...] = setting(
        (),
        "Systems that are variants of one parser, such as A,B,C: together they have one vote. May "
        "be given several times. Copies of one output are recognised without this.",
        metavar="A,B",
        many=True,
        whole=True,
    )
    gold: Any = setting(
        None,
        "Gold trees; with them, the ranking itself is evaluated. They do not change it.",
        metavar="FILE",
    )
    level: int = setting(
        90,
        "Level of the intervals around predicted scores, in per cent: 50, 80 or 90.",
        metavar="PERCENT",
        heading="Certainty",
    )
    resamples: int = setting(
        RESAMPLES,
        "Number of bootstrap resamples.",
        least=2,
        most=MOST_TRIALS,
        metavar="N",
        heading="Certainty",
    )
    seed: int = setting(
        SEED,
        "Random seed; the same seed gives the same result.",
        least=0,
        metavar="N",
        heading="Certainty",
    )
    conventions: WordConventions = field(default_factory=WordConventions)
    reading: RankReading = field(default_factory=RankReading)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.level not in LEVELS:
            known = ", ".join(map(str, LEVELS))
            raise SettingError(f"{self.level} is unknown; choose from {known}", setting="level")


_SEED = 2009  # random seed of `assess`, unless another one is given


@dataclass(frozen=True)
class ParseReading(TreeSettings, BracketSettings):
    """How parses are read, which of them are assessed, and which of their words count."""

    invalid: Invalid = setting(
        "skip",
        "Sentences that cannot be read or whose heads form a cycle: stop with an error (fail), or "
        "leave them out (skip). They cannot be kept, because they have no constituents.",
    )
    strip_punct: StrippedMarks | None = setting(
        None,
        "Remove punctuation first. It is recognised by form, UPOS, tag (tags is a general list of "
        "tags, penn that of the Penn Treebank) or relation; none leaves it in. By default, it is "
        "recognised by form in dependencies and by tags in constituents.",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.invalid == "keep":
            raise SettingError(
                "a sentence whose heads form a cycle cannot be assessed; choose fail or skip",
                setting="invalid",
            )


@dataclass(frozen=True)
class AssessSettings(Settings):
    """Settings of `assess`."""

    methods: tuple[MethodOrAll, ...] = setting(
        ("pupa",),
        f"Methods of assessment, separated by commas: {', '.join(METHODS)}, or all of these; "
        "arcs, for 1,000 words of dependencies or more; or confidence, for files that "
        "`treeval.rank` has written. The first one ranks and selects sentences. The default is "
        "pupa.",
        metavar="A,B",
        many=True,
    )
    tags: Any = setting(
        None,
        "Tags of the words: a column of the parses, a file with a word and its class on each line, "
        "or clark:K to learn K classes from the words. By default, the tags of constituency trees; "
        "UPOS of dependencies, or XPOS if there is no UPOS.",
        metavar="COLUMN|FILE|clark:K",
    )
    gold: Any = setting(
        None, "Gold trees; with them, the assessment itself is evaluated.", metavar="FILE"
    )
    single: bool | None = setting(
        None,
        "Count constituents of a single word. By default, they count in dependencies, but not in "
        "constituency trees.",
    )
    ceiling: int | None = setting(
        None,
        "The X of PUPA: a pattern that occurs more often than this scores no higher. By default, X "
        "is the elbow of the curve of patterns by number of occurrences.",
        least=0,
        most=10_000_000,
        metavar="N",
    )
    normalisation: Normalisation = setting(
        "theory",
        "What PUPA divides the scores of bins by: the largest possible score (theory), or the "
        "largest score in the sentence (sentence-max) or in all sentences (batch-max).",
    )
    context: NeighbourTags = setting(
        "ends",
        "Which tags of a neighbour belong to a pattern of PUPA: its first and last tag (ends), one "
        "of them (first, last), or the one next to the constituent (adjacent).",
    )
    within_lengths: bool = setting(
        False,
        "Rank and select sentences among those of the same length, so that short sentences have "
        "no advantage.",
    )
    min_length: int | None = setting(
        None, "Leave out sentences with fewer words than this.", least=1, metavar="N"
    )
    committee: tuple[Any, ...] = setting(
        (),
        "Parses of the same sentences by another parser, which is then a member of SEPA's "
        "committee. May be given several times. By default, members are trained on the words "
        "(CCL) or on the tags (DMV) of the parses.",
        metavar="FILE",
        many=True,
        whole=True,
    )
    members: int = setting(
        10, "Number of committee members to train, for SEPA.", least=2, most=10_000, metavar="N"
    )
    share: float = setting(
        0.8, "Share of the sentences that each member learns from.", most=1, metavar="SHARE"
    )
    agreement: CommitteeAgreement = setting(
        "random-member",
        "Which parses SEPA compares: those of a random member with those of all others "
        "(random-member), those of all pairs of members (all-pairs), or the given ones with those "
        "of all members (full-model).",
    )
    seed: int = setting(
        _SEED, "Random seed; the same seed gives the same result.", least=0, metavar="N"
    )
    ci: bool = setting(False, "Compute 95 % bootstrap confidence intervals.", heading="Certainty")
    resamples: int = setting(
        RESAMPLES,
        "Number of bootstrap resamples.",
        least=2,
        most=MOST_TRIALS,
        metavar="N",
        heading="Certainty",
    )
    reading: ParseReading = field(default_factory=ParseReading)
    scale: ScaleSettings = field(default_factory=ScaleSettings)

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.share > 0:
            raise SettingError(f"{self.share:g} is too small; choose more than 0", setting="share")

    @property
    def chosen_methods(self) -> tuple[Method, ...]:
        """The methods, without repetitions."""
        named = (METHODS if one == "all" else (one,) for one in self.methods)
        return tuple(dict.fromkeys(method for some in named for method in some))
