"""Agreement of annotators: `treeval agree`, its result, and the words on which they disagree."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_uppercase
from typing import Any

import numpy as np

from treeval import report
from treeval.counts import defined
from treeval.errors import SettingError
from treeval.metrics.columns import labels
from treeval.metrics.conventions import signed
from treeval.scoring.annotators.fields import (
    ARC,
    COLUMNS,
    HEAD,
    RELATION,
    Annotators,
    FieldAgreement,
    FieldValues,
    column_of,
)
from treeval.scoring.annotators.pairs import PairAgreement, RelationAgreement, compare_two, pooled
from treeval.scoring.pairing import (
    Admitted,
    Contender,
    Entry,
    require_the_same_words,
)
from treeval.settings.comparing import AgreementSettings
from treeval.signature import Signature
from treeval.sources.info import FileInfo
from treeval.sources.names import only, require_one_stdin, split_name, things_in
from treeval.tree.treebank import Treebank
from treeval.version import stamped

_STYLE, _DATA = report.Style(), report.Style("csv")
SHOWN = 20  # disagreements, in tables for people
_ATTACHMENT = ("UAS", "LAS", "LA")
_SEGMENTATION = ("Tokens", "Sentences", "Words")

_DEFAULT = AgreementSettings()


@dataclass(frozen=True)
class Disagreement:
    """A word of the first annotator, and the values of one field; None where there is no word."""

    sentence: str  # the sent_id, or the number of the sentence
    line: int  # in the file of the first annotator
    word: int  # in the sentence, from 1
    form: str
    field: str
    values: dict[str, str | None]  # by annotator

    def to_dict(self) -> dict[str, Any]:
        return dict(vars(self))


def disagreements(
    annotators: Annotators, names: Sequence[str], values: Sequence[FieldValues]
) -> tuple[Disagreement, ...]:
    """List every word and field on which annotators differ, in the order of the text."""
    listed: list[tuple[int, int, Disagreement]] = []
    words = [annotators.words_of(number).tolist() for number in range(len(names))]
    for order, field in enumerate(values):
        if field.field == ARC:  # heads and relations are listed already
            continue
        writers = [_writer(treebank, field.field, annotators) for treebank in annotators.treebanks]
        for word in np.flatnonzero(field.differ).tolist():
            given = {
                name: None if of[word] < 0 else write(of[word])
                for name, of, write in zip(names, words, writers, strict=True)
            }
            disagreement = Disagreement(*_place(annotators.first, word), field.field, given)
            listed.append((word, order, disagreement))
    return tuple(disagreement for _, _, disagreement in sorted(listed, key=lambda entry: entry[:2]))


def _place(treebank: Treebank, word: int) -> tuple[str, int, int, str]:
    sentence = int(treebank.sentences[word])
    name = treebank.origin.sentence_id(sentence) or str(sentence + 1)
    number = word - int(treebank.offsets[sentence]) + 1
    return name, treebank.origin.line(word), number, treebank.columns["form"][word]


def _writer(treebank: Treebank, field: str, annotators: Annotators) -> Callable[[int], str]:
    """Say how the value of a word is written: a head as its number and form."""
    if field == HEAD:
        return lambda word: _head(treebank, word)
    if field == RELATION:
        column = labels(treebank, annotators.conventions.subtypes)
    else:
        column = column_of(treebank, COLUMNS[field])
    return lambda word: column[word]


def _head(treebank: Treebank, word: int) -> str:
    parent = int(treebank.parents[word])
    return "root" if parent < 0 else f"{treebank.heads[word]} {treebank.columns['form'][parent]}"


@dataclass(frozen=True, eq=False, repr=False)
class Agreement(report.Result):
    """The agreement of annotators; undefined numbers are nan.

    With more than two annotators, scores and kappa are means over all pairs of them, and alpha is
    that of all annotators together.
    """

    files: Mapping[str, FileInfo]  # by annotator
    pairs: tuple[PairAgreement, ...]
    fields: tuple[FieldAgreement, ...]
    skipped_sentences: int = 0
    kept_invalid: int = 0
    signature: Signature = Signature()  # noqa: RUF009  frozen
    most: int | None = None  # disagreements to list; None for the usual number
    trees: Annotators | None = None
    values: tuple[FieldValues, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the annotators."""
        return tuple(self.files)

    @property
    def aligned(self) -> int:
        """The number of words that count and that at least two annotators have."""
        return self.field(HEAD).words

    @property
    def equal_heads(self) -> int:
        """The number of words with equal heads, summed over the pairs of annotators."""
        return sum(pair.equal_heads for pair in self.pairs)

    @property
    def uas(self) -> float:
        """Agreement on heads: F1, the mean over pairs of annotators."""
        return self.score("UAS")

    @property
    def las(self) -> float:
        """Agreement on heads and relations: F1, the mean over pairs of annotators."""
        return self.score("LAS")

    @property
    def la(self) -> float:
        """Agreement on relations: F1, the mean over pairs of annotators."""
        return self.score("LA")

    @property
    def kappa(self) -> float:
        """Cohen's kappa of relations among words with equal heads, the mean over pairs."""
        return float(np.mean([pair.kappa for pair in self.pairs]))

    @property
    def alpha_heads(self) -> float:
        """Krippendorff's alpha of heads."""
        return self.field(HEAD).alpha

    @property
    def alpha_arcs(self) -> float:
        """Krippendorff's alpha of heads and relations together."""
        return self.field(ARC).alpha

    def score(self, metric: str) -> float:
        """Return the mean over pairs of a metric: UAS, LAS, LA, Tokens, Sentences or Words."""
        return float(np.mean([pair.scores[metric] for pair in self.pairs]))

    def field(self, name: str) -> FieldAgreement:
        """Find the agreement on a field, such as head, relation, UPOS or lemma."""
        for field in self.fields:
            if field.field == name:
                return field
        raise KeyError(
            f"{name!r}; the fields are {', '.join(field.field for field in self.fields)}"
        )

    @cached_property
    def relations(self) -> tuple[RelationAgreement, ...]:
        """Agreement on each relation, added up over pairs; the most frequent one comes first."""
        return pooled(relation for pair in self.pairs for relation in pair.relations)

    @cached_property
    def disagreements(self) -> tuple[Disagreement, ...]:
        """All words and fields on which annotators differ, in the order of the text."""
        if self.trees is None:
            return ()
        return disagreements(self.trees, self.names, self.values)

    def listed(self, *, for_people: bool) -> tuple[Disagreement, ...]:
        """Return the disagreements to list: the first ones for people, otherwise all."""
        most = SHOWN if self.most is None and for_people else self.most
        return self.disagreements[:most]

    def to_dict(self) -> dict[str, Any]:
        return {
            **stamped("agree"),
            "signature": str(self.signature),
            "annotators": [{"name": name, **file.to_dict()} for name, file in self.files.items()],
            "aligned": self.aligned,
            "equal_heads": self.equal_heads,
            "agreement": {
                **{name: defined(self.score(name)) for name in _ATTACHMENT},
                "kappa": defined(self.kappa),
                "alpha_heads": defined(self.alpha_heads),
                "alpha_arcs": defined(self.alpha_arcs),
            },
            "segmentation": {name: defined(self.score(name)) for name in _SEGMENTATION},
            "fields": [field.to_dict() for field in self.fields],
            "pairs": [pair.to_dict() for pair in self.pairs],
            "relations": [relation.to_dict() for relation in self.relations],
            "disagreements": [
                disagreement.to_dict() for disagreement in self.listed(for_people=False)
            ],
            "skipped_sentences": self.skipped_sentences,
            "kept_invalid": self.kept_invalid,
        }

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        return report.agreement_tables(self, style)

    def notes(self) -> list[str]:
        return report.agreement_notes(self)

    def page(self, command: str = "") -> "report.Page":

        return report.agreement_page(self, command)


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
    require_one_stdin(*inputs.values())
    entry = Entry(chosen.conventions, chosen.reading, gold_invalid="keep")
    sides = {name: entry.gold(given) for name, given in inputs.items()}
    beside = {name: entry.contenders(side, _others(sides, name)) for name, side in sides.items()}
    kept = {name: entry.chosen(side) & ~beside[name][0].skipped for name, side in sides.items()}
    first = next(iter(sides))
    require_the_same_words(beside[first])
    trees = Annotators(beside[first], kept[first], chosen.conventions)
    values = tuple(trees.values())
    return Agreement(
        {name: side.source.info for name, side in sides.items()},
        tuple(
            compare_two(name, other, kept[name], chosen.conventions)
            for number, name in enumerate(sides)
            for other in beside[name][number:]
        ),
        tuple(value.agreement() for value in values),
        int(np.count_nonzero(beside[first][0].skipped)),
        sum(side.admission.kept for side in sides.values()),
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
            return _several({str(name): thing for name, thing in annotators[0].items()})
        given = tuple(things_in(annotators[0]))
    by_name: dict[str, Any] = {}
    for number, annotator in enumerate(given):
        name, path = split_name(annotator) if isinstance(annotator, str) else ("", annotator)
        (thing,) = only(path).values()
        name = name or _letter(number)
        if name in by_name:
            raise SettingError(f"two annotators are called {name}; give each one its own name")
        by_name[name] = thing
    return _several(by_name)


def _several(by_name: dict[str, Any]) -> dict[str, Any]:
    if len(by_name) < 2:
        raise SettingError("there are fewer than two annotators; name at least two")
    return by_name


def _letter(number: int) -> str:
    letters = len(ascii_uppercase)
    return ascii_uppercase[number] if number < letters else f"annotator {number + 1}"


def _signature(
    sides: Mapping[str, Admitted], beside: tuple[Contender, ...], entry: Entry
) -> Signature:
    conventions, policy = entry.conventions, entry.policy
    kept = sum(side.admission.kept for side in sides.values())
    needed = int(np.count_nonzero(beside[0].skipped)) if policy == "skip" else kept
    hashes = {_key(number): side.source.sha256 for number, side in enumerate(sides.values())}
    parts = {
        **entry.prepared,
        "punct": conventions.punct,
        "sub": conventions.subtypes,
        "bad": f"{policy}({needed})" if needed else policy,
        **{side: sha256[:6] for side, sha256 in hashes.items() if sha256},
    }
    return signed(parts, "agreement")


def _key(number: int) -> str:
    """Name a file in the signature; v is the version."""
    return "abcdefgh"[number] if number < len("abcdefgh") else f"file{number + 1}"
