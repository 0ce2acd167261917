"""`treeval treebank`, `check`, `audit` and `diff`: what is found out about treebanks."""

import click

import treeval
from treeval.cli import finding
from treeval.cli.options import Command, option, settings_options, writable
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.errors import spelt_as_options
from treeval.formats.files import insist_on_writable, insist_on_writable_folder
from treeval.settings.treebanks import AuditSettings, CheckSettings, DiffSettings, TreebankSettings


@click.command(cls=Command)
@click.argument("treebanks", nargs=-1, required=True)
@settings_options(TreebankSettings)
@output_options(trees=True, figures=True)
@option(
    "--wde-out", multiple=True, metavar="FILE", callback=writable,
    help="Also write the averaged WDE to this file, as weights for WLAS: as JSON if it ends in "
    ".json, otherwise in two columns, as conll17_ud_eval.py -w reads them. May be given several "
    "times.",
)  # fmt: skip
def treebank_command(
    treebanks: tuple[str, ...],
    settings: TreebankSettings,
    output: Output,
    wde_out: tuple[str, ...],
) -> None:
    """Describe TREEBANKS: size, projectivity, content words, vocabulary, entropy of relations.

    A treebank is a file, a folder of files, or NAME=PATH; a folder of folders stands for many
    treebanks.
    """
    settings = output.keeping_sentences(settings)
    with shown_progress() as progress:
        found = treeval.describe(treebanks, settings, progress=progress)
    for path in wde_out:
        found.write_weights(path)
    output.draw(found)
    output.show(found)


@click.command(cls=Command)
@click.argument("files", nargs=-1, required=True)
@settings_options(CheckSettings)
@output_options(decimals=None)
def check_command(files: tuple[str, ...], settings: CheckSettings, output: Output) -> None:
    """List all format and tree problems in FILES, with line numbers.

    A folder stands for the CoNLL files in it. In a file of constituents, only the first problem is
    found. The exit code is 1 if there are any problems. The guidelines of Universal Dependencies
    are beyond this command; the validator of UD knows them.
    """
    with shown_progress() as progress:
        found = treeval.check(files, settings, progress=progress)
    output.show(found)
    if not output.form:  # problems are results; their number is a message
        click.echo(spelt_as_options("\n".join(found.notes())), err=True)
    if found.has_problems:
        finding()


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


@click.command(cls=Command)
@click.argument("old")
@click.argument("new")
@settings_options(DiffSettings)
@output_options(trees=True)
@option(
    "--write-checked", metavar="FILE", callback=writable,
    help="Also write the words whose arcs differ to this file, as `treeval audit --checked` reads "
    "it: somebody has looked at them.",
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
