"""Writes docs/reproduction.md from docs/reproduction/*.json: python docs/make_reproduction.py

With a folder of data and names of papers, the experiments are run first, and their records written:

    python docs/make_reproduction.py DATA ned pupa tedeval content perplexity

Tests fail where the page is not that of the records, where the code of an experiment is not that
which made its record, and where the cheap experiments give other records.
"""

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import treeval
from treeval.experiments import findings as results
from treeval.experiments.findings import Findings
from treeval.experiments.verdicts import Verdict
from treeval.report.tables.findings import evidence
from treeval.report.tables.style import Style
from treeval.report.tables.table import Table, as_markdown
from treeval.settings.choices import PAPERS, Paper

PAGE = Path(__file__).with_name("reproduction.md")
RECORDS = Path(__file__).with_name("reproduction")
_CODE = Path(results.__file__).parent
_ANSWERS = {"yes": "yes", "no": "no", "open": "open", "untestable": "not testable"}

INTRODUCTION = """\
# Reproductions

This page judges the claims of five papers on data that are free. Figures that the papers publish
stand beside those that treeval obtained. Most of the papers' treebanks are not free; the data are
parts of them, or other treebanks. So if a figure differs, this does not mean that the paper is
wrong; and if a claim holds here, it may still fail elsewhere.

**A verdict is a test.** A claim *holds* (yes) if a statistical test supports it on these data, and
it does *not hold* (no) if a test supports its opposite, both at the 5 % level. Everything else is
*open*: the data cannot decide. Some claims cannot be tested here at all, and the reason is given.
The tests are the permutation of parsers, treebanks or classes for correlations, the bootstrap over
sentences or treebanks for differences (95 % intervals), and paired shuffling for scores. Verdicts
are not corrected for their number: of twenty claims without any truth, one would be decided by
chance. Bootstrap intervals over five or six treebanks are rather too narrow than too wide. Figures
about which a paper claims nothing have no verdict.

The page is the output of one command, which runs everything:

    python docs/make_reproduction.py DATA ned pupa tedeval content perplexity

It takes about {minutes} minutes. A single paper is run by `treeval reproduce PAPER --data DATA`,
which prints the same tables. The experiments also run [on your own data](reproduce-your-own.md);
that page says where files are expected. The figures on this page are also there for programs, in
`docs/reproduction/PAPER.json`.

## Summary

Numbers are those of verdicts: one claim may be tested on several learners, corpora or measures.

{summary}
"""

TITLES: Mapping[Paper, str] = {
    "ned": "Neutral edge direction (Schwartz et al. 2011)",
    "pupa": "PUPA (Reichart and Rappoport 2009)",
    "tedeval": "TedEval (Tsarfaty, Nivre and Andersson 2011)",
    "content": "Content relations and WLAS",
    "perplexity": "Derivation perplexity (Søgaard and Haulrich 2010)",
}


def run(paper: Paper, data: str) -> dict[str, Any]:
    """Run an experiment, and make its record; plots are left out."""
    found = treeval.reproduce(paper, data).to_dict()
    stamp = {"version": treeval.__version__, "code": fingerprint(paper)}
    return stamp | {name: found[name] for name in ("paper", "counts", "findings", "notes")}


def fingerprint(paper: Paper) -> str:
    """What identifies the code of an experiment and the published figures."""
    files = sorted([*_CODE.glob(f"{paper}*.py"), *(_CODE / paper).glob("*.py")])
    content = b"".join(path.read_bytes() for path in (*files, _CODE / f"published/{paper}.csv"))
    return hashlib.sha256(content).hexdigest()[:12]


def record_of(paper: Paper) -> dict[str, Any]:
    """Read the record of a paper."""
    record: dict[str, Any] = json.loads((RECORDS / f"{paper}.json").read_text("utf-8"))
    return record


def write_record(paper: Paper, record: Mapping[str, Any]) -> None:
    RECORDS.mkdir(exist_ok=True)
    text = json.dumps(record, ensure_ascii=False, indent=1, allow_nan=False)
    (RECORDS / f"{paper}.json").write_text(f"{text}\n", "utf-8")


def page() -> str:
    """Make the whole page of the records."""
    records = {paper: record_of(paper) for paper in PAPERS}
    found = {paper: Findings.from_dict(record) for paper, record in records.items()}
    introduction = INTRODUCTION.format(summary="\n".join(_summary(found)), minutes=MINUTES)
    sections = [_section(paper, records[paper], one) for paper, one in found.items()]
    return "\n".join([introduction, *sections])


def _summary(found: Mapping[Paper, Findings]) -> Iterator[str]:
    """Number of claims by answer, one row per paper, then what to remember of each."""
    yield f"| paper | {' | '.join(_ANSWERS.values())} |"
    yield "|:--|--:|--:|--:|--:|"
    for paper, one in found.items():
        anchor = "".join(c for c in TITLES[paper].lower() if c.isalnum() or c in " -_")
        numbers = " | ".join(map(str, one.counts.values()))
        yield f"| [{TITLES[paper]}](#{anchor.replace(' ', '-')}) | {numbers} |"
    yield ""
    for paper, one in found.items():
        counts, text = IN_SHORT[paper]
        if counts != tuple(one.counts.values()):
            raise ValueError(f"{paper}: {one.counts}; write IN_SHORT anew, it was for {counts}")
        yield f"**{TITLES[paper]}.**\n{text}\n"


def _section(paper: Paper, record: Mapping[str, Any], found: Findings) -> str:
    return "\n".join(
        [
            f"## {TITLES[paper]}",
            "",
            f"`treeval reproduce {paper}`, treeval {record['version']}, code {record['code']}",
            "",
            as_markdown(_claims(found)),
            "",
            found.text(Style("markdown")),
            "",
        ]
    )


def _claims(found: Findings) -> Table:
    """What the paper claims, and how often it holds, is contradicted or open."""
    verdicts: dict[tuple[str, str], list[Verdict]] = {}
    for one in found.findings:
        if one.verdict:
            key = one.place.removeprefix("claim: "), one.verdict.claim.rstrip(".")
            verdicts.setdefault(key, []).append(one.verdict)
    header = ("where", "claim", *_ANSWERS.values(), "p, interval or reason")
    rows = tuple((*key, *_counted(same)) for key, same in verdicts.items())
    return Table(header, rows, names=2, of_text=frozenset({len(header) - 1}))


def _counted(verdicts: list[Verdict]) -> Iterator[str]:
    """The number of verdicts by answer; then the evidence of a single one, and reasons."""
    for answer in _ANSWERS:
        yield str(sum(one.answer == answer for one in verdicts) or "")
    shown = evidence(verdicts[0]) if len(verdicts) == 1 else ""
    yield "; ".join(filter(None, (shown, *dict.fromkeys(one.why for one in verdicts))))


# How long everything takes on one core that has nothing else to do.
MINUTES = 15

# What to remember of each paper: the numbers of claims by answer for which it was written.
IN_SHORT: Mapping[Paper, tuple[tuple[int, int, int, int], str]] = {
    "ned": (
        (45, 1, 12, 6),
        """\
*What holds:* flipping a few parameters of a learner raises its attachment score by many points, for
all of the paper's learners, with three kinds of head rules, and in four of five other languages;
NED changes less than attachment for all of them; NED orders parsers otherwise than attachment
does; it is less sensitive to the differences between head rules; more than 40 % of the words are in
problematic structures; and structures as in figure 4(e) are learnt worse than gold trees. *What
does not:* NED falls for `cs09`, while it rises in the paper. *What the data cannot decide:* whether
NED always prefers the structures that are learnt better (mostly open with a tenth of the sample as
test set), two rows of table 5, of which the paper leaves open how they were made, and `bbdk10`,
which has nothing to flip here.""",
    ),
    "pupa": (
        (49, 18, 21, 4),
        """\
*What holds:* PUPA selects better parses than MC and than a random choice, on English and German,
over all sentences and within sentence lengths; it needs few tags; short constituents are more
frequent and more often right. *What does not:* on English, SEPA is better than PUPA here (by 1.9
points, 95 % interval from 1.0 to 2.9), which is the opposite of a main claim; on German, PUPA is
better, as published. On German, MC does not do better than a random choice or than SEPA within
lengths; gold tags do better than as many induced ones; and more than ten members still improve
SEPA. *What the data cannot decide:* whether PUPA wins at *every* length, although it wins at nearly
all of them, and how it depends on small choices. The English sample is a twelfth of the paper's
data, and the German treebank is another one.""",
    ),
    "tedeval": (
        (18, 3, 5, 0),
        """\
The central experiment can be run on a free sample of the Penn Treebank, in all five schemes, and
mostly comes out as published. *What holds:* every parser is best against the gold trees that it
was trained on; gaps between parsers become smaller on generalised gold trees (on the mean of six
pairs for both parsers, and significantly for 9 of 12 pairs); the order of two parsers can turn
round. *What does not:* OldLTH does not overtake Default, and two differences that the paper finds
insignificant are significant here. *What the data cannot decide:* whether differences on
generalised gold trees are rarely significant. That depends on the size of the test set: of 24
differences between MaltParsers, 9 are significant on 414 sentences and 20 on 3,914.""",
    ),
    "content": (
        (27, 1, 8, 0),
        """\
*What holds:* sizes equal the published ones for 22 of 22 treebanks; the entropy of words separates
function from content relations; languages with richer morphology have fewer function relations;
languages with more function relations are parsed better; and the correlations of table 3 that are
significant in the paper have the published signs. Scores are of one parser on six treebanks, where
the paper had 22. *What does not:* on these six, the precision of content relations follows the
share of function relations as well (r = .92, p = .02), which the paper denies. *What the data
cannot decide:* whether it follows them less closely than the precision of function relations does,
and whether the proposed measures reduce the variance among the best languages.""",
    ),
    "perplexity": (
        (2, 0, 17, 2),
        """\
*What holds:* derivation perplexity is higher than string perplexity, and exact match rises with
UAS. *What does not:* nothing is contradicted. *What the data cannot decide* is the rest, above all
the two main claims: that size over derivation perplexity predicts accuracy better than size alone
(five treebanks; +.28, 95 % interval from −.03 to +.66), and that perplexity falls as the accuracy
of parsers rises (mean r of −.10 with UAS, p = .70). If words are taken in the order in which each
parser attached them, which is the other reading of the definition, the signs turn, but not
significantly. Two published increases are not the ratios of the published means, and the published
p-values are one-sided.""",
    ),
}


def main(arguments: list[str]) -> None:
    data, *papers = arguments or [""]
    for paper in PAPERS:
        if paper in papers:
            write_record(paper, run(paper, data))
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
