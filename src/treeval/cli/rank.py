"""`treeval rank SYSTEM...`"""

from pathlib import Path

import click

import treeval
from treeval.cli.options import Command, option, settings_options
from treeval.cli.output import Output, output_options
from treeval.settings.ranking import RankSettings


@click.command(cls=Command)
@click.argument("systems", nargs=-1, required=True)
@settings_options(RankSettings)
@output_options()
@option(
    "--consensus", metavar="FILE",
    help="Write consensus trees to this file: heads and relations by vote, over the words of the "
    "system that is ranked first. For many treebanks, this is a folder.",
)  # fmt: skip
@option(
    "--confidence", metavar="DIR",
    help="Write every output again into this folder, with the confidence of each arc, such as "
    "Conf=0.93, in the column MISC.",
)  # fmt: skip
def command(
    systems: tuple[str, ...],
    settings: RankSettings,
    output: Output,
    consensus: str | None,
    confidence: str | None,
) -> None:
    """Order SYSTEM files, outputs for the same text, without gold trees.

    A system is a path or NAME=PATH; a folder stands for the CoNLL files in it. Systems are ordered
    by how far the others confirm their arcs (f); v is the mean agreement with the others. LAS and
    UAS are predicted. docs/ranking.md says how reliable this is. For the parses of one parser
    alone, see treeval assess.

    For many treebanks, the systems are folders with files of the same names; or there is one
    folder with one folder per treebank.
    """
    from treeval.assessment.ranking.treebanks import are_treebanks

    if are_treebanks(systems):
        from treeval.cli.progress import shown_progress

        def write(treebank: str, ranking: treeval.Ranking) -> None:
            _write(ranking, _within(consensus, f"{treebank}.conllu"), _within(confidence, treebank))

        with shown_progress() as progress:
            output.show(treeval.rank_treebanks(systems, settings, each=write, progress=progress))
        return
    found = treeval.rank(systems, settings)
    _write(found, consensus, confidence)
    if consensus != "-":
        output.show(found)


def _within(folder: str | None, name: str) -> str | None:
    if folder is None:
        return None
    Path(folder).mkdir(parents=True, exist_ok=True)
    return str(Path(folder) / name)


def _write(ranking: "treeval.Ranking", consensus: str | None, confidence: str | None) -> None:
    """Write the consensus and the outputs with confidence, where they are wanted."""
    if consensus:
        ranking.write_consensus(consensus)
        trees = ranking.consensus_trees
        copied = f", {trees.copied} copied because there is no tree" if trees.copied else ""
        if consensus != "-":
            sentences = len(trees.treebank)
            click.echo(f"{consensus}: consensus of {sentences} sentences{copied}", err=True)
    if confidence:
        for path in ranking.write_confidence(confidence):
            click.echo(f"{path}: confidence written", err=True)
