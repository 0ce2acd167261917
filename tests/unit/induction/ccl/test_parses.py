"""Dependencies of common cover links."""

from itertools import pairwise

from texts import TINY
from treeval.induction.ccl.model import CCLTrainer
from treeval.induction.ccl.parses import dependencies


def test_dependencies_where_links_decide() -> None:
    """`golden/ccl_tiny.prs`: ((the dog) barks), ((a dog) sees (the cat)): the verbs are heads."""
    parses = CCLTrainer(compatible=True).train(TINY).parse(TINY)
    heads = {leaning: dependencies(parses, leaning) for leaning in ("first", "last")}
    offsets = TINY.offsets.tolist()
    sentences = [
        {leaning: found.treebank.heads[begin:end].tolist() for leaning, found in heads.items()}
        for begin, end in pairwise(offsets)
    ]
    assert sentences[0] == {"first": [3, 1, 0, 3], "last": [2, 3, 0, 3]}
    assert sentences[2] == {"first": [3, 1, 0, 3, 4, 3], "last": [2, 3, 0, 5, 3, 3]}
    decided = heads["last"].are_decided[: offsets[1]].tolist()
    assert decided == [False, False, True, False]  # of "the dog", no one is the head
