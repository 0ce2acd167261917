"""Kneser-Ney trigrams beside nltk.lm and, if installed, KenLM.

    python benchmarks/ngram.py [WORDS]

The small text is UD_English-EWT. nltk is so slow to query that only a few words are asked for;
rates are per word asked. The large texts, of five million words unless another number is given, are
drawn from it, word by word (`made_text`). KenLM's programs lmplz, build_binary and query are looked
for in the folder that KENLM_BIN names, or on the path; its Python package, kenlm, has none of them.
"""

import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from shlex import quote
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from material import SHARED
from measure import Cost, cost, program
from nltk.lm import KneserNeyInterpolated
from nltk.lm.preprocessing import padded_everygram_pipeline

import treeval
from treeval.models.ngram.language_model import LanguageModel
from treeval.models.sentences import Sentences
from treeval.models.text import Text

ASKED = 20  # words that nltk is asked for
REPEATS = 5
TURNS = 3
WORDS = 5_000_000  # of the large texts
MEMORY = "500M"  # that lmplz may use; by default it takes four fifths of the machine's

JUMPS, NEW = 0.15, 0.01  # shares of words

Lines = list[list[str]]


def main(words: int = WORDS) -> None:
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
    with TemporaryDirectory() as name:
        beside_kenlm(Path(name), sentences(train), words)


def beside_kenlm(folder: Path, text: Lines, words: int) -> None:
    """Train and query whole programs on large texts: CPU time and memory, reading included."""
    train, test = (str(folder / one) for one in ("train", "test"))
    for seed, path in enumerate((train, test)):
        Path(path).write_text(made_text(text, words, seed), encoding="utf-8")
    treeval.warm_up(tasks="ngram")  # compile what is not compiled yet
    own, other = own_commands(folder, train, test), kenlm_commands(folder, train, test)
    print(f"texts of {words:,} words, order 3, whole programs, best of {TURNS} runs in turns")
    if not other:
        print("  KenLM's programs are not here; name their folder in KENLM_BIN")
    costs: dict[str, list[Cost]] = {name: [] for name in (*own, *other)}
    for _ in range(TURNS):
        for name, command in (own | other).items():
            costs[name].append(cost(command))
    best = {name: min(found, key=lambda one: one.seconds) for name, found in costs.items()}
    if other:
        best["KenLM   train, mapped file"] = added(
            best["KenLM   train, ARPA file"], best.pop("KenLM   build_binary")
        )
    for name in own:
        print(f"  {name:36} {best[name]}")
        beside = name.replace("treeval", "KenLM  ")
        if beside in best:
            print(f"  {beside:36} {best[beside]}")
            time_ratio = best[name].seconds / best[beside].seconds
            memory_ratio = best[name].megabytes / best[beside].megabytes
            print(f"  {'ratio':36} {time_ratio:8.2f} x     {memory_ratio:8.2f} x")
    one, two = (
        min(found.clock for found in costs[name])
        for name in ("treeval train, mapped file", "treeval train, mapped file, --jobs 2")
    )
    print(f"  training, by the clock: one process {one:.2f} s, --jobs 2 {two:.2f} s")


def added(one: Cost, other: Cost) -> Cost:
    """Two programs, one after the other."""
    memory = max(one.megabytes, other.megabytes)
    return Cost(one.seconds + other.seconds, memory, one.clock + other.clock)


def own_commands(folder: Path, train: str, test: str) -> dict[str, list[str]]:
    arpa, model, treeval_ = str(folder / "a.arpa"), str(folder / "a.model"), program("treeval")
    return {
        "treeval train, ARPA file": [treeval_, "train", "ngram", train, "-o", arpa],
        "treeval train, mapped file": [treeval_, "train", "ngram", train, "-o", model],
        "treeval train, mapped file, --jobs 2": [
            *(treeval_, "train", "ngram", train, "-o", model, "--jobs", "2")
        ],
        "treeval query, ARPA file": [treeval_, "perplexity", arpa, test],
        "treeval query, mapped file": [treeval_, "perplexity", model, test],
    }


def kenlm_commands(folder: Path, train: str, test: str) -> dict[str, list[str]]:
    """The same by KenLM's programs; nothing if they are not here."""
    places = os.environ.get("KENLM_BIN")
    lmplz, build, query = (
        shutil.which(one, path=places) for one in ("lmplz", "build_binary", "query")
    )
    if not (lmplz and build and query):
        return {}
    arpa, binary = str(folder / "k.arpa"), str(folder / "k.bin")
    options = ["-o", "3", "-S", MEMORY, "-T", str(folder / "part"), "--discount_fallback"]

    def asked(model: str) -> list[str]:
        return ["sh", "-c", f"exec {quote(query)} -v summary {quote(model)} < {quote(test)}"]

    return {
        "KenLM   train, ARPA file": [lmplz, *options, "--text", train, "--arpa", arpa],
        "KenLM   build_binary": [build, arpa, binary],
        "KenLM   query, ARPA file": asked(arpa),
        "KenLM   query, mapped file": asked(binary),
    }


def made_text(text: Lines, words: int, seed: int) -> str:
    """Draw a text from bigrams of another, with jumps and with new words, such as numbers."""
    rng = np.random.default_rng(seed)
    numbers = {"\n": 0}
    row = [numbers.setdefault(word, len(numbers)) for line in text for word in (*line, "\n")]
    codes, strings = np.array([0, *row]), list(numbers)
    after = codes[1:][np.argsort(codes[:-1], kind="stable")]
    starts = np.concatenate([[0], np.cumsum(np.bincount(codes[:-1], minlength=len(strings)))])
    here, drawn = np.zeros(1000, dtype=np.int64), []
    for _ in range(words * 11 // 10 // len(here)):  # a tenth are line ends
        widths = starts[here + 1] - starts[here]
        chosen = starts[here] + (rng.random(len(here)) * widths).astype(np.int64)
        jumps = rng.random(len(here)) < JUMPS
        here = np.where(jumps, rng.choice(codes, len(here)), after[chosen])
        drawn.append(here)
    found = np.stack(drawn).T.ravel().tolist()
    suffixes = np.where(rng.random(len(found)) < NEW, rng.zipf(1.3, len(found)) % 100_000, -1)
    new = (str(one) if one >= 0 and word else "" for word, one in zip(found, suffixes, strict=True))
    joined = " ".join(strings[word] + more for word, more in zip(found, new, strict=True))
    return "\n".join(line.strip(" ") for line in joined.split("\n")) + "\n"


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
    main(*map(int, sys.argv[1:]))
