"""Limits that scores have to reach."""

import pytest

import treeval
from sample import SAMPLE
from treeval.errors import SettingError

GOLD, BIRCH = SAMPLE / "gold" / "en.conllu", SAMPLE / "systems" / "birch" / "en.conllu"


@pytest.mark.parametrize(
    ("limits", "message"),
    [
        ({"TED": 0.5}, "TED has a limit, but it is not among the metrics of this run"),
        ({"LAS": 85}, "the limit LAS=85 is not a fraction of 1; write LAS=0.85"),
        ({"DPPL": 5}, "DPPL has no lower limit, because lower is better"),
    ],
)
def test_messages_name_no_option(limits: dict[str, float], message: str) -> None:
    results = treeval.score(GOLD, BIRCH, metrics="LAS,DPPL", train=GOLD)
    with pytest.raises(SettingError) as refused:
        results.failures(limits)
    assert str(refused.value) == message
