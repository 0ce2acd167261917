"""TIGER-XML."""

from pathlib import Path

import pytest

from files import constituents
from treeval.errors import ReadError, SettingError
from treeval.formats.reading import read_constituents
from treeval.tree.constituents import Constituents

SENTENCE = """<s id="s1"><graph root="s1_501"><terminals>
<t id="s1_1" word="Darum" pos="PROAV" lemma="darum"/>
<t id="s1_2" word="hat" pos="VAFIN" morph="3.Sg"/>
<t id="s1_3" word="er" pos="PPER" morph="--"><secedge label="SB" idref="s1_500"/></t>
<t id="s1_4" word="gebeten" pos="VVPP"/>
<t id="s1_5" word="." pos="$."/>
</terminals><nonterminals>
<nt id="s1_500" cat="VP"><edge label="OP" idref="s1_1"/><edge label="HD" idref="s1_4"/></nt>
<nt id="s1_501" cat="S"><edge label="OC" idref="s1_500"/><edge label="HD" idref="s1_2"/>
<edge label="SB" idref="s1_3"/></nt>
</nonterminals></graph></s>
"""


def corpus(body: str, head: str = "") -> Constituents:
    text = f"{head}<corpus id='c'><head/><body>\n{body}</body></corpus>\n"
    return constituents(text, "tigerxml")


def test_a_sentence() -> None:
    trees = corpus(SENTENCE)
    assert [*trees.forms] == ["Darum", "hat", "er", "gebeten", "."]
    assert [*trees.columns["lemma"]] == ["darum", "", "", "", ""]
    assert [*trees.columns["morph"]] == ["", "3.Sg", "", "", ""]
    assert [*trees.columns["function"]] == ["OP", "HD", "SB", "HD", ""]
    assert ([*trees.labels], [*trees.functions]) == (["S", "VP"], ["", "OC"])
    assert trees.word_parents.tolist() == [1, 0, 0, 1, -1]
    assert trees.blocks.first.tolist() == [0, 3]
    assert (trees.secondary.children.tolist(), trees.secondary.parents.tolist()) == ([2], [1])
    assert trees.origin.sentence_id(0) == "s1"
    assert [trees.origin.line(word) for word in range(5)] == [3, 4, 5, 6, 7]


def test_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "trees.xml"
    body = SENTENCE.replace('"er"', '"é"')
    text = f'<?xml version="1.0" encoding="ISO-8859-1"?><corpus><body>{body}</body></corpus>'
    path.write_bytes(text.encode("latin-1"))
    assert read_constituents(str(path), "tigerxml").forms[2] == "é"
    path.write_bytes(text.partition("?>")[2].encode("latin-1"))
    assert read_constituents(str(path), "tigerxml", encoding="latin-1").forms[2] == "é"
    with pytest.raises(ReadError, match=r"trees\.xml:4: broken XML: not well-formed"):
        read_constituents(str(path), "tigerxml")
    with pytest.raises(SettingError, match="encoding 'klingon' is unknown"):
        read_constituents(str(path), "tigerxml", encoding="klingon")


@pytest.mark.parametrize("encoding", ["windows-1252", "gb18030", "koi8-u", "utf8"])
def test_the_declared_encoding_is_used_whatever_it_is(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "trees.xml"
    word = {"windows-1252": "“é", "gb18030": "树库", "koi8-u": "їжак", "utf8": "é"}[encoding]
    body = SENTENCE.replace('"er"', f'"{word}"')
    text = f"<?xml version='1.0' encoding='{encoding}'?><corpus><body>{body}</body></corpus>"
    path.write_bytes(text.encode(encoding))
    assert read_constituents(str(path), "tigerxml").forms[2] == word
    path.write_bytes(text.encode(encoding).replace(encoding.encode(), b"klingon"))
    with pytest.raises(ReadError, match="declares the encoding 'klingon'"):
        read_constituents(str(path), "tigerxml")


def test_attributes_do_not_replace_what_treeval_calls_by_their_names() -> None:
    named = SENTENCE.replace("<t ", '<t form="x" tag="x" function="x" ')
    named = named.replace("<nt ", '<nt label="x" function="x" index="x" ')
    trees, plain = (
        constituents(f"<corpus><body>{body}</body></corpus>", "tigerxml")
        for body in (named, SENTENCE)
    )
    assert [*trees.forms] == [*plain.forms]
    assert [*trees.labels] == [*plain.labels]
    assert [*trees.columns["function"]] == [*plain.columns["function"]]
    assert {*trees.columns["tiger:form"]} == {"x"}


def test_entities_are_refused_before_they_grow() -> None:
    bomb = '<!DOCTYPE corpus [\n<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">\n]>\n'
    with pytest.raises(ReadError, match=r"trees\.xml:1: a document type declaration; remove it"):
        corpus(SENTENCE.replace("Darum", "&b;"), head=bomb)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("</graph>", "", r":12: broken XML: mismatched tag"),
        ('pos="VVPP"', "", r":6: the terminal s1_4 has no tag; give it the attribute pos"),
        ('word="er"', "", r":5: the terminal s1_3 has no word"),
        ('idref="s1_4"', 'idref="s1_9"', r":9: s1_9 is not in this sentence"),
        ('idref="s1_4"', "", r":9: an edge without idref"),
        ('idref="s1_4"', 'idref="s1_2"', r":10: s1_2 has two parents"),
        (
            '"SB" idref="s1_500"',
            '"SB" idref="s1_4"',
            r":5: the parent of s1_3 is s1_4, which is not a node",
        ),
        ('"s1_501" cat', '"s1_500" cat', r":10: s1_500 occurs twice in this sentence"),
        ('idref="s1_1"', 'idref="s1_501"', r":9: this node is below itself"),
        ('id="s1_5" word', "word", r":7: an element without id"),
        ("</nonterminals>", '<nt id="s1_502" cat="NP"/></nonterminals>', r":12: this node has no"),
    ],
)
def test_errors_name_the_line(old: str, new: str, message: str) -> None:
    assert old in SENTENCE
    with pytest.raises(ReadError, match=r"trees\.xml" + message):
        corpus(SENTENCE.replace(old, new, 1))


def test_a_file_that_ends_too_early() -> None:
    with pytest.raises(ReadError, match=r"trees\.xml:12: broken XML: no element found"):
        constituents(f"<corpus><body>{SENTENCE}", "tigerxml")


def test_other_xml() -> None:
    with pytest.raises(ReadError, match=r"trees\.xml:1: no <corpus> element"):
        constituents("<html/>", "tigerxml")
