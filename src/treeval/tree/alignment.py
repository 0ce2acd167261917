"""The alignment of predicted words with gold words when tokenisations differ.

The rules are those of the CoNLL 2018 shared task. Words outside multiword tokens are aligned when
their spans of characters are equal. Words of multiword tokens are aligned, within the stretch of
text that such tokens cover on either side, by longest common subsequence of lower-cased forms.

A token that both sides have brings them back into step, whatever came before it. So the text is
cut after each shared token, and only pieces with an unshared multiword token are walked word by
word.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from treeval.arrays import Bools, Ints, frozen
from treeval.errors import MismatchError
from treeval.tree.column import Column
from treeval.tree.surface import Surface
from treeval.tree.treebank import ranges, sum_by_group

_LARGEST_TABLE = 4_000_000  # cells of a longest-common-subsequence table
_NEVER = 1 << 62  # a position that no text reaches


@dataclass(frozen=True, eq=False)
class Alignment:
    """The aligned words: ``gold[i]`` is ``predicted[i]``; both are in rising order."""

    gold: Ints
    predicted: Ints
    gold_words: int
    predicted_words: int

    def __len__(self) -> int:
        return len(self.gold)

    @property
    def is_identity(self) -> bool:
        return len(self) == self.gold_words == self.predicted_words

    @cached_property
    def gold_of_predicted(self) -> Ints:
        """The gold word of each predicted word, -1 where there is none."""
        return _partners(self.predicted, self.gold, self.predicted_words)

    @cached_property
    def predicted_of_gold(self) -> Ints:
        """The predicted word of each gold word, -1 where there is none."""
        return _partners(self.gold, self.predicted, self.gold_words)


def _partners(words: Ints, partners: Ints, size: int) -> Ints:
    # There is one more entry at the end, so that -1 (the root, or no word) has no partner either.
    table = np.full(size + 1, -1, dtype=np.int32)
    table[words] = partners
    return frozen(table)


def identity(words: int) -> Alignment:
    numbers = frozen(np.arange(words, dtype=np.int32))
    return Alignment(numbers, numbers, words, words)


def align(gold: Surface, predicted: Surface, shared: "SharedTokens") -> Alignment:
    """Align the words of two treebanks over the same text.

    The cheap cases come first: equal words, then no multiword tokens at all, where words are
    tokens and shared tokens are the alignment.
    """
    gold_words, predicted_words = gold.treebank.words, predicted.treebank.words
    if _same_words(gold, predicted, shared):
        return identity(gold_words)
    if not (len(gold.treebank.multiwords) or len(predicted.treebank.multiwords)):
        return Alignment(shared.gold, shared.predicted, gold_words, predicted_words)
    gold_cuts, predicted_cuts = shared.gold, shared.predicted
    gold_pieces = _Pieces.between(gold, gold_cuts)
    predicted_pieces = _Pieces.between(predicted, predicted_cuts)
    plain = ~gold_pieces.with_multiwords & ~predicted_pieces.with_multiwords
    # The last piece does not end in a shared token: plain words there have no partner.
    cuts = np.flatnonzero(plain[: len(gold_cuts)])
    found_gold = [gold.first_words[gold_cuts[cuts]]]
    found_predicted = [predicted.first_words[predicted_cuts[cuts]]]
    if not plain.all():
        of_multiwords = _align_multiwords(gold, predicted, gold_pieces, predicted_pieces)
        found_gold.append(of_multiwords[0])
        found_predicted.append(of_multiwords[1])
    aligned_gold = np.concatenate(found_gold).astype(np.int32)
    # Plain words and words of multiword tokens were found apart: sorting interleaves them. Both
    # sides rise together, so that the order of one side is that of the other.
    order = np.argsort(aligned_gold)
    aligned_predicted = np.concatenate(found_predicted).astype(np.int32)
    return Alignment(
        frozen(aligned_gold[order]), frozen(aligned_predicted[order]), gold_words, predicted_words
    )


def _align_multiwords(
    gold: Surface, predicted: Surface, gold_pieces: "_Pieces", predicted_pieces: "_Pieces"
) -> tuple[Ints, Ints]:
    """Align the words of pieces with a multiword token on either side."""
    gold_forms, predicted_forms = gold.lowered, predicted.lowered
    in_question = gold_pieces.with_multiwords | predicted_pieces.with_multiwords
    one_token = in_question & (gold_pieces.sizes == 1) & (predicted_pieces.sizes == 1)
    # Most pieces in question are one token that both sides have, with the same words in it: no
    # table is needed there, and the walk is left to the few where tokens differ.
    alike = _alike(one_token, gold_pieces, predicted_pieces, gold_forms, predicted_forms)
    aligned = [
        np.stack([gold_pieces.words(alike), predicted_pieces.words(alike)], axis=1),
        _within_tokens(
            gold_pieces.contents(one_token & ~alike, gold_forms),
            predicted_pieces.contents(one_token & ~alike, predicted_forms),
        ),
    ]
    # Both sides are in step at the end of each piece, so one walk covers all that are left.
    left = in_question & ~one_token
    gold_words, predicted_words = gold_pieces.words(left), predicted_pieces.words(left)
    gold_side = _WalkedWords.of(gold, gold_words, gold_forms)
    predicted_side = _WalkedWords.of(predicted, predicted_words, predicted_forms)
    walked = _as_pairs(_walk(gold_side, predicted_side))
    aligned.append(np.stack([gold_words[walked[:, 0]], predicted_words[walked[:, 1]]], axis=1))
    pairs = np.concatenate(aligned)
    return pairs[:, 0], pairs[:, 1]


def _as_pairs(pairs: list[tuple[int, int]]) -> Ints:
    return np.array(pairs, dtype=np.int64).reshape(-1, 2)


def _same_words(gold: Surface, predicted: Surface, shared: "SharedTokens") -> bool:
    """Say whether all tokens are shared, and so are the words within multiword tokens."""
    ours, theirs = gold.treebank, predicted.treebank
    if not (
        len(shared.gold) == len(gold) == len(predicted)
        and np.array_equal(ours.multiwords.first, theirs.multiwords.first)
        and np.array_equal(ours.multiwords.end, theirs.multiwords.end)
    ):
        return False
    inside = np.flatnonzero(gold.are_multiword[gold.token_of_word])
    forms, others = ours.columns["form"].take(inside), theirs.columns["form"].take(inside)
    return not len(inside) or bool(forms.equals(others).all())


@dataclass(frozen=True, eq=False)
class SharedTokens:
    """Tokens with the same span of characters on both sides, as token numbers of each side."""

    gold: Ints
    predicted: Ints


def shared_tokens(gold: Surface, predicted: Surface) -> SharedTokens:
    """Find the tokens with equal spans, by a table from start characters to predicted tokens."""
    token_at = np.full(int(max(gold.starts[-1], predicted.starts[-1])) + 1, -1, dtype=np.int32)
    token_at[predicted.starts[:-1]] = np.arange(len(predicted), dtype=np.int32)
    partners = token_at.take(gold.starts[:-1])
    # Without a partner (-1), this compares with the start of the text; it is left out below.
    same_end = predicted.starts.take(partners + 1) == gold.starts[1:]
    shared = np.flatnonzero((partners >= 0) & same_end).astype(np.int32)
    return SharedTokens(frozen(shared), frozen(partners.take(shared)))


@dataclass(frozen=True, eq=False)
class _Pieces:
    """Pieces of text, each ending in a shared token, the last at the end of the text."""

    first_words: Ints  # of each piece, then the number of words
    sizes: Ints  # tokens in each piece
    with_multiwords: Bools

    @staticmethod
    def between(side: Surface, cuts: Ints) -> "_Pieces":
        limits = np.concatenate([[0], cuts + 1, [len(side)]]).astype(np.int32)
        multiwords_before = np.zeros(len(side) + 1, dtype=np.int32)
        np.cumsum(side.are_multiword, out=multiwords_before[1:])
        return _Pieces(
            side.first_words[limits],
            np.diff(limits),
            np.diff(multiwords_before[limits]) > 0,
        )

    def words(self, chosen: Bools) -> Ints:
        """Give all words of the chosen pieces."""
        counts = np.diff(self.first_words)[chosen]
        return ranges(self.first_words[:-1][chosen], counts)

    def contents(self, chosen: Bools, forms: Column) -> list[tuple[int, list[str]]]:
        """Give the first word of each chosen piece, and the forms of its words."""
        chosen_forms = list(forms.take(self.words(chosen)))
        ends = np.cumsum(np.diff(self.first_words)[chosen]).tolist()
        bounds = zip([0, *ends], ends, strict=False)
        texts = [chosen_forms[begin:end] for begin, end in bounds]
        return list(zip(self.first_words[:-1][chosen].tolist(), texts, strict=True))


def _alike(
    one_token: Bools, gold: _Pieces, predicted: _Pieces, gold_forms: Column, predicted_forms: Column
) -> Bools:
    """Find the pieces that are one token on both sides, with the same words in it."""
    counts = np.diff(gold.first_words)
    alike: Bools = one_token & (counts == np.diff(predicted.first_words))
    chosen = np.flatnonzero(alike)
    ours = gold_forms.take(gold.words(alike))
    theirs = predicted_forms.take(predicted.words(alike))
    different = (~ours.equals(theirs)).astype(np.float64)[:, None]
    groups = np.repeat(np.arange(len(chosen)), counts[chosen])
    alike[chosen] = sum_by_group(different, groups, len(chosen))[:, 0] == 0
    return alike


def _within_tokens(
    gold: list[tuple[int, list[str]]], predicted: list[tuple[int, list[str]]]
) -> Ints:
    """Align the words of tokens that both sides have."""
    return _as_pairs(
        [
            (gold_first + i, predicted_first + j)
            for (gold_first, ours), (predicted_first, theirs) in zip(gold, predicted, strict=True)
            for i, j in common_subsequence(ours, theirs)
        ]
    )


@dataclass(frozen=True)
class _WalkedWords:
    """Words of one side, to be walked over; after the last comes one that is never reached."""

    starts: list[int]
    ends: list[int]
    multiword: list[bool]
    forms: list[str]

    @staticmethod
    def of(side: Surface, words: Ints, forms: Column) -> "_WalkedWords":
        tokens = side.token_of_word[words]
        return _WalkedWords(
            [*side.starts[tokens].tolist(), _NEVER],
            [*side.starts[tokens + 1].tolist(), _NEVER],
            [*side.are_multiword[tokens].tolist(), False],
            list(forms.take(words)),
        )

    def is_beyond(self, word: int, end: int) -> bool:
        """Say whether the word lies after a multiword stretch that ends at a character.

        A plain word across the end is beyond it; a multiword token there extends the stretch.
        """
        return self.starts[word] >= end if self.multiword[word] else self.ends[word] > end


def _walk(gold: _WalkedWords, predicted: _WalkedWords) -> list[tuple[int, int]]:
    """Align words, given by their numbers on each side, as the shared task's evaluator does."""
    pairs: list[tuple[int, int]] = []
    gold_words, predicted_words = len(gold.forms), len(predicted.forms)
    g = p = 0
    while g < gold_words and p < predicted_words:
        if gold.multiword[g] or predicted.multiword[p]:
            g, p, g_end, p_end = _multiword_stretch(gold, predicted, g, p)
            subsequence = common_subsequence(gold.forms[g:g_end], predicted.forms[p:p_end])
            pairs += [(g + i, p + j) for i, j in subsequence]
            g, p = g_end, p_end
        elif (gold.starts[g], gold.ends[g]) == (predicted.starts[p], predicted.ends[p]):
            pairs.append((g, p))
            g, p = g + 1, p + 1
        elif gold.starts[g] <= predicted.starts[p]:
            g += 1
        else:
            p += 1
    return pairs


def _multiword_stretch(
    gold: _WalkedWords, predicted: _WalkedWords, g: int, p: int
) -> tuple[int, int, int, int]:
    """Find the words at which the text that multiword tokens cover starts and ends."""
    # A plain word that starts before the token has no partner: its side moves on by one.
    if gold.multiword[g]:
        end = gold.ends[g]
        p += not predicted.multiword[p] and predicted.starts[p] < gold.starts[g]
    else:
        end = predicted.ends[p]
        g += gold.starts[g] < predicted.starts[p]
    first_g, first_p = g, p
    while not (gold.is_beyond(g, end) and predicted.is_beyond(p, end)):
        if gold.starts[g] <= predicted.starts[p]:
            end = max(end, gold.ends[g]) if gold.multiword[g] else end
            g += 1
        else:
            end = max(end, predicted.ends[p]) if predicted.multiword[p] else end
            p += 1
    return first_g, first_p, g, p


def common_subsequence(gold: list[str], predicted: list[str]) -> list[tuple[int, int]]:
    """Find the longest common subsequence from the left; if either side may move on, gold does."""
    if set(gold).isdisjoint(predicted):
        return []
    if len(gold) * len(predicted) > _LARGEST_TABLE:
        raise MismatchError(
            f"a stretch of multiword tokens with {len(gold)} words and {len(predicted)} words "
            "is too large to align; split the tokens"
        )
    # left[i][j]: length of the longest common subsequence of gold[i:] and predicted[j:].
    left = [[0] * (len(predicted) + 1) for _ in range(len(gold) + 1)]
    for i in range(len(gold) - 1, -1, -1):
        row, below = left[i], left[i + 1]
        for j in range(len(predicted) - 1, -1, -1):
            same = gold[i] == predicted[j]
            row[j] = below[j + 1] + 1 if same else max(below[j], row[j + 1])
    pairs = []
    i = j = 0
    while i < len(gold) and j < len(predicted):
        if gold[i] == predicted[j]:
            pairs.append((i, j))
            i, j = i + 1, j + 1
        elif left[i][j] == left[i + 1][j]:  # nothing is lost without this gold word
            i += 1
        else:
            j += 1
    return pairs
