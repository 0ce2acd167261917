"""Errors are those that the scores count, and marks change nothing but MISC."""

from hypothesis import given

from examples import mistakes_of
from strategies import treebank_pairs
from treeval.report.charts.sentences import draw_sentence
from treeval.scoring.analysis import errors_of
from treeval.scoring.score import score
from treeval.tree.treebank import Treebank

Both = tuple[Treebank, Treebank]


@given(treebank_pairs())
def test_kinds_add_up_to_what_the_scores_count(both: Both) -> None:
    gold, predicted = both
    totals = mistakes_of(gold, predicted).totals
    scores = score(gold, {"p": predicted}, metrics=["Words", "UAS", "LAS", "LA"]).systems[0].scores
    correct = {name: result.totals["correct"] for name, result in scores.items()}
    assert totals["right"] == correct["LAS"]
    assert totals["right"] + totals["label"] == correct["UAS"]
    assert totals["right"] + totals["head"] == correct["LA"]
    assert totals["unaligned"] == gold.words - correct["Words"]
    assert sum(totals.values()) == gold.words


@given(treebank_pairs())
def test_cells_add_up_to_the_kinds(both: Both) -> None:
    relations, tags = mistakes_of(*both), mistakes_of(*both, matrix="upos")
    totals = relations.totals
    aligned = both[0].words - totals["unaligned"]
    wrong_heads = totals["head"] + totals["both"]
    assert sum(cell.words for cell in relations.confusion.cells) == aligned
    assert sum(cell.wrong_heads for cell in relations.confusion.cells) == wrong_heads
    confused = sum(cell.words for cell in relations.confusion.confusions())
    assert confused == totals["label"] + totals["both"]
    assert sum(cell.words for cell in tags.confusion.confusions()) == wrong_heads


@given(treebank_pairs())
def test_every_cell_leads_to_its_words(both: Both) -> None:
    whole = mistakes_of(*both)
    for cell in whole.confusion.confusions()[:3]:
        found = mistakes_of(*both, confusion=f"{cell.gold}:{cell.predicted}")
        assert int(found.chosen.sum()) == cell.words


@given(treebank_pairs())
def test_marks_change_nothing_but_misc(both: Both) -> None:
    errors = mistakes_of(*both)
    marked = errors.marked(range(len(both[0])))
    assert marked.heads.tolist() == both[0].heads.tolist()
    for name in ("form", "deprel", "upos"):
        assert list(marked.columns[name]) == list(both[0].columns[name])
    marks = [misc.rpartition("Error=")[2] for misc in marked.columns["misc"] if "Error=" in misc]
    for kind in ("head", "label", "both", "unaligned"):
        assert marks.count(kind) == errors.totals[kind]


@given(treebank_pairs())
def test_whatever_is_wrong_can_be_shown(both: Both) -> None:
    errors = errors_of(*both)
    mistakes = errors.mistakes[0]
    sentences = errors.sentences()
    assert sorted(sentences) == errors.ordered("file")
    for sentence in sentences:
        judged = mistakes.judged(sentence)
        drawn = draw_sentence(judged)
        assert drawn.count("✗") == judged.errors == judged.chosen > 0
    text = errors_of(*both, top=0, show=len(sentences)).text()
    wrong = sum(mistakes.totals.values()) - mistakes.totals["right"]
    assert text.count("✗") == wrong + bool(sentences)
    page = errors_of(*both, show=len(sentences)).page().html()
    assert ("application/gzip" in page) == bool(sentences)  # the explorer holds the sentences


@given(treebank_pairs())
def test_words_by_which_systems_are_wrong_add_up(both: Both) -> None:
    gold, predicted = both
    systems = {"perfect": gold, "other": predicted, "twin": predicted}
    errors = errors_of(gold, systems)
    wrong = sum(errors["other"].totals.values()) - errors["other"].totals["right"]
    assert errors.agreement.tolist() == [gold.words - wrong, 0, wrong, 0]
    gained = errors_of(gold, systems, better="perfect:other")
    assert gained["other"].chosen_words == wrong
    assert not gained["perfect"].chosen_words
    assert not errors_of(gold, systems, better="other:twin").sentences()
    for sort in ("errors", "share", "length", "file"):
        assert sorted(errors.ordered(sort)) == errors.ordered("file")
