"""`treeval rank SYSTEM...`"""

import click

import treeval
from treeval.cli.options import Command, option, settings_options, writable_folder
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.formats.files import insist_on_writable, insist_on_writable_folder
from treeval.settings.assessment import RankSettings


@click.command(cls=Command)
@click.argument("systems", nargs=-1, required=True)
@settings_options(RankSettings)
@output_options(trees=True)
@option(
    "--consensus", metavar="FILE",
    help="Write consensus trees to this file: heads and relations by vote, over the words of the "
    "system that is ranked first. For many treebanks, this is a folder.",
)  # fmt: skip
@option(
    "--confidence", metavar="DIR", callback=writable_folder,
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
        if consensus:
            insist_on_writable_folder(consensus)
        with shown_progress() as progress:
            rankings = treeval.rank_treebanks(
                systems, settings, consensus=consensus, confidence=confidence, progress=progress
            )
        output.show(rankings)
        return
    insist_on_writable(consensus or "-")
    found = treeval.rank(systems, settings)
    if confidence:
        for path in found.write_confidence(confidence):
            click.echo(f"{path}: confidence written", err=True)
    if consensus:
        found.write_consensus(consensus)
    if consensus and consensus != "-":
        click.echo(f"{consensus}: {found.consensus_trees}", err=True)
    if consensus != "-":
        output.show(found)
