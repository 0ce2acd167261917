"""Where the errors are: the function behind `treeval errors`, and the sentences it finds."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.errors import SettingError
from treeval.formats.conll import Document
from treeval.metrics.columns import scope
from treeval.metrics.conventions import Conventions
from treeval.scoring.confusion import (
    KINDS,
    RIGHT,
    Confusion,
    error_kinds,
    head_tag_confusion,
    relation_confusion,
)
from treeval.scoring.input import Invalid
from treeval.scoring.pairing import Admitted, admitted_pair
from treeval.tree.column import Column
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank
from treeval.version import __version__

By = Literal["relation", "upos", "xpos"]
Kind = Literal["any", "head", "label", "both", "unaligned"]
Sort = Literal["errors", "order"]

_DEFAULT = Conventions()
_ANY = ("", "*")  # how a cell of a table says that any value will do


@dataclass(frozen=True)
class Arc:
    """How a word hangs: the number of its head in the gold sentence, 0 for the root.

    A head without such a number is a predicted word that is no gold word, or lies elsewhere.
    """

    head: int | None
    head_form: str
    label: str
    head_is_elsewhere: bool = False  # in another gold sentence

    def to_dict(self) -> dict[str, Any]:
        return {
            "head": self.head,
            "head_form": self.head_form,
            "deprel": self.label,
            **({"head_in": "another sentence"} if self.head_is_elsewhere else {}),
        }


@dataclass(frozen=True)
class JudgedWord:
    """A gold word, how it hangs in either tree, and what is wrong with that."""

    number: int
    form: str
    tag: str
    gold: Arc
    predicted: Arc | None  # None where no predicted word is aligned to it
    kind: str
    is_chosen: bool

    def to_dict(self) -> dict[str, Any]:
        return {
            "id": self.number,
            "form": self.form,
            "upos": self.tag,
            "gold": self.gold.to_dict(),
            "predicted": self.predicted.to_dict() if self.predicted else None,
            "kind": self.kind,
            "chosen": self.is_chosen,
        }


@dataclass(frozen=True)
class JudgedSentence:
    """A gold sentence, judged word by word."""

    number: int  # from 1
    name: str | None
    line: int
    text: str
    words: tuple[JudgedWord, ...]
    unaligned: tuple[str, ...]  # predicted words that are no gold words

    @property
    def errors(self) -> int:
        return sum(word.kind != KINDS[RIGHT] for word in self.words)

    @property
    def chosen(self) -> int:
        return sum(word.is_chosen for word in self.words)

    def to_dict(self) -> dict[str, Any]:
        return {
            "sentence": self.name or self.number,
            "line": self.line,
            "text": self.text,
            "errors": self.errors,
            "chosen": self.chosen,
            "words": [word.to_dict() for word in self.words],
            "unaligned_predicted": list(self.unaligned),
        }


@dataclass(frozen=True, eq=False)
class Errors:
    """All errors of a system, and those among them that were asked for."""

    admitted: Admitted
    by: By
    confusion: Confusion
    kinds: Ints  # of the gold words, as positions in KINDS
    counted: Bools  # over the gold words
    chosen: Bools  # over the gold words: the errors that were asked for
    sought: tuple[str | None, str | None] | None = None  # the cell of the table, if any
    kind: Kind = "any"

    @property
    def pair(self) -> Pair:
        return self.admitted.pair

    @cached_property
    def totals(self) -> dict[str, int]:
        """How many gold words are right, or wrong in which way."""
        numbers = np.bincount(self.kinds[self.counted], minlength=len(KINDS)).tolist()
        return dict(zip(KINDS, numbers, strict=True))

    @cached_property
    def unaligned_predicted(self) -> Bools:
        """Mark the predicted words that are no gold words."""
        return np.asarray(self.pair.alignment.gold_of_predicted[:-1] < 0)

    def sentences(self, sort: Sort = "errors", most: int | None = None) -> list[int]:
        """Find the sentences with chosen words, those with most of them first, or in order."""
        found = np.bincount(self.pair.gold.sentences[self.chosen], minlength=len(self.pair.gold))
        order = np.argsort(-found, kind="stable") if sort == "errors" else np.arange(len(found))
        ranked: list[int] = order[found[order] > 0].tolist()
        return ranked[:most]

    def judged(self, sentence: int) -> JudgedSentence:
        """Describe a sentence word by word."""
        gold = self.pair.gold
        begin, end = int(gold.offsets[sentence]), int(gold.offsets[sentence + 1])
        rows, forms = self.pair.predicted_rows, self.pair.predicted.columns["form"]
        first, limit = np.searchsorted(rows, [sentence, sentence + 1]).tolist()
        return JudgedSentence(
            sentence + 1,
            gold.origin.sentence_id(sentence),
            gold.origin.line(begin),
            _text(gold, sentence),
            tuple(self._judged_word(word, begin, end) for word in range(begin, end)),
            tuple(forms[word] for word in range(first, limit) if self.unaligned_predicted[word]),
        )

    def _judged_word(self, word: int, begin: int, end: int) -> JudgedWord:
        gold, kind = self.pair.gold, int(self.kinds[word])
        predicted = int(self.pair.alignment.predicted_of_gold[word])
        head = int(gold.parents[word])
        return JudgedWord(
            word - begin + 1,
            gold.columns["form"][word],
            _tag(gold, word),
            Arc(head - begin + 1 if head >= 0 else 0, _form(gold, head), _label(gold, word)),
            None if predicted < 0 else self._predicted_arc(predicted, begin, end),
            KINDS[kind if self.counted[word] else RIGHT],
            bool(self.chosen[word]),
        )

    def _predicted_arc(self, word: int, begin: int, end: int) -> Arc:
        predicted = self.pair.predicted
        head = int(predicted.parents[word])
        label, form = _label(predicted, word), _form(predicted, head)
        if head < 0:
            return Arc(0, form, label)
        as_gold = int(self.pair.alignment.gold_of_predicted[head])
        if begin <= as_gold < end:
            return Arc(as_gold - begin + 1, form, label)
        return Arc(None, form, label, head_is_elsewhere=as_gold >= 0)

    def marked(self, sentences: Iterable[int]) -> Treebank:
        """Give the gold sentences, with the predicted arcs of wrong words in MISC."""
        chosen = np.array(list(sentences), dtype=np.int64)
        words = [word for number in chosen.tolist() for word in self.judged(number).words]
        excerpt = self.pair.gold.select(chosen)
        given = excerpt.columns["misc"] if "misc" in excerpt.columns else ["_"] * len(words)
        return excerpt.replaced(
            misc=Column.of(_marked(misc, word) for misc, word in zip(given, words, strict=True))
        )

    def to_dict(self, sentences: Iterable[int] = ()) -> dict[str, Any]:
        gold, predicted = self.sought or (None, None)
        return {
            "treeval": __version__,
            "gold": self.admitted.gold.to_dict(),
            "system": self.admitted.system.to_dict(),
            "words": {
                **self.totals,
                "unaligned_predicted": int(np.count_nonzero(self.unaligned_predicted)),
                "chosen": int(np.count_nonzero(self.chosen)),
            },
            "by": self.by,
            "sought": {"gold": gold, "predicted": predicted} if self.sought else None,
            "kind": self.kind,
            "confusion": self.confusion.to_dict(),
            "sentences": [self.judged(sentence).to_dict() for sentence in sentences],
            "skipped_sentences": int(np.count_nonzero(self.admitted.skipped)),
            "kept_invalid": self.admitted.kept_invalid,
        }


def find_errors(
    gold: Treebank | str,
    system: Treebank | str,
    *,
    by: By = "relation",
    confusion: str | None = None,
    kind: Kind = "any",
    conventions: Conventions = _DEFAULT,
    invalid: Invalid | None = None,
    format_name: str | None = None,
) -> Errors:
    """Find the words that a system gets wrong.

    ``confusion`` is a cell of the table that ``by`` names, such as ``nsubj:obj`` (gold, then
    predicted; ``*`` is any); with a ``kind``, only words that are wrong in that way are chosen.
    """
    admitted = admitted_pair(
        gold,
        system,
        conventions=conventions,
        gold_invalid=invalid or "fail",
        system_invalid=invalid or "keep",
        format_name=format_name,
    )
    both = admitted.pair
    if by != "relation" and by not in both.gold.columns:
        raise SettingError(f"--by {by}: {admitted.gold.path} has no such column; choose another")
    in_scope, _ = scope(both, conventions.punct)
    counted = np.asarray(in_scope & ~admitted.skipped[both.gold.sentences])
    kinds = error_kinds(both, conventions.subtypes)
    table = (
        relation_confusion(both, conventions.subtypes, counted)
        if by == "relation"
        else head_tag_confusion(both, by, counted)
    )
    chosen = counted & (kinds != RIGHT if kind == "any" else kinds == KINDS.index(kind))
    sought = None
    if confusion is not None:
        sought = parse_cell(confusion, table)
        inside = np.zeros(both.gold.words, dtype=np.bool_)
        inside[both.alignment.gold] = table.within(*sought)
        chosen = chosen & inside
    return Errors(admitted, by, table, kinds, counted, np.asarray(chosen), sought, kind)


def parse_cell(given: str, table: Confusion) -> tuple[str | None, str | None]:
    """Read a cell such as ``nsubj:obj``; values may have colons of their own."""
    splits = [(given[:at], given[at + 1 :]) for at, char in enumerate(given) if char == ":"]
    known = {*table.values, *_ANY}
    fitting = [(gold, predicted) for gold, predicted in splits if {gold, predicted} <= known]
    if len(fitting) == 1:
        gold, predicted = (None if value in _ANY else value for value in fitting[0])
        return gold, predicted
    if not splits:
        raise SettingError(f"--confusion {given}: no pair; write GOLD:PREDICTED, * for any")
    if fitting:
        raise SettingError(
            f"--confusion {given}: may be read in {len(fitting)} ways; leave one side to *"
        )
    gold, predicted = splits[0]
    unknown = next(value for value in (gold, predicted) if value not in known)
    hint = "; for subtypes add --subtypes keep" if len(splits) > 1 else ""
    raise SettingError(
        f"--confusion {given}: no {unknown!r} in these files, but {', '.join(table.values)}{hint}"
    )


def _text(treebank: Treebank, sentence: int) -> str:
    """The text that the file gives, or the tokens."""
    origin = treebank.origin
    for comment in origin.comments(sentence) if isinstance(origin, Document) else ():
        name, _, value = comment[1:].partition("=")
        if name.strip() == "text":
            return value.strip()
    begin, end = int(treebank.offsets[sentence]), int(treebank.offsets[sentence + 1])
    tokens: list[str] = []
    multiwords, word = treebank.multiwords, begin
    at = int(np.searchsorted(multiwords.first, begin))
    while word < end:
        if at < len(multiwords) and int(multiwords.first[at]) == word:
            tokens.append(multiwords.forms[at])
            word, at = int(multiwords.end[at]), at + 1
        else:
            tokens.append(treebank.columns["form"][word])
            word += 1
    return " ".join(tokens)


def _form(treebank: Treebank, word: int) -> str:
    return treebank.columns["form"][word] if word >= 0 else ""


def _label(treebank: Treebank, word: int) -> str:
    return treebank.columns["deprel"][word]


def _tag(treebank: Treebank, word: int) -> str:
    for name in ("upos", "xpos"):
        if name in treebank.columns and treebank.columns[name][word] != "_":
            return treebank.columns[name][word]
    return "_"


def _marked(misc: str, word: JudgedWord) -> str:
    """MISC with the predicted arc and the kind of error; those of an earlier run give way."""
    items = [] if misc == "_" else misc.split("|")
    items = [item for item in items if item.partition("=")[0] not in ("Predicted", "Error")]
    if word.kind != KINDS[RIGHT]:
        if word.predicted is not None:
            head = "_" if word.predicted.head is None else word.predicted.head
            label = word.predicted.label.replace("\\", "\\\\").replace("|", "\\p")
            items.append(f"Predicted={head}:{label}")
        items.append(f"Error={word.kind}")
    return "|".join(items) or "_"
