"""Evidence is what a count by hand gives, in the most specific context that holds."""

from collections import Counter

import numpy as np
import pytest

from files import conllu, dependencies
from regular import as_conllu, regular_sentences
from treeval.auditing.evidence import CONTEXTS, Surroundings, head_evidence, label_evidence
from treeval.auditing.findings import head_text, label_text
from treeval.tree.treebank import Treebank


def seen(name: str, relation: str, noun: str = "dog") -> str:
    """One sentence: the noun before a verb."""
    return conllu([2, 0], f"{relation} root", f"{noun} sees", "NOUN VERB", name)


def treebank(*sentences: str) -> Treebank:
    return dependencies("".join(sentences))


def test_words_of_the_same_lemma_count_where_there_are_lemmas() -> None:
    trees = dependencies(as_conllu(regular_sentences(60)))
    around = Surroundings(trees)
    assert all(map(around.knows, CONTEXTS)) is False  # no features
    assert around.knows("child h.lemma upos side")
    (found,) = head_evidence(around, np.array([0]), np.array([3]))
    assert found.by == "lemma"
    forms = [form.lower() for form in trees.columns["form"]]
    assert found.total == forms.count("the") - 1


def test_the_same_two_forms_come_first() -> None:
    trees = treebank(seen("odd", "obj"), *(seen(f"s{n}", "nsubj") for n in range(6)))
    around = Surroundings(trees)
    found = label_evidence(around, np.array([0]))[0]
    assert (found.context, found.label) == ("form h.form", "nsubj")
    assert (found.count, found.total) == (6, 6)
    assert found.examples == (2, 4, 6, 8, 10)  # the first five
    assert found.counterexamples == ()
    text = label_text(around, 0, found)
    assert text == 'elsewhere, "dog" with the head "sees" is nsubj in 6 of 6 cases'


def test_a_wider_context_holds_where_the_words_are_rare() -> None:
    names = "cat bird girl boy teacher".split()
    trees = treebank(seen("odd", "obj"), *(seen(name, "nsubj", name) for name in names))
    found = label_evidence(Surroundings(trees), np.array([0]))[0]
    # There are no lemmas, so the next context is that of tags and children.
    assert (found.context, found.count, found.total) == ("upos h.upos side children", 5, 5)


@pytest.mark.parametrize(
    ("nsubj", "obj", "others", "holds"),
    [
        (5, 0, 0, True),  # five others, all with one relation
        (4, 0, 0, False),  # fewer than five
        (8, 0, 2, True),  # 80 %
        (7, 0, 2, False),  # 78 %
        (9, 1, 0, True),  # 10 % as annotated
        (8, 1, 0, False),  # 11 %
    ],
)
def test_limits_of_evidence(nsubj: int, obj: int, others: int, holds: bool) -> None:
    relations = ["nsubj"] * nsubj + ["obj"] * obj + ["iobj", "dep"][:others]
    trees = treebank(seen("odd", "obj"), *(seen(str(n), one) for n, one in enumerate(relations)))
    assert bool(label_evidence(Surroundings(trees), np.array([0]))) == holds


def test_evidence_is_that_of_counting_by_hand() -> None:
    sentences = regular_sentences(120, seed=3)
    for number in (3, 11, 40):
        sentences[number][-2][7] = "nsubj"
    trees = dependencies(as_conllu(sentences))
    around = Surroundings(trees)
    words = np.arange(trees.words)
    found = label_evidence(around, words)
    labels = list(trees.columns["deprel"])
    for word in words.tolist():
        expected = None
        for context in CONTEXTS:
            keys = around.keys(context)
            others = Counter(
                labels[w] for w in words.tolist() if keys[w] == keys[word] and w != word
            )
            total, own = others.total(), others[labels[word]]
            others.pop(labels[word], None)
            relation, count = others.most_common(1)[0] if others else ("", 0)
            if total >= 5 and count >= 0.8 * total and own <= 0.1 * total:
                expected = (context, relation, count, total)
                break
        got = found.get(word)
        assert (got and (got.context, got.label, got.count, got.total)) == expected


def test_dependents_are_named() -> None:
    """A word that only its tags and the relations of its dependents put into company."""
    tags = "DET ADP NOUN VERB"
    relations = {"dog": "obj"} | dict.fromkeys("abcde", "obl")
    trees = treebank(
        *(
            conllu([3, 3, 4, 0], f"det case {relation} root", f"the of {noun} sees", tags, noun)
            for noun, relation in relations.items()
        )
    )
    around = Surroundings(trees)
    text = label_text(around, 2, label_evidence(around, np.array([2]))[2])
    assert text == (
        "elsewhere, a NOUN with dependents of the relations case and det to the left of a VERB "
        "is obl in 5 of 5 cases"
    )


def test_heads_are_counted_by_tag_and_side() -> None:
    before = conllu([2, 0], "advmod root", "now runs", "ADV VERB")
    after = conllu([0, 1], "root advmod", "runs now", "VERB ADV")
    of_noun = conllu([0, 1, 2], "root obj advmod", "sees dogs now", "VERB NOUN ADV")
    trees = treebank(of_noun, *[before] * 3, *[after] * 4)
    around = Surroundings(trees)
    (found,) = head_evidence(around, np.array([2]), np.array([0]))  # the competing head is "sees"
    assert (found.by, found.total, found.annotated, found.competing) == ("upos", 7, 0, 4)
    text = head_text(around, 2, 0, found)
    assert text == (
        "elsewhere, an ADV as advmod has a VERB to the left as its head in 4 of 7 cases, and "
        "a NOUN to the left as its head in 0"
    )
