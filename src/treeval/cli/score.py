"""`treeval score GOLD SYSTEM...`"""

from pathlib import Path
from typing import Any, Literal, get_args

import click

from treeval.cli import finding, gates, score_folders, score_runs
from treeval.cli.options import (
    decimals_option,
    format_option,
    html_option,
    insist_on_one_stdin,
    jobs_option,
    json_option,
    named_paths,
    seed_option,
    table_options,
    with_folders,
)
from treeval.cli.pages import origin, write_page
from treeval.cli.printing import print_json
from treeval.formats.registry import format_of
from treeval.metrics import METRICS, NEEDS_TRAINING
from treeval.metrics.conventions import (
    PRESETS,
    Average,
    Feats,
    Punct,
    Roots,
    Subtypes,
    Tokens,
)
from treeval.report.tables.scores import Style
from treeval.scoring.input import Invalid
from treeval.tree.punctuation import Marks

# Said again here, so that only runs that need them load the modules behind.
GROUPS = (
    *("relation", "upos", "length", "distance", "depth", "direction", "projectivity"),
    *("head-upos", "document", "genre", "frequency"),
)


def _list_metrics(ctx: click.Context, _: click.Parameter, value: bool) -> None:
    if value:
        click.echo("\n".join((*METRICS, *NEEDS_TRAINING)))
        ctx.exit()


@click.command()
@click.argument("gold")
@click.argument("systems", nargs=-1)
@click.option("--metrics", metavar="A,B", help="Metrics to compute, or 'all'. Default: UD family.")
@click.option(
    "--list", is_flag=True, is_eager=True, expose_value=False, callback=_list_metrics,
    help="List the metrics and stop.",
)  # fmt: skip
@click.option(
    "--by", multiple=True, metavar="|".join(GROUPS),
    help="Divide scores by groups; may be repeated. Divides LAS unless --metrics says otherwise. "
    "Of constituents: label or length, of LF1.",
)  # fmt: skip
@click.option("--train", metavar="FILE", help="Training data, for --by frequency and DPPL.")
@click.option(
    "--agreement", is_flag=True,
    help="Two annotators, neither gold: agreement, and corrected for chance.",
)  # fmt: skip
@click.option(
    "--tags", type=click.Choice(["upos", "xpos"]),
    help="Induced tags, in XPOS, against this gold column, whatever classes are called.",
)  # fmt: skip
@click.option("--ci", is_flag=True, help="95 % bootstrap intervals.")
@click.option("--compare", "compared", is_flag=True, help="Rank systems and test all pairs.")
@click.option("--baseline", is_flag=True, help="Test each system against the first one.")
@click.option(
    "--test", type=click.Choice(["shuffling", "bootstrap"]), default="shuffling", show_default=True
)
@click.option("--resamples", default=1_000, show_default=True, help="Of bootstraps.")
@click.option("--shuffles", default=10_000, show_default=True, help="Of paired shuffling.")
@seed_option
@click.option(
    "--preset", type=click.Choice(list(PRESETS)),
    help="Conventions of another program; single options below go over them.",
)  # fmt: skip
@click.option(
    "--punct", type=click.Choice(get_args(Punct)),
    help="Words that count: all, or without punctuation by form, UPOS, tag list or relation.",
)  # fmt: skip
@click.option(
    "--strip-punct", type=click.Choice(get_args(Marks)),
    is_flag=False, flag_value="form",
    help="Take punctuation out of both trees first; by form unless said otherwise.",
)  # fmt: skip
@click.option("--max-length", type=click.IntRange(1), help="Leave longer gold sentences out.")
@click.option("--subtypes", type=click.Choice(get_args(Subtypes)), help="nsubj:pass is nsubj?")
@click.option("--feats", type=click.Choice(get_args(Feats)), help="Features that are compared.")
@click.option(
    "--content-set", metavar="ud|A,B|FILE", help="Relations that CLAS, MLAS and BLEX count."
)
@click.option("--weights", metavar="ud|self|FILE", help="Weights of relations, for WLAS.")
@click.option(
    "--relation-classes", metavar="ud1|ud2|FILE", help="Classes of relations, for Content."
)
@click.option("--params", metavar="FILE", help="Parameter file of EVALB, for constituents.")
@click.option("--encoding", default="utf-8", help="Of files of constituents.", show_default=True)
@click.option(
    "--tree-per-line", is_flag=True, default=None,
    help="Brackets as EVALB reads them: a tree a line, an empty line for no parse.",
)  # fmt: skip
@click.option(
    "--tokens", type=click.Choice(get_args(Tokens)), help="Align tokens, or insist on the same."
)
@click.option("--roots", type=click.Choice(get_args(Roots)), help="Roots that a tree may have.")
@click.option(
    "--average",
    type=click.Choice(get_args(Average)),
    help="Over all words, sentences, or treebanks.",
)
@click.option(
    "--invalid", type=click.Choice(get_args(Invalid)),
    help="What is no tree: fail, skip the sentence, or keep it. Default: gold fail, system keep.",
)  # fmt: skip
@format_option
@json_option
@html_option
@table_options
@decimals_option
@click.option(
    "-b",
    "--bare",
    is_flag=True,
    help="Print one number a system and no more: of the first of --metrics, else LAS.",
)
@click.option(
    "--missing", type=click.Choice(["skip", "zero"]), default="skip", show_default=True,
    help="Outputs that are not there, among many treebanks.",
)  # fmt: skip
@jobs_option("Processes, for many treebanks.")
@click.option(
    "--cluster", metavar="ADDRESS",
    help="Scheduler of a Dask cluster, for many treebanks: tcp://HOST:PORT.",
)  # fmt: skip
@click.option(
    "--fail-under", multiple=True, metavar="METRIC=VALUE",
    help="Exit with 1 if a score is lower (as a fraction of 1).",
)  # fmt: skip
def command(
    gold: str,
    systems: tuple[str, ...],
    metrics: str | None,
    as_json: bool,
    form: str | None,
    decimals: int,
    bare: bool,
    fail_under: tuple[str, ...],
    missing: Literal["skip", "zero"],
    jobs: int,
    cluster: str | None,
    **options: Any,
) -> None:
    """Score SYSTEM files against GOLD trees.

    A system is a path or NAME=PATH; a folder stands for the CoNLL files in it. Scores are those
    of the UD scorer unless options say otherwise; the signature below the table tells which.

    Many treebanks: GOLD and the systems are folders of files of the same names; or GOLD alone
    is a folder of folders, one a treebank, each with gold.conllu and the systems' outputs.
    """
    insist_on_one_stdin(gold, *systems)
    limits = gates.limits(fail_under)
    names = _names(metrics)
    style = Style(form or "text", decimals, options["preset"] == "ud")
    spread = _spread(gold, missing, jobs, cluster)
    if Path(gold).is_dir():
        output = score_folders.many(gold, named_paths(systems), names, options, style, spread)
    else:
        output = _one_gold(gold, systems, names, options, style)
    if bare and output.bare is None:
        raise click.UsageError("--bare is for scores; agreement has no one number")
    failures = gates.failures(output.results, limits)
    if options["html"]:
        write_page(output.page(origin()), options["html"])
    if as_json:
        print_json(output.record())
    elif options["html"] != "-":
        click.echo(output.bare() if bare and output.bare else output.text())
    if failures:
        click.echo("\n".join(failures), err=True)
        finding()


def _one_gold(
    gold: str,
    systems: tuple[str, ...],
    names: list[str] | None,
    options: dict[str, Any],
    style: Style,
) -> score_runs.Output:
    if not systems:
        raise click.UsageError("name a system: treeval score GOLD SYSTEM")
    systems = with_folders(systems)
    if options["agreement"]:
        return score_runs.annotators(gold, systems, options, style)
    if options["tags"]:
        return score_runs.induced_tags(gold, systems, options, style)
    if format_of(gold, options["format_name"]).holds == "constituents":
        return score_runs.constituents(gold, named_paths(systems), names, options, style)
    return score_runs.one(gold, named_paths(systems), names, options, style)


def _spread(
    gold: str, missing: Literal["skip", "zero"], jobs: int, cluster: str | None
) -> score_folders.Spread:
    if cluster and (jobs > 1 or not Path(gold).is_dir()):
        raise click.UsageError("--cluster is for folders of treebanks, and instead of --jobs")
    return score_folders.Spread(missing, jobs, cluster)


def _names(metrics: str | None) -> list[str] | None:
    if metrics is None:
        return None
    if metrics == "all":
        return ["all"]
    names = [name.strip() for name in metrics.split(",") if name.strip()]
    if not names:
        raise click.UsageError("--metrics names no metric; --list lists them")
    return names
