"""How claims of the paper are judged: by the bootstrap over sentences.

The tables print the rules beside the results. That of `no_better` was made stricter after a first
run: a significant gain within the margin had passed as none.
"""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from treeval.arrays import Bools
from treeval.experiments.findings import Answer, Finding, Verdict, by_interval
from treeval.settings.certainty import ALPHA
from treeval.statistics.comparison import holm
from treeval.statistics.resampling import Resampled

MARGIN = 0.01  # differences of less than one point of F count as "the same"
BOOTSTRAP = "bootstrap over sentences"


def above(
    place: str,
    what: str,
    difference: Resampled,
    claim: str,
    *,
    published: float = math.nan,
    sign: int = 1,
    note: str = "",
) -> Finding:
    """Judge the claim that a difference is above 0, or below 0 if ``sign`` is -1."""
    verdict = by_interval(claim, difference.interval, test=BOOTSTRAP, sign=sign)
    return Finding(place, what, published, difference.value, verdict, note)


def same(place: str, what: str, differences: Sequence[Resampled], claim: str) -> Finding:
    """Judge the claim that differences do not matter; the largest of them is printed.

    They must all lie within a margin. "No" needs one that certainly lies outside.
    """
    ends = [difference.interval for difference in differences]
    if all(low > -MARGIN and high < MARGIN for low, high in ends):
        answer: Answer = "yes"
    elif any(low > MARGIN or high < -MARGIN for low, high in ends):
        answer = "no"
    else:
        answer = "open"
    largest = max(differences, key=lambda one: abs(one.value))
    test = f"{BOOTSTRAP}; yes if intervals lie within {100 * MARGIN:g} point of 0, no if one is out"
    verdict = Verdict(answer, claim, test, interval=largest.interval)
    return Finding(place, what, math.nan, largest.value, verdict)


def no_better(place: str, what: str, difference: Resampled, claim: str) -> Finding:
    """Judge the claim that there is no improvement."""
    low, high = difference.interval
    answer: Answer = "no" if low > 0 else "yes" if high < MARGIN else "open"
    test = f"{BOOTSTRAP}; no if the interval is above 0, else yes if it ends below 1 point"
    verdict = Verdict(answer, claim, test, interval=difference.interval)
    return Finding(place, what, math.nan, difference.value, verdict)


def at_every_length(
    place: str, what: str, differences: Mapping[int, Resampled], claim: str
) -> Finding:
    """Judge the claim that a difference is above 0 at every length.

    "Yes" needs a significant difference at every single length. "No" needs a length at which the
    opposite is significant, corrected by Holm's method for the number of lengths. Lengths at which
    all sentences have the same quality in all resamples say nothing, and are left out.
    """
    compared = {
        length: difference
        for length, difference in differences.items()
        if difference.value or difference.trials.any()
    }
    values = np.array([difference.value for difference in compared.values()])
    p = np.array([difference.p for difference in compared.values()])
    adjusted = holm(p)
    lost = (values < 0) & (adjusted < ALPHA)
    if compared and (values > 0).all() and (p < ALPHA).all():
        answer: Answer = "yes"
        shown = float(p.max())
    else:
        answer = "no" if lost.any() else "open"
        against = adjusted[values <= 0] if (values <= 0).any() else p[p == p.max(initial=0)]
        shown = float(against.min(initial=1))
    won, sure = int(np.sum(values > 0)), int(np.sum((values > 0) & (p < ALPHA)))
    test = f"{BOOTSTRAP} of each length; no: by Holm's method"
    note = f"{sure} of {won} significant; lower at {_listed(compared, values < 0)}"
    note += f", significantly at {_listed(compared, lost)}" if lost.any() else ""
    verdict = Verdict(answer, claim, test, p=shown)
    return Finding(place, f"{what}: lengths won", len(compared), won, verdict, note)


def _listed(lengths: Mapping[int, Resampled], chosen: Bools) -> str:
    listed = [str(length) for length, one in zip(lengths, chosen, strict=True) if one]
    return f"{', '.join(listed)} words" if listed else "none"


def shown(difference: Resampled) -> str:
    """Write a difference with its interval."""
    low, high = difference.interval
    return f"{difference.value:+.4f} [{low:+.4f}, {high:+.4f}]"
