"""`treeval errors GOLD SYSTEM...`"""

import click

import treeval
from treeval import report
from treeval.cli.options import Command, option, settings_options, writable
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.formats.registry import FORMATS
from treeval.settings.comparing import ErrorSettings
from treeval.settings.setting import require_fit

_OF_SENTENCES = ("show", "sort", "sentence", "better", "kind", "confusion")


@click.command(cls=Command)
@click.argument("gold")
@click.argument("systems", nargs=-1, required=True)
@settings_options(ErrorSettings)
@output_options(trees=True, decimals=None)
@option(
    "--worst", is_flag=True, heading="What to compute",
    help="Show the sentences with the largest share of wrong words first, as --sort share does.",
)  # fmt: skip
@option(
    "--marked", metavar="FILE", callback=writable,
    help="Also write the gold sentences as CoNLL-U, with Predicted=HEAD:DEPREL and "
    "Error=head|label|both|unaligned in MISC.",
)  # fmt: skip
def command(
    gold: str,
    systems: tuple[str, ...],
    settings: ErrorSettings,
    output: Output,
    worst: bool,
    marked: str | None,
) -> None:
    """Show where SYSTEM files differ from GOLD: confusions, and the worst sentences.

    A system is a path or NAME=PATH; several systems are shown side by side. The gold tree is drawn
    to the left of the words, wrong predicted arcs to the right. ✗ marks wrong words that the
    options select, and a dot marks other wrong words; the relation after it is the predicted one.
    """
    if worst:
        require_fit(settings, ["sort"], "--worst sets the order as well; leave out one of the two")
        settings = settings.replace(sort="share")
    _require_effect(settings, output)
    with shown_progress() as progress:
        # Forms for programs list all errors, also those of large files.
        lists_all = bool(output.lists_everything or marked) and settings.show is None
        keep = lists_all or output.keeps_trees(settings)
        found = treeval.errors_of(gold, systems, settings, keep_trees=keep, progress=progress)
    if marked:
        FORMATS["conllu"].write(found.marked(), marked)
    if marked != "-":
        output.show(found, None if output.form else lambda: _painted(found))


def _require_effect(settings: ErrorSettings, output: Output) -> None:
    """Refuse options that have no effect on a form of output."""
    if output.form in ("csv", "tsv"):
        listed = f"--{output.form} prints wrong words, not confusions; leave it out"
        require_fit(settings, ["top"], listed)
    elif output.form:
        listed = f"--{output.form} prints the confusions of all words; leave it out"
        require_fit(settings, _OF_SENTENCES, listed)


def _painted(found: "treeval.ErrorAnalysis") -> str:
    """Write the text with errors in red; click removes colours if there is no terminal."""
    return report.analysis_text(found, lambda text: click.style(text, fg="red", bold=True))
