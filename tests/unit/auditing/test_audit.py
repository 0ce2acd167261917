"""The audit as a whole: planted errors come first, and every option does what it says."""

from pathlib import Path

import numpy as np
import pytest

import treeval
from files import written
from regular import as_conllu, regular_sentences, written_treebank
from sample import GOLD
from treeval.errors import SettingError, TextMismatchError


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A treebank with two errors: a subject called det, and an adjective of the wrong noun."""
    folder = tmp_path_factory.mktemp("audit")
    rows = [number for number, one in enumerate(regular_sentences(300), 1) if len(one) == 7]
    assert rows[:2] == [1, 3]  # sentences with an adjective, in which words 3 and 6 are nouns
    return written_treebank(folder, s1=(3, 4, "det"), s3=(2, 6, "amod"))


def test_planted_errors_come_first_with_what_they_should_be(path: str) -> None:
    first, second = treeval.audit(path, limit=2).findings
    assert (first.sentence_id, first.word, first.kind) == ("s1", 3, "relation")
    assert (first.annotated.relation, first.competing.relation) == ("det", "nsubj")
    assert first.annotated.probability < 0.1 < first.competing.probability
    assert (second.sentence_id, second.word, second.kind) == ("s3", 2, "head")
    assert (second.annotated.head, second.competing.head) == (6, 3)
    assert second.competing.relation == "amod"


def test_places_are_those_of_the_file(path: str) -> None:
    for finding in treeval.audit(path, limit=5).findings:
        line = Path(path).read_text("utf-8").split("\n")[finding.line - 1].split("\t")
        assert (int(line[0]), line[1]) == (finding.word, finding.form)
        assert (int(line[6]), line[7]) == (finding.annotated.head, finding.annotated.relation)
        assert finding.file == path


def test_no_limit_lists_every_word_but_punctuation_in_falling_order(path: str) -> None:
    found = treeval.audit(path, limit=0)
    words = treeval.read(path).words
    assert len(found.findings) == words - 300  # one full stop per sentence
    scores = [one.score for one in found.findings]
    assert scores == sorted(scores, reverse=True)
    assert [one.rank for one in found.findings] == list(range(1, len(scores) + 1))
    assert len(treeval.audit(path, limit=0, include_punct=True).findings) == words


def test_the_record_has_what_was_agreed(path: str) -> None:
    record = treeval.audit(path, limit=3).to_dict()
    assert record["seed"] == 2011
    assert record["folds"] == 10
    assert set(record["accuracy"]) == {"head", "relation"}
    keys = {"rank", "score", "file", "line", "sentence", "sentence_id", "word", "form"}
    keys |= {"annotated", "competing", "reason", "evidence"}
    for finding in record["findings"]:
        assert keys <= set(finding)
        for arc in (finding["annotated"], finding["competing"]):
            assert {"head", "relation", "probability"} <= set(arc)


def test_the_same_seed_gives_the_same_result_whatever_the_jobs(path: str) -> None:
    one, two = treeval.audit(path, limit=0), treeval.audit(path, limit=0, jobs=2)
    assert one.to_dict() == two.to_dict()
    other = treeval.audit(path, limit=0, seed=1)
    assert not np.array_equal(one.scores, other.scores)


def test_only_heads_or_relations_or_one_relation(path: str) -> None:
    kinds = {
        what: {one.kind for one in treeval.audit(path, limit=0, what=what).findings}
        for what in ("head", "relation")
    }
    assert kinds == {"head": {"head"}, "relation": {"relation"}}
    found = treeval.audit(path, limit=0, relation="amod,det").findings
    assert {one.annotated.relation for one in found} == {"amod", "det"}
    with pytest.raises(SettingError, match="no word has the relation 'xyz'"):
        treeval.audit(path, relation="xyz")


def test_tags_are_audited_by_the_same_kind_of_model(tmp_path: Path) -> None:
    sentences = regular_sentences(300)
    sentences[4][0][3] = "NOUN"  # the
    path = written(tmp_path / "tags.conllu", as_conllu(sentences))
    (found,) = treeval.audit(path, what="upos", limit=1).findings
    assert (found.sentence_id, found.word, found.kind) == ("s5", 1, "upos")
    assert (found.annotated.upos, found.competing.upos) == ("NOUN", "DET")
    assert found.reason.startswith('elsewhere, "the" as det to the left of a NOUN is DET ')
    assert found.evidence[0].kind == "upos"


def test_several_files_are_one_treebank(tmp_path: Path, path: str) -> None:
    sentences = regular_sentences(300)
    sentences[0][2][7], sentences[2][1][6] = "det", "6"
    parts = sentences[:100], sentences[100:]
    files = [
        written(tmp_path / name, as_conllu(part, prefix))
        for name, part, prefix in zip(("a.conllu", "b.conllu"), parts, ("s", "t"), strict=True)
    ]
    apart, whole = treeval.audit(files, limit=0), treeval.audit(path, limit=0)
    assert np.array_equal(apart.scores, whole.scores)
    late = next(one for one in apart.findings if one.file == files[1])
    assert late.sentence_id == f"t{late.sentence}"
    assert treeval.audit(str(tmp_path), limit=0).to_dict() == apart.to_dict()


def test_words_on_which_parses_agree_rank_higher(tmp_path: Path, path: str) -> None:
    sentences = regular_sentences(300)
    sentences[8][0][6:8] = ["0", "dep"]
    sentences[8][-2][6:8] = ["1", "dep"]
    parse = written(tmp_path / "parse.conllu", as_conllu(sentences))
    plain = {one.place: one.score for one in treeval.audit(path, limit=0).findings}
    voted = treeval.audit(path, limit=0, parses=[parse, path]).findings
    gained = {one.place: one.score - plain[one.place] for one in voted}
    # One of the two parses has another arc there: 2.5 / 2 is added.
    changed = {place for place, gain in gained.items() if abs(gain - 1.25) < 1e-9}
    assert {place for place, gain in gained.items() if abs(gain) > 1e-9} == changed
    texts = {one.text for finding in voted for one in finding.evidence if one.kind == "parses"}
    assert {"1 of 2 parses: dep", '1 of 2 parses: dep of "the"'} <= texts


def test_parses_of_another_text_are_refused(path: str) -> None:
    with pytest.raises(TextMismatchError, match="texts differ"):
        treeval.audit(path, parses=GOLD)


def test_a_treebank_without_enough_words_is_refused() -> None:
    with pytest.raises(SettingError, match="404 words are too few to learn from"):
        treeval.audit(GOLD)


def test_one_sentence_is_refused(tmp_path: Path) -> None:
    rows = [[str(n), "w", "_", "X", "_", "_", str(n - 1), "dep", "_", "_"] for n in range(1, 1100)]
    with pytest.raises(SettingError, match="one sentence is not enough"):
        treeval.audit(written(tmp_path / "one.conllu", as_conllu([rows])))


def test_tags_that_are_missing_cannot_be_audited(tmp_path: Path) -> None:
    sentences = regular_sentences(300)
    for row in (row for rows in sentences for row in rows):
        row[3] = "_"
    path = written(tmp_path / "bare.conllu", as_conllu(sentences))
    with pytest.raises(SettingError, match="no word has a tag"):
        treeval.audit(path, what="upos")


def test_without_relations_punctuation_is_known_by_its_tag(tmp_path: Path) -> None:
    sentences = regular_sentences(300)
    for row in (row for rows in sentences for row in rows):
        row[7] = "_"
    path = written(tmp_path / "bare.conllu", as_conllu(sentences))
    assert "." not in {one.form for one in treeval.audit(path, limit=0).findings}


def test_counts_of_heads_are_evidence_where_they_tell_the_heads_apart(tmp_path: Path) -> None:
    # An article that depends on the verb, and an adjective that depends on the wrong noun.
    path = written_treebank(tmp_path, s1=(1, 4, "det"), s3=(2, 6, "amod"))
    found = {one.id: one for one in treeval.audit(path, limit=0, what="head").findings}
    article, adjective = found["s1:1"], found["s3:2"]
    (counts,) = (one for one in article.evidence if one.kind == "head")
    assert counts.is_reason
    assert counts.text.endswith("a VERB to the right as its head in 0")
    assert not [one for one in adjective.evidence if one.kind == "head"]
    assert adjective.reason.startswith("the model, trained on the rest, gives the head")


def test_a_small_treebank_has_a_weak_ranking(path: str) -> None:
    assert any("the ranking is weak" in note for note in treeval.audit(path).notes())


def test_missing_columns_are_one_value(tmp_path: Path) -> None:
    sentences = regular_sentences(300)
    sentences[0][2][7] = "det"
    for rows in sentences:
        for row in rows:
            row[2] = row[3] = "_"
    path = written(tmp_path / "bare.conllu", as_conllu(sentences))
    assert treeval.audit(path, limit=1).findings[0].id == "s1:3"


def test_broken_trees_follow_the_policy(tmp_path: Path) -> None:
    sentences = regular_sentences(300)
    sentences[5][0][6], sentences[5][1][6] = "2", "1"
    path = written(tmp_path / "broken.conllu", as_conllu(sentences))
    with pytest.raises(treeval.TreevalError, match="form a cycle"):
        treeval.audit(path)
    assert treeval.audit(path, invalid="skip").to_dict()["sentences"] == 299
    assert treeval.audit(path, invalid="keep").to_dict()["sentences"] == 300
