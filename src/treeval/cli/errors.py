"""`treeval errors GOLD SYSTEM`"""

from collections.abc import Iterable
from dataclasses import replace
from typing import get_args

import click

from treeval.cli.options import (
    html_option,
    insist_on_one_stdin,
    json_option,
    table_options,
)
from treeval.cli.pages import origin, write_page
from treeval.formats.dialect import CONLLU
from treeval.formats.files import plain_suffix, writing
from treeval.formats.writing import conll_lines
from treeval.metrics.conventions import Conventions, Punct, Roots, Subtypes
from treeval.report.tables.mistakes import confusion_table, errors_text
from treeval.report.tables.table import RENDERERS
from treeval.scoring.input import Invalid
from treeval.scoring.mistakes import By, Kind, Sort, find_errors

# What can be printed, and how many sentences of it unless -n says otherwise.
OUTPUTS = {"text": 5, "html": 50, "conllu": None, "json": None}
_TOP = 20  # confusions listed as text


@click.command()
@click.argument("gold")
@click.argument("system")
@click.option(
    "--by", type=click.Choice(get_args(By)), default="relation", show_default=True,
    help="What the table confuses: relations, or tags of wrong heads.",
)  # fmt: skip
@click.option(
    "--confusion", metavar="GOLD:PREDICTED",
    help="Only words of this cell of the table, such as nsubj:obj, nsubj:* or *:obj.",
)  # fmt: skip
@click.option(
    "--kind", type=click.Choice(get_args(Kind)), default="any", show_default=True,
    help="Only words with a wrong head alone, a wrong relation alone, both wrong, or no partner.",
)  # fmt: skip
@click.option(
    "-n", "number", type=click.IntRange(min=0), metavar="N",
    help="Sentences to show. Default: 5 as text, 50 as html, else all.",
)  # fmt: skip
@click.option(
    "--sort", type=click.Choice(get_args(Sort)), default="errors", show_default=True,
    help="Sentences with most errors first, or in the order of the file.",
)  # fmt: skip
@click.option(
    "--top", type=click.IntRange(min=0), metavar="N",
    help="Confusions to list; 0 for all. Default: 20 as text, else all.",
)  # fmt: skip
@click.option(
    "--output", type=click.Choice(list(OUTPUTS)),
    help="What to print. conllu: the gold sentences with Predicted=HEAD:DEPREL and "
    "Error=head|label|both|unaligned in MISC.",
)  # fmt: skip
@click.option(
    "-o", "target", metavar="FILE", default="-",
    help="Write to this file; its suffix names the output if --output does not.",
)  # fmt: skip
@click.option("--subtypes", type=click.Choice(get_args(Subtypes)), help="nsubj:pass is nsubj?")
@click.option(
    "--punct", type=click.Choice(get_args(Punct)),
    help="Words that count: all, or without punctuation by form, UPOS, tag list or relation.",
)  # fmt: skip
@click.option("--roots", type=click.Choice(get_args(Roots)), help="Roots that a tree may have.")
@click.option(
    "--invalid", type=click.Choice(get_args(Invalid)),
    help="What is no tree: fail, skip the sentence, or keep it. Default: gold fail, system keep.",
)  # fmt: skip
@click.option(
    "--format", "format_name", metavar="NAME",
    help="Format of the files: conllu, conllx, conll09. With conllu sentences are printed so, too, "
    "unless --output says otherwise.",
)  # fmt: skip
@json_option
@html_option
@table_options
def command(
    gold: str,
    system: str,
    by: By,
    confusion: str | None,
    kind: Kind,
    number: int | None,
    sort: Sort,
    top: int | None,
    output: str | None,
    target: str,
    invalid: Invalid | None,
    format_name: str | None,
    as_json: bool,
    html: str | None,
    form: str | None,
    **switches: str | None,
) -> None:
    """Show where SYSTEM differs from GOLD: the table of confusions, and the worst sentences.

    The gold tree is drawn to the left of the words, wrong predicted arcs to the right. A mark ✗
    stands before the relation predicted for a word that was asked for, a dot before that of
    another wrong word.
    """
    insist_on_one_stdin(gold, system)
    chosen = {name: value for name, value in switches.items() if value is not None}
    errors = find_errors(
        gold,
        system,
        by=by,
        confusion=confusion,
        kind=kind,
        conventions=replace(Conventions(), **chosen),  # type: ignore[arg-type]
        invalid=invalid,
        format_name=format_name,
    )
    if html:
        from treeval.report.pages.mistakes import errors_page

        most = OUTPUTS["html"] if number is None else number
        write_page(errors_page(errors, errors.sentences(sort, most), origin()), html)
        if html == target == "-":
            return
    if form and not as_json:
        table, _ = confusion_table(errors, top or None)
        _write(target, [RENDERERS[form](table).encode() + b"\n"])
        return
    output = "json" if as_json else output or _output_of(target, format_name)
    sentences = errors.sentences(sort, OUTPUTS[output] if number is None else number)
    if output == "text":
        narrowed = confusion is not None or kind != "any"
        text = errors_text(
            errors,
            sentences,
            top=_TOP if top is None else top or None,
            with_table=not narrowed,
            paint=_red,
        )
        if target == "-":
            click.echo(text)  # without colours unless on a terminal
        else:
            _write(target, [click.unstyle(text).encode() + b"\n"])
    elif output == "conllu":
        _write(target, conll_lines(errors.marked(sentences), CONLLU))
    elif output == "html":
        from treeval.report.pages.mistakes import errors_page
        from treeval.report.pages.page import render

        _write(target, [render(errors_page(errors, sentences, origin())).encode(errors="replace")])
    else:
        import json

        document = json.dumps(errors.to_dict(sentences), ensure_ascii=False, indent=1)
        _write(target, [document.encode() + b"\n"])


def _output_of(target: str, format_name: str | None) -> str:
    suffix = plain_suffix(target).removeprefix(".")
    if suffix in OUTPUTS:
        return suffix
    return CONLLU.name if format_name == CONLLU.name else "text"


def _red(text: str) -> str:
    return click.style(text, fg="red", bold=True)


def _write(target: str, pieces: Iterable[bytes]) -> None:
    with writing(target) as stream:
        for piece in pieces:
            stream.write(piece)
