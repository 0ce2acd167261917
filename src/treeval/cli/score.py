"""`treeval score GOLD SYSTEM...`"""

from dataclasses import replace
from pathlib import Path
from typing import get_args

import click

from treeval.cli.options import format_option, json_option, named_paths
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
from treeval.report.scores import scores_text
from treeval.scoring.input import Invalid
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
def command(
    gold: str,
    systems: tuple[str, ...],
    metrics: str | None,
    preset: str | None,
    invalid: Invalid | None,
    format_name: str | None,
    as_json: bool,
    content_set: str | None,
    **switches: str | None,
) -> None:
    """Score SYSTEM files against GOLD trees.

    A system is a path or NAME=PATH. Scores are those of the UD scorer unless options say
    otherwise; the signature below the table tells which.
    """
    results = score(
        gold,
        named_paths(systems),
        metrics=_names(metrics),
        conventions=_conventions(preset, content_set, switches),
        policy=invalid,
        format_name=format_name,
    )
    if as_json:
        import json

        click.echo(json.dumps(results.to_dict(), ensure_ascii=False, indent=1, allow_nan=False))
    else:
        click.echo(scores_text(results, zero_for_undefined=preset == "ud"))


def _names(metrics: str | None) -> list[str] | None:
    if metrics is None:
        return None
    if metrics == "all":
        return list(METRICS)
    return [name.strip() for name in metrics.split(",") if name.strip()]


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
