"""Marks in MISC: only flagged words change, and a second audit removes the marks of the first."""

from pathlib import Path

import pytest

import treeval
from files import written
from regular import as_conllu, regular_sentences, written_treebank
from treeval.errors import FileError, SettingError


def changed_lines(before: bytes, after: bytes) -> list[tuple[bytes, bytes]]:
    pairs = zip(before.split(b"\n"), after.split(b"\n"), strict=True)
    return [(old, new) for old, new in pairs if old != new]


def test_only_flagged_words_change(tmp_path: Path) -> None:
    path = Path(written_treebank(tmp_path, s1=(3, 4, "det"), s3=(2, 6, "amod")))
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    treeval.audit(path, limit=2).mark(str(tmp_path / "marked.conllu"))
    changed = changed_lines(path.read_bytes(), (tmp_path / "marked.conllu").read_bytes())
    fields = [new.decode().split("\t")[9] for _, new in changed]
    assert len(changed) == 2
    assert all(field.endswith("\r") for field in fields)
    first, second = (dict(one.split("=") for one in field.strip().split("|")) for field in fields)
    assert first["Bug"] == "audit-relation"
    assert (first["AuditDeprel"], first["AuditHead"]) == ("nsubj", "4")
    assert second["Bug"] == "audit-head"
    assert (second["AuditDeprel"], second["AuditHead"]) == ("amod", "3")
    assert float(first["AuditScore"]) > float(second["AuditScore"])


def test_marks_join_those_of_others_and_replace_those_of_earlier_audits(tmp_path: Path) -> None:
    sentences = regular_sentences(300)
    sentences[0][2][7] = "det"
    sentences[0][2][9] = "AuditHead=9|Bug=audit-head,no-verb|SpaceAfter=No"
    sentences[1][0][9] = "AuditDeprel=obj|AuditHead=1|AuditScore=7.00|Bug=audit-head|Gloss=x"
    sentences[2][0][9] = "Gloss=x|Bug=no-verb"
    path = written(tmp_path / "treebank.conllu", as_conllu(sentences))
    treeval.audit(path, limit=1).mark(str(tmp_path / "marked.conllu"))
    marked = treeval.read(tmp_path / "marked.conllu")
    misc = marked.columns["misc"]
    names = [item.partition("=")[0] for item in misc[2].split("|")]
    assert names == ["AuditDeprel", "AuditHead", "AuditScore", "Bug", "SpaceAfter"]
    assert "|Bug=no-verb,audit-relation|" in misc[2]
    assert misc[int(marked.offsets[1])] == "Gloss=x"
    assert misc[int(marked.offsets[2])] == "Gloss=x|Bug=no-verb"  # not ours: not touched


def test_several_files_are_marked_in_a_folder(tmp_path: Path) -> None:
    sentences = regular_sentences(300)
    sentences[200][0][7] = "obj"
    for name, part in (("a", sentences[:150]), ("b", sentences[150:])):
        written(tmp_path / "in" / f"{name}.conllu", as_conllu(part, name))
    found = treeval.audit(tmp_path / "in", limit=1)
    targets = found.mark(str(tmp_path / "out"))
    assert [Path(one).name for one in targets] == ["a.conllu", "b.conllu"]
    numbers = [
        len(changed_lines((tmp_path / "in" / name).read_bytes(), Path(target).read_bytes()))
        for name, target in zip(("a.conllu", "b.conllu"), targets, strict=True)
    ]
    assert numbers == [0, 1]


def test_several_files_do_not_fit_into_one(tmp_path: Path) -> None:
    for name in ("a", "b"):
        written(tmp_path / "in" / f"{name}.conllu", as_conllu(regular_sentences(150), name))
    found = treeval.audit(tmp_path / "in", limit=1)
    with pytest.raises(
        FileError, match=r"is a file, but there are several to write; name a folder"
    ):
        found.mark(written(tmp_path / "out", ""))


def test_tags_are_marked_with_the_other_tag(tmp_path: Path) -> None:
    sentences = regular_sentences(300)
    sentences[4][0][3] = "NOUN"
    path = written(tmp_path / "treebank.conllu", as_conllu(sentences))
    treeval.audit(path, limit=1, what="upos").mark(str(tmp_path / "marked.conllu"))
    text = (tmp_path / "marked.conllu").read_text("utf-8")
    assert "\tAuditScore=" in text
    assert "|AuditUpos=DET|Bug=audit-upos" in text


def test_trees_without_a_file_cannot_be_marked(tmp_path: Path) -> None:
    found = treeval.audit(treeval.read(written_treebank(tmp_path)), limit=1)
    with pytest.raises(SettingError, match="only files in CoNLL-U can be marked"):
        found.mark(str(tmp_path / "marked.conllu"))
