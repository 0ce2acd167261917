"""The language of queries, as docs/explorer.md describes it."""

import pytest

from files import conllu, dependencies
from treeval.errors import SettingError
from treeval.excerpts.query import Query

TEXT = (
    conllu(
        [2, 0, 4, 2],
        "nsubj root det obj:x",
        "Dogs bark the loudly",
        "NOUN VERB DET ADV",
        "weblog-1",
    )
    + conllu([0, 1], "root obj", "Bark dogs", "VERB NOUN", "news-2")
    + conllu([0], "root", "a", "X", "3rd").replace("\t_\t_\t0", "\t_\tCase=Nom|Number=Plur\t0")
)
TREES = dependencies(TEXT)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("dog", [0, 1]),
        ('"dogs bark"', [0]),
        ("form=bark", [0, 1]),
        ("form=Bark", [1]),
        ("form=*ly", [0]),
        ("upos=NOUN", [0, 1]),
        ("upos!=VERB", [0, 1, 2]),
        ("nsubj>VERB", [0]),
        ("VERB<nsubj", [0]),
        ("det>obj>VERB", [0]),
        ("det>VERB", []),
        ("upos=NOUN&rel=obj>*", [1]),
        ("obj>*", [0, 1]),
        ("rel=obj:x", [0]),
        ("feats=Case=Nom", [2]),
        ("id=weblog*", [0]),
        ("id=3", [2]),
        ("id=3rd", [2]),
        ("-dog", [2]),
        ("dog -nsubj>VERB", [1]),
        ("root>*", []),
        ("nobody", []),
    ],
)
def test_queries(query: str, found: list[int]) -> None:
    assert Query.of(query).found_in(TREES).nonzero()[0].tolist() == found


def test_an_unknown_column_is_refused() -> None:
    with pytest.raises(SettingError, match=r"there is no column Case; .*feats=Case=Nom"):
        Query.of("Case=Nom").found_in(TREES)


def test_an_empty_query_is_refused() -> None:
    with pytest.raises(SettingError, match="it is empty"):
        Query.of("  ")
