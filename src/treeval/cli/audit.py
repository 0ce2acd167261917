"""`treeval audit TREEBANK...`"""

import click

import treeval
from treeval.cli import finding
from treeval.cli.options import Command, option, settings_options
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.formats.files import insist_on_writable, insist_on_writable_folder
from treeval.settings.treebanks import AuditSettings


@click.command(cls=Command)
@click.argument("treebank", nargs=-1, required=True)
@settings_options(AuditSettings)
@output_options(trees=True)
@option(
    "--mark", metavar="FILE",
    help="Also write the treebank with the findings in MISC (Bug=audit-head, AuditHead=, "
    "AuditDeprel=, AuditScore=); otherwise it stays as it is, byte by byte. Several files are "
    "written into a folder of this name.",
)  # fmt: skip
@option(
    "--fail-over", type=click.IntRange(0), metavar="N",
    help="Exit with code 1 if more than this number of words have a score above 10.",
)  # fmt: skip
def command(
    treebank: tuple[str, ...],
    settings: AuditSettings,
    output: Output,
    mark: str | None,
    fail_over: int | None,
) -> None:
    """Find words of TREEBANK whose annotation is probably wrong, the most suspicious first.

    Several files, or a folder, are one treebank. Models of heads and relations learn from one part
    of it and are surprised by another. A finding is a question for a person: its competing analysis
    is not a correction, and nothing is changed. docs/audit.md says how far to trust the list.
    """
    if mark:
        from treeval.sources.names import listed

        are_many = len(listed(treebank)) > 1
        (insist_on_writable_folder if are_many else insist_on_writable)(mark)
    with shown_progress() as progress:
        found = treeval.audit(list(treebank), settings, progress=progress)
    if mark:
        for path in found.mark(mark):
            if path != "-":
                click.echo(f"{path}: marked treebank written", err=True)
    if mark != "-":
        output.show(found)
    if fail_over is not None and found.alarms > fail_over:
        click.echo(f"{found.alarms} words have a score above 10, over {fail_over}", err=True)
        finding()
