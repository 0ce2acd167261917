"""Which word is which: one by one, by characters, or as a common subsequence."""

from files import conllu, dependencies
from treeval.differences.pairing import AlignedWords, align_words, pair_sentences
from treeval.settings.reading import FileSettings
from treeval.sources.whole import read_whole


def aligned(old: str, new: str) -> tuple[list[tuple[str, str]], AlignedWords]:
    """Align two texts, whose sentences stand on lines of their own."""
    sides = [
        read_whole(
            dependencies(
                "".join(
                    conllu([0] + [1] * (len(line.split()) - 1), forms=line, name=f"s{number}")
                    for number, line in enumerate(text.split("\n"))
                )
            ),
            FileSettings(),
            policy="keep",
        )
        for text in (old, new)
    ]
    before, after = (side.treebank for side in sides)
    found = align_words(before, after, pair_sentences(*sides))
    forms = before.columns["form"], after.columns["form"]
    return [
        (forms[0][i], forms[1][j])
        for i, j in zip(found.old.tolist(), found.new.tolist(), strict=True)
    ], found


def test_words_of_the_same_text_are_aligned_by_characters() -> None:
    pairs, found = aligned("a bc d", "a b c d")
    assert pairs == [("a", "a"), ("d", "d")]
    assert not found.are_in_same.any()
    assert [words.tolist() for words in found.retokenised] == [[1], [1, 2]]
    assert len(found.removed) == len(found.added) == 0


def test_an_edit_within_a_sentence_leaves_the_other_words_aligned() -> None:
    pairs, found = aligned("the old dog sleeps", "the dog sleeps well today")
    assert pairs == [("the", "the"), ("dog", "dog"), ("sleeps", "sleeps")]
    assert found.removed.tolist() == [1]
    assert found.added.tolist() == [3, 4]


def test_one_word_in_place_of_another_is_a_change_of_form() -> None:
    pairs, found = aligned("I saw teh dog .", "I saw the dog .")
    assert pairs == [("I", "I"), ("saw", "saw"), ("teh", "the"), ("dog", "dog"), (".", ".")]
    assert len(found.removed) == len(found.added) == 0


def test_split_sentences_are_aligned_through() -> None:
    pairs, _ = aligned("x\na b c d\ny", "x\na b\nc d\ny")
    assert [pair[0] for pair in pairs] == ["x", "a", "b", "c", "d", "y"]
    assert all(ours == theirs for ours, theirs in pairs)


def test_very_long_edits_are_aligned_too() -> None:
    words = [f"w{number}" for number in range(1_200)]
    pairs, _ = aligned(" ".join(words), " ".join(["new", *words[:600], *words[601:]]))
    assert len(pairs) == 1_199
    assert all(ours == theirs for ours, theirs in pairs)
