"""Settings of what makes new files of treebanks: `convert`, `split`, `sample` and filtering."""

from dataclasses import dataclass, field
from typing import Any, ClassVar

from treeval.settings.certainty import SEED
from treeval.settings.choices import (
    Marks,
    Nonprojective,
    Projectivity,
    SizeUnit,
    TagColumn,
    Taken,
    TransitionSystem,
)
from treeval.settings.reading import FileSettings
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class ConversionSettings(Settings):
    """Settings of `convert`; conversions are applied in the order of the settings."""

    heading: ClassVar[str] = "Conversion"

    to: str | None = setting(
        None,
        "Format of the file to write: {written_formats}. By default, its suffix decides.",
        metavar="NAME",
        heading="Output",
    )
    attach_punct: bool = setting(
        False,
        "Move punctuation from the root of a constituency tree to the lowest phrase around it "
        "where it causes no new gap.",
    )
    heads: Any = setting(
        None,
        "Head rules that turn constituents into dependencies: collins, yamada, lth, or lth with "
        "options, such as lth:conll07,wh_head=yes.",
        metavar="RULES",
    )
    flip: tuple[str, ...] = setting(
        (),
        "Exchange the head and the dependent of arcs between two tags: DT>NN stands for an NN that "
        "depends on a DT to its left. May be given several times.",
        metavar="'DT>NN'",
        many=True,
        whole=True,
    )
    flip_tags: TagColumn = setting("xpos", "Column of the tags that `flip=` names.")
    strip_punct: Marks | None = setting(
        None,
        "Remove punctuation from all trees first. It is recognised by form, UPOS, tag (tags is a "
        "general list of tags, penn that of the Penn Treebank) or relation. Without a value, the "
        "option means form.",
        alone="form",
    )
    max_length: int | None = setting(
        None, "Leave out sentences with more words than this.", least=1, metavar="N"
    )
    scheme: Any = setting(
        None,
        "Annotation scheme to convert Universal Dependencies into: sud, functional, conll07, "
        "lexical, or relations whose function words become heads, such as case+mark/chain.",
        metavar="NAME",
    )
    invert: bool = setting(False, "Convert from `scheme=` back into Universal Dependencies.")
    projectivise: Projectivity | None = setting(
        None,
        "Make trees projective by lifting arcs; labels record nothing (baseline), the label of the "
        "former head (head), the path to it (path), or both (head+path).",
    )
    deprojectivise: Projectivity | None = setting(
        None, "Undo `projectivise=`: move words back to their former heads."
    )
    transitions: TransitionSystem | None = setting(
        None,
        "Instead of the trees, write the transitions of this system that build them, one line per "
        "sentence.",
    )
    nonprojective: Nonprojective = setting(
        "fail",
        "Trees that arc-standard and arc-eager cannot build: stop with an error (fail), leave "
        "them out (skip), or make them projective first (lift).",
    )
    files: FileSettings = field(default_factory=FileSettings)


@dataclass(frozen=True)
class DivisionSettings(Settings):
    """Settings of `split` and `sample`."""

    unit: SizeUnit = setting("sentences", "Unit of sizes and shares: sentences or words.")
    take: Taken = setting(
        "random",
        "Take sentences or documents at random, or the first ones of the file (first). Parts "
        "always keep the order of the file.",
    )
    documents: bool = setting(
        True,
        "Keep documents together, as the comment # newdoc divides them; sizes are then only "
        "approximate.",
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
