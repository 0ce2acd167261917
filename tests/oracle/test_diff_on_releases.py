"""The counts of `treeval diff` on five pairs of releases.

Expected: the table of the specification of `diff`, which two independent programs gave. Systematic
changes are those by pattern alone; forms, punctuation and one-offs together are the rest.
"""

from pathlib import Path

import pytest

import treeval
from releases import RELEASES

pytestmark = pytest.mark.shared

# Words changed, arcs changed, consequences, systematic changes, their groups, the rest.
EXPECTED = {
    "Sequoia": (9_920, 6_017, 247, 1_100, 16, 4_670),
    "CLTT": (9_186, 471, 64, 235, 5, 172),
    "Talbanken": (4_328, 1_681, 296, 589, 13, 796),
    "IMST": (11_041, 9_580, 613, 3_192, 18, 5_775),
    "EWT": (54_457, 22_287, 2_856, 4_669, 34, 14_762),
}


@pytest.mark.parametrize(
    "name", ["CLTT", "Sequoia", "Talbanken", "IMST", pytest.param("EWT", marks=pytest.mark.slow)]
)
def test_counts_are_those_of_the_specification(shared: Path, name: str) -> None:
    release = RELEASES[name]
    found = treeval.diff(release.old(shared), release.new(shared))
    counts = found.to_dict()["same_words"]
    assert (
        counts["words_changed"],
        counts["arcs_changed"],
        counts["consequences"],
        counts["systematic"],
        counts["systematic_groups"],
        counts["rest"],
    ) == EXPECTED[name]


# Sentences whose words differ, as the specification counts them.
OTHER_WORDS = {"Sequoia": 20, "CLTT": 197, "IMST": 275}


@pytest.mark.parametrize("name", OTHER_WORDS)
def test_sentences_with_other_words_find_their_partners(shared: Path, name: str) -> None:
    release = RELEASES[name]
    found = treeval.diff(release.old(shared), release.new(shared))
    sentences = found.to_dict()["sentences"]
    assert sentences["old"] - sentences["same_words"] == OTHER_WORDS[name]
    # All but four sentences of CLTT, which are gone, keep their names.
    assert sentences["removed"] == (4 if name == "CLTT" else 0)
