"""`treeval treebank FILE...`"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import click

from treeval.cli.options import format_option, html_option, json_option
from treeval.cli.pages import file_info, origin, write_page
from treeval.errors import FileError
from treeval.metrics.classes import load_classes
from treeval.metrics.conventions import Roots
from treeval.report.figures.canvas import Format
from treeval.report.table import as_text
from treeval.report.treebanks import treebanks_text
from treeval.scoring.input import Invalid, Source, admit
from treeval.tree.treebank import Treebank
from treeval.treebanks.folders import treebank_files
from treeval.treebanks.survey import Survey, survey

if TYPE_CHECKING:
    from treeval.scoring.results import FileInfo
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
    "--figure-format", "form", type=click.Choice(get_args(Format)), default="png",
    show_default=True, help="Format of the figures.",
)  # fmt: skip
@click.option(
    "--roots", type=click.Choice(get_args(Roots)), default="one", help="Roots that a tree may have."
)
@click.option(
    "--invalid", type=click.Choice(get_args(Invalid)), default="fail",
    help="What is no tree: fail, skip the sentence, or keep it. Default: fail.",
)  # fmt: skip
@click.option("--train", metavar="FILE", help="Training section, for --perplexity.")
@click.option("--perplexity", is_flag=True, help="String and derivation perplexity, given --train.")
@click.option(
    "--transitions", default="swap-lazy", show_default=True,
    type=click.Choice(["arc-standard", "arc-eager", "swap-eager", "swap-lazy"]),
    help="System whose derivations are modelled.",
)  # fmt: skip
@format_option
@json_option
@html_option
def command(
    files: tuple[str, ...],
    systems: tuple[str, ...],
    subtypes: bool,
    lowercase: bool,
    relation_classes: str,
    wde_files: tuple[str, ...],
    folder: str | None,
    form: Format,
    roots: Roots,
    invalid: Invalid,
    train: str | None,
    perplexity: bool,
    transitions: Any,
    format_name: str | None,
    as_json: bool,
    html: str | None,
) -> None:
    """Describe treebanks: size, projectivity, content words, richness, entropy of relations.

    A treebank is a file, a folder of files, or NAME=PATH; a folder of folders is many treebanks.
    """
    if systems and invalid == "skip":
        raise click.UsageError("--invalid skip leaves gaps that --system has not; choose keep")

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
        _draw(found, Path(folder), form)
    measured: dict[str, TreebankPerplexities] = {}
    if perplexity:
        if train is None:
            raise click.UsageError("--perplexity needs a training section: --train FILE")
        measured = _perplexities(treebanks, load(train, invalid), transitions)
    if html:
        from treeval.report.treebank_page import treebank_page

        infos = _files(paths_of, treebanks)
        write_page(treebank_page(found, list(measured.values()), infos, origin()), html)
    if as_json:
        record = _record(found, measured)
        record["files"] = [
            {"name": name, **info.to_dict()} for name, info in _files(paths_of, treebanks)
        ]
        _print_json(record)
    elif html != "-":
        _print(found, measured)


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
    treebanks: dict[str, list[Treebank]], train: Treebank, system: Any
) -> "dict[str, TreebankPerplexities]":
    """Measure treebanks of one file each under models of the training section."""
    from treeval.treebanks.perplexity import treebank_perplexities

    several = [name for name, parts in treebanks.items() if len(parts) > 1]
    if several:
        raise click.UsageError(f"--perplexity takes one test file a treebank, not {several[0]}")
    return {
        name: treebank_perplexities(train, parts[0], system, name=name, unfit="skip")
        for name, parts in treebanks.items()
    }


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
    from treeval.metrics.weights import weights_text

    with writing(path) as stream:
        stream.write(weights_text(found.averaged_wde, plain_suffix(path)).encode())


def _draw(found: Survey, folder: Path, form: Format) -> None:
    from treeval.report.figures.canvas import save
    from treeval.report.figures.treebanks import figures_of

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{folder}: cannot make the folder: {error.strerror}") from None
    for name, draw in figures_of(found).items():
        path = folder / f"{name}.{form}"
        save(draw(), str(path), form)
        click.echo(f"{path} drawn", err=True)


def _record(found: Survey, measured: "dict[str, TreebankPerplexities]") -> dict[str, Any]:
    record = found.to_dict()
    for treebank in record["treebanks"]:
        if treebank["name"] in measured:
            of_it = measured[treebank["name"]].to_dict()
            treebank |= {name: value for name, value in of_it.items() if name != "name"}
    return record


def _print_json(record: dict[str, Any]) -> None:
    import json

    click.echo(json.dumps(record, ensure_ascii=False, indent=1, allow_nan=False))


def _print(found: Survey, measured: "dict[str, TreebankPerplexities]") -> None:
    click.echo(treebanks_text(found))
    if measured:
        from treeval.report.treebanks import perplexity_table

        click.echo("\n" + as_text(perplexity_table(list(measured.values()))))
