"""`treeval cross --gold A=F --gold B=F --system A=F --system B=F`"""

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

from treeval.cli.options import html_option, seed_option
from treeval.cli.pages import file_info, origin, write_page
from treeval.errors import SettingError
from treeval.formats.reading import CONSTITUENTS, format_of, read, read_constituents
from treeval.metrics.cross import Crossing, System, cross

if TYPE_CHECKING:
    from treeval.scoring.results import FileInfo


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
@click.option("--ci", is_flag=True, help="95 % bootstrap intervals.")
@click.option("--no-test", is_flag=True, help="No paired shuffling between systems.")
@click.option("--trials", default=10_000, show_default=True, help="Of paired shuffling.")
@seed_option
@click.option("--explain", type=click.IntRange(1), metavar="N", help="Draw sentence N and stop.")
@click.option("--sentences", is_flag=True, help="With --json: the distances of every sentence.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@html_option
@click.option("-w", "--width", "decimals", default=2, show_default=True, help="Decimals.")
def command(
    golds: tuple[str, ...],
    systems: tuple[str, ...],
    explain: int | None,
    sentences: bool,
    as_json: bool,
    html: str | None,
    decimals: int,
    **options: Any,
) -> None:
    """Evaluate parsers across annotation schemes (TedEval).

    Each parser is held against its own gold, against the other golds, and against what two or
    all of the golds have in common.
    """
    trees = {scheme: _read(path, options) for scheme, path in map(_named, golds)}
    outputs = [_system(given, options) for given in systems]
    settings = _settings(options)
    if explain is not None:
        from treeval.metrics.explanation import explain as explained

        click.echo("\n".join(explained(trees, outputs, explain - 1, settings)))
        return
    crossing = cross(trees, outputs, settings)
    # On a page intervals are always there: they cost little.
    intervals = _intervals(crossing, options) if options["ci"] or html else {}
    differences = {} if options["no_test"] else _differences(crossing, options)
    if html:
        from treeval.report.cross_page import cross_page

        files = _files(golds, trees.values()) + _files(systems, [one.trees for one in outputs])
        page = cross_page(crossing, intervals, differences, files, origin(), decimals=decimals)
        write_page(page, html)
    if as_json:
        record = crossing.to_dict(sentences=sentences)
        for number, found in intervals.items():
            record["experiments"][number]["labelled"] |= {"low": found.low, "high": found.high}
        record["comparisons"] = _comparisons(crossing, differences)
        record |= {
            "golds": _records(_files(golds, trees.values())),
            "systems": _records(_files(systems, [one.trees for one in outputs])),
        }
        click.echo(json.dumps(record, ensure_ascii=False, indent=1, allow_nan=False))
    elif html != "-":
        from treeval.report.cross import crossing_tables
        from treeval.report.table import as_text

        shown = intervals if options["ci"] else {}
        tables = crossing_tables(crossing, shown, differences, decimals)
        click.echo("\n\n".join(map(as_text, tables)))


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
    if format_of(path) in CONSTITUENTS:
        return read_constituents(path)
    treebank = read(path)
    if options["strip_punct"]:
        from treeval.schemes.stripping import without_words
        from treeval.tree.punctuation import punctuation

        # Sentences stay even without words, so that all files keep the same ones.
        return without_words(treebank, punctuation(treebank, options["strip_punct"]))
    return treebank


def _settings(options: dict[str, Any]) -> Any:
    from dataclasses import replace

    from treeval.metrics.tedeval import TED, label_map

    return replace(
        TED,
        mode=options["mode"],
        label_map=label_map(options["label_maps"]),
        relabel=options["relabel_cost"],
        wildcard=options["wildcard"],
        subtypes=options["subtypes"],
    )


def _intervals(crossing: Crossing, options: dict[str, Any]) -> dict[int, Any]:
    import numpy as np

    from treeval.statistics.draws import Resamples
    from treeval.statistics.resampling import intervals

    rows = len(crossing.experiments[0].labelled.table)
    resamples = Resamples.drawn(np.random.default_rng(options["seed"]), rows)
    counts = {number: each.labelled for number, each in enumerate(crossing.experiments)}
    return intervals(counts, resamples)


def _differences(crossing: Crossing, options: dict[str, Any]) -> dict[tuple[int, int], Any]:
    """Test systems against the same golds, by the numbers of their experiments."""
    import numpy as np

    from treeval.statistics.draws import Swaps
    from treeval.statistics.resampling import paired_shuffling

    rows = len(crossing.experiments[0].labelled.table)
    swaps = Swaps.drawn(np.random.default_rng(options["seed"]), rows, options["trials"])
    numbers = {id(each): number for number, each in enumerate(crossing.experiments)}
    return {
        (numbers[id(a)], numbers[id(b)]): paired_shuffling(a.labelled, b.labelled, swaps)
        for a, b in crossing.comparable()
    }


def _files(given: tuple[str, ...], trees: Iterable[Any]) -> "list[tuple[str, FileInfo]]":
    """The files behind gold trees or systems, by their names."""
    named = dict(map(_named, given)).items()
    return [(name, file_info(path, one)) for (name, path), one in zip(named, trees, strict=True)]


def _records(files: "list[tuple[str, FileInfo]]") -> list[dict[str, Any]]:
    return [{"name": name, **info.to_dict()} for name, info in files]


def _comparisons(
    crossing: Crossing, differences: dict[tuple[int, int], Any]
) -> list[dict[str, Any]]:
    experiments = crossing.experiments
    return [
        {
            "metric": "TED",
            "a": experiments[a].system,
            "b": experiments[b].system,
            "golds": list(experiments[a].golds),
            "difference": found.difference,
            "p": found.p,
            "test": found.test,
            "trials": found.trials,
        }
        for (a, b), found in differences.items()
    ]
