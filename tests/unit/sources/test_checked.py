"""The list of checked words: what it leaves out, and when a word comes back."""

from pathlib import Path

import pytest

import treeval
from files import written
from regular import written_treebank
from treeval.errors import ReadError, SettingError
from treeval.sources.checked import CheckedWords


def test_a_checked_word_is_left_out_until_its_annotation_changes(tmp_path: Path) -> None:
    path, checked = written_treebank(tmp_path, s1=(3, 4, "det")), tmp_path / "checked.tsv"
    assert treeval.audit(path, limit=1).findings[0].id == "s1:3"
    found = treeval.audit(path, limit=1, checked=checked, check="s1:3", note="it is\ta name")
    assert found.findings[0].id != "s1:3"
    assert found.checked == 1
    assert "1 checked word left out." in found.notes()
    header, line = checked.read_text("utf-8").splitlines()
    assert header.startswith("#")
    assert line.split("\t")[:5] == ["s1", "3", "boy", "4", "det"]
    assert line.split("\t")[6] == "it is a name"
    written_treebank(tmp_path, s1=(3, 4, "amod"))
    again = treeval.audit(path, limit=1, checked=checked)
    assert again.findings[0].id == "s1:3"
    assert again.checked == 0


def test_a_name_may_contain_commas_and_colons(tmp_path: Path) -> None:
    path = Path(written_treebank(tmp_path, s1=(3, 4, "det")))
    text = path.read_text("utf-8").replace("# sent_id = s1\n", "# sent_id = a,b:1\n")
    path.write_text(text, encoding="utf-8")
    found = treeval.audit(path, limit=1, checked=tmp_path / "checked.tsv", check="a,b:1:3")
    assert found.checked == 1


def test_a_checked_arc_says_nothing_about_the_tag(tmp_path: Path) -> None:
    path, checked = written_treebank(tmp_path, s1=(3, 4, "det")), tmp_path / "checked.tsv"
    treeval.audit(path, limit=1, checked=checked, check="s1:3")
    assert treeval.audit(path, limit=1, checked=checked, what="upos").checked == 0
    found = treeval.audit(path, limit=1, checked=checked, check="s1:3", what="upos")
    assert found.checked == 1
    assert "upos=NOUN" in checked.read_text("utf-8")


def test_sentences_without_a_name_are_known_by_their_words(tmp_path: Path) -> None:
    path = Path(written_treebank(tmp_path, s1=(3, 4, "det")))
    path.write_text(path.read_text("utf-8").replace("# sent_id", "# was"), encoding="utf-8")
    checked = tmp_path / "checked.tsv"
    first = treeval.audit(path, limit=1).findings[0]
    assert first.sentence_id.startswith("words-")
    found = treeval.audit(path, limit=1, checked=checked, check=first.id)
    assert found.checked == 1


@pytest.mark.parametrize("name", ["s1", "s1:99", "s1:0", "nowhere:1", "s1:x"])
def test_a_word_that_is_not_there_cannot_be_checked(tmp_path: Path, name: str) -> None:
    path = written_treebank(tmp_path)
    with pytest.raises(SettingError, match="the treebank has no word"):
        treeval.audit(path, checked=tmp_path / "checked.tsv", check=name)


def test_checking_needs_a_file() -> None:
    with pytest.raises(SettingError, match="name it with `checked=`"):
        treeval.AuditSettings(check=("s1:1",))


def test_a_list_with_too_few_columns_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "checked.tsv", "# comment\n\ns1\t3\tboy\n")
    with pytest.raises(ReadError, match=r"checked.tsv:3: 3 columns, expected at least 5"):
        CheckedWords.read(path)
