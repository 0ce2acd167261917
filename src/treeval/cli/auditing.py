"""`treeval audit` and `diff`: doubtful annotations, and annotations that have changed."""

import click

import treeval
from treeval.cli import finding
from treeval.cli.options import Command, option, settings_options, writable
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.formats.files import require_writable, require_writable_folder
from treeval.settings.auditing import AuditSettings, DiffSettings


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
def audit_command(
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
        (require_writable_folder if are_many else require_writable)(mark)
    with shown_progress() as progress:
        found = treeval.audit(list(treebank), settings, progress=progress)
    if mark:
        for path in found.mark(mark):
            if path != "-":
                click.echo(f"{path}: marked treebank written", err=True)
    if mark != "-":
        output.show(found)
    if fail_over is not None and found.alarms > fail_over:
        click.echo(
            f"{found.alarms} words have a score above 10; the limit is {fail_over}", err=True
        )
        finding()


@click.command(cls=Command)
@click.argument("old")
@click.argument("new")
@settings_options(DiffSettings)
@output_options(trees=True)
@option(
    "--write-checked", metavar="FILE", callback=writable,
    help="Also write the words whose arcs differ to this file, as checked words for "
    "`treeval audit --checked`.",
)  # fmt: skip
def diff_command(
    old: str, new: str, settings: DiffSettings, output: Output, write_checked: str | None
) -> None:
    """Compare OLD and NEW: two releases of a treebank, or two annotations of one text.

    Each is a file or a folder of files. Changes that belong together are put into groups:
    systematic ones with the words that were left over, consequences of other changes, and one-offs.
    The exit code is 0 if nothing differs, and 1 otherwise.
    """
    with shown_progress() as progress:
        found = treeval.diff(old, new, settings, progress=progress)
    if write_checked:
        number = found.write_checked(write_checked)
        click.echo(f"{write_checked}: {number} words", err=True)
    output.show(found)
    if not found.is_same:
        finding()
