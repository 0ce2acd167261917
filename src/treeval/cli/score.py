"""`treeval score GOLD SYSTEM...`"""

import click

import treeval
from treeval import report
from treeval.cli import finding
from treeval.cli.options import Command, option, settings_options
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.errors import spelt_as_options
from treeval.formats.files import is_folder
from treeval.settings.scoring import CampaignSettings
from treeval.settings.setting import require_fit

_OF_FOLDERS = ("missing", "fresh")


def _list_metrics(ctx: click.Context, _: click.Parameter, value: bool) -> None:
    if value:
        from treeval.metrics import EXPLAINED

        width = max(map(len, EXPLAINED))
        lines = (f"{name:{width}}  {about}" for name, about in EXPLAINED.items())
        click.echo(spelt_as_options("\n".join(lines)))
        ctx.exit()


def _limits(_ctx: click.Context, _: click.Parameter, given: tuple[str, ...]) -> dict[str, float]:
    """Read limits such as ``LAS=0.85``, as fractions of 1."""
    found = {}
    for one in ",".join(given).split(",") if given else ():
        name, _equals, value = one.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            raise click.BadParameter(f"{one} is not a limit; write LAS=0.85") from None
    return found


@click.command(cls=Command)
@click.argument("gold")
@click.argument("systems", nargs=-1)
@settings_options(CampaignSettings)
@output_options(trees=True)
@option(
    "-b", "--bare", is_flag=True,
    help="Print only one number per system, the score by the first metric.",
)  # fmt: skip
@option(
    "--fail-under", "limits", multiple=True, metavar="METRIC=VALUE", callback=_limits,
    help="Exit with code 1 if a score is lower than this fraction of 1, such as LAS=0.85.",
)  # fmt: skip
@option(
    "--not-worse-than", "previous", metavar="FILE.json",
    help="Exit with code 1 if a score is lower than in this result, which --json has printed. "
    "If it was made with --per-sentence, the difference must be significant (paired test).",
)  # fmt: skip
@option(
    "--tolerance", type=click.FloatRange(0, 1), default=0.0, metavar="X",
    help="Difference, as a fraction of 1, that --not-worse-than allows. The default is 0.",
)  # fmt: skip
@option(
    "--list", is_flag=True, is_eager=True, expose_value=False, callback=_list_metrics,
    help="List all metrics, what they measure and what they need, and exit.",
)  # fmt: skip
def command(
    gold: str,
    systems: tuple[str, ...],
    settings: CampaignSettings,
    output: Output,
    bare: bool,
    limits: dict[str, float],
    previous: str | None,
    tolerance: float,
) -> None:
    """Score SYSTEM files against GOLD trees.

    A system is a path or NAME=PATH; a folder stands for the CoNLL files in it. By default, scores
    are those of the UD scorer. The signature below the table records all settings that count.

    For many treebanks, either GOLD and the systems are folders with files of the same names; or
    there is only GOLD, a folder with one folder per treebank, each with gold.conllu and the
    systems' outputs.
    """
    if bare:
        output.require_text("--bare")
    found: treeval.Campaign | treeval.Results
    with shown_progress() as progress:
        if is_folder(gold):
            found = treeval.campaign(gold, systems, settings, progress=progress)
        else:
            problem = "it is for folders of treebanks, but GOLD is a file; leave it out"
            require_fit(settings, _OF_FOLDERS, problem)
            keep = output.keeps_trees(settings)
            found = treeval.score(gold, systems, settings, keep_trees=keep, progress=progress)
    worse = found.regressions(previous, tolerance, settings.certainty) if previous else []
    failures = [*found.failures(limits), *map(str, worse)]
    output.show(found, (lambda: found.bare(output.style)) if bare else None)
    fails = len(failures) > len(worse) or any(one.is_failure for one in worse)
    _report(failures, is_finding=fails)


def _report(failures: list[str], *, is_finding: bool) -> None:
    """Print what is too low, and let the command end with the code of a finding."""
    for failure in failures:
        click.echo(spelt_as_options(report.printable(failure)), err=True)
    if is_finding:
        finding()
