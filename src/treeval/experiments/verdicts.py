"""Verdicts on the claims of papers: each rests on a test, and says which one."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from treeval.counts import defined
from treeval.settings.certainty import ALPHA

Answer = Literal["yes", "no", "open", "untestable"]
ANSWERS: tuple[Answer, ...] = get_args(Answer)


@dataclass(frozen=True)
class Verdict:
    """Whether a claim of a paper holds on the data at hand.

    "yes" and "no" need a test that supports the claim or its opposite at the 5 % level; "open" is
    everything between. What these data cannot test is "untestable", and ``why`` gives the reason.
    """

    answer: Answer
    claim: str  # of the paper, as a plain sentence
    test: str = ""  # the name of the test, in words
    p: float | None = None  # two-sided
    interval: tuple[float, float] | None = None  # of 95 %
    why: str = ""

    def to_dict(self) -> dict[str, Any]:
        return {
            "answer": self.answer,
            "claim": self.claim,
            "test": self.test,
            "p": None if self.p is None else defined(self.p),
            "interval": None if self.interval is None else list(map(defined, self.interval)),
            "why": self.why,
        }

    @staticmethod
    def from_dict(record: Mapping[str, Any]) -> "Verdict":
        """Restore a verdict from the record that `to_dict` gives."""
        low_high = record["interval"]
        interval = None if low_high is None else (_number(low_high[0]), _number(low_high[1]))
        tested = record["test"] and interval is None and record["answer"] != "untestable"
        p = _number(record["p"]) if tested else record["p"]
        return Verdict(
            record["answer"], record["claim"], record["test"], p, interval, record["why"]
        )


def _number(value: float | None) -> float:
    return math.nan if value is None else value


def by_p(claim: str, p: float, *, supports: bool, test: str) -> Verdict:
    """Judge by a two-sided p-value; ``supports`` is whether the figures go the claimed way.

    An undefined p-value leaves the claim open.
    """
    significant = p < ALPHA
    answer: Answer = "open" if not significant else "yes" if supports else "no"
    return Verdict(answer, claim, test, p)


def by_interval(claim: str, interval: tuple[float, float], *, test: str, sign: int = 1) -> Verdict:
    """Judge by a 95 % interval of a difference, which is claimed to be above 0.

    With ``sign=-1`` the difference is claimed to be below 0.
    """
    low, high = sorted(sign * end for end in interval)
    answer: Answer = "yes" if low > 0 else "no" if high < 0 else "open"
    return Verdict(answer, claim, test, interval=interval)


def of_no_effect(
    claim: str,
    p: float | None = None,
    *,
    interval: tuple[float, float] | None = None,
    test: str,
) -> Verdict:
    """Judge a claim that there is no effect, by its p-value or by a 95 % interval of it.

    A test can contradict such a claim, but not support it: without an effect, it stays open.
    """
    low, high = interval or (-1.0, 1.0)
    is_found = p < ALPHA if p is not None else low > 0 or high < 0
    return Verdict("no" if is_found else "open", claim, test, p, interval)


def untestable(claim: str, why: str) -> Verdict:
    """Say that these data cannot decide a claim, and why."""
    return Verdict("untestable", claim, why=why)


def summary(verdicts: Iterable[Verdict]) -> str:
    """Count the answers in one line, with the reasons why claims were not tested."""
    verdicts = list(verdicts)
    numbers = {answer: sum(one.answer == answer for one in verdicts) for answer in ANSWERS}
    reasons = dict.fromkeys(one.why for one in verdicts if one.why)
    why = f" ({'; '.join(reasons)})" if reasons else ""
    return (
        f"Claims of the paper on these data: {numbers['yes']} hold (yes), {numbers['no']} do not "
        f"(no), {numbers['open']} are open, {numbers['untestable']} cannot be tested here{why}."
    )
