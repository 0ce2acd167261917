"""`treeval cross --gold A=F --gold B=F --system A=F --system B=F`"""

import click

import treeval
from treeval.cli.options import Command, option, settings_options
from treeval.cli.output import Output, output_options
from treeval.settings.comparing import CrossSettings

_FIRST = CrossSettings.heading  # nothing can be computed without these


@click.command(cls=Command)
@option(
    "--gold", "golds", multiple=True, required=True, metavar="SCHEME=FILE", heading=_FIRST,
    help="Gold trees of a scheme; those of all schemes must have the same words.",
)  # fmt: skip
@option(
    "--system", "systems", multiple=True, required=True, metavar="[NAME:]SCHEME=FILE",
    heading=_FIRST, help="Output of a parser, with the scheme that it was trained on.",
)  # fmt: skip
@settings_options(CrossSettings)
@output_options(trees=True)
@option(
    "--explain", type=click.IntRange(1), metavar="N",
    help="Print the trees of sentence N and the edits between them instead of the scores.",
)  # fmt: skip
def command(
    golds: tuple[str, ...],
    systems: tuple[str, ...],
    settings: CrossSettings,
    output: Output,
    explain: int | None,
) -> None:
    """Evaluate parsers across annotation schemes (TedEval).

    Each parser is scored against the gold trees of its own scheme, against those of the other
    schemes, and against what the gold trees of two or of all schemes have in common.
    """
    if settings.per_sentence and not output.as_json:
        raise click.UsageError("--per-sentence adds to the JSON document; give --json too")
    if explain is not None:
        output.insist_on_text("--explain")
    found = treeval.cross(golds, systems, settings)
    output.show(found, None if explain is None else lambda: found.explain(explain))
