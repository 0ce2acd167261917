"""Søgaard and Haulrich (2010), *On the derivation perplexity of treebanks*: sections 5 to 5.2.

Perplexities of treebanks, how they follow the accuracy of parsers, and perplexity as a measure of
parsers. The paper's treebanks (CoNLL-X, CoNLL 2007) are not free; the same tables are made of
Universal Dependencies, and the paper's claims are judged on them.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from treeval.counts import evaluate
from treeval.errors import FileError
from treeval.experiments.findings import Finding, Findings, published
from treeval.formats.reading import read
from treeval.metrics.attachment import LAS, UAS
from treeval.metrics.exact import UEM
from treeval.metrics.perplexity import DPPL
from treeval.models.derivation import DerivationTrainer
from treeval.models.transitions.derivations import (
    DEFAULT_SYSTEM,
    PROJECTIVE_ONLY,
    SYSTEMS,
)
from treeval.progress import Progress, followed, silent
from treeval.settings.choices import TransitionSystem
from treeval.statistics.correlation import Correlation, pearson
from treeval.tree.pair import pair
from treeval.treebanks.perplexity import (
    PREDICTORS,
    TreebankPerplexities,
    difficulty_correlations,
    treebank_perplexities,
)

# MaltParser's four algorithms, as the paper compares them: arc-eager, arc-standard, both swaps.
MALT = ("malt-nivreeager", "malt-stackproj", "malt-stackeager", "malt-stacklazy")
MEASURED = {
    "perplexity and UAS": ("perplexity", "uas"),
    "perplexity and EM": ("perplexity", "em"),
    "UAS and EM": ("uas", "em"),
}
# Where in the tables a figure stands.
TREEBANKS, BY_SYSTEM, DIFFICULTY, PARSERS = (
    "treebanks transition-systems difficulty parsers".split()
)
_NOT_FREE = "not free; see UD below"
_PREDICTED = dict(
    zip(PREDICTORS, ("size", "size/string perplexity", "size/derivation perplexity"), strict=True)
)


@dataclass(frozen=True)
class ParsedSections:
    """Training and test section of a treebank, and parsers' output on the latter."""

    name: str
    train: Path
    test: Path
    parsers: Mapping[str, Path]


@dataclass(frozen=True)
class ParserRow:
    """One parser on one treebank."""

    treebank: str
    parser: str
    perplexity: float
    uas: float
    las: float
    em: float
    skipped: int  # sentences that are not trees

    def to_dict(self) -> dict[str, Any]:
        return dict(vars(self))


def treebanks_in(data: Path) -> list[ParsedSections]:
    """Find treebanks with a training and a test section, of the newest release there is."""
    found: dict[str, ParsedSections] = {}
    for release in ("ud", "ud-1.2"):
        for folder in sorted((data / release).glob("*/")):
            name = folder.name.removeprefix("UD_")
            train, test = (_only(folder, f"*-ud-{part}.conllu*") for part in ("train", "test"))
            if train and test and name not in found:
                found[name] = ParsedSections(name, train, test, {})
    return list(found.values())


def parsed_treebanks_in(data: Path) -> list[ParsedSections]:
    """Find the treebanks on which all four parsers were run, with what they were trained on."""
    found = []
    for folder in sorted((data / "parsers").glob("*/")):
        train, test = (_only(folder, f"{part}.conllu*") for part in ("train", "gold"))
        outputs = {parser: _only(folder, f"{parser}.conllu*") for parser in MALT}
        parsers = {parser: path for parser, path in outputs.items() if path}
        if train and test and len(parsers) == len(MALT):
            found.append(ParsedSections(folder.name, train, test, parsers))
    return found


def _only(folder: Path, pattern: str) -> Path | None:
    matches = sorted(folder.glob(pattern))
    return matches[0] if matches else None


def treebank_table(
    treebanks: Sequence[ParsedSections],
    system: TransitionSystem = DEFAULT_SYSTEM,
    progress: Progress = silent,
) -> list[TreebankPerplexities]:
    """String and derivation perplexity of each treebank.

    Trees are made projective by lifting, if the transition system builds no others.
    """
    rows = (
        treebank_perplexities(
            read(str(one.train)),
            read(str(one.test)),
            system,
            name=one.name,
            unfit="skip",
            lift=True,
        )
        for one in treebanks
    )
    return list(followed(rows, system, len(treebanks), progress))


def parser_table(
    treebanks: Sequence[ParsedSections], trainer: DerivationTrainer | None = None
) -> list[ParserRow]:
    """Derivation perplexity of each parser's output beside UAS, LAS and exact match."""
    return [row for one in treebanks for row in _parser_rows(one, trainer or DerivationTrainer())]


def _parser_rows(sections: ParsedSections, trainer: DerivationTrainer) -> Iterator[ParserRow]:
    gold = read(str(sections.test))
    perplexity = DPPL(trainer.train(read(str(sections.train)), unfit="skip"))
    for parser, path in sections.parsers.items():
        both = pair(gold, read(str(path)))
        counts = evaluate(perplexity, both)
        uas, las, em = (evaluate(metric, both).score for metric in (UAS, LAS, UEM))
        skipped = int(counts.totals[-1])
        yield ParserRow(sections.name, parser, counts.score, uas, las, em, skipped)


def parser_correlations(rows: Sequence[ParserRow]) -> dict[str, dict[str, Correlation]]:
    """Pearson's r across the parsers of each treebank."""
    names = list(dict.fromkeys(row.treebank for row in rows))
    return {
        name: {
            what: pearson(*(_column([r for r in rows if r.treebank == name], of) for of in both))
            for what, both in MEASURED.items()
        }
        for name in names
    }


def _column(rows: Sequence[Any], name: str) -> "np.ndarray[Any, np.dtype[np.float64]]":
    return np.array([getattr(row, name) for row in rows], dtype=np.float64)


def reproduce(data: Path, *, progress: Progress = silent) -> Findings:
    """Make the paper's tables of the treebanks in a folder, and judge its claims on them."""
    treebanks, parsed = treebanks_in(data), parsed_treebanks_in(data)
    if not treebanks and not parsed:
        raise FileError(f"{data}: no treebanks with training and test section in ud or parsers")
    systems = {system: treebank_table(treebanks, system, progress) for system in SYSTEMS}
    table, rows = systems[DEFAULT_SYSTEM], parser_table(parsed)
    difficulty = treebank_table(parsed, progress=progress)
    findings = (
        *_perplexity_findings(table),
        *_system_findings(systems),
        *_difficulty_findings(difficulty, rows),
        *_parser_findings(rows),
    )
    return Findings("perplexity", findings, tuple(_notes(table, difficulty, rows)))


def _published_findings(place: str) -> Iterator[Finding]:
    for (where, what), value in published("perplexity").items():
        if where == place:
            yield Finding(place, what, value, math.nan, note=_NOT_FREE)


def _perplexity_findings(table: Sequence[TreebankPerplexities]) -> Iterator[Finding]:
    """Derivation perplexity is higher than string perplexity."""
    yield from _published_findings(TREEBANKS)
    for row in table:
        yield Finding(TREEBANKS, f"{row.name}: string perplexity", math.nan, row.string_perplexity)
        yield Finding(
            TREEBANKS,
            f"{row.name}: derivation perplexity",
            math.nan,
            row.derivation_perplexity,
            note=f"{row.increase:+.0%}, size/perplexity {row.size_over_derivation:.0f}",
        )
    string, derived = (_mean(table, f"{kind}_perplexity") for kind in ("string", "derivation"))
    yield Finding(TREEBANKS, "UD: string perplexity", math.nan, string)
    yield Finding(TREEBANKS, "UD: derivation perplexity", math.nan, derived)


def _system_findings(
    systems: Mapping[TransitionSystem, Sequence[TreebankPerplexities]],
) -> Iterator[Finding]:
    for system, table in systems.items():
        note = "trees made projective" if system in PROJECTIVE_ONLY else ""
        mean = _mean(table, "derivation_perplexity")
        what = f"UD: derivation perplexity, {system}"
        yield Finding(BY_SYSTEM, what, math.nan, mean, note=note)


def _difficulty_findings(
    table: Sequence[TreebankPerplexities], rows: Sequence[ParserRow]
) -> Iterator[Finding]:
    """Size over derivation perplexity follows the best accuracy better than size alone."""
    yield from _published_findings(DIFFICULTY)
    names = [one.name for one in table]
    best = {name: max(row.las for row in rows if row.treebank == name) for name in names}
    found = difficulty_correlations(table, best)
    for predictor, correlation in found.items():
        note = f"{_p(correlation)}{correlation.pairs} treebanks"
        what = f"UD: {_PREDICTED[predictor]} and accuracy"
        yield Finding(DIFFICULTY, what, math.nan, correlation.coefficient, note=note)


def _parser_findings(rows: Sequence[ParserRow]) -> Iterator[Finding]:
    """Perplexity falls as UAS and exact match rise."""
    correlations = parser_correlations(rows)
    for what in MEASURED:
        for treebank, found in correlations.items():
            note = f"{_p(found[what])}{found[what].pairs} parsers"
            obtained = found[what].coefficient
            yield Finding(PARSERS, f"{treebank}: {what}", math.nan, obtained, note=note)
        value = published("perplexity")[PARSERS, what]
        all_found = [found[what] for found in correlations.values()]
        mean = _mean(all_found, "coefficient")
        alike = sum(one.coefficient * value > 0 for one in all_found)
        note = f"mean; {alike} of {len(all_found)} treebanks have the sign of the paper"
        yield Finding(PARSERS, what, value, mean, note=note)


def _p(correlation: Correlation) -> str:
    return "" if math.isnan(correlation.p) else f"p = {correlation.p:.2f}, "


def _mean(rows: Sequence[Any], name: str) -> float:
    return float(_column(rows, name).mean()) if rows else math.nan


def _notes(
    table: Sequence[TreebankPerplexities],
    difficulty: Sequence[TreebankPerplexities],
    rows: Sequence[ParserRow],
) -> Iterator[str]:
    if table:
        yield f"Perplexities of {', '.join(one.name for one in table)}."
    if difficulty:
        yield (
            f"Difficulty and parsers on {', '.join(one.name for one in difficulty)}, with the "
            "training sections that the parsers had; accuracy is the best LAS of the four."
        )
    if table:
        yield f"Words out of vocabulary are left aside; model: {table[0].signature}."
    skipped = sum(len(one.skipped) for one in (*table, *difficulty)) + sum(r.skipped for r in rows)
    yield f"{skipped} sentences that are not trees were skipped."
