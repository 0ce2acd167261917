"""Tables of head rules."""

from treeval.schemes.head_tables import COLLINS, YAMADA, HeadTable


def test_the_language_of_tables() -> None:
    table = HeadTable("test", "A|B last X right Y|Z left W\nC left V")
    assert table.head("A", ["Y", "X"]) == 1
    assert table.head("A", ["X", "Y", "Z", "Q"]) == 2
    assert table.head("B", ["X", "W", "W", "Q"]) == 1
    assert table.head("A", ["P", "Q"]) == 0  # the end named last
    assert table.head("C", ["P", "V"]) == 1
    assert table.head("D", ["P", "V", "Q"]) == 2  # no row: the last child


def test_collins_looks_behind_a_conjunction() -> None:
    assert COLLINS.head("NP", ["NN", "CC", "NN"]) == 0
    assert YAMADA.head("NP", ["NN", "CC", "NN"]) == 2
    assert COLLINS.head("NP", ["CC", "NN"]) == 1


def test_a_final_possessive_heads_its_noun_phrase() -> None:
    assert COLLINS.head("NP", ["NNP", "POS"]) == 1
    assert COLLINS.head("NP", ["NP", "JJ", "NN"]) == 2
