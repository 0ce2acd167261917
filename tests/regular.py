"""A regular treebank, in which every mistake stands out: short sentences made from few words."""

import random
from pathlib import Path

from files import written

_NOUNS = "dog cat bird girl boy teacher house tree car book".split()
_VERBS = "sees likes finds hears wants".split()
_ADJECTIVES = "old small red good".split()


def regular_sentences(number: int, seed: int = 1) -> list[list[list[str]]]:
    """Sentences such as "the old dog sees a cat .", as rows of CoNLL-U fields."""
    rng = random.Random(seed)
    return [_sentence(rng) for _ in range(number)]


def _sentence(rng: random.Random) -> list[list[str]]:
    rows: list[list[str]] = []

    def add(form: str, lemma: str, upos: str, head: int, relation: str) -> None:
        rows.append(
            [str(len(rows) + 1), form, lemma, upos, "_", "_", str(head), relation, "_", "_"]
        )

    subject_is_long = rng.random() < 0.5
    verb = 4 if subject_is_long else 3
    add("the", "the", "DET", verb - 1, "det")
    if subject_is_long:
        adjective = rng.choice(_ADJECTIVES)
        add(adjective, adjective, "ADJ", verb - 1, "amod")
    noun = rng.choice(_NOUNS)
    add(noun, noun, "NOUN", verb, "nsubj")
    form = rng.choice(_VERBS)
    add(form, form[:-1], "VERB", 0, "root")
    add("a", "a", "DET", verb + 2, "det")
    noun = rng.choice(_NOUNS)
    add(noun, noun, "NOUN", verb, "obj")
    add(".", ".", "PUNCT", verb, "punct")
    return rows


def as_conllu(sentences: list[list[list[str]]], prefix: str = "s") -> str:
    """Write sentences as CoNLL-U; they are named s1, s2..."""
    return "".join(
        f"# sent_id = {prefix}{number}\n" + "".join("\t".join(row) + "\n" for row in rows) + "\n"
        for number, rows in enumerate(sentences, start=1)
    )


def written_treebank(folder: Path, number: int = 300, **wrong: tuple[int, int, str]) -> str:
    """Write a treebank in which some words, such as s7=(word, head, relation), are wrong."""
    sentences = regular_sentences(number)
    for name, (word, head, relation) in wrong.items():
        sentences[int(name[1:]) - 1][word - 1][6:8] = [str(head), relation]
    return written(folder / "treebank.conllu", as_conllu(sentences))
