"""Which sentence is which: by name and words, by words, by name, and by place."""

from files import conllu, dependencies
from treeval.differences.pairing import Pairing, Stretch, pair_sentences
from treeval.progress import silent
from treeval.settings.reading import FileSettings
from treeval.sources.whole import WholeTreebank, read_whole


def sentence(words: str, name: str = "") -> str:
    return conllu([0] + [1] * (len(words.split()) - 1), forms=words, name=name)


def whole(*sentences: str) -> WholeTreebank:
    return read_whole(
        dependencies("".join(sentences)), FileSettings(), policy="keep", progress=silent
    )


def paired(old: WholeTreebank, new: WholeTreebank) -> tuple[dict[int, int], Pairing]:
    found = pair_sentences(old, new)
    return dict(zip(found.old.tolist(), found.new.tolist(), strict=True)), found


def test_sentences_may_have_moved() -> None:
    old = whole(sentence("a b", "1"), sentence("c d", "2"))
    new = whole(sentence("c d", "2"), sentence("a b", "1"))
    pairs, found = paired(old, new)
    assert pairs == {0: 1, 1: 0}
    assert (found.stretches, found.removed, found.added) == ((), (), ())


def test_a_name_decides_between_sentences_with_the_same_words() -> None:
    old = whole(sentence("yes", "1"), sentence("yes", "2"))
    new = whole(sentence("yes", "2"), sentence("yes", "1"))
    assert paired(old, new)[0] == {0: 1, 1: 0}


def test_sentences_that_were_renamed_are_found_by_their_words_in_order() -> None:
    old = whole(sentence("yes", "1"), sentence("no", "2"), sentence("yes", "3"))
    new = whole(sentence("yes", "a"), sentence("yes", "b"), sentence("no", "c"))
    assert paired(old, new)[0] == {0: 0, 1: 2, 2: 1}


def test_an_edited_sentence_keeps_its_name() -> None:
    old = whole(sentence("a b c", "1"), sentence("x y", "2"))
    new = whole(sentence("a b d", "1"), sentence("x y", "2"))
    pairs, found = paired(old, new)
    assert pairs == {1: 1}
    assert found.stretches == (Stretch((0,), (0,), is_same_text=False),)


def test_a_sentence_that_was_split_meets_its_parts() -> None:
    old = whole(sentence("a b", "1"), sentence("c d e", "2"), sentence("f", "3"))
    new = whole(
        sentence("a b", "1"), sentence("c", "2a"), sentence("d e", "2b"), sentence("f", "3")
    )
    pairs, found = paired(old, new)
    assert pairs == {0: 0, 2: 3}
    assert found.stretches == (Stretch((1,), (1, 2), is_same_text=True),)


def test_the_part_that_keeps_the_name_brings_the_others_with_it() -> None:
    old = whole(sentence("a", "0"), sentence("b c d", "1"), sentence("e f", "2"))
    new = whole(
        sentence("a", "0"), sentence("b", "1a"), sentence("c", "1"), sentence("d", "1b"),
        sentence("e", "2"), sentence("f", "3"),
    )  # fmt: skip
    found = paired(old, new)[1]
    assert found.stretches == (Stretch((1,), (1, 2, 3), True), Stretch((2,), (4, 5), True))
    turned = paired(new, old)[1]
    assert turned.stretches == (Stretch((1, 2, 3), (1,), True), Stretch((4, 5), (2,), True))


def test_other_sentences_in_the_same_place_are_not_edited_ones() -> None:
    old = whole(sentence("a", "0"), sentence("b c", "1"), sentence("z", "9"))
    new = whole(sentence("a", "0"), sentence("x y", "2"), sentence("z", "9"))
    found = paired(old, new)[1]
    assert (found.removed, found.added, found.stretches) == ((1,), (1,), ())


def test_sentences_without_a_partner_are_removed_or_added() -> None:
    old = whole(sentence("a", "1"), sentence("b", "2"))
    new = whole(sentence("b", "2"), sentence("c", "3"))
    _, found = paired(old, new)
    assert (found.removed, found.added) == ((0,), (1,))


def test_the_same_sentence_id_may_occur_twice() -> None:
    old = whole(sentence("a", "1"), sentence("b", "1"))
    new = whole(sentence("b", "1"), sentence("a", "1"))
    assert paired(old, new)[0] == {0: 1, 1: 0}
