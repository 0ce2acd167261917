"""Kneser-Ney models against lmplz and query of KenLM, on UD_English-EWT.

The figures are those of `oracles/lm/README.md`: calls `lmplz -o 3 [--discount_fallback]
[--prune 0 0 1]` and `query -v summary`.
"""

import math
from collections.abc import Callable
from pathlib import Path

import pytest

import treeval
from treeval.models.ngram.language_model import LanguageModel
from treeval.models.ngram.settings import NgramSettings

pytestmark = pytest.mark.shared

PLAIN, PRUNED = NgramSettings(order=3), NgramSettings(order=3, prune=(0, 0, 1))
FORMS, TAGS = "en_ewt.train.form.txt", "en_ewt.train.upos.txt"
# training text, settings, ARPA file, size of each order
MODELS = {
    "forms": (FORMS, PLAIN, "en_ewt.form.default.arpa", (19677, 105507, 167020)),
    "pruned": (FORMS, PRUNED, "en_ewt.form.prune001.arpa", (19677, 105507, 17310)),
    "tags": (TAGS, PLAIN, "en_ewt.upos.fallback.arpa", (20, 312, 3180)),
    "toy": ("toy/train300.txt", PLAIN, "toy/train300.arpa", (2130, 5608, 6661)),
}
# model, text: perplexity including and excluding OOV, OOV, tokens with sentence ends
PERPLEXITIES = {
    ("forms", "en_ewt.dev.form.txt"): (408.103888, 239.133363, 2088, 27148),
    ("forms", "en_ewt.test.form.txt"): (419.752913, 233.702124, 2292, 27171),
    ("pruned", "en_ewt.dev.form.txt"): (414.591338, 244.161695, 2088, 27148),
    ("pruned", "en_ewt.test.form.txt"): (424.400339, 237.500277, 2292, 27171),
    ("tags", "en_ewt.dev.upos.txt"): (6.950518, 6.950518, 0, 27148),
    ("tags", "en_ewt.test.upos.txt"): (6.926779, 6.926779, 0, 27171),
    # toy/dev100.ppl
    ("toy", "toy/dev100.txt"): (387.70738154210073, 157.0739233488599, 563, 2419),
}

Entries = dict[str, tuple[float, float]]


@pytest.fixture(scope="module")
def models(shared: Path) -> Callable[[str], LanguageModel]:
    trained: dict[str, LanguageModel] = {}

    def model(name: str) -> LanguageModel:
        if name not in trained:
            text, settings, _, _ = MODELS[name]
            model = treeval.train("ngram", shared / "oracles/lm" / text, settings)
            assert isinstance(model, LanguageModel)
            trained[name] = model
        return trained[name]

    return model


@pytest.mark.parametrize("name", MODELS)
def test_every_probability_and_backoff_is_that_of_lmplz(
    name: str, models: Callable[[str], LanguageModel], shared: Path, tmp_path: Path
) -> None:
    _, _, arpa, sizes = MODELS[name]
    models(name).save(tmp_path / "own.arpa")
    own, expected = entries(tmp_path / "own.arpa"), entries(shared / "oracles/lm" / arpa)
    assert own.keys() == expected.keys()
    assert tuple(len(level) for level in models(name).learnt.levels) == sizes
    farthest = max(
        max(abs(own[ngram][0] - log10), abs(own[ngram][1] - backoff))
        for ngram, (log10, backoff) in expected.items()
    )
    assert farthest < 1e-5


@pytest.mark.parametrize(("name", "text"), PERPLEXITIES)
def test_perplexities_are_those_of_query(
    name: str, text: str, models: Callable[[str], LanguageModel], shared: Path
) -> None:
    including, excluding, oov, tokens = PERPLEXITIES[name, text]
    perplexity = models(name).perplexity(shared / "oracles/lm" / text)
    assert (perplexity.oov, perplexity.tokens) == (oov, tokens)
    assert math.isclose(perplexity.including_oov, including, rel_tol=1e-6)
    assert math.isclose(perplexity.excluding_oov, excluding, rel_tol=1e-6)


def test_perplexities_of_a_model_of_lmplz_are_those_of_query(shared: Path) -> None:
    model = treeval.load(shared / "oracles/lm/toy/train300.arpa")
    perplexity = model.perplexity(shared / "oracles/lm/toy/dev100.txt")
    # toy/dev100.ppl; only the printed digits of the model stand between the two
    assert math.isclose(perplexity.including_oov, 387.70738154210073, rel_tol=1e-6)
    assert math.isclose(perplexity.excluding_oov, 157.0739233488599, rel_tol=1e-6)


def test_discounts_are_those_of_lmplz(models: Callable[[str], LanguageModel]) -> None:
    # README of the oracle
    expected = (
        (0.640414, 1.04406, 1.50152),
        (0.807825, 1.21046, 1.40073),
        (0.868035, 1.33753, 1.6927),
    )
    for discount, amounts in zip(models("forms").learnt.discounts, expected, strict=True):
        assert discount.amounts == pytest.approx(amounts, rel=1e-5)
        assert not discount.is_fallback
    tags = models("tags").learnt.discounts
    assert [discount.is_fallback for discount in tags] == [True, True, False]
    assert tags[2].amounts == pytest.approx((0.471455, 1.01931, 1.70172), rel=1e-5)


def test_the_srilm_convention_is_near_what_was_computed_for_it(shared: Path) -> None:
    # README of the oracle: about 239.13 without cut-off and about 244.12 with the default one
    # on the development section (computed by its author, not by SRILM)
    lm = shared / "oracles/lm"
    text, dev = lm / "en_ewt.train.form.txt", lm / "en_ewt.dev.form.txt"
    for prune, expected in (((0, 0, 0), 239.13), (None, 244.12)):
        model = treeval.train("ngram", text, smoothing="srilm", prune=prune)
        perplexity = model.perplexity(dev)
        assert perplexity.excluding_oov == pytest.approx(expected, abs=0.01)
        assert math.isnan(perplexity.including_oov)
        assert perplexity.oov == 2088


def entries(path: Path) -> Entries:
    """The n-grams of an ARPA file, read as plainly as can be."""
    found = {}
    for line in path.read_text(encoding="utf-8").split("\n"):
        fields = line.split("\t")
        if len(fields) > 1:
            found[fields[1]] = float(fields[0]), float(fields[2]) if len(fields) > 2 else 0.0
    return found
