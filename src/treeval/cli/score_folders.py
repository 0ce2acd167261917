"""`treeval score` on folders: many treebanks, here, in several processes or on a cluster."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from treeval.cli.score_runs import (
    Options,
    Output,
    exact,
    quoted_metrics,
    score_one,
    wants_certainty,
    with_certainty,
)
from treeval.report.tables.scores import Style
from treeval.scoring.results import Results

if TYPE_CHECKING:
    from treeval.report.pages.page import Page
    from treeval.report.pages.provenance import Provenance
    from treeval.scoring.campaign import Campaign

# Of many treebanks: the main metrics of the CoNLL 2018 shared task.
MAIN_METRICS = ("LAS", "MLAS", "BLEX")


class Spread(NamedTuple):
    """How the work on many treebanks is spread, and what becomes of missing outputs."""

    missing: Literal["skip", "zero"]
    jobs: int
    cluster: str | None


def many(
    gold: str,
    systems: dict[str, str],
    names: list[str] | None,
    options: Options,
    style: Style,
    spread: Spread,
) -> Output:
    """Score folders against folders."""
    from treeval.cli.progress import progress
    from treeval.parallel import in_processes, on_cluster
    from treeval.report.tables.campaign import campaign_text, means
    from treeval.scoring.campaign import discover, run_campaign

    names = names or list(MAIN_METRICS)
    if spread.cluster:
        gold, systems, options = _seen_from_anywhere(gold, systems, options)
    tasks = discover(gold, systems)
    mapper = on_cluster(spread.cluster) if spread.cluster else in_processes(spread.jobs)
    campaign = run_campaign(
        tasks,
        partial(_score_task, names=names, options=options, first=next(iter(systems), None)),
        missing=spread.missing,
        mapper=mapper,
        progress=progress("scoring", len(tasks)),
    )
    campaign = _with_tested_means(campaign, names, options)
    text = partial(campaign_text, campaign, campaign.metrics, style)

    def page(origin: "Provenance") -> "Page":
        from treeval.report.pages.campaign import campaign_page

        return campaign_page(campaign, origin, replace(style, form="html"))

    def bare() -> str:
        metric = exact(quoted_metrics(names, "LAS")[0], campaign.metrics)
        return "\n".join(means(campaign, campaign.systems, metric, style))

    return Output(campaign.to_dict, text, page, bare, campaign.treebanks)


def _with_tested_means(campaign: "Campaign", names: list[str], options: Options) -> "Campaign":
    """Say how sure the means over treebanks are, where that was asked for."""
    if not wants_certainty(options):
        return campaign
    from treeval.scoring.campaign import mean_results

    if len(campaign.systems) < 2:
        options = options | {"compared": False, "baseline": False}
    found = mean_results(campaign)
    means = with_certainty(found, quoted_metrics(names, "LAS"), options) if found else None
    return replace(campaign, means=means)


def _seen_from_anywhere(
    gold: str, systems: dict[str, str], options: Options
) -> tuple[str, dict[str, str], Options]:
    """Make paths absolute: workers of a cluster are in folders of their own."""

    def absolute(path: Any) -> Any:
        return str(Path(path).absolute()) if path and Path(path).exists() else path

    files = ("train", "weights", "content_set", "relation_classes")
    return (
        absolute(gold),
        {name: absolute(path) for name, path in systems.items()},
        options | {name: absolute(options[name]) for name in files},
    )


def _score_task(task: Any, names: list[str] | None, options: Options, first: str | None) -> Results:
    # Where outputs are missing there may be no pair to compare, or not the baseline.
    no_baseline = options["baseline"] and first is not None and first not in task.systems
    if len(task.systems) < 2 or no_baseline:
        options = options | {"compared": False, "baseline": False}
    return score_one(task.gold, dict(task.systems), names, options)
