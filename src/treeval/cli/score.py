"""`treeval score GOLD SYSTEM...`"""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, get_args

import click

from treeval.cli import finding
from treeval.cli.options import format_option, json_option, named_paths
from treeval.cli.progress import progress
from treeval.errors import SettingError
from treeval.metrics import METRICS
from treeval.metrics.conventions import (
    PRESETS,
    Average,
    Conventions,
    Feats,
    Punct,
    Roots,
    Subtypes,
    Tokens,
)
from treeval.metrics.relations import UD_CONTENT
from treeval.parallel import in_processes, on_cluster
from treeval.report.campaign import campaign_text
from treeval.report.scores import Style, scores_text
from treeval.scoring.campaign import Missing, Task, discover, run_campaign
from treeval.scoring.certainty import SEED, Resampling, Test, compare, with_intervals
from treeval.scoring.groups import NAMES
from treeval.scoring.input import Invalid
from treeval.scoring.results import Results
from treeval.scoring.score import score


def _list_metrics(ctx: click.Context, _: click.Parameter, value: bool) -> None:
    if value:
        click.echo("\n".join(METRICS))
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
    "--by", multiple=True, metavar="|".join(NAMES),
    help="Divide scores by groups; may be repeated. Divides LAS unless --metrics says otherwise.",
)  # fmt: skip
@click.option("--train", metavar="FILE", help="Training data, for --by frequency.")
@click.option("--ci", is_flag=True, help="95 % bootstrap intervals.")
@click.option("--compare", "compared", is_flag=True, help="Rank systems and test all pairs.")
@click.option("--baseline", is_flag=True, help="Test each system against the first one.")
@click.option("--test", type=click.Choice(get_args(Test)), default="shuffling", show_default=True)
@click.option("--resamples", default=1_000, show_default=True, help="Of bootstraps.")
@click.option("--shuffles", default=10_000, show_default=True, help="Of paired shuffling.")
@click.option("--seed", default=SEED, show_default=True, help="Of all draws.")
@click.option(
    "--preset", type=click.Choice(list(PRESETS)),
    help="Conventions of another program; single options below go over them.",
)  # fmt: skip
@click.option(
    "--punct", type=click.Choice(get_args(Punct)),
    help="Words that count: all, or without punctuation by form, UPOS, tag list or relation.",
)  # fmt: skip
@click.option("--subtypes", type=click.Choice(get_args(Subtypes)), help="nsubj:pass is nsubj?")
@click.option("--feats", type=click.Choice(get_args(Feats)), help="Features that are compared.")
@click.option(
    "--content-set", metavar="ud|A,B|FILE", help="Relations that CLAS, MLAS and BLEX count."
)
@click.option(
    "--tokens", type=click.Choice(get_args(Tokens)), help="Align tokens, or insist on the same."
)
@click.option("--roots", type=click.Choice(get_args(Roots)), help="Roots that a tree may have.")
@click.option(
    "--average", type=click.Choice(get_args(Average)), help="Over all words, or over sentences."
)
@click.option(
    "--invalid", type=click.Choice(get_args(Invalid)),
    help="What is no tree: fail, skip the sentence, or keep it. Default: gold fail, system keep.",
)  # fmt: skip
@format_option
@json_option
@click.option("--csv", "form", flag_value="csv", help="Print tables as CSV.")
@click.option("--tsv", "form", flag_value="tsv", help="Print tables as TSV.")
@click.option("--latex", "form", flag_value="latex", help="Print tables for LaTeX (booktabs).")
@click.option("--markdown", "form", flag_value="markdown", help="Print tables as Markdown.")
@click.option("-w", "--width", "decimals", default=2, show_default=True, help="Decimals.")
@click.option("-b", "--bare", is_flag=True, help="Print the first metric's number and no more.")
@click.option(
    "--missing", type=click.Choice(get_args(Missing)), default="skip", show_default=True,
    help="Outputs that are not there, among many treebanks.",
)  # fmt: skip
@click.option("-j", "--jobs", default=1, show_default=True, help="Processes, for many treebanks.")
@click.option("--cluster", metavar="ADDRESS", help="Scheduler of a Dask cluster to work on.")
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
    missing: Missing,
    jobs: int,
    cluster: str | None,
    **options: Any,
) -> None:
    """Score SYSTEM files against GOLD trees.

    A system is a path or NAME=PATH. Scores are those of the UD scorer unless options say
    otherwise; the signature below the table tells which.

    Many treebanks: GOLD and the systems are folders of files of the same names; or GOLD alone
    is a folder of folders, one a treebank, each with gold.conllu and the systems' outputs.
    """
    limits = _limits(fail_under)
    names = _names(metrics)
    style = Style(form or "text", decimals, options["preset"] == "ud")
    if Path(gold).is_dir():
        tasks = discover(gold, named_paths(systems))
        mapper = on_cluster(cluster) if cluster else in_processes(jobs)
        bar = progress("scoring", len(tasks))
        work = partial(_score_task, names=names, options=options)
        campaign = run_campaign(tasks, work, missing=missing, mapper=mapper, progress=bar)
        shown = tuple(names or ("LAS", "MLAS", "BLEX"))
        text = campaign_text(campaign, shown, style)
        _print(campaign.to_dict() if as_json else text)
        results = list(campaign.treebanks.values())
    else:
        if not systems:
            raise click.UsageError("name a system: treeval score GOLD SYSTEM")
        results = [_score(gold, named_paths(systems), names, options)]
        text = _bare(results[0], decimals) if bare else scores_text(results[0], style)
        _print(results[0].to_dict() if as_json else text)
    under = [_are_under(one, limits) for one in results]
    if any(under):
        finding()


def _print(output: str | dict[str, Any]) -> None:
    if isinstance(output, dict):
        import json

        output = json.dumps(output, ensure_ascii=False, indent=1, allow_nan=False)
    click.echo(output)


def _score_task(task: Task, names: list[str] | None, options: dict[str, Any]) -> Results:
    return _score(task.gold, dict(task.systems), names, options)


def _score(
    gold: str, systems: dict[str, str], names: list[str] | None, options: dict[str, Any]
) -> Results:
    """Score one treebank and do with the scores what the options say."""
    results = score(
        gold,
        systems,
        metrics=names,
        conventions=_conventions(options),
        policy=options["invalid"],
        by=[name for given in options["by"] for name in given.split(",")],
        divided=names or ["LAS"],
        train=options["train"],
        format_name=options["format_name"],
    )
    sampling = Resampling(
        options["seed"], options["resamples"], options["shuffles"], options["test"]
    )
    if options["ci"]:
        results = with_intervals(results, sampling)
    if options["compared"] or options["baseline"]:
        first = results.systems[0].name if options["baseline"] else None
        chosen = tuple(results.systems[0].scores) if names else ("LAS",)
        results = compare(results, metrics=chosen, baseline=first, settings=sampling)
    return results


def _names(metrics: str | None) -> list[str] | None:
    if metrics is None:
        return None
    if metrics == "all":
        return list(METRICS)
    return [name.strip() for name in metrics.split(",") if name.strip()]


def _bare(results: Results, decimals: int) -> str:
    """One number a system: of LAS, or of the first metric that was asked for."""
    scores = [system.scores for system in results.systems]
    name = next(iter(scores[0])) if "LAS" not in scores[0] else "LAS"
    return "\n".join(f"{100 * of_system[name].score:.{decimals}f}" for of_system in scores)


def _limits(fail_under: tuple[str, ...]) -> dict[str, float]:
    limits = {}
    for given in fail_under:
        name, _, value = given.partition("=")
        try:
            limits[name] = float(value)
        except ValueError:
            raise SettingError(f"--fail-under {given}: no limit; write it as LAS=0.85") from None
    return limits


def _are_under(results: Results, limits: dict[str, float]) -> bool:
    under = False
    for name, limit in limits.items():
        for system in results.systems:
            if name not in system.scores:
                raise SettingError(f"--fail-under {name}: not among the metrics of this run")
            found = system.scores[name].score
            if not found >= limit:  # nan is under every limit
                click.echo(f"{system.name}: {name} is {found:.4f}, under {limit:g}", err=True)
                under = True
    return under


def _conventions(options: dict[str, Any]) -> Conventions:
    """Start from a preset and go over it with what was chosen."""
    switches = ("punct", "subtypes", "feats", "tokens", "roots", "average")
    chosen = {name: options[name] for name in switches if options[name] is not None}
    if options["content_set"]:
        chosen["content"] = _content(options["content_set"])
    return replace(PRESETS[options["preset"] or "ud"], **chosen)


def _content(given: str) -> frozenset[str]:
    if given == "ud":
        return UD_CONTENT
    path = Path(given)
    return frozenset(path.read_text("utf-8").split() if path.is_file() else given.split(","))
