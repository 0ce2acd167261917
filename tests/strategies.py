"""Random trees, treebanks and pairs of treebanks for property tests.

Alphabets are small, so that labels, tags and forms agree by chance as often as they differ.
Hypothesis draws sizes and a seed; a generator fills in the rest, twenty times faster than drawing
every label would be, and failures still shrink to few short sentences.
"""

import random
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from hypothesis import strategies as st

from treeval.arrays import frozen
from treeval.tree.column import Column
from treeval.tree.treebank import EmptyNodes, Multiwords, Treebank

LABELS = (
    *("nsubj", "obj", "obl", "nmod", "nmod:poss", "advmod", "advcl", "parataxis", "flat", "dep"),
    *("case", "mark", "det", "aux", "aux:pass", "cop", "cc", "conj", "punct", "discourse"),
)
# Spelt as no class of relations has them; conventions differ on which are the same, or count.
ODD_LABELS = ("NSUBJ", "nsubj:pass", "Nmod:Poss", "Case", "PUNCT", "p", "punct:x", "x")
UPOS = ("NOUN", "VERB", "AUX", "DET", "ADP", "PART", "CCONJ", "PUNCT", "SYM", "_")
XPOS = ("NN", "VB", "MD", "DT", "IN", "CC", ".")
FEATS = (
    *("_", "Number=Sing", "Number=Plur", "Case=Nom|Number=Sing", "Number=Sing|Case=Nom"),
    *("Number=Sing|Typo=Yes", "Number[psor]=Plur"),
)
LEMMAS = ("a", "b", "_")
MISC = ("_", "SpaceAfter=No")
# Letters and punctuation: alignment and conventions on punctuation look at them.
CHARACTERS = "abA.,"
FORMS = ("a", "b", "A", "ab", ".", ",", "..")

Multiword = tuple[int, int, str]  # first word, end, form
Sentence = tuple[list[str], list[Multiword]]  # forms, multiword tokens
Token = tuple[str, list[str]]  # form, forms of its words


def trees(max_words: int = 8) -> st.SearchStrategy[list[int]]:
    """Heads of a tree with one root, projective or not: 0 is the root, words count from 1."""
    return st.builds(random_heads, st.integers(1, max_words), _generators())


@st.composite
def treebanks(
    draw: st.DrawFn,
    max_sentences: int = 3,
    max_words: int = 7,
    *,
    with_multiwords: bool = True,
    with_empty_nodes: bool = True,
) -> Treebank:
    """Treebanks with every column of CoNLL-U, some with multiword tokens and empty nodes."""
    sizes = draw(st.lists(st.integers(1, max_words), min_size=1, max_size=max_sentences))
    rng = draw(_generators())
    sentences = []
    for words in sizes:
        spans = _random_spans(words, rng) if with_multiwords else []
        multiwords = [(first, end, _random_text(3, rng)) for first, end in spans]
        sentences.append((rng.choices(FORMS, k=words), multiwords))
    return annotated(sentences, rng, with_empty_nodes=with_empty_nodes)


@st.composite
def treebank_pairs(
    draw: st.DrawFn, max_sentences: int = 3, max_words: int = 6, *, same_tokens: bool = False
) -> tuple[Treebank, Treebank]:
    """Gold and predicted treebanks over the same text.

    With ``same_tokens`` they have the same sentences, words and multiword tokens. Otherwise each
    side cuts the text into sentences, tokens and words of multiword tokens in its own way.
    """
    if same_tokens:
        gold = draw(treebanks(max_sentences, max_words))
        return gold, annotated(sentences_of(gold), draw(_generators()))
    size, rng = draw(st.integers(1, max_sentences * max_words)), draw(_generators())
    text = _random_text(size, rng)
    gold, predicted = (
        annotated(_laid_out(_random_tokens(text, max_sentences, rng)), rng) for _ in range(2)
    )
    return gold, predicted


@st.composite
def similar_pairs(
    draw: st.DrawFn,
    max_sentences: int = 3,
    max_words: int = 6,
    labels: Sequence[str] = LABELS,
) -> tuple[Treebank, Treebank]:
    """Gold and predicted treebanks that agree on most words, as those of good parsers do.

    Tokens and sentences are cut differently here and there. Predicted heads may form cycles.
    """
    size, rng = draw(st.integers(1, max_sentences * max_words)), draw(_generators())
    tokens = _random_tokens(_random_text(size, rng), max_sentences, rng)
    others = tokens if rng.random() < 0.3 else _recut(tokens, rng)
    gold, predicted = (annotated(_laid_out(cut), rng, labels=labels) for cut in (tokens, others))
    return gold, _imitated(gold, predicted, rng)


def random_heads(words: int, rng: random.Random) -> list[int]:
    """Heads of a random tree with one root."""
    order = rng.sample(range(1, words + 1), words)
    heads = [0] * words
    for place, word in enumerate(order[1:], start=1):
        heads[word - 1] = order[rng.randrange(place)]
    return heads


def treebank_of(*sentences: Sequence[int], **columns: Sequence[str]) -> Treebank:
    """A treebank of given heads; columns run over the words of all sentences."""
    lengths = [len(heads) for heads in sentences]
    flat_heads = [head for heads in sentences for head in heads]
    numbered = [f"w{number}" for length in lengths for number in range(1, length + 1)]
    return Treebank(
        frozen(np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)),
        frozen(np.array(flat_heads, dtype=np.int32)),
        {name: Column.of(values) for name, values in ({"form": numbered} | columns).items()},
    )


def sentences_of(treebank: Treebank) -> list[Sentence]:
    """Forms and multiword tokens of a treebank, to be annotated again."""
    forms, tokens = list(treebank.columns["form"]), treebank.multiwords
    multiwords = list(zip(tokens.first.tolist(), tokens.end.tolist(), tokens.forms, strict=True))
    return [
        (
            forms[begin:limit],
            [(a - begin, b - begin, form) for a, b, form in multiwords if begin <= a < limit],
        )
        for begin, limit in pairwise(treebank.offsets.tolist())
    ]


def annotated(
    sentences: Sequence[Sentence],
    rng: random.Random,
    *,
    with_empty_nodes: bool = True,
    labels: Sequence[str] = LABELS,
) -> Treebank:
    """Give words random heads, labels, tags, features, lemmas and enhanced edges."""
    lengths = [len(forms) for forms, _ in sentences]
    offsets = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
    heads = [head for length in lengths for head in random_heads(length, rng)]
    relations = [rng.choice(labels) if head else "root" for head in heads]
    tokens = [
        (first + offset, end + offset, form)
        for offset, (_, multiwords) in zip(offsets[:-1].tolist(), sentences, strict=True)
        for first, end, form in multiwords
    ]
    empty_nodes = _random_empty_nodes(lengths, rng) if with_empty_nodes else EmptyNodes()
    columns = {
        "form": Column.of(form for forms, _ in sentences for form in forms),
        "lemma": Column.of(rng.choices(LEMMAS, k=len(heads))),
        "upos": Column.of(rng.choices(UPOS, k=len(heads))),
        "xpos": Column.of(rng.choices(XPOS, k=len(heads))),
        "feats": Column.of(rng.choices(FEATS, k=len(heads))),
        "deprel": Column.of(relations),
        "deps": Column.of(_random_deps(heads, relations, lengths, empty_nodes, rng)),
        "misc": Column.of(rng.choices(MISC, k=len(heads))),
    }
    multiwords = Multiwords(
        frozen(np.array([first for first, _, _ in tokens], dtype=np.int32)),
        frozen(np.array([end for _, end, _ in tokens], dtype=np.int32)),
        Column.of(form for _, _, form in tokens),
    )
    flat_heads = frozen(np.array(heads, dtype=np.int32))
    return Treebank(frozen(offsets), flat_heads, columns, multiwords, empty_nodes)


def _generators() -> st.SearchStrategy[random.Random]:
    return st.integers(0, 2**32 - 1).map(random.Random)


def _random_text(size: int, rng: random.Random) -> str:
    return "".join(rng.choices(CHARACTERS, k=size))


def _random_pieces(text: str, most: int, rng: random.Random) -> list[str]:
    """Cut a text into pieces that are not empty."""
    cuts = rng.sample(range(1, len(text)), rng.randint(0, min(most, len(text)) - 1))
    return [text[begin:end] for begin, end in pairwise([0, *sorted(cuts), len(text)])]


def _random_tokens(text: str, most: int, rng: random.Random) -> list[list[Token]]:
    """Cut a text into sentences and those into tokens, some of several words."""
    return [
        [
            (token, rng.choices(FORMS, k=rng.randint(2, 3)) if rng.random() < 0.2 else [token])
            for token in _random_pieces(piece, len(piece), rng)
        ]
        for piece in _random_pieces(text, most, rng)
    ]


def _laid_out(sentences: list[list[Token]]) -> list[Sentence]:
    """Give the words of each sentence, and where its multiword tokens are."""
    laid_out: list[Sentence] = []
    for tokens in sentences:
        forms: list[str] = []
        multiwords: list[Multiword] = []
        for token, words in tokens:
            if words != [token]:
                multiwords.append((len(forms), len(forms) + len(words), token))
            forms += words
        laid_out.append((forms, multiwords))
    return laid_out


def _recut(sentences: list[list[Token]], rng: random.Random) -> list[list[Token]]:
    """Split and join some tokens and sentences, and give some tokens other words."""
    recut: list[list[Token]] = []
    for sentence in sentences:
        tokens: list[Token] = []
        for token, words in sentence:
            change = rng.choices(("none", "words", "split", "join"), (7, 1, 1, 1))[0]
            if change == "words":
                tokens.append((token, rng.choices(FORMS, k=2)))
            elif change == "split":
                tokens += [(piece, [piece]) for piece in _random_pieces(token, len(token), rng)]
            elif change == "join" and tokens:
                joined = tokens.pop()[0] + token
                tokens.append((joined, [joined]))
            else:
                tokens.append((token, words))
        if recut and rng.random() < 0.2:
            recut[-1] += tokens
        elif len(tokens) > 1 and rng.random() < 0.2:
            recut += [tokens[:1], tokens[1:]]
        else:
            recut.append(tokens)
    return recut


def _imitated(gold: Treebank, predicted: Treebank, rng: random.Random) -> Treebank:
    """Copy most of the gold annotation to predicted words at the same place in the text."""
    word_at = {place: word for word, place in enumerate(_places(predicted))}
    partners = [word_at.get(place) for place in _places(gold)]
    heads, sentences, offsets = predicted.heads.tolist(), predicted.sentences, predicted.offsets
    copied = ("lemma", "upos", "xpos", "feats", "deprel")
    columns = {name: list(predicted.columns[name]) for name in copied}
    for word, (partner, parent) in enumerate(zip(partners, gold.parents.tolist(), strict=True)):
        if partner is None:
            continue
        for name in copied:
            if rng.random() < 0.8:
                columns[name][partner] = gold.columns[name][word]
        head = partners[parent] if parent >= 0 else None
        if rng.random() < 0.2:
            heads[partner] = rng.randint(0, int(predicted.lengths[sentences[partner]]))
        elif parent < 0:
            heads[partner] = 0
        elif head is not None and sentences[head] == sentences[partner]:
            heads[partner] = head - int(offsets[sentences[head]]) + 1
    lengths = predicted.lengths.tolist()
    columns["deps"] = _random_deps(heads, columns["deprel"], lengths, predicted.empty_nodes, rng)
    return predicted.replaced(
        heads=frozen(np.array(heads, dtype=np.int32)),
        **{name: Column.of(values) for name, values in columns.items()},
    )


def _places(treebank: Treebank) -> list[tuple[int, int]]:
    """Where each word's token starts in the text, and which of the token's words it is."""
    places, start = [], 0
    for forms, multiwords in sentences_of(treebank):
        tokens = {first: (end, token) for first, end, token in multiwords}
        word = 0
        while word < len(forms):
            end, token = tokens.get(word, (word + 1, forms[word]))
            places += [(start, number) for number in range(end - word)]
            word, start = end, start + len(token)
    return places


def _random_spans(words: int, rng: random.Random) -> list[tuple[int, int]]:
    """Disjoint spans of two or three words, often none."""
    spans, first = [], 0
    while first + 2 <= words:
        width = min(rng.randint(2, 3), words - first) if rng.random() < 0.2 else 1
        if width > 1:
            spans.append((first, first + width))
        first += width
    return spans


def _random_empty_nodes(lengths: list[int], rng: random.Random) -> EmptyNodes:
    """No empty node, or one or two that hang on words of their sentences."""
    sentences = sorted(rng.sample(range(len(lengths)), min(len(lengths), rng.choice((0, 0, 1, 2)))))
    return EmptyNodes(
        frozen(np.array(sentences, dtype=np.int32)),
        tuple(f"{rng.randint(0, lengths[sentence])}.1" for sentence in sentences),
        tuple(f"{rng.randint(0, lengths[sentence])}:conj" for sentence in sentences),
    )


def _random_deps(
    heads: list[int],
    labels: list[str],
    lengths: list[int],
    empty_nodes: EmptyNodes,
    rng: random.Random,
) -> list[str]:
    """The tree's own edges; some words have a second one, to a word or to an empty node."""
    nodes = dict(zip(empty_nodes.sentences.tolist(), empty_nodes.ids, strict=True))
    sentences = [number for number, length in enumerate(lengths) for _ in range(length)]
    deps = []
    for head, label, sentence in zip(heads, labels, sentences, strict=True):
        other = rng.choice((str(rng.randint(0, lengths[sentence])), nodes.get(sentence, "0")))
        second = f"|{other}:nsubj" if rng.random() < 0.4 else ""
        deps.append(f"{head}:{label}{second}")
    return deps


@st.composite
def outputs(
    draw: st.DrawFn,
    min_systems: int = 3,
    max_systems: int = 8,
    max_words: int = 60,
    *,
    same_tokens: bool = False,
) -> dict[str, Treebank]:
    """Outputs of several systems over one text, each of which imitates the same hidden trees.

    Systems differ in how often they err. Heads may form cycles.
    """
    systems = draw(st.integers(min_systems, max_systems))
    size, rng = draw(st.integers(5, max_words)), draw(_generators())
    tokens = _random_tokens(_random_text(size, rng), 5, rng)
    hidden = annotated(_laid_out(tokens), rng)
    found = {}
    for number in range(systems):
        cut = tokens if same_tokens or rng.random() < 0.4 else _recut(tokens, rng)
        found[f"s{number}"] = _imitated(hidden, annotated(_laid_out(cut), rng), rng)
    return found
