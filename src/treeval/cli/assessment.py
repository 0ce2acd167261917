"""`treeval assess` and `rank`, which need no gold trees."""

import click

import treeval
from treeval.cli.options import Command, option, settings_options, writable, writable_folder
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.formats.files import require_writable, require_writable_folder
from treeval.settings.assessment import AssessSettings, RankSettings


@click.command(cls=Command)
@click.argument("parses")
@settings_options(AssessSettings)
@output_options(trees=True, figures=True)
@option(
    "--select", metavar="20%|500|>=0.4",
    help="Select the best sentences by the first method, and write them to --output: a share of "
    "the sentences, a number of them, or all that have at least this score.",
)  # fmt: skip
@option(
    "-o", "--output", "target", metavar="FILE", callback=writable,
    help="File for the selected sentences.",
)  # fmt: skip
def assess_command(
    parses: str,
    settings: AssessSettings,
    output: Output,
    select: str | None,
    target: str | None,
) -> None:
    """Estimate which PARSES can be trusted, without gold trees.

    PARSES are constituents or dependencies. PUPA trusts parses whose constituents have frequent
    patterns of tags. SEPA trusts parses on which several parsers agree, each trained on a part of
    the data. mc trusts parses with few constituents. docs/assessment.md says how reliable they are.

    If you have the outputs of several parsers for the same text, treeval rank is much better.
    """
    if (select is None) != (target is None):
        raise click.UsageError("--select and --output belong together; give both")
    if select is not None:
        from treeval.assessment.selection import Selection

        Selection.of(select)  # refuses a wrong value before the long work begins
    with shown_progress() as progress:
        found = treeval.assess(parses, settings, progress=progress)
    if select is not None and target is not None:
        chosen = found.select(select)
        found.write(chosen, target)
        if target != "-":
            click.echo(f"{target}: {len(chosen)} of {len(found.rows)} sentences", err=True)
    output.draw(found)
    if target != "-":
        output.show(found)


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
def rank_command(
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
            require_writable_folder(consensus)
        with shown_progress() as progress:
            rankings = treeval.rank_treebanks(
                systems, settings, consensus=consensus, confidence=confidence, progress=progress
            )
        output.show(rankings)
        return
    require_writable(consensus or "-")
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
