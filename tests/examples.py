"""Trees with a point, for several tests to look at."""

from strategies import treebank_of
from treeval.scoring.analysis import errors_of
from treeval.scoring.mistakes import Mistakes
from treeval.tree.treebank import Treebank

# 500 det and 499 obj, two forms; and sentences that are too short for some figures.
TREEBANKS = {
    "long": treebank_of(
        [0, *[1] * 999], form=[*"ab"] * 500, deprel=["root", *["obj"] * 499, *["det"] * 500]
    ),
    "short": treebank_of([2, 0, 2], deprel=["det", "root", "obj"]),
    "other": treebank_of([2, 0, 2], deprel=["det", "root", "obl"]),
}


def sentence(heads: list[int], forms: list[str], labels: list[str]) -> Treebank:
    """Give all words of a sentence the same part of speech."""
    return treebank_of(heads, form=forms, deprel=labels, upos=["X"] * len(heads))


def mistakes_of(gold: Treebank, predicted: Treebank, **settings: object) -> Mistakes:
    """Find the errors of the only system."""
    return errors_of(gold, predicted, **settings).mistakes[0]


def pp_attachment(forms: list[str]) -> Mistakes:
    """Attach word 5 to the verb in gold trees, to the noun in predicted ones."""
    gold = sentence([2, 0, 2, 5, 2], forms, ["nsubj", "root", "obj", "case", "obl"])
    predicted = sentence([2, 0, 2, 5, 3], forms, ["nsubj", "root", "iobj", "case", "nmod"])
    return mistakes_of(gold, predicted)


def words_of(heads: list[int], labels: str, forms: str = "would have worked") -> Treebank:
    """Make one sentence of words and relations that stand between spaces."""
    return treebank_of(heads, form=forms.split(), deprel=labels.split())


# (3a) and (3b) of the paper on evaluation across annotation schemes.
A = words_of([0, 1, 2], "root vg vg")
B = words_of([2, 3, 0], "vg vg root")


# Words 3 to 5 are wrong in the label, the head, and both.
JUDGED_GOLD = treebank_of(
    [2, 0, 2, 5, 2],
    [0],
    form=["She", "saw", "him", "with", "one", "Yes"],
    upos=["PRON", "VERB", "PRON", "ADP", "NUM", "INTJ"],
    deprel=["nsubj", "root", "obj", "case", "obl:with", "root"],
)
JUDGED_PREDICTED = treebank_of(
    [2, 0, 2, 3, 3],
    [0],
    form=["She", "saw", "him", "with", "one", "Yes"],
    upos=["NOUN", "VERB", "NOUN", "ADP", "NUM", "INTJ"],
    deprel=["nsubj", "root", "iobj", "case", "nmod", "root"],
)
