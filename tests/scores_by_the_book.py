"""Scores over words once more, slowly: loops over sentences and words, as the definitions have it.

A word counts or does not, its partner on the other side is right or is not. What the metrics do
with arrays over a whole treebank is checked against this.
"""

import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import nan
from typing import NamedTuple

import alignment_by_the_book as alignment
from treeval.tree.treebank import Treebank

CONTENT = (
    "nsubj obj iobj csubj ccomp xcomp obl vocative expl dislocated advcl advmod discourse nmod "
    "appos nummod acl amod conj fixed flat compound list parataxis orphan goeswith reparandum "
    "root dep"
).split()
FUNCTIONAL = "aux cop mark det clf case cc".split()
FEATURES = (
    "PronType NumType Poss Reflex Foreign Abbr Gender Animacy Number Case Definite Degree "
    "VerbForm Mood Tense Aspect Voice Evident Polarity Person Polite"
).split()
# The classes of the content-relations paper, and what UD v2 adds.
CLASSES = {
    "content": (
        "acl advcl advmod amod appos ccomp compound conj csubj csubjpass dislocated dobj iobj "
        "name nmod nsubj nsubjpass nummod parataxis remnant root vocative xcomp "
        "obj obl flat orphan nsubj:pass csubj:pass"
    ).split(),
    "function": "aux auxpass case cc cop det expl mark neg mwe aux:pass clf fixed".split(),
    "other": "list dep foreign reparandum punct goeswith discourse".split(),
}
TAGS = ("PUNCT", "SYM", "PU", "``", "''", ":", ",", ".")  # of AllenNLP's parsers
PENN_TAGS = (",", ".", ":", "``", "''", "-LRB-", "-RRB-", "$", "#")  # of Klein (2005)


class Settings(NamedTuple):
    punct: str = "all"
    subtypes: str = "strip"
    feats: str = "universal"
    matching: str = "multiset"
    weights: Mapping[str, float] = {}


@dataclass(eq=False)
class Word:
    form: str
    lemma: str
    upos: str
    xpos: str
    feats: str
    deprel: str
    sentence: int  # the gold sentence that it is in, or starts in
    head: "Word | None" = None  # none: the root
    dependents: list["Word"] = field(default_factory=list)
    edges: list[tuple["Word | None", str]] = field(default_factory=list)
    partner: "Word | None" = None


class Texts(NamedTuple):
    sentences: int  # of the gold side
    gold: list[Word]
    predicted: list[Word]


Right = Callable[[Word, Word, Settings], bool]  # of a gold word and its partner


def read(gold: Treebank, predicted: Treebank) -> Texts:
    """Link words to their heads, dependents, enhanced heads and partners."""
    gold_spans, predicted_spans = alignment.spans_of(gold), alignment.spans_of(predicted)
    starts = [gold_spans[first].start for first in gold.offsets[:-1].tolist()]
    ours, theirs = (
        _words(side, [sum(start <= span.start for start in starts) - 1 for span in spans])
        for side, spans in ((gold, gold_spans), (predicted, predicted_spans))
    )
    for i, j in alignment.aligned(gold_spans, predicted_spans):
        ours[i].partner, theirs[j].partner = theirs[j], ours[i]
    return Texts(len(starts), ours, theirs)


def _words(treebank: Treebank, sentences: list[int]) -> list[Word]:
    names = ("form", "lemma", "upos", "xpos", "feats", "deprel")
    cells = zip(*(treebank.columns[name] for name in names), sentences, strict=True)
    words = [Word(*row) for row in cells]
    deps = list(treebank.columns["deps"])
    nodes = list(
        zip(
            treebank.empty_nodes.sentences.tolist(),
            treebank.empty_nodes.ids,
            treebank.empty_nodes.deps,
            strict=True,
        )
    )
    for number, (begin, end) in enumerate(pairwise(treebank.offsets.tolist())):
        nodes_here = {name: above for sentence, name, above in nodes if sentence == number}
        numbered: list[Word | None] = [None, *words[begin:end]]
        for word, head, edges in zip(
            words[begin:end], treebank.heads[begin:end].tolist(), deps[begin:end], strict=True
        ):
            word.head = numbered[head]
            if word.head is not None:
                word.head.dependents.append(word)
            for name, label in _paths(edges, nodes_here):
                word.edges.append((numbered[int(name)], label))
    return words


def _paths(deps: str, nodes: dict[str, str]) -> list[tuple[str, str]]:
    """Heads and labels that DEPS gives; those above an empty node in the place of the node."""
    if deps == "_":
        return []
    found = []
    for edge in deps.split("|"):
        head, label = edge.split(":", 1)
        if head in nodes:
            found += [(above, f"{step}>{label}") for above, step in _paths(nodes[head], nodes)]
        else:
            found.append((head, label))
    return found


def universal(label: str) -> str:
    return label.split(":", maxsplit=1)[0]


def spelt(label: str, subtypes: str) -> str:
    return {"strip": universal(label), "keep": label, "lower": label.lower()}[subtypes]


def features(word: Word, feats: str) -> list[str]:
    present = [] if word.feats == "_" else sorted(word.feats.split("|"))
    return [f for f in present if feats == "all" or f.split("=")[0] in FEATURES]


def is_punctuation(word: Word, punct: str) -> bool:
    if punct == "form":
        return all(unicodedata.category(char).startswith("P") for char in word.form)
    if punct == "upos":
        return word.upos == "PUNCT"
    if punct == "tags":
        return (word.xpos if word.upos == "_" else word.upos) in TAGS
    if punct == "penn":
        return word.xpos in PENN_TAGS
    return punct == "deprel" and word.deprel.lower() in ("punct", "p")


def counts(word: Word, settings: Settings, *, is_gold: bool) -> bool:
    """By form or tag a predicted word follows its gold word, by relation each side decides."""
    if not is_gold and word.partner is not None and settings.punct != "deprel":
        word = word.partner
    return not is_punctuation(word, settings.punct)


def is_right(gold: Word, predicted: Word, settings: Settings, right: Right) -> bool:
    """What does not count cannot be right."""
    return counts(predicted, settings, is_gold=False) and right(gold, predicted, settings)


def same_head(gold: Word, predicted: Word, _: Settings) -> bool:
    if gold.head is None or predicted.head is None:
        return gold.head is None and predicted.head is None
    return predicted.head.partner is gold.head


def same_label(gold: Word, predicted: Word, settings: Settings) -> bool:
    return spelt(gold.deprel, settings.subtypes) == spelt(predicted.deprel, settings.subtypes)


def same_head_and_label(gold: Word, predicted: Word, settings: Settings) -> bool:
    return same_head(gold, predicted, settings) and same_label(gold, predicted, settings)


def same_upos(gold: Word, predicted: Word, _: Settings) -> bool:
    return gold.upos == predicted.upos


def same_xpos(gold: Word, predicted: Word, _: Settings) -> bool:
    return gold.xpos == predicted.xpos


def same_features(gold: Word, predicted: Word, settings: Settings) -> bool:
    return features(gold, settings.feats) == features(predicted, settings.feats)


def same_tags(gold: Word, predicted: Word, settings: Settings) -> bool:
    return (
        same_upos(gold, predicted, settings)
        and same_xpos(gold, predicted, settings)
        and same_features(gold, predicted, settings)
    )


def same_lemma(gold: Word, predicted: Word, _: Settings) -> bool:
    return gold.lemma in ("_", predicted.lemma)


def same_morphology(gold: Word, predicted: Word, settings: Settings) -> bool:
    """Head, relation, tag and features of the word, and its function words, are the same."""

    def described(word: Word) -> tuple[str, str, list[str]]:
        return universal(word.deprel), word.upos, features(word, settings.feats)

    def function_words(word: Word) -> list[Word]:
        return [child for child in word.dependents if universal(child.deprel) in FUNCTIONAL]

    return (
        same_head_and_label(gold, predicted, settings)
        and described(gold) == described(predicted)
        and [(child, described(child)) for child in function_words(gold)]
        == [(child.partner, described(child)) for child in function_words(predicted)]
    )


def same_head_and_lemma(gold: Word, predicted: Word, settings: Settings) -> bool:
    return same_head_and_label(gold, predicted, settings) and same_lemma(gold, predicted, settings)


def undirected(gold: Word, predicted: Word, settings: Settings) -> bool:
    """The predicted head is the gold head or a gold dependent."""
    guess = predicted.head
    flipped = guess is not None and guess.partner is not None and guess.partner.head is gold
    return same_head(gold, predicted, settings) or flipped


def neutral(gold: Word, predicted: Word, settings: Settings) -> bool:
    """Or it is the gold grandparent; the root is the grandparent of those below the root word."""
    if undirected(gold, predicted, settings):
        return True
    if gold.head is None:
        return False
    if predicted.head is None or gold.head.head is None:
        return predicted.head is None and gold.head.head is None
    return predicted.head.partner is gold.head.head


RIGHT: dict[str, Right] = {
    "Words": lambda *_: True,
    "UPOS": same_upos,
    "XPOS": same_xpos,
    "UFeats": same_features,
    "AllTags": same_tags,
    "Lemmas": same_lemma,
    "UAS": same_head,
    "LAS": same_head_and_label,
    "LA": same_label,
    "Undirected": undirected,
    "NED": neutral,
}
RIGHT_CONTENT: dict[str, Right] = {
    "CLAS": same_head_and_label,
    "MLAS": same_morphology,
    "BLEX": same_head_and_lemma,
}


def count(name: str, texts: Texts, settings: Settings) -> list[list[float]]:
    """What the metric counts, one row per gold sentence; a new metric needs a function in RIGHT."""
    if name in RIGHT_CONTENT:
        return _count_members(texts, settings, RIGHT_CONTENT[name], _is_content)
    if name in ("Content", "Function"):
        members = CLASSES[name.lower()]
        return _count_members(
            texts, settings, same_head_and_label, lambda word: _is_listed(word.deprel, members)
        )
    if name in ("UEM", "LEM"):
        return _count_matches(texts, settings, same_head if name == "UEM" else same_head_and_label)
    if name == "WLAS":
        return _count_weights(texts, settings)
    if name in ("ELAS", "EULAS"):
        return _count_edges(texts, settings, are_universal=name == "EULAS")
    return _count_words(texts, settings, RIGHT[name])


def _is_content(word: Word) -> bool:
    return universal(word.deprel) in CONTENT


def _is_listed(label: str, members: list[str]) -> bool:
    """A subtype that no class lists belongs where the part before its colon does."""
    is_known = any(label in listed for listed in CLASSES.values())
    return (label if is_known else universal(label)) in members


def _count(
    texts: Texts,
    are_right: Callable[[Word, Word], bool],
    gold_weight: Callable[[Word], float],
    predicted_weight: Callable[[Word], float],
) -> list[list[float]]:
    """Add up correct, predicted, gold and aligned words; one that does not count weighs 0."""
    rows = [[0.0] * 4 for _ in range(texts.sentences)]
    for word in texts.gold:
        weight, row = gold_weight(word), rows[word.sentence]
        row[2] += weight
        if word.partner is not None:
            row[3] += weight
            row[0] += weight * are_right(word, word.partner)
    for word in texts.predicted:
        rows[word.sentence][1] += predicted_weight(word)
    return rows


def _count_words(texts: Texts, settings: Settings, right: Right) -> list[list[float]]:
    return _count(
        texts,
        lambda gold, predicted: is_right(gold, predicted, settings, right),
        lambda word: counts(word, settings, is_gold=True),
        lambda word: counts(word, settings, is_gold=False),
    )


def _count_members(
    texts: Texts, settings: Settings, right: Right, is_member: Callable[[Word], bool]
) -> list[list[float]]:
    return _count(
        texts, lambda gold, predicted: right(gold, predicted, settings), is_member, is_member
    )


def _count_matches(texts: Texts, settings: Settings, right: Right) -> list[list[float]]:
    """A sentence matches if all its words are right, and no predicted word is there too many."""
    rows = []
    for sentence in range(texts.sentences):
        words = [
            word
            for word in texts.gold
            if word.sentence == sentence and counts(word, settings, is_gold=True)
        ]
        guesses = [
            word
            for word in texts.predicted
            if word.sentence == sentence and counts(word, settings, is_gold=False)
        ]
        matches = len(words) == len(guesses) and all(
            word.partner is not None and is_right(word, word.partner, settings, right)
            for word in words
        )
        rows.append([float(matches), 1.0])
    return rows


def _count_weights(texts: Texts, settings: Settings) -> list[list[float]]:
    """Sums of weights, and the number of words that are on one side alone."""

    def weight(word: Word, *, is_gold: bool) -> float:
        if not counts(word, settings, is_gold=is_gold):
            return 0.0
        label = spelt(word.deprel, settings.subtypes)
        return settings.weights.get(label, settings.weights.get(universal(label), 0.5))

    rows = _count(
        texts,
        lambda gold, predicted: is_right(gold, predicted, settings, same_head_and_label),
        lambda word: weight(word, is_gold=True),
        lambda word: weight(word, is_gold=False),
    )
    for row in rows:
        row.append(0.0)
    for word in texts.gold + texts.predicted:
        rows[word.sentence][4] += word.partner is None
    return rows


def _count_edges(texts: Texts, settings: Settings, *, are_universal: bool) -> list[list[float]]:
    """An edge is right if the gold side has one from the same head to the same word."""

    def label(edge: str) -> str:
        return ">".join(map(universal, edge.split(">"))) if are_universal else edge

    rows = [[0.0] * 3 for _ in range(texts.sentences)]
    for word in texts.predicted:
        rows[word.sentence][1] += len(word.edges)
    for word in texts.gold:
        rows[word.sentence][2] += len(word.edges)
        ours = Counter((head, label(edge)) for head, edge in word.edges)
        theirs = Counter(
            (head and head.partner, label(edge))
            for head, edge in (word.partner.edges if word.partner is not None else [])
            if head is None or head.partner is not None
        )
        for edge, times in ours.items():
            combined = min if settings.matching == "multiset" else int.__mul__
            rows[word.sentence][0] += combined(times, theirs[edge])
    return rows


def scores(name: str, rows: list[list[float]]) -> dict[str, float]:
    """The score of the whole, and precision, recall, F1 and aligned accuracy where there are."""
    totals = [sum(column) for column in zip(*rows, strict=True)]
    if name in ("UEM", "LEM"):
        return {"score": _ratio(totals[0], totals[1])}
    correct, predicted, gold = totals[:3]
    if name == "WLAS" and not totals[4]:
        predicted = gold
    f1 = _ratio(2 * correct, predicted + gold)
    found = {
        "score": f1,
        "precision": _ratio(correct, predicted),
        "recall": _ratio(correct, gold),
        "f1": f1,
    }
    if name not in ("Words", "ELAS", "EULAS"):
        found["aligned_accuracy"] = _ratio(correct, totals[3])
    return found


def _ratio(numerator: float, denominator: float) -> float:
    return numerator / denominator if denominator else nan
