"""Kneser-Ney trigrams of UD_English-EWT beside nltk.lm and, if installed, kenlm.

    python benchmarks/ngram.py

nltk is so slow to query that only a few words are asked for; rates are per word asked.
"""

import importlib.util
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from material import SHARED
from nltk.lm import KneserNeyInterpolated
from nltk.lm.preprocessing import padded_everygram_pipeline

import treeval
from treeval.learning.ngram import LanguageModel
from treeval.learning.sentences import Sentences
from treeval.models.ngram.text import Text

ASKED = 20  # words that nltk is asked for
REPEATS = 5

Lines = list[list[str]]


def main() -> None:
    folder = SHARED / "oracles/lm"
    train, dev = (folder / f"en_ewt.{part}.form.txt" for part in ("train", "dev"))
    own, own_training = timed(lambda: treeval.train("ngram", train), REPEATS)
    other, other_training = timed(lambda: train_nltk(sentences(train)), 1)
    print(f"training on {own.perplexity(train).tokens:,} tokens, CPU seconds")
    print(f"  treeval, reading the file included   {own_training:10.3f} s")
    print(f"  nltk, KneserNeyInterpolated          {other_training:10.3f} s")
    print(f"  ratio                                {other_training / own_training:10.0f} x")
    text = Sentences.of(dev).text
    rates = {
        "treeval": own_rate(own, text),
        f"nltk, on {ASKED} words": nltk_rate(other, sentences(dev)),
    }
    if importlib.util.find_spec("kenlm"):
        rates["kenlm, full_scores from Python"] = kenlm_rate(own, sentences(dev))
    print("querying, tokens a CPU second")
    for name, rate in rates.items():
        print(f"  {name:36} {rate:12,.1f}")
    first, second, *_ = rates.values()
    print(f"  ratio treeval : nltk                 {first / second:12,.0f} x")


def timed(function: Callable[[], Any], repeats: int) -> tuple[Any, float]:
    """What the function gives, and the CPU seconds of its fastest run."""
    times, result = [], None
    for _ in range(repeats):
        start = time.process_time()
        result = function()
        times.append(time.process_time() - start)
    return result, min(times)


def sentences(path: Path) -> Lines:
    return [line.split() for line in path.read_text(encoding="utf-8").splitlines()]


def train_nltk(text: Lines) -> KneserNeyInterpolated:
    model = KneserNeyInterpolated(3)
    model.fit(*padded_everygram_pipeline(3, text))
    return model


def own_rate(model: LanguageModel, text: Text) -> float:
    scores, seconds = timed(lambda: model.learnt.score(text), REPEATS)
    return len(scores.log10) / seconds


def nltk_rate(model: KneserNeyInterpolated, text: Lines) -> float:
    queries = list(islice(trigrams(text), ASKED))
    _, seconds = timed(lambda: [model.score(word, before) for word, before in queries], 1)
    return len(queries) / seconds


def trigrams(text: Lines) -> Iterator[tuple[str, tuple[str, str]]]:
    for sentence in text:
        padded = ["<s>", "<s>", *sentence, "</s>"]
        for place in range(2, len(padded)):
            yield padded[place], (padded[place - 2], padded[place - 1])


def kenlm_rate(model: LanguageModel, text: Lines) -> float:
    import kenlm  # noqa: PLC0415  not everybody has it

    with TemporaryDirectory() as folder:
        path = f"{folder}/model.arpa"
        model.save(path)
        loaded = kenlm.Model(path)
    lines = [" ".join(sentence) for sentence in text]
    scores, seconds = timed(lambda: [list(loaded.full_scores(line)) for line in lines], REPEATS)
    return sum(map(len, scores)) / seconds


if __name__ == "__main__":
    main()
