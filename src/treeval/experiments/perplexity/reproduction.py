"""Søgaard and Haulrich (2010), *On the derivation perplexity of treebanks*: sections 5 to 5.2.

Perplexities of treebanks, how they follow the accuracy of parsers, and perplexity as a measure of
parsers. The paper's treebanks (CoNLL-X, CoNLL 2007) are not free; the same tables are made of
Universal Dependencies, and the paper's claims are judged on them.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from treeval.errors import FileError
from treeval.experiments.findings import Findings
from treeval.experiments.layout import TreebankFiles, only, treebanks_of
from treeval.experiments.perplexity.parsers import ParserOutput, parser_findings, parser_outputs
from treeval.experiments.perplexity.treebanks import (
    UD,
    Difficulty,
    difficulty_findings,
    perplexity_findings,
    system_findings,
)
from treeval.formats.reading import read
from treeval.models.transitions import DEFAULT_SYSTEM, SYSTEMS
from treeval.progress import Progress, followed, silent
from treeval.settings.certainty import SEED
from treeval.settings.choices import TransitionSystem
from treeval.treebanks.perplexity import TreebankPerplexities, treebank_perplexities

# MaltParser's four algorithms, as the paper compares them: arc-eager, arc-standard, both swaps.
MALT = ("malt-nivreeager", "malt-stackproj", "malt-stackeager", "malt-stacklazy")
_FEWEST = 3  # parsers of a treebank among which anything can correlate


def conventional(data: Path) -> list[TreebankFiles]:
    """Describe folders of treebanks, and of treebanks on which all four parsers were run."""
    found = [*_releases_in(data), *_parsed_in(data)]
    if not found:
        raise FileError(f"{data}: no treebanks with training and test section in ud or parsers")
    return found


def _releases_in(data: Path) -> list[TreebankFiles]:
    """Find treebanks with a training and a test section, of the newest release there is."""
    found: dict[str, TreebankFiles] = {}
    for release in ("ud", "ud-1.2"):
        for folder in sorted((data / release).glob("*/")):
            name = folder.name.removeprefix("UD_")
            train, test = (_first(folder, f"*-ud-{part}.conllu*") for part in ("train", "test"))
            if train and test and name not in found:
                found[name] = TreebankFiles(name, gold=test, train=train, groups=(UD,))
    return list(found.values())


def _parsed_in(data: Path) -> list[TreebankFiles]:
    """Find the treebanks on which all four parsers were run, with what they were trained on."""
    found = []
    for folder in sorted((data / "parsers").glob("*/")):
        train, gold = (_first(folder, f"{part}.conllu*") for part in ("train", "gold"))
        outputs = {parser: _first(folder, f"{parser}.conllu*") for parser in MALT}
        if train and gold and all(outputs.values()):
            found.append(TreebankFiles(folder.name, gold=gold, train=train, outputs=outputs))
    return found


def _first(folder: Path, pattern: str) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob(pattern))[:1])


def treebank_table(
    treebanks: Sequence[TreebankFiles],
    system: TransitionSystem = DEFAULT_SYSTEM,
    progress: Progress = silent,
) -> list[TreebankPerplexities]:
    """String and derivation perplexity of each treebank.

    Trees are made projective by lifting, if the transition system builds no others.
    """
    rows = (
        treebank_perplexities(
            read(str(only(one.train, one.name))),
            read(str(only(one.gold, one.name))),
            system,
            name=one.name,
            unfit="skip",
            lift=True,
        )
        for one in treebanks
    )
    return list(followed(rows, f"perplexities, {system}", len(treebanks), progress))


def reproduce(data: Path, *, seed: int = SEED, progress: Progress = silent) -> Findings:
    """Make the paper's tables of the treebanks given, and judge its claims on them."""
    treebanks = treebanks_of("perplexity", data, conventional)
    grouped = [one for one in treebanks if one.groups]
    parsed = [one for one in treebanks if len(one.outputs) >= _FEWEST]
    hard = [one for one in treebanks if one.outputs or one.accuracy]
    systems = {system: treebank_table(grouped, system, progress) for system in SYSTEMS}
    table = systems[DEFAULT_SYSTEM]
    outputs = parser_outputs(parsed, progress)
    difficulty = Difficulty.of(hard, treebank_table(hard, progress=progress), outputs)
    rng = np.random.default_rng(seed)
    members = {one.name: one.groups for one in grouped}
    findings = (
        *perplexity_findings(table, members, rng),
        *system_findings(systems),
        *difficulty_findings(difficulty, rng),
        *parser_findings(outputs, rng, progress),
    )
    return Findings("perplexity", findings, tuple(_notes(table, difficulty, outputs)))


def _notes(
    table: Sequence[TreebankPerplexities], difficulty: Difficulty, outputs: Sequence[ParserOutput]
) -> Iterator[str]:
    if table:
        yield f"Perplexities of {', '.join(one.name for one in table)}."
    if difficulty.table:
        yield (
            f"Difficulty of {', '.join(one.name for one in difficulty.table)}; accuracy is the "
            "best or the average LAS of the parsers, if no other is given."
        )
    if outputs:
        names = ", ".join(dict.fromkeys(one.treebank for one in outputs))
        yield f"Parsers on {names}, with models of the training sections that the parsers had."
    if table:
        yield f"Words out of vocabulary are left aside; model: {table[0].signature}."
    yield (
        "Published increases: 82.2 % is the ratio of the published means, 37.0 % and 96.6 % are "
        "not (58.9 % and 61.0 %)."
    )
    yield (
        "The published p-values are those of one-sided t tests of r over 14 pairs; the paper has "
        "7 treebanks and 28 parsers, and does not say what the pairs are."
    )
    skipped = sum(len(one.skipped) for one in (*table, *difficulty.table))
    skipped += sum(one.skipped for one in outputs)
    yield f"{skipped} sentences that are not trees were skipped."
