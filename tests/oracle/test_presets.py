"""Presets against the programs whose conventions they are.

spaCy is run here. The others' numbers were recorded: eval.pl 1.9 of CoNLL-X (as in uuparser 2.4,
perl 5.36), supar 1.1.4 (`AttachmentMetric`, words that `ispunct` left out) and AllenNLP 2.10.1
(`AttachmentScores`, words with the tags of `POS_TO_IGNORE` left out).
"""

from pathlib import Path
from typing import Any

import pytest

from files import written
from treeval.formats.reading import read
from treeval.scoring.score import score
from treeval.settings.conventions import PRESETS
from treeval.tree.treebank import Treebank

# Right words under LAS, UAS and LA, and all words: eval.pl -q, and with -p.
EVAL_PL = {
    "en_ewt/malt-nivreeager": ((17593, 18475, 18734, 21941), (19993, 20881, 21855, 25094)),
    "da_ddt/spacy": ((4754, 5648, 5812, 8577), (5643, 6538, 7245, 10023)),
    "el_gdt/malt-stackproj": ((7970, 8446, 8420, 9579), (8767, 9243, 9509, 10672)),
    "sl_ssj/malt-nivreeager": ((17123, 18362, 18296, 21809), (19904, 21158, 21838, 25442)),
    "tr_imst/malt-stacklazy": ((4189, 5254, 4855, 8088), (5516, 6583, 6790, 10032)),
    # With cycles and several roots.
    "ru_gsd/unrepaired/slovnet-news": ((7134, 7682, 8000, 9519), (8390, 8943, 9859, 11385)),
}
# LAS, UAS, and the shares of sentences that are right as a whole: labelled, unlabelled.
SUPAR = {
    "en_ewt/malt-nivreeager": (0.8018321863, 0.8420309011, 0.4525758305, 0.5402022147),
    "da_ddt/spacy": (0.5542730558, 0.6585053049, 0.0548672566, 0.1433628319),
    "sl_ssj/malt-nivreeager": (0.7851345775, 0.8419459856, 0.1614664587, 0.3151326053),
    "ru_gsd/unrepaired/slovnet-news": (0.7494484715, 0.8070175439, 0.1430948419, 0.2412645591),
}
ALLENNLP = {
    "en_ewt/malt-nivreeager": (0.8027776509, 0.8429804925, 0.4545016851, 0.5430909966),
    "da_ddt/spacy": (0.5545316692, 0.6585792605, 0.0548672566, 0.1433628319),
    "sl_ssj/malt-nivreeager": (0.7854849069, 0.8423249839, 0.1614664587, 0.3151326053),
    "ru_gsd/unrepaired/slovnet-news": (0.7544200086, 0.8129581716, 0.1430948419, 0.2445923461),
}


def scores(gold: Any, predicted: Any, preset: str, metrics: list[str]) -> list[float]:
    found = score(gold, {"system": predicted}, metrics=metrics, conventions=PRESETS[preset])
    return [found.systems[0].scores[name].score for name in metrics]


def files(shared: Path, name: str) -> tuple[str, str]:
    folder = shared / "data" / "parsers"
    gold = folder / name.partition("/")[0] / "gold.conllu.gz"
    return str(gold), str(folder / f"{name}.conllu.gz")


@pytest.mark.shared
@pytest.mark.parametrize("name", EVAL_PL)
@pytest.mark.parametrize("preset", ["conllx", "malteval"])
def test_eval_pl(shared: Path, preset: str, name: str) -> None:
    # MaltEval scores all words, as eval.pl does with -p.
    *right, words = EVAL_PL[name][preset == "malteval"]
    found = scores(*files(shared, name), preset, ["LAS", "UAS", "LA"])
    assert found == pytest.approx([count / words for count in right], abs=1e-12)


@pytest.mark.shared
@pytest.mark.parametrize(
    ("preset", "name", "expected"),
    [
        *(("supar", name, expected) for name, expected in SUPAR.items()),
        *(("allennlp", name, expected) for name, expected in ALLENNLP.items()),
    ],
)
def test_supar_and_allennlp(
    shared: Path, preset: str, name: str, expected: tuple[float, ...]
) -> None:
    found = scores(*files(shared, name), preset, ["LAS", "UAS", "LEM", "UEM"])
    assert found == pytest.approx(expected, abs=1e-10)


def spacy_scores(pairs: list[tuple[Treebank, Treebank]]) -> list[float]:
    """LAS and UAS as spaCy's parser reports them, one example a pair."""
    spacy = pytest.importorskip("spacy", reason="spaCy is not installed")
    from spacy.pipeline.dep_parser import parser_score
    from spacy.training import Example

    vocab = spacy.blank("xx").vocab
    examples = [Example(_doc(vocab, predicted), _doc(vocab, gold)) for gold, predicted in pairs]
    found = parser_score(examples)
    return [found["dep_las"], found["dep_uas"]]


def _doc(vocab: Any, treebank: Treebank) -> Any:
    from spacy.tokens import Doc

    own = range(treebank.words)
    return Doc(
        vocab,
        words=[form.replace(" ", "_") for form in treebank.columns["form"]],
        heads=[
            place if parent < 0 else int(parent)
            for place, parent in zip(own, treebank.parents, strict=True)
        ],
        deps=list(treebank.columns["deprel"]),
    )


@pytest.mark.shared
@pytest.mark.parametrize(
    "name", ["da_ddt/spacy", "el_gdt/malt-stackproj", "tr_imst/malt-stacklazy"]
)
def test_spacy(shared: Path, name: str) -> None:
    gold, predicted = map(read, files(shared, name))
    sentences = [(gold.select([row]), predicted.select([row])) for row in range(len(gold))]
    found = scores(gold, predicted, "spacy", ["LAS", "UAS"])
    assert found == pytest.approx(spacy_scores(sentences), abs=1e-12)


GOLD = """\
1 Dogs _ _ _ _ 2 nsubj _ _
2 bark _ _ _ _ 0 ROOT _ _
3 . _ _ _ _ 2 P _ _

1 Cats _ _ _ _ 3 nsubj:outer _ _
2 ( _ _ _ _ 3 punct _ _
3 mew _ _ _ _ 0 root _ _

"""
# One sentence of the two, in other letters, and other words taken for punctuation.
PREDICTED = """\
1 Dogs _ _ _ _ 2 NSUBJ _ _
2 bark _ _ _ _ 0 root _ _
3 . _ _ _ _ 2 nsubj _ _
4 Cats _ _ _ _ 6 nsubj _ _
5 ( _ _ _ _ 4 p _ _
6 mew _ _ _ _ 2 PUNCT _ _

"""


def test_spacy_on_letters_sentences_and_punctuation(tmp_path: Path) -> None:
    sides = []
    for name, text in (("gold", GOLD), ("predicted", PREDICTED)):
        path = written(tmp_path / f"{name}.conllu", text.replace(" ", "\t"))
        sides.append(read(path))
    found = scores(*sides, "spacy", ["LAS", "UAS"])
    # Of four gold and four predicted arcs, those of Dogs and bark are right; Cats has the right
    # head and another relation.
    assert found == pytest.approx([2 / 4, 3 / 4], abs=1e-12)
    assert found == pytest.approx(spacy_scores([(sides[0], sides[1])]), abs=1e-12)
