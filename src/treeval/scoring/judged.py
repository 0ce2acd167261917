"""Sentences judged word by word: the gold arc, the predicted arc, and the error."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from treeval.arrays import Bools, Ints
from treeval.formats.sentence_text import sentence_text
from treeval.scoring.confusion import KINDS, RIGHT
from treeval.tree.column import Column
from treeval.tree.pair import Pair
from treeval.tree.treebank import Treebank


@dataclass(frozen=True)
class Arc:
    """The arc of a word: the number of its head in the gold sentence, 0 for the root.

    A predicted head has no number if it is not a gold word, or is in another gold sentence.
    """

    head: int | None
    head_form: str
    label: str
    head_is_elsewhere: bool = False  # whether it is in another gold sentence

    def to_dict(self) -> dict[str, Any]:
        return {
            "head": self.head,
            "head_form": self.head_form,
            "deprel": self.label,
            **({"head_in": "another sentence"} if self.head_is_elsewhere else {}),
        }


@dataclass(frozen=True)
class JudgedWord:
    """A gold word, its arcs in both trees, and the kind of error."""

    number: int
    line: int  # in the gold file
    form: str
    tag: str
    gold: Arc
    predicted: Arc | None  # None if no predicted word is aligned with it
    kind: str
    is_chosen: bool

    @property
    def is_right(self) -> bool:
        return self.kind == KINDS[RIGHT]

    def to_dict(self) -> dict[str, Any]:
        """Make a record of the prediction; `sentence_record` adds the gold word."""
        return {
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
    unaligned: tuple[str, ...]  # predicted words that are not gold words

    @property
    def errors(self) -> int:
        return sum(not word.is_right for word in self.words)

    @property
    def chosen(self) -> int:
        return sum(word.is_chosen for word in self.words)


def sentence_record(judged: Mapping[str, JudgedSentence]) -> dict[str, Any]:
    """Make a record of one gold sentence as all systems, by name, have analysed it."""
    first = next(iter(judged.values()))
    return {
        "sentence": first.name or first.number,
        "number": first.number,
        "line": first.line,
        "text": first.text,
        "systems": {
            name: {
                "errors": sentence.errors,
                "chosen": sentence.chosen,
                "unaligned_predicted": list(sentence.unaligned),
            }
            for name, sentence in judged.items()
        },
        "words": [
            {
                "id": word.number,
                "form": word.form,
                "upos": word.tag,
                "gold": word.gold.to_dict(),
                "systems": {
                    name: sentence.words[at].to_dict() for name, sentence in judged.items()
                },
            }
            for at, word in enumerate(first.words)
        ],
    }


def judged_sentence(
    both: Pair, sentence: int, kinds: Ints, counted: Bools, chosen: Bools
) -> JudgedSentence:
    """Describe a gold sentence word by word.

    ``kinds``, ``counted`` and ``chosen`` are over all gold words.
    """
    gold, forms = both.gold, both.predicted.columns["form"]
    begin, end = int(gold.offsets[sentence]), int(gold.offsets[sentence + 1])
    first, limit = np.searchsorted(both.predicted_rows, [sentence, sentence + 1]).tolist()
    partners = both.alignment.gold_of_predicted

    def judged(word: int) -> JudgedWord:
        predicted = int(both.alignment.predicted_of_gold[word])
        head = int(gold.parents[word])
        return JudgedWord(
            word - begin + 1,
            gold.origin.line(word),
            gold.columns["form"][word],
            _tag(gold, word),
            Arc(head - begin + 1 if head >= 0 else 0, _form(gold, head), _label(gold, word)),
            None if predicted < 0 else _predicted_arc(both, predicted, begin, end),
            KINDS[int(kinds[word]) if counted[word] else RIGHT],
            bool(chosen[word]),
        )

    return JudgedSentence(
        sentence + 1,
        gold.origin.sentence_id(sentence),
        gold.origin.line(begin),
        sentence_text(gold, sentence),
        tuple(map(judged, range(begin, end))),
        tuple(forms[word] for word in range(first, limit) if partners[word] < 0),
    )


def _predicted_arc(both: Pair, word: int, begin: int, end: int) -> Arc:
    predicted = both.predicted
    head = int(predicted.parents[word])
    label, form = _label(predicted, word), _form(predicted, head)
    if head < 0:
        return Arc(0, form, label)
    as_gold = int(both.alignment.gold_of_predicted[head])
    if begin <= as_gold < end:
        return Arc(as_gold - begin + 1, form, label)
    return Arc(None, form, label, head_is_elsewhere=as_gold >= 0)


def _form(treebank: Treebank, word: int) -> str:
    return treebank.columns["form"][word] if word >= 0 else ""


def _label(treebank: Treebank, word: int) -> str:
    return treebank.columns["deprel"][word]


def _tag(treebank: Treebank, word: int) -> str:
    for name in ("upos", "xpos"):
        if name in treebank.columns and treebank.columns[name][word] != "_":
            return treebank.columns[name][word]
    return "_"


def with_marks(excerpt: Treebank, sentences: Iterable[JudgedSentence]) -> Treebank:
    """Write the predicted arcs of wrong words into MISC of gold sentences."""
    words = [word for sentence in sentences for word in sentence.words]
    given = excerpt.columns["misc"] if "misc" in excerpt.columns else ["_"] * len(words)
    both = zip(given, words, strict=True)
    return excerpt.replaced(misc=Column.of(_marked_misc(misc, word) for misc, word in both))


def _marked_misc(misc: str, word: JudgedWord) -> str:
    """Write the predicted arc and the kind of error into MISC, and replace earlier ones."""
    items = [] if misc == "_" else misc.split("|")
    items = [item for item in items if item.partition("=")[0] not in ("Predicted", "Error")]
    if not word.is_right:
        if word.predicted is not None:
            head = "_" if word.predicted.head is None else word.predicted.head
            label = word.predicted.label.replace("\\", "\\\\").replace("|", "\\p")
            items.append(f"Predicted={head}:{label}")
        items.append(f"Error={word.kind}")
    return "|".join(items) or "_"
