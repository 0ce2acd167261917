"""Learning classes of words, with the random numbers of the GNU C library."""

import ctypes
import ctypes.util

import numpy as np
import pytest

from treeval.errors import SettingError
from treeval.induction.clark.model import TagModel
from treeval.induction.clark.trainer import BOUND, GlibcRandom, TagTrainer
from treeval.models.text import text_of_sentences
from treeval.progress import Advance


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


# A language of two letters, lest a class be unable to spell what belongs into it.
NOUNS, VERBS = "ab abb aab aabb abbb".split(), "ba bba baa bbaa bbba".split()
TEXT = text_of_sentences(
    [["abab", noun, "baba", verb] for noun in NOUNS for verb in VERBS for _ in range(3)]
)
SETTINGS = TagTrainer(5, states=2, restarts=5)


@pytest.fixture(scope="module")
def model() -> TagModel:
    return SETTINGS.train(TEXT, np.random.default_rng(0))


def test_words_of_a_kind_share_a_class(model: TagModel) -> None:
    classes = dict(zip(model.words, model.classes.tolist(), strict=True))
    groups = [{classes[word] for word in group} for group in (NOUNS, VERBS, ["abab"], ["baba"])]
    assert [len(group) for group in groups] == [1, 1, 1, 1]
    assert len(set.union(*groups)) == 4


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
