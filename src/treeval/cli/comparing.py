"""`treeval agree`, `score-tags` and `cross`: comparisons beyond scores."""

import click

import treeval
from treeval.cli.options import Command, option, settings_options
from treeval.cli.output import Output, output_options
from treeval.settings.comparing import AgreementSettings, CrossSettings, TagSettings


@click.command(cls=Command)
@click.argument("annotators", nargs=-1, required=True)
@settings_options(AgreementSettings)
@output_options(trees=True)
def agree_command(annotators: tuple[str, ...], settings: AgreementSettings, output: Output) -> None:
    """Compare the trees of two or more ANNOTATORS for the same text; none of them is gold.

    An annotator is a file or NAME=PATH. This reports agreement on heads, relations, tags, features,
    lemmas and segmentation, as it is and corrected for chance, and lists the disagreements.
    """
    output.show(treeval.agreement(*annotators, settings=settings))


@click.command(cls=Command)
@click.argument("gold")
@click.argument("systems", nargs=-1, required=True)
@settings_options(TagSettings)
@output_options(trees=True)
def score_tags_command(
    gold: str, systems: tuple[str, ...], settings: TagSettings, output: Output
) -> None:
    """Compare induced tags with gold tags; the names of the classes do not matter.

    Induced tags are in the column XPOS of the system files, where `treeval tag` writes them.
    """
    output.show(treeval.score_tags(gold, systems, settings))


_FIRST = CrossSettings.heading  # nothing can be computed without these


@click.command(cls=Command)
@option(
    "--gold", "golds", multiple=True, required=True, metavar="SCHEME=FILE", heading=_FIRST,
    help="Gold trees of a scheme. The gold trees of all schemes must have the same words.",
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
def cross_command(
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
        output.require_text("--explain")
    found = treeval.cross(golds, systems, settings)
    output.show(found, None if explain is None else lambda: found.explain(explain))
