"""`treeval treebank FILE...`"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import click

from treeval.cli.options import TRANSITIONS, format_option, html_option, json_option, table_options
from treeval.cli.pages import file_info, origin, write_page
from treeval.cli.printing import draw, print_json
from treeval.metrics.relations.classes import load_classes
from treeval.report.figures.canvas import FigureFormat
from treeval.report.tables.treebanks import treebanks_text
from treeval.scoring.input import Invalid, Source, admit
from treeval.settings.choices import Roots
from treeval.tree.treebank import Treebank
from treeval.treebanks.describing import defined
from treeval.treebanks.folders import treebank_files
from treeval.treebanks.survey import Survey, survey

if TYPE_CHECKING:
    from treeval.scoring.results import FileInfo
    from treeval.statistics.correlation import Correlation
    from treeval.treebanks.perplexity import TreebankPerplexities


@click.command()
@click.argument("files", nargs=-1, required=True)
@click.option(
    "--system", "systems", multiple=True, metavar="TREEBANK=PATH",
    help="A system's output for a treebank, several are averaged: adds scores across treebanks.",
)  # fmt: skip
@click.option("--subtypes", is_flag=True, help="Tell nsubj:pass from nsubj.")
@click.option("--lowercase", is_flag=True, help="The and the are one word form.")
@click.option(
    "--relation-classes", default="ud2", metavar="ud1|ud2|none|FILE",
    help="Content, function and other relations; a file is TOML or lines of relation, tab, class.",
)  # fmt: skip
@click.option(
    "--wde-out", "wde_files", multiple=True, metavar="FILE",
    help="Write averaged WDE as weights: .json, or two columns for ud_eval -w.",
)  # fmt: skip
@click.option("--figures", "folder", metavar="DIR", help="Draw figures (needs matplotlib).")
@click.option(
    "--figure-format", type=click.Choice(get_args(FigureFormat)), default="png",
    show_default=True, help="Format of the figures.",
)  # fmt: skip
@click.option(
    "--roots", type=click.Choice(get_args(Roots)), default="one", help="Roots that a tree may have."
)
@click.option(
    "--invalid", type=click.Choice(get_args(Invalid)), default="fail",
    help="What is no tree: fail, skip the sentence, or keep it. Default: fail.",
)  # fmt: skip
@click.option(
    "--perplexity", is_flag=True,
    help="String and derivation perplexity of the test section, given the training section.",
)  # fmt: skip
@click.option(
    "--train", "trains", multiple=True, metavar="[TREEBANK=]FILE",
    help="Training section, for --perplexity; may be repeated. Default: the file of the treebank's "
    "folder that says train.",
)  # fmt: skip
@click.option(
    "--accuracies", metavar="FILE",
    help="Lines of treebank, tab, accuracy: how it goes with size over perplexity.",
)  # fmt: skip
@click.option(
    "--transitions", default="swap-lazy", show_default=True,
    type=click.Choice(TRANSITIONS),
    help="System whose derivations are modelled.",
)  # fmt: skip
@click.option(
    "--nonprojective", type=click.Choice(["fail", "skip", "lift"]), default="fail",
    show_default=True,
    help="Trees that arc-standard and arc-eager cannot build: fail, skip them, or lift arcs.",
)  # fmt: skip
@click.option(
    "--order", type=click.IntRange(1, 5), default=3, show_default=True, help="Of the n-grams."
)
@click.option(
    "--convention", type=click.Choice(["kenlm", "srilm"]), default="kenlm", show_default=True,
    help="Of the language model.",
)  # fmt: skip
@format_option
@json_option
@html_option
@table_options
def command(
    files: tuple[str, ...],
    systems: tuple[str, ...],
    subtypes: bool,
    lowercase: bool,
    relation_classes: str,
    wde_files: tuple[str, ...],
    folder: str | None,
    figure_format: FigureFormat,
    roots: Roots,
    invalid: Invalid,
    format_name: str | None,
    as_json: bool,
    html: str | None,
    form: str | None,
    **options: Any,
) -> None:
    """Describe treebanks: size, projectivity, content words, richness, entropy of relations.

    A treebank is a file, a folder of files, or NAME=PATH; a folder of folders is many treebanks.
    """
    if systems and invalid == "skip":
        raise click.UsageError("--invalid skip leaves gaps that --system has not; choose keep")
    if (options["trains"] or options["accuracies"]) and not options["perplexity"]:
        raise click.UsageError("--train and --accuracies are for --perplexity; ask for that, too")

    @cache
    def load(path: str, policy: Invalid) -> Treebank:
        return _load(path, format_name, policy, one_root=roots == "one")

    paths_of = treebank_files(files)
    treebanks = {name: [load(path, invalid) for path in paths] for name, paths in paths_of.items()}
    found = survey(
        treebanks,
        {name: [load(path, "keep") for path in paths] for name, paths in _outputs(systems).items()},
        classes=None if relation_classes == "none" else load_classes(relation_classes),
        subtypes="keep" if subtypes else "strip",
        lowercase=lowercase,
    )
    for path in wde_files:
        _write_weights(found, path)
    if folder:
        from treeval.report.figures.treebanks import figures_of

        draw(figures_of(found), Path(folder), figure_format)
    measured: dict[str, TreebankPerplexities] = {}
    if options["perplexity"]:
        measured = _perplexities(paths_of, lambda path: load(path, invalid), invalid, options)
    difficulty = _difficulty(measured, options["accuracies"])
    if html:
        from treeval.report.pages.treebanks import treebank_page

        infos = _files(paths_of, treebanks)
        page = treebank_page(found, list(measured.values()), difficulty, infos, origin())
        write_page(page, html)
    if as_json:
        record = _record(found, measured, difficulty)
        record["files"] = [
            {"name": name, **info.to_dict()} for name, info in _files(paths_of, treebanks)
        ]
        print_json(record)
    elif html != "-":
        click.echo(treebanks_text(found, list(measured.values()), difficulty, form or "text"))


def _files(
    paths_of: dict[str, list[str]], treebanks: dict[str, list[Treebank]]
) -> "list[tuple[str, FileInfo]]":
    """The files of each treebank."""
    return [
        (name, file_info(path, part))
        for name, paths in paths_of.items()
        for path, part in zip(paths, treebanks[name], strict=True)
    ]


def _perplexities(
    paths_of: dict[str, list[str]],
    load: Callable[[str], Treebank],
    invalid: Invalid,
    options: dict[str, Any],
) -> "dict[str, TreebankPerplexities]":
    """Measure the test section of each treebank under models of its training section."""
    from treeval.models.ngram.kneser_ney import KneserNey
    from treeval.treebanks.perplexity import treebank_perplexities
    from treeval.treebanks.sections import sections

    nonprojective = options["nonprojective"]
    return {
        name: treebank_perplexities(
            load(files.train),
            load(files.test),
            options["transitions"],
            name=name,
            smoothing=KneserNey(options["order"], options["convention"]),
            # What is kept although it is no tree has no derivation.
            unfit="skip" if nonprojective == "skip" or invalid == "keep" else "fail",
            lift=nonprojective == "lift",
        )
        for name, files in sections(paths_of, options["trains"]).items()
    }


def _difficulty(
    measured: "dict[str, TreebankPerplexities]", accuracies: str | None
) -> "dict[str, Correlation]":
    """Correlate sizes and perplexities with accuracies, if there are any."""
    if accuracies is None:
        return {}
    from treeval.treebanks.perplexity import difficulty_correlations, read_accuracies

    return difficulty_correlations(list(measured.values()), read_accuracies(accuracies))


def _outputs(systems: tuple[str, ...]) -> dict[str, list[str]]:
    """Systems' files by the treebank they are for."""
    outputs: dict[str, list[str]] = {}
    for given in systems:
        name, equals, path = given.partition("=")
        if not equals:
            raise click.UsageError(f"--system {given}: say for which treebank: TREEBANK=PATH")
        outputs.setdefault(name, []).append(path)
    return outputs


def _load(path: str, format_name: str | None, invalid: Invalid, *, one_root: bool) -> Treebank:
    import numpy as np

    source = Source.of(path, format_name)
    admission = admit(source, invalid, one_root=one_root)
    skipped = int(admission.skipped.sum())
    if not skipped:
        return source.treebank
    click.echo(f"{path}: {skipped} sentences skipped, first {admission.problems[0]}", err=True)
    return source.treebank.select(np.flatnonzero(~admission.skipped))


def _write_weights(found: Survey, path: str) -> None:
    from treeval.formats.files import plain_suffix, writing
    from treeval.metrics.relations.weights import weights_text

    with writing(path) as stream:
        stream.write(weights_text(found.averaged_wde, plain_suffix(path)).encode())


def _record(
    found: Survey,
    measured: "dict[str, TreebankPerplexities]",
    difficulty: "dict[str, Correlation]",
) -> dict[str, Any]:
    record = found.to_dict()
    for treebank in record["treebanks"]:
        if treebank["name"] in measured:
            of_it = measured[treebank["name"]].to_dict()
            treebank |= {name: value for name, value in of_it.items() if name != "name"}
    if difficulty:
        record["difficulty"] = {
            name: {"r": defined(one.coefficient), "p": defined(one.p), "treebanks": one.pairs}
            for name, one in difficulty.items()
        }
    return record
