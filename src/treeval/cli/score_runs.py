"""What `treeval score` runs: one treebank, many, constituents, annotators, induced tags.

Each takes the options of the command by name and gives a record and a text, made when asked for.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

import click

from treeval.cli.options import named_paths
from treeval.metrics.conventions import PRESETS, Conventions
from treeval.metrics.relations import UD_CONTENT
from treeval.report.scores import Style, scores_text
from treeval.scoring.results import Results
from treeval.scoring.score import score

Options = dict[str, Any]

# Of many treebanks: the main metrics of the CoNLL 2018 shared task.
MAIN_METRICS = ("LAS", "MLAS", "BLEX")


class Output(NamedTuple):
    """The same results as a record and as text, made when one of them is asked for."""

    record: Callable[[], dict[str, Any]]
    text: Callable[[], str]


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
) -> tuple[Output, list[Results]]:
    """Score folders against folders."""
    from treeval.cli.progress import progress
    from treeval.parallel import in_processes, on_cluster
    from treeval.report.campaign import campaign_text
    from treeval.scoring.campaign import discover, run_campaign

    names = names or list(MAIN_METRICS)
    tasks = discover(gold, systems)
    mapper = on_cluster(spread.cluster) if spread.cluster else in_processes(spread.jobs)
    campaign = run_campaign(
        tasks,
        partial(_score_task, names=names, options=options),
        missing=spread.missing,
        mapper=mapper,
        progress=progress("scoring", len(tasks)),
    )
    text = partial(campaign_text, campaign, campaign.metrics, style)
    return Output(campaign.to_dict, text), list(campaign.treebanks.values())


def _score_task(task: Any, names: list[str] | None, options: Options) -> Results:
    return _score(task.gold, dict(task.systems), names, options)


def annotators(gold: str, systems: tuple[str, ...], options: Options) -> Output:
    """Compare two annotators."""
    from treeval.report.agreement import agreement_text
    from treeval.scoring.agreement import agreement

    if len(systems) != 1:
        raise click.UsageError("agreement is between two files: treeval score --agreement A B")
    found = agreement(
        gold,
        next(iter(named_paths(systems).values())),
        conventions=_conventions(gold, options),
        invalid=options["invalid"] or "keep",
        format_name=options["format_name"],
    )
    return Output(found.to_dict, partial(agreement_text, found))


def induced_tags(gold: str, systems: tuple[str, ...], options: Options) -> Output:
    """Compare clusters of words with gold tags."""
    from treeval.report.table import Table, as_text, percent
    from treeval.scoring.clusters import cluster_agreement

    found = {
        name: cluster_agreement(gold, path, options["tags"], options["format_name"])
        for name, path in named_paths(systems).items()
    }

    def text() -> str:
        rows = tuple(
            (
                name,
                *(percent(value) for value in (one.many_to_one, one.one_to_one, one.v_measure)),
                f"{one.vi:.3f}",
                f"{one.nvi:.3f}",
                str(one.clusters),
            )
            for name, one in found.items()
        )
        header = ("System", "Many-to-one", "One-to-one", "V", "VI (bits)", "NVI", "Clusters")
        return as_text(Table(header, rows))

    return Output(lambda: {name: one.to_dict() for name, one in found.items()}, text)


def constituents(
    gold: str,
    systems: dict[str, str],
    names: list[str] | None,
    options: Options,
    style: Style,
) -> tuple[Output, list[Results]]:
    """Score constituency trees, with EVALB's own summary."""
    from dataclasses import asdict

    from treeval.metrics.evalb_parameters import COLLINS, read_parameters
    from treeval.report.evalb import evalb_table
    from treeval.report.table import RENDERERS
    from treeval.scoring.constituents import score_constituents

    found = score_constituents(
        gold,
        systems,
        metrics=names,
        parameters=read_parameters(options["params"]) if options["params"] else COLLINS,
        average=options["average"] or "micro",
        max_length=options["max_length"],
        format_name=options["format_name"],
        encoding=options["encoding"],
    )
    results = _with_certainty(found.results, names or ["LF1"], options)

    def record() -> dict[str, Any]:
        summaries = {name: asdict(summary) for name, summary in found.summaries.items()}
        return results.to_dict() | {"evalb": summaries}

    def text() -> str:
        tables = [evalb_table(name, one, style) for name, one in found.summaries.items()]
        return "\n\n".join([*map(RENDERERS[style.form], tables), scores_text(results, style)])

    return Output(record, text), [results]


def _score(
    gold: str, systems: dict[str, str], names: list[str] | None, options: Options
) -> Results:
    """Score one treebank and do with the scores what the options say."""
    results = score(
        gold,
        systems,
        metrics=names,
        conventions=_conventions(gold, options),
        policy=options["invalid"],
        by=[name for given in options["by"] for name in given.split(",")],
        divided=names or ["LAS"],
        strip=_strip(options["strip_punct"]),
        max_length=options["max_length"],
        train=options["train"],
        format_name=options["format_name"],
    )
    return _with_certainty(results, names or ["LAS"], options)


def _with_certainty(results: Results, names: list[str], options: Options) -> Results:
    """Add intervals and comparisons, where they are wanted."""
    if not (options["ci"] or options["compared"] or options["baseline"]):
        return results
    from treeval.scoring.certainty import Resampling, compare, with_intervals

    sampling = Resampling(
        options["seed"], options["resamples"], options["shuffles"], options["test"]
    )
    if options["ci"]:
        results = with_intervals(results, sampling)
    if options["compared"] or options["baseline"]:
        first = results.systems[0].name if options["baseline"] else None
        known = {name.casefold(): name for name in results.systems[0].scores}
        chosen = tuple(known[name.casefold()] for name in names)
        results = compare(results, metrics=chosen, baseline=first, settings=sampling)
    return results


def _strip(marks: Any) -> Any:
    if marks is None:
        return None
    from treeval.schemes.stripping import Strip

    return Strip(marks)


def _conventions(gold: str, options: Options) -> Conventions:
    """Start from a preset and go over it with what was chosen."""
    switches = ("punct", "subtypes", "feats", "tokens", "roots", "average")
    chosen = {name: options[name] for name in switches if options[name] is not None}
    if options["content_set"]:
        chosen["content"] = _content(options["content_set"])
    if options["relation_classes"]:
        from treeval.metrics.classes import load_classes

        chosen["classes"] = load_classes(options["relation_classes"])
    if options["weights"]:
        from treeval.formats.reading import read
        from treeval.metrics.entropy import load_weights

        chosen["weights"] = load_weights(options["weights"], read(gold, options["format_name"]))
    return replace(PRESETS[options["preset"] or "ud"], **chosen)


def _content(given: str) -> frozenset[str]:
    if given == "ud":
        return UD_CONTENT
    path = Path(given)
    return frozenset(path.read_text("utf-8").split() if path.is_file() else given.split(","))


def one(
    gold: str, systems: Options, names: list[str] | None, options: Options, style: Style
) -> tuple[Output, list[Results]]:
    """Score one treebank of dependencies."""
    results = _score(gold, systems, names, options)
    return Output(results.to_dict, partial(scores_text, results, style)), [results]
