"""`treeval cross --gold A=F --gold B=F --system A=F --system B=F`"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, get_args

import click

from treeval.cli.options import (
    decimals_option,
    format_option,
    html_option,
    json_option,
    seed_option,
    table_options,
)
from treeval.cli.pages import file_info, origin, write_page
from treeval.cli.printing import print_json
from treeval.crossing.experiments import Crossing, Invalid, System, cross
from treeval.errors import SettingError
from treeval.formats.reading import read, read_constituents
from treeval.formats.registry import format_of

if TYPE_CHECKING:
    from treeval.metrics.tedeval.score import TreeEditScore
    from treeval.scoring.results import FileInfo
    from treeval.statistics.resampling import Difference, Interval
    from treeval.tree.problems import Problem


@click.command()
@click.option(
    "--gold", "golds", multiple=True, required=True, metavar="SCHEME=FILE",
    help="Gold trees of a scheme; all schemes annotate the same words.",
)  # fmt: skip
@click.option(
    "--system", "systems", multiple=True, required=True, metavar="SCHEME=FILE",
    help="A parser's output, under the scheme it was trained on; or NAME:SCHEME=FILE.",
)  # fmt: skip
@click.option(
    "--mode", type=click.Choice(["treeval", "tedeval-2.2"]), default="treeval", show_default=True,
    help="tedeval-2.2 gives the numbers of the authors' last program.",
)  # fmt: skip
@click.option("--label-map", "label_maps", multiple=True, metavar="SUB=SBJ", help="Equal labels.")
@click.option("--relabel-cost", default=1.0, show_default=True, help="2 makes TED an F1.")
@click.option(
    "--wildcard", type=click.Choice(["literal", "match"]), default="literal", show_default=True,
    help="Whether the label * of head words matches any other.",
)  # fmt: skip
@click.option("--subtypes", type=click.Choice(["strip", "keep"]), default="keep", show_default=True)
@click.option(
    "--strip-punct", type=click.Choice(["form", "upos", "tags", "deprel"]),
    is_flag=False, flag_value="form", help="Take punctuation out of all trees first.",
)  # fmt: skip
@click.option(
    "--invalid", type=click.Choice(get_args(Invalid)),
    help="What is no tree: fail, skip the sentence, or keep it. Default: gold fail, system keep.",
)  # fmt: skip
@click.option("--ci", is_flag=True, help="95 % bootstrap intervals.")
@click.option("--no-test", is_flag=True, help="No paired shuffling between systems.")
@click.option(
    "--trials", type=click.IntRange(1), default=10_000, show_default=True,
    help="Of paired shuffling.",
)  # fmt: skip
@seed_option
@click.option("--explain", type=click.IntRange(1), metavar="N", help="Draw sentence N and stop.")
@click.option("--sentences", is_flag=True, help="With --json: the distances of every sentence.")
@format_option
@json_option
@html_option
@table_options
@decimals_option
def command(
    golds: tuple[str, ...],
    systems: tuple[str, ...],
    explain: int | None,
    sentences: bool,
    as_json: bool,
    html: str | None,
    form: str | None,
    decimals: int,
    **options: Any,
) -> None:
    """Evaluate parsers across annotation schemes (TedEval).

    Each parser is held against its own gold, against the other golds, and against what two or
    all of the golds have in common.
    """
    _refuse_in_vain(options, explain=explain, sentences=sentences, as_json=as_json)
    trees = _golds(golds, options)
    outputs = [_system(given, options) for given in systems]
    settings = _settings(options)
    if explain is not None:
        from treeval.crossing.explanation import explain as explained

        click.echo("\n".join(explained(trees, outputs, explain - 1, settings)))
        return
    policy = options["invalid"]
    crossing = cross(
        trees,
        outputs,
        settings,
        gold_invalid=policy or "fail",
        system_invalid=policy or "keep",
    )
    # On a page intervals are always there: they cost little.
    intervals = _intervals(crossing, options) if options["ci"] or html else {}
    differences = {} if options["no_test"] else _differences(crossing, options)
    files = _files(golds, trees.values()), _files(systems, [one.trees for one in outputs])
    if html:
        from treeval.report.pages.crossing import cross_page

        of_ted = intervals["labelled"]
        listed = [*files[0], *files[1]]
        page = cross_page(crossing, of_ted, differences, listed, origin(), decimals=decimals)
        write_page(page, html)
    trials = options["trials"] if differences else 0
    signature = _signature(crossing, settings, files[0], trials, options)
    if as_json:
        from treeval.version import __version__

        record: dict[str, Any] = {"treeval": __version__, "signature": signature}
        record |= crossing.to_dict(sentences=sentences)
        for kind, found in intervals.items():
            for number, one in found.items():
                record["experiments"][number][kind] |= {"low": one.low, "high": one.high}
        record["comparisons"] = _comparisons(crossing, differences)
        record |= _inputs(crossing, *files)
        print_json(record)
    elif html != "-":
        from treeval.report.tables.crossing import crossing_notes, crossing_tables
        from treeval.report.tables.table import RENDERERS

        shown = intervals["labelled"] if options["ci"] else {}
        data = form in ("csv", "tsv")
        tables = crossing_tables(crossing, shown, differences, decimals, data=data)
        parts = list(map(RENDERERS[form or "text"], tables))
        if form is None:
            parts.append("\n".join([*crossing_notes(crossing), f"signature: {signature}"]))
        click.echo("\n\n".join(parts))


def _refuse_in_vain(
    options: dict[str, Any], *, explain: int | None, sentences: bool, as_json: bool
) -> None:
    """Say that an option would change nothing, rather than do as if it had."""
    if sentences and not as_json:
        raise click.UsageError("--sentences is for --json; ask for that, too")
    if explain is not None and as_json:
        raise click.UsageError("--explain draws text; leave --json out")
    if options["mode"] == "tedeval-2.2":
        if options["relabel_cost"] != 1:
            raise click.UsageError("--relabel-cost: the mode tedeval-2.2 relabels nothing")
        if options["wildcard"] != "literal":
            raise click.UsageError("--wildcard: the mode tedeval-2.2 knows none")


def _golds(given: tuple[str, ...], options: dict[str, Any]) -> dict[str, Any]:
    golds: dict[str, Any] = {}
    for scheme, path in map(_named, given):
        if scheme in golds:
            raise SettingError(f"two golds are of the scheme {scheme!r}; give each scheme once")
        golds[scheme] = _read(path, options)
    return golds


def _named(given: str) -> tuple[str, str]:
    name, equals, path = given.partition("=")
    if not (name and equals and path):
        raise SettingError(f"{given!r} names no scheme; write SCHEME=FILE, such as UD=gold.conllu")
    return name, path


def _system(given: str, options: dict[str, Any]) -> System:
    name, path = _named(given)
    first, colon, scheme = name.partition(":")
    return System(first, scheme if colon else first, _read(path, options))


def _read(path: str, options: dict[str, Any]) -> Any:
    marks = options["strip_punct"]
    if format_of(path, options["format_name"]).holds == "constituents":
        return _phrases(path, options)
    treebank = read(path, options["format_name"])
    if not marks:
        return treebank
    from treeval.schemes.stripping import without_words
    from treeval.tree.punctuation import punctuation

    # Sentences stay even without words, so that all files keep the same ones.
    return without_words(treebank, punctuation(treebank, marks))


def _phrases(path: str, options: dict[str, Any]) -> Any:
    marks = options["strip_punct"]
    if marks not in (None, "form"):
        raise SettingError(
            f"{path}: punctuation of constituents goes by form; write --strip-punct form"
        )
    trees = read_constituents(path, options["format_name"]).overt
    if not marks:
        return trees
    from treeval.tree.constituents import plain
    from treeval.tree.punctuation import is_punctuation

    return trees.without(words=trees.forms.map(plain).claim(is_punctuation))


def _settings(options: dict[str, Any]) -> "TreeEditScore":
    from dataclasses import replace

    from treeval.metrics.tedeval.score import TED, label_map

    return replace(
        TED,
        mode=options["mode"],
        label_map=label_map(options["label_maps"]),
        relabel=options["relabel_cost"],
        wildcard=options["wildcard"],
        subtypes=options["subtypes"],
    )


def _intervals(crossing: Crossing, options: dict[str, Any]) -> "dict[str, dict[int, Interval]]":
    """Intervals of TED (labelled) and UTED, by the numbers of the experiments."""
    import numpy as np

    from treeval.statistics.draws import Resamples
    from treeval.statistics.resampling import intervals

    rows = len(crossing.experiments[0].labelled.table)
    resamples = Resamples.drawn(np.random.default_rng(options["seed"]), rows)
    return {
        kind: intervals(
            {number: getattr(each, kind) for number, each in enumerate(crossing.experiments)},
            resamples,
        )
        for kind in ("labelled", "unlabelled")
    }


def _differences(
    crossing: Crossing, options: dict[str, Any]
) -> "dict[tuple[int, int], dict[str, Difference]]":
    """Test systems against the same golds, by the numbers of their experiments."""
    import numpy as np

    from treeval.statistics.draws import Swaps
    from treeval.statistics.resampling import paired_shuffling

    rows = len(crossing.experiments[0].labelled.table)
    swaps = Swaps.drawn(np.random.default_rng(options["seed"]), rows, options["trials"])
    numbers = {id(each): number for number, each in enumerate(crossing.experiments)}
    return {
        (numbers[id(a)], numbers[id(b)]): {
            "TED": paired_shuffling(a.labelled, b.labelled, swaps),
            "UTED": paired_shuffling(a.unlabelled, b.unlabelled, swaps),
        }
        for a, b in crossing.comparable()
    }


def _files(given: tuple[str, ...], trees: Iterable[Any]) -> "list[tuple[str, FileInfo]]":
    """The files behind gold trees or systems, by their names."""
    named = map(_named, given)
    return [(name, file_info(path, one)) for (name, path), one in zip(named, trees, strict=True)]


def _signature(
    crossing: Crossing,
    settings: "TreeEditScore",
    golds: "list[tuple[str, FileInfo]]",
    trials: int,
    options: dict[str, Any],
) -> str:
    """Say all that the numbers depend on."""
    from treeval.scoring.signature import metric_settings, signature

    bad = options["invalid"] or "keep"
    needed = len(crossing.skipped) or sum(map(len, crossing.bad_systems.values()))
    hashes = [info.sha256[:6] for _, info in golds if info.sha256]
    parts = {
        **metric_settings(settings),
        "labels": "+".join(options["label_maps"]),
        "strip": options["strip_punct"],
        "bad": f"{bad}({needed})" if needed else bad,
        "gold": "+".join(hashes),
        "seed": str(options["seed"]) if trials or options["ci"] else "",
        "trials": str(trials or ""),
    }
    return signature(None, {name: value for name, value in parts.items() if value})


def _inputs(
    crossing: Crossing,
    golds: "list[tuple[str, FileInfo]]",
    systems: "list[tuple[str, FileInfo]]",
) -> dict[str, Any]:
    """The files, and what is wrong with some of their sentences."""
    return {
        "golds": [
            {"name": name, **info.to_dict(), "skipped": _reasons(crossing.bad_golds[name])}
            for name, info in golds
        ],
        "systems": [
            {"name": name, **info.to_dict(), **_bad(crossing, problems)}
            for (name, info), problems in zip(systems, crossing.bad_systems.values(), strict=True)
        ],
        "skipped_sentences": list(crossing.skipped),
    }


def _bad(crossing: Crossing, problems: "tuple[Problem, ...]") -> dict[str, Any]:
    skips = bool(crossing.skipped)
    return {
        "skipped": _reasons(problems) if skips else [],
        "kept_invalid": 0 if skips else len(problems),
    }


def _reasons(problems: "tuple[Problem, ...]") -> list[dict[str, Any]]:
    return [{"sentence": one.sentence, "line": one.line, "reason": one.message} for one in problems]


def _comparisons(
    crossing: Crossing, differences: "dict[tuple[int, int], dict[str, Difference]]"
) -> list[dict[str, Any]]:
    experiments = crossing.experiments
    return [
        {
            "metric": name,
            "a": experiments[a].system,
            "b": experiments[b].system,
            "golds": list(experiments[a].golds),
            "difference": found.difference,
            "p": found.p,
            "test": found.test,
            "trials": found.trials,
        }
        for (a, b), both in differences.items()
        for name, found in both.items()
    ]
