"""Tables of head rules."""

from treeval.schemes.head_tables import HeadTable


def test_the_language_of_tables() -> None:
    table = HeadTable("test", "A|B last X right Y|Z left W\nC left V")
    assert table.head("A", ["Y", "X"]) == 1
    assert table.head("A", ["X", "Y", "Z", "Q"]) == 2
    assert table.head("B", ["X", "W", "W", "Q"]) == 1
    assert table.head("A", ["P", "Q"]) == 0  # the end named last
    assert table.head("C", ["P", "V"]) == 1
    assert table.head("D", ["P", "V", "Q"]) == 2  # no row: the last child
