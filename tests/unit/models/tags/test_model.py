"""Learning classes of words, tagging with them, and the model's file."""

import ctypes
import ctypes.util
from pathlib import Path

import numpy as np
import pytest

from treeval.errors import ReadError, SettingError
from treeval.kernels.clark.arrays import LetterModels
from treeval.learning.load import load
from treeval.learning.tagger import Tagger
from treeval.models.archive import Archive
from treeval.models.sentences import text_of_sentences
from treeval.models.tags.draws import BOUND, GlibcRandom
from treeval.models.tags.files import write_tags
from treeval.models.tags.model import TagModel
from treeval.models.tags.stream import row_of, spelling_of, stream_of
from treeval.models.tags.trainer import TagTrainer
from treeval.progress import Advance

# A language of two letters, lest a class be unable to spell what belongs into it.
NOUNS, VERBS = "ab abb aab aabb abbb".split(), "ba bba baa bbaa bbba".split()
TEXT = text_of_sentences(
    [["abab", noun, "baba", verb] for noun in NOUNS for verb in VERBS for _ in range(3)]
)
SETTINGS = TagTrainer(5, states=2, restarts=5)


@pytest.fixture(scope="module")
def model() -> TagModel:
    return SETTINGS.train(TEXT, np.random.default_rng(0))


def test_first_numbers_of_the_c_library() -> None:
    # What rand() gives after srand(1) with the GNU C library; the first is well known.
    assert GlibcRandom().integers(BOUND, size=3).tolist() == [1804289383, 846930886, 1681692777]


@pytest.mark.parametrize("seed", [0, 1, 42, 2**31 - 2])
def test_numbers_of_this_c_library(seed: int) -> None:
    name = ctypes.util.find_library("c")
    library = ctypes.CDLL(name) if name else None
    if library is None or not hasattr(library, "gnu_get_libc_version"):
        pytest.skip("this C library is not GNU's")
    library.srand(seed)
    expected = [library.rand() for _ in range(500)]
    ours = GlibcRandom(seed)
    drawn = [*ours.integers(BOUND, size=123), *ours.integers(BOUND, size=377)]
    assert drawn == expected


def test_other_bounds_and_seeds_are_refused() -> None:
    with pytest.raises(SettingError, match="bound 10"):
        GlibcRandom().integers(10, size=1)
    with pytest.raises(SettingError, match="seed -1"):
        GlibcRandom(-1)


def test_a_row_ends_every_sentence() -> None:
    row = row_of(text_of_sentences([["b", "a"], [], ["b"]]))
    assert [*row] == ["b", "a", "", "", "b", ""]
    assert row.strings == ("b", "a", "")  # in the order of their first occurrence


def test_the_program_overlooks_the_last_token() -> None:
    row = row_of(text_of_sentences([["a"], ["a"]]))  # a "" a ""
    assert stream_of(row, compatible=False).starts.tolist() == [0, 2, 4]
    assert stream_of(row, compatible=True).starts.tolist() == [0, 2, 3]


def test_words_are_spelt_in_bytes() -> None:
    spelling = spelling_of(["\u00e9", "", "ab"])
    assert spelling.letters.tolist() == [0xC3, 0xA9, ord("a"), ord("b")]
    assert spelling.offsets.tolist() == [0, 2, 2, 4]


def test_words_of_a_kind_share_a_class(model: TagModel) -> None:
    classes = dict(zip(model.words, model.classes.tolist(), strict=True))
    groups = [{classes[word] for word in group} for group in (NOUNS, VERBS, ["abab"], ["baba"])]
    assert [len(group) for group in groups] == [1, 1, 1, 1]
    assert len(set.union(*groups)) == 4


def spelling_model(letters: str, words: list[str], classes: list[int]) -> TagModel:
    """Class c spells words of its one letter only, of any length."""
    emissions = np.zeros((256, 1, len(letters)))
    for number, letter in enumerate(letters):
        emissions[ord(letter), 0, number] = 1.0
    moves = np.array([[0.0, 1.0], [0.5, 0.5]])[:, :, None].repeat(len(letters), axis=2)
    frequencies = np.ones(len(words), dtype=np.int64)
    model = LetterModels(emissions, moves)
    return TagModel(tuple(words), frequencies, np.array(classes, np.int32), model, 0.0, "")


def test_unknown_words_go_by_their_letters() -> None:
    model = spelling_model("ab", ["a", "bb"], [1, 0])
    assert model.tag(text_of_sentences([["a", "aa", "bbb", "bb"]])).tolist() == [1, 0, 1, 0]


def test_of_equal_letters_the_larger_class_is_likelier() -> None:
    model = spelling_model("aa", ["x", "y", "z"], [0, 1, 1])
    assert model.tag(text_of_sentences([["aaa"]])).tolist() == [1]


def test_words_nobody_can_spell_go_to_the_first_class() -> None:
    model = spelling_model("ab", ["a", "b"], [1, 1])
    assert model.tag(text_of_sentences([["ab", "\u4e2d"]])).tolist() == [0, 0]


def test_long_words_do_not_underflow() -> None:
    """3,000 letters at some 1/254 each are far below the smallest number."""
    words = ["ab" * 1500, "ba" * 1500, "x"]
    text = text_of_sentences([[word] for word in words * 3])
    model = TagTrainer(2, iterations=3).train(text, np.random.default_rng(0))
    assert np.isfinite(model.objective)


def test_bytes_that_no_text_has() -> None:
    text = text_of_sentences([["a", "a\0", "b"], ["b", "a"]])
    model = TagTrainer(2, iterations=3).train(text, np.random.default_rng(0))
    assert np.isfinite(model.objective)


def test_rare_words_stay_in_the_last_class() -> None:
    text = text_of_sentences([["a", "b", "a", "c"], ["a", "b", "d"]])
    model = TagTrainer(3, rare=1, iterations=3).train(text, np.random.default_rng(1))
    classes = dict(zip(model.words, model.classes.tolist(), strict=True))
    assert (classes["c"], classes["d"]) == (2, 2)


def test_more_classes_than_words() -> None:
    text = text_of_sentences([["a", "b"]])
    model = TagTrainer(10, prior=1.0).train(text, np.random.default_rng(0))
    assert len(model.words) == 3
    assert np.isfinite(model.objective)


def test_same_seed_same_model(model: TagModel) -> None:
    again = SETTINGS.train(TEXT, np.random.default_rng(0))
    np.testing.assert_array_equal(again.classes, model.classes)
    assert again.objective == model.objective


def test_the_best_of_several_runs_is_kept(model: TagModel) -> None:
    rng = np.random.default_rng(0)
    trainer = TagTrainer(5, states=2)
    runs = [trainer.train(TEXT, rng).objective for _ in range(5)]
    assert model.objective == max(runs)


def test_tokens_or_types_train_the_letters() -> None:
    models = [
        TagTrainer(2, by_tokens=by_tokens, iterations=0).train(TEXT, np.random.default_rng(3))
        for by_tokens in (False, True)
    ]
    assert not np.allclose(models[0].letters.emissions, models[1].letters.emissions)


def test_progress_ends_with_all() -> None:
    calls: list[Advance] = []
    trainer = TagTrainer(2, iterations=3, restarts=2)
    trainer.train(TEXT, np.random.default_rng(0), progress=calls.append)
    assert [call.done for call in calls] == sorted(call.done for call in calls)
    assert calls[-1] == Advance("learning", 8, 8)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"classes": 0}, "classes 0; choose at least 1"),
        ({"classes": 2, "states": 0}, "states 0"),
        ({"classes": 2, "prior": float("nan")}, "prior nan"),
        ({"classes": 2, "restarts": 0}, "restarts 0"),
    ],
)
def test_settings_that_make_no_sense(settings: dict[str, int], message: str) -> None:
    with pytest.raises(SettingError, match=message):
        TagTrainer(**settings)


def test_text_without_words() -> None:
    with pytest.raises(SettingError, match="no words"):
        TagTrainer(2).train(text_of_sentences([[]]), np.random.default_rng(0))


def test_listing_has_frequent_words_first() -> None:
    model = spelling_model("ab", ["a", "b", "bb"], [0, 1, 1])
    assert [*model.listing()] == ["bb 1 0.5", "b 1 0.5", "a 0 1"]  # the latest of equals first


def test_file_holds_everything(model: TagModel, tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz")
    Tagger(model).save(path)
    again = load(path).learnt
    assert (again.words, again.objective) == (model.words, model.objective)
    assert again.signature == model.signature
    for name in ("classes", "frequencies"):
        np.testing.assert_array_equal(getattr(again, name), getattr(model, name))
    unseen = text_of_sentences([["aaab", "bbbaaa"]])
    np.testing.assert_array_equal(again.tag(unseen), model.tag(unseen))
    assert not any(array.flags.writeable for array in (again.classes, *again.letters))


def test_damaged_models_are_refused(model: TagModel, tmp_path: Path) -> None:
    path = str(tmp_path / "model.npz")
    Archive("tags", 1, {"objective": 0.0, "signature": ""}, {}, {"words": ["a"]}).write(path)
    with pytest.raises(ReadError, match="damaged"):
        load(path)
    for letters, classes in (
        (LetterModels(model.letters.emissions[:, :1], model.letters.moves), model.classes),
        (model.letters, model.classes + 5),
    ):
        broken = TagModel(model.words, model.frequencies, classes, letters, 0.0, "")
        write_tags(broken, path)
        with pytest.raises(ReadError, match="damaged"):
            load(path)
