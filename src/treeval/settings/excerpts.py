"""Settings of the functions that take parts of treebanks."""

from dataclasses import dataclass, field

from treeval.settings.certainty import SEED
from treeval.settings.choices import SizeUnit, Taken
from treeval.settings.reading import FileSettings
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class DivisionSettings(Settings):
    """Settings of `split` and `sample`."""

    unit: SizeUnit = setting("sentences", "What sizes and shares count: sentences or words.")
    take: Taken = setting(
        "random",
        "Take sentences or documents at random, or the first ones of the file (first). Parts "
        "always keep the order of the file.",
    )
    documents: bool = setting(
        True,
        "Keep documents together, as the comment # newdoc divides them; sizes are then only "
        "nearly met.",
    )
    seed: int = setting(
        SEED, "Random seed; the same seed gives the same result.", least=0, metavar="N"
    )
    files: FileSettings = field(default_factory=FileSettings)


@dataclass(frozen=True)
class FilterSettings(Settings):
    """Settings of `filter_sentences`."""

    query: str | None = setting(
        None,
        "Keep sentences that this query finds, such as nsubj>VERB or lemma=be; the language is "
        "that of the explorer.",
        metavar="QUERY",
    )
    min_length: int | None = setting(
        None, "Leave out sentences with fewer words than this.", least=1, metavar="N"
    )
    max_length: int | None = setting(
        None, "Leave out sentences with more words than this.", least=1, metavar="N"
    )
    ids: tuple[str, ...] = setting(
        (), "Keep sentences with these sent_ids, separated by commas.", metavar="A,B", many=True
    )
    reject: bool = setting(False, "Keep the sentences that do not fit instead of those that do.")
    whole_documents: bool = setting(
        False, "Keep all sentences of a document (# newdoc) in which one is kept."
    )
    files: FileSettings = field(default_factory=FileSettings)
