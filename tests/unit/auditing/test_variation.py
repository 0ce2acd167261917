"""Variation nuclei: the same words, linked differently elsewhere."""

import numpy as np

from files import conllu, dependencies
from treeval.auditing.evidence import Surroundings, Variation, variations
from treeval.auditing.findings import variation_text

ODD = conllu([3, 3, 0], "obl dep root", "today it rains", name="odd")
USUAL = conllu([3, 3, 0], "advmod dep root", "today it rains", name="usual")
TURNED = conllu([0, 1, 1], "root dep obl", "today it rains", name="turned")


def variation(*sentences: str) -> tuple[Surroundings, Variation | None]:
    around = Surroundings(dependencies("".join(sentences)))
    return around, variations(around, np.array([0])).get(0)


def test_the_same_words_with_another_relation() -> None:
    around, found = variation(ODD, USUAL, USUAL, ODD)
    assert found is not None
    assert (found.first, found.end, found.relation) == (0, 3, "advmod")
    assert (found.count, found.total, found.is_reversed) == (2, 3, False)
    assert found.examples == (3, 6)
    assert found.counterexamples == (9,)
    assert variation_text(around, found) == (
        'the first and last of the words "today it rains" are linked as advmod elsewhere (2 of 3)'
    )


def test_the_same_words_without_a_link_or_turned_round() -> None:
    far = conllu([2, 0, 2], "dep root dep", "today it rains", name="far")
    around, found = variation(ODD, far)
    assert found is not None
    assert found.relation is None
    assert "not linked" in variation_text(around, found)
    _, found = variation(ODD, TURNED)
    assert found is not None
    assert (found.relation, found.is_reversed) == ("obl", True)


def test_words_that_are_mostly_linked_as_here_are_no_evidence() -> None:
    assert variation(ODD, ODD, ODD, USUAL)[1] is None


def test_words_do_not_continue_into_the_next_sentence() -> None:
    split = conllu([0, 1], "root dep", "today it") + conllu([0], "root", "rains")
    assert variation(ODD, split)[1] is None
