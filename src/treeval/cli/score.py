"""`treeval score GOLD SYSTEM...`"""

from dataclasses import replace
from pathlib import Path
from typing import get_args

import click

from treeval.cli import finding
from treeval.cli.options import format_option, json_option, named_paths
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
from treeval.report.scores import Style, scores_text
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
@click.argument("systems", nargs=-1, required=True)
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
    "--fail-under", multiple=True, metavar="METRIC=VALUE",
    help="Exit with 1 if a score is lower (as a fraction of 1).",
)  # fmt: skip
def command(
    gold: str,
    systems: tuple[str, ...],
    metrics: str | None,
    by: tuple[str, ...],
    train: str | None,
    ci: bool,
    compared: bool,
    baseline: bool,
    test: Test,
    resamples: int,
    shuffles: int,
    seed: int,
    preset: str | None,
    invalid: Invalid | None,
    format_name: str | None,
    as_json: bool,
    form: str | None,
    decimals: int,
    bare: bool,
    fail_under: tuple[str, ...],
    content_set: str | None,
    **switches: str | None,
) -> None:
    """Score SYSTEM files against GOLD trees.

    A system is a path or NAME=PATH. Scores are those of the UD scorer unless options say
    otherwise; the signature below the table tells which.
    """
    names = _names(metrics)
    limits = _limits(fail_under)
    results = score(
        gold,
        named_paths(systems),
        metrics=names,
        conventions=_conventions(preset, content_set, switches),
        policy=invalid,
        by=[name for given in by for name in given.split(",")],
        divided=names or ["LAS"],
        train=train,
        format_name=format_name,
    )
    sampling = Resampling(seed, resamples, shuffles, test)
    if ci:
        results = with_intervals(results, sampling)
    if compared or baseline:
        first = results.systems[0].name if baseline else None
        chosen = tuple(results.systems[0].scores) if names else ("LAS",)
        results = compare(results, metrics=chosen, baseline=first, settings=sampling)
    if as_json:
        import json

        click.echo(json.dumps(results.to_dict(), ensure_ascii=False, indent=1, allow_nan=False))
    elif bare:
        click.echo(_bare(results, decimals))
    else:
        click.echo(scores_text(results, Style(form or "text", decimals, preset == "ud")))
    if _are_under(results, limits):
        finding()


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


def _conventions(
    preset: str | None, content_set: str | None, switches: dict[str, str | None]
) -> Conventions:
    chosen = {name: value for name, value in switches.items() if value is not None}
    content = {"content": _content(content_set)} if content_set else {}
    return replace(PRESETS[preset or "ud"], **chosen, **content)  # type: ignore[arg-type]


def _content(given: str) -> frozenset[str]:
    if given == "ud":
        return UD_CONTENT
    path = Path(given)
    return frozenset(path.read_text("utf-8").split() if path.is_file() else given.split(","))
