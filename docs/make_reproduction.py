"""Writes docs/reproduction.md from docs/reproduction/*.json: python docs/make_reproduction.py

With a folder of data and names of papers, the experiments are run first, and their records written:

    python docs/make_reproduction.py DATA ned pupa tedeval content perplexity

Tests fail if the page is not that of the records, if a record is of another version of treeval or
lacks published figures, and if the cheap experiments give other records.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill
from typing import Any

import treeval
from treeval.experiments.findings import Findings, Verdict
from treeval.report.tables.findings import evidence
from treeval.report.tables.table import Style, Table, as_markdown
from treeval.settings.choices import PAPERS, Paper

PAGE = Path(__file__).with_name("reproduction.md")
RECORDS = Path(__file__).with_name("reproduction")
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


@dataclass(frozen=True)
class InShort:
    """What a reader should know of a paper before the tables, and the verdicts that it rests on."""

    counts: tuple[int, int, int, int]
    about: str
    holds: str
    fails: str
    undecided: str


def run(paper: Paper, data: str) -> dict[str, Any]:
    """Run an experiment, and make its record; plots are left out."""
    found = treeval.reproduce(paper, data).to_dict()
    stamp = {"version": treeval.__version__}
    return stamp | {name: found[name] for name in ("paper", "counts", "findings", "notes")}


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
        in_short = IN_SHORT[paper]
        if in_short.counts != tuple(one.counts.values()):
            wanted = f"write IN_SHORT anew, it was for {in_short.counts}"
            raise ValueError(f"{paper}: {one.counts}; {wanted}")
        yield f"### {TITLES[paper]}, in short\n\n{in_short.about}\n"
        yield _point("What holds", in_short.holds)
        yield _point("What does not hold", in_short.fails)
        yield f"{_point('What the data cannot decide', in_short.undecided)}\n"


def _point(about: str, text: str) -> str:
    return fill(f"- **{about}:** {text}", 100, subsequent_indent="  ", break_on_hyphens=False)


def _section(paper: Paper, record: Mapping[str, Any], found: Findings) -> str:
    return "\n".join(
        [
            f"## {TITLES[paper]}",
            "",
            f"`treeval reproduce {paper}`, treeval {record['version']}",
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
MINUTES = 30

# What to remember of each paper, beside the numbers of claims by answer for which it was written.
IN_SHORT: Mapping[Paper, InShort] = {
    "ned": InShort(
        (49, 1, 12, 6),
        """\
The paper shows how much the attachment score of an unsupervised parser depends on the directions of
a few arcs, about which linguists disagree. It proposes NED, which accepts either direction.
Data: a free twelfth of the paper's treebank, from which all learners are trained and on which they
are tested; five UD treebanks for other languages.""",
        """\
Flipping a few parameters of a learner raises its attachment score by many points, for all of the
paper's learners, with three kinds of head rules, and in four of five other languages. NED changes
less than attachment for all learners. NED orders parsers otherwise than attachment and the
undirected score do. It is less sensitive to the differences between head rules. More than 40 % of
the words are in problematic structures. Structures as in figure 4(e) are learnt worse than gold
trees.""",
        """\
NED falls for `cs09`, while it rises in the paper.""",
        """\
Whether NED always prefers the structures that are learnt better: mostly open, as only a tenth of
the sample is left for the test. Two rows of table 5, since the paper does not say how they were
made. Flips of `bbdk10`, which has nothing to flip here. Levels: with a twelfth of the text, most
learners stay below the published scores, and `saj10b`, `saj10c` and `bc10` are not exactly those of
their authors (notes to table 4).""",
    ),
    "pupa": InShort(
        (49, 18, 21, 4),
        """\
PUPA finds those parses of an unsupervised parser that are probably good, without gold trees. Its
rivals are SEPA (agreement of a committee) and MC (the parses with the fewest constituents). Data: a
free twelfth of the paper's English treebank, and another German treebank than NEGRA.""",
        """\
PUPA selects better parses than MC and than a random choice, on English and German, over all
sentences and within sentence lengths. It needs few tags. Short constituents are more frequent and
more often right.""",
        """\
On English, SEPA is better than PUPA here (by 1.9 points, 95 % interval from 1.0 to 2.9), which is
the opposite of a main claim; on German, PUPA is better, as published. On German, MC does not do
better than a random choice or than SEPA within lengths. Gold tags do better than as many induced
ones. More than ten members still improve SEPA.""",
        """\
Whether PUPA wins at *every* length, although it wins at nearly all of them. How it depends on small
choices. Whether SEPA would still be ahead with twelve times as much English text.""",
    ),
    "tedeval": InShort(
        (18, 3, 5, 0),
        """\
TedEval compares parsers that were trained on different annotation schemes: their trees are scored
against what the gold trees of the schemes have in common. Data: the central experiment on the free
part of the Penn Treebank, with the same five schemes and with the two parsers of the paper.""",
        """\
Every parser is best against the gold trees that it was trained on. Gaps between parsers become
smaller on generalised gold trees: on the mean of six pairs for both parsers, and significantly for
9 of 12 pairs. The order of two parsers can turn round. The 216 figures of tables 1 and 2 come out
nearly as published (r = .99, mean distances of 2 to 3 points).""",
        """\
OldLTH does not overtake Default. Two differences that the paper finds insignificant are significant
here.""",
        """\
Whether differences on generalised gold trees are rarely significant. That depends on the size of
the test set: of 24 differences between MaltParsers, 9 are significant on 414 sentences and 20 on
3,914.
For three of 12 pairs, whether the gap becomes smaller.""",
    ),
    "content": InShort(
        (27, 1, 8, 0),
        """\
The paper divides relations into function and content relations, and proposes measures that give
content relations more weight. Data: the statistics of the paper's 22 treebanks, texts of 20 of
them, and the scores of one parser on six, where the paper had 22.""",
        """\
Sizes equal the published ones for 22 of 22 treebanks. The entropy of words separates function from
content relations. Languages with richer morphology have fewer function relations. Languages with
more function relations are parsed better. The correlations of table 3 that are significant in the
paper have the published signs.""",
        """\
On these six treebanks, the precision of content relations follows the share of function relations
as well (r = .92, p = .02), which the paper denies. Six treebanks are few, and Turkish is far from
the others.""",
        """\
Whether the precision of content relations follows function relations less closely than that of
function relations does. Whether the proposed measures reduce the variance among the best
languages.""",
    ),
    "perplexity": InShort(
        (2, 0, 17, 2),
        """\
The paper measures how hard a treebank is by the perplexity of its words in the order in which a
parser attaches them. Data: UD treebanks, where the paper had those of CoNLL-X and CoNLL 2007, which
are not free.""",
        """\
Derivation perplexity is higher than string perplexity. Exact match rises with UAS.""",
        """\
Nothing is contradicted.""",
        """\
The rest, above all the two main claims: that size over derivation perplexity predicts accuracy
better than size alone (five treebanks; +.28, 95 % interval from −.03 to +.66), and that perplexity
falls as the accuracy of parsers rises (mean r of −.10 with UAS, p = .70). If words are taken in the
order in which each parser attached them, which is the other reading of the definition, the signs
turn, but not significantly. Two published increases are not the ratios of the published means, and
the published p-values are one-sided.""",
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
