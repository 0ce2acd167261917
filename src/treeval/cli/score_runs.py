"""What `treeval score` runs: one treebank, many, constituents, annotators, induced tags.

Each takes the options of the command by name and gives a record, a text and a page, made when
asked for.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from treeval.cli.options import named_paths, refuse
from treeval.formats.files import load
from treeval.metrics.conventions import PRESETS, Conventions
from treeval.metrics.relations.universal import UD_CONTENT
from treeval.report.tables.scores import Style, scores_text, shown_score
from treeval.scoring.results import Results
from treeval.scoring.score import score
from treeval.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from treeval.report.pages.confusions import SystemErrors
    from treeval.report.pages.page import Page
    from treeval.report.pages.provenance import Provenance

Options = dict[str, Any]

_OF_DEPENDENCIES = (
    *("preset", "punct", "subtypes", "feats", "content_set", "weights", "relation_classes"),
    *("tokens", "roots", "invalid", "train"),
)
_OF_CONSTITUENTS = ("params", "tree_per_line")


class Output(NamedTuple):
    """The same results as a record, as text and as a page, made when one of them is asked for."""

    record: Callable[[], dict[str, Any]]
    text: Callable[[], str]
    page: "Callable[[Provenance], Page]"
    bare: Callable[[], str] | None = None  # one number a system
    results: Mapping[str, Results] = MappingProxyType({})  # by treebank; "" if there is but one


def annotators(gold: str, systems: tuple[str, ...], options: Options, style: Style) -> Output:
    """Compare two annotators."""
    from treeval.report.tables.agreement import agreement_text
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

    def page(origin: "Provenance") -> "Page":
        from treeval.report.pages.agreement import agreement_page

        return agreement_page(found, origin)

    return Output(found.to_dict, partial(agreement_text, found, style), page)


def induced_tags(gold: str, systems: tuple[str, ...], options: Options, style: Style) -> Output:
    """Compare clusters of words with gold tags."""
    from treeval.report.tables.agreement import clusters_table
    from treeval.report.tables.table import RENDERERS
    from treeval.scoring.tags import cluster_agreement

    found = {
        name: cluster_agreement(gold, path, options["tags"], options["format_name"])
        for name, path in named_paths(systems).items()
    }

    def page(origin: "Provenance") -> "Page":
        from treeval.report.pages.agreement import clusters_page

        return clusters_page(found, origin)

    def text() -> str:
        table = RENDERERS[style.form](clusters_table(found))
        first = next(iter(found.values()))
        return f"{table}\n\nsignature: {first.signature}" if style.form == "text" else table

    systems_found = [{"name": name, **one.to_dict()} for name, one in found.items()]
    return Output(lambda: {"treeval": __version__, "systems": systems_found}, text, page)


def constituents(
    gold: str,
    systems: dict[str, str],
    names: list[str] | None,
    options: Options,
    style: Style,
) -> Output:
    """Score constituency trees, with EVALB's own summary."""
    refuse(_OF_DEPENDENCIES, options, "for dependencies, but these are constituents")
    from treeval.metrics.evalb.parameters import COLLINS, read_parameters
    from treeval.report.tables.evalb import evalb_table
    from treeval.report.tables.table import RENDERERS
    from treeval.scoring.constituents import score_constituents

    quoted = quoted_metrics(names, "LF1")
    by, divided = _groups(options), quoted
    if options["html"] and not by:
        by, divided = (
            (["label", "length"], ["LF1"]) if "LF1" in quoted else (["length"], quoted[:1])
        )
    found = score_constituents(
        gold,
        systems,
        metrics=names,
        parameters=read_parameters(options["params"]) if options["params"] else COLLINS,
        average=options["average"] or "micro",
        strip=options["strip_punct"],
        max_length=options["max_length"],
        by=by,
        divided=divided,
        format_name=options["format_name"],
        encoding=options["encoding"],
        tree_per_line=bool(options["tree_per_line"]),
    )
    asked = with_certainty(found.results, quoted, options)
    results = asked
    if options["html"]:
        results = with_certainty(found.results, quoted, _generous(options, len(systems)))
        asked = asked if options["by"] else replace(asked, breakdowns=())
    tables = [evalb_table(name, one, style) for name, one in found.summaries.items()]

    def text() -> str:
        return "\n\n".join([*map(RENDERERS[style.form], tables), scores_text(asked, style)])

    def page(origin: "Provenance") -> "Page":
        from treeval.report.pages.scores import score_page

        return score_page(results, origin, style=replace(style, form="html"), more=tables)

    record = replace(found, results=results).to_dict
    return Output(record, text, page, partial(_bare, results, quoted[0], style), {"": results})


def _bare(results: Results, metric: str, style: Style) -> str:
    name = exact(metric, results.systems[0].scores)
    return "\n".join(shown_score(system.scores[name], style) for system in results.systems)


def exact(name: str, known: Iterable[str]) -> str:
    """A metric as it is written, whatever case it was named in."""
    return next(one for one in known if one.casefold() == name.casefold())


def score_one(gold: Any, systems: Options, names: list[str] | None, options: Options) -> Results:
    """Score one treebank and do with the scores what the options say."""
    results = _scored(gold, systems, names, options)
    return with_certainty(results, quoted_metrics(names, "LAS"), options)


def _scored(gold: Any, systems: Options, names: list[str] | None, options: Options) -> Results:
    return score(
        gold,
        systems,
        metrics=names,
        conventions=options.get("conventions") or _conventions(gold, options),
        policy=options["invalid"],
        by=_groups(options),
        divided=options.get("divided") or quoted_metrics(names, "LAS"),
        strip=_strip(options["strip_punct"]),
        max_length=options["max_length"],
        train=options["train"],
        format_name=options["format_name"],
    )


def _groups(options: Options) -> list[str]:
    return [name for given in options["by"] for name in given.split(",")]


def wants_certainty(options: Options) -> bool:
    return bool(options["ci"] or options["compared"] or options["baseline"])


def with_certainty(results: Results, names: list[str], options: Options) -> Results:
    """Add intervals and comparisons, where they are wanted."""
    if not wants_certainty(options):
        return results
    from treeval.scoring.certainty import Resampling, compare, with_intervals

    sampling = Resampling(
        options["seed"], options["resamples"], options["shuffles"], options["test"]
    )
    if options["ci"]:
        results = with_intervals(results, sampling)
    if options["compared"] or options["baseline"]:
        first = results.systems[0].name if options["baseline"] else None
        chosen = tuple(exact(name, results.systems[0].scores) for name in names)
        results = compare(results, metrics=chosen, baseline=first, settings=sampling)
    return results


def quoted_metrics(names: list[str] | None, usual: str) -> list[str]:
    """The metrics to divide and compare: those that were named, or the one that people quote."""
    return [usual] if names is None or names == ["all"] else names


def _generous(options: Options, systems: int) -> Options:
    """What a page shows beyond what was asked for: intervals and tests cost little."""
    return options | {"ci": True, "compared": systems > 1 and not options["baseline"]}


def _strip(marks: Any) -> Any:
    if marks is None:
        return None
    from treeval.schemes.stripping import Strip

    return Strip(marks)


def _conventions(gold: str, options: Options) -> Conventions:
    """Start from a preset and go over it with what was chosen."""
    preset = PRESETS[options["preset"] or "ud"]
    switches = ("punct", "subtypes", "feats", "tokens", "roots", "average")
    chosen = {name: options[name] for name in switches if options[name] is not None}
    if options["content_set"]:
        chosen["content"] = _content(options["content_set"])
    if options["relation_classes"]:
        from treeval.metrics.relations.classes import load_classes

        chosen["classes"] = load_classes(options["relation_classes"])
    if options["weights"]:
        from treeval.formats.reading import read
        from treeval.metrics.relations.entropy import load_weights

        own = options["weights"] == "self"
        if own and gold == "-":
            raise click.UsageError("--weights self needs the gold trees twice: give a file, not -")
        chosen["weights"] = load_weights(
            options["weights"],
            read(gold, options["format_name"]) if own else None,
            subtypes=chosen.get("subtypes", preset.subtypes),
        )
    return replace(preset, **chosen)


def _content(given: str) -> frozenset[str]:
    if given == "ud":
        return UD_CONTENT
    # No relation has a dot or a slash: what has one is a file, also if it is not there.
    if Path(given).is_file() or "." in given or "/" in given:
        return frozenset(load(given).decode("utf-8").split())
    return frozenset(given.split(","))


def one(
    gold: str, systems: Options, names: list[str] | None, options: Options, style: Style
) -> Output:
    """Score one treebank of dependencies."""
    refuse(_OF_CONSTITUENTS, options, "for constituents, but these are dependencies")
    if options["html"]:
        return _with_page(gold, systems, names, options, style)
    results = score_one(gold, systems, names, options)
    return Output(
        results.to_dict,
        partial(scores_text, results, style),
        partial(_score_page, results, style, ()),
        partial(_bare, results, quoted_metrics(names, "LAS")[0], style),
        {"": results},
    )


def _with_page(
    gold: str, systems: Options, names: list[str] | None, options: Options, style: Style
) -> Output:
    """The same, and what a page shows beyond: the record has it too, the text as if without."""
    from treeval.cli.score_pages import Readings, confused, default_groups

    conventions = _conventions(gold, options)
    readings = Readings.of(gold, systems, options["format_name"])
    by, divided = (options["by"], None) if options["by"] else default_groups(names)
    given = options | {"by": by, "divided": divided, "conventions": conventions}
    plain = _scored(readings.gold, readings.systems, names, given)
    quoted = quoted_metrics(names, "LAS")
    asked = with_certainty(plain, quoted, options)
    results = with_certainty(plain, quoted, _generous(options, len(systems)))
    errors = confused(
        readings,
        conventions,
        invalid=options["invalid"],
        strip=_strip(options["strip_punct"]),
        max_length=options["max_length"],
    )
    return Output(
        lambda: results.to_dict() | {"confusions": [one.to_dict() for one in errors]},
        partial(scores_text, asked if options["by"] else replace(asked, breakdowns=()), style),
        partial(_score_page, results, style, errors),
        partial(_bare, results, quoted[0], style),
        {"": results},
    )


def _score_page(
    results: Results, style: Style, errors: "Sequence[SystemErrors]", origin: "Provenance"
) -> "Page":
    from treeval.report.pages.scores import score_page

    return score_page(results, origin, style=replace(style, form="html"), errors=errors)
