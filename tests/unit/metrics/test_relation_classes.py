"""Classes of relations: the tables of UD, files of users, and what is in no class."""

from pathlib import Path

import pytest

from files import written
from treeval.errors import ReadError
from treeval.metrics.relation_classes import UD1_CLASSES, UD2_CLASSES, load_classes, read_classes

# https://universaldependencies.org/u/dep: the 37 relations of UD v2
UD2 = (
    "acl advcl advmod amod appos aux case cc ccomp clf compound conj cop csubj dep det discourse "
    "dislocated expl fixed flat goeswith iobj list mark nmod nsubj nummod obj obl orphan parataxis "
    "punct reparandum root vocative xcomp"
).split()


def test_every_relation_of_ud_has_one_class() -> None:
    assert len(UD2) == 37
    assert all(UD2_CLASSES.class_of(relation) for relation in UD2)
    tables = (UD2_CLASSES.content, UD2_CLASSES.function, UD2_CLASSES.other)
    assert sum(map(len, tables)) == len(frozenset.union(*tables))


@pytest.mark.parametrize(
    ("relation", "expected"),
    [
        ("nsubj", "content"),
        ("nmod:poss", "content"),
        ("aux:pass", "function"),
        ("expl:impers", "function"),
        ("list", "other"),
        ("flat:foreign", "content"),
        ("subj", None),
    ],
)
def test_subtypes_belong_to_the_class_of_their_relation(
    relation: str, expected: str | None
) -> None:
    assert UD2_CLASSES.class_of(relation) == expected


def test_ud1_does_not_know_the_names_of_ud2() -> None:
    assert UD1_CLASSES.class_of("dobj") == UD2_CLASSES.class_of("dobj") == "content"
    assert UD1_CLASSES.class_of("obj") is None
    assert load_classes("ud1") is UD1_CLASSES


TSV = "# my scheme\nsubj\tcontent\nudep\tcontent\nudep:x\tfunction\n\nroot\tother\n"
TOML = 'content = ["subj", "udep"]\nfunction = ["udep:x"]\nother = ["root"]\n'


@pytest.mark.parametrize(("name", "text"), [("a.tsv", TSV), ("a.toml", TOML)])
def test_classes_from_files(tmp_path: Path, name: str, text: str) -> None:
    path = written(tmp_path / name, text)
    classes = load_classes(path)
    found = [classes.class_of(relation) for relation in ("subj", "udep:y", "udep:x", "root", "x")]
    assert found == ["content", "content", "function", "other", None]
    assert classes.name.startswith(f"{name}(")


def test_the_same_classes_have_the_same_digest(tmp_path: Path) -> None:
    digests = set()
    for name, text in (("a.tsv", TSV), ("a.toml", TOML)):
        (tmp_path / name).write_text(text)
        digests.add(str(read_classes(str(tmp_path / name))).removeprefix(name))
    assert len(digests) == 1


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("a.tsv", "subj\n", r"a\.tsv:1: 1 columns"),
        ("a.tsv", "# x\nsubj\tcontents\n", r"a\.tsv:2: class 'contents' is unknown"),
        ("a.tsv", "subj\tother\nsubj\tcontent\n", r"a\.tsv:2: 'subj' is listed twice"),
        ("a.toml", "content = 3", r"a\.toml: content is not a list"),
        ("a.toml", "content = [", r"a\.toml: "),
    ],
)
def test_files_that_are_no_classes(tmp_path: Path, name: str, text: str, message: str) -> None:
    path = written(tmp_path / name, text)
    with pytest.raises(ReadError, match=message):
        read_classes(path)
