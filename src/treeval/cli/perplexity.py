"""`treeval perplexity MODEL TEXT`"""

import json

import click

from treeval.cli.options import json_option
from treeval.models.ngram.arpa import read_arpa
from treeval.models.sources import read_column


@click.command()
@click.argument("model")
@click.argument("text")
@click.option("--column", default="form", show_default=True, help="Of a treebank: form, upos...")
@click.option("--format", "format_name", metavar="NAME", help="Format of TEXT, or 'text'.")
@json_option
def command(model: str, text: str, column: str, format_name: str | None, as_json: bool) -> None:
    """Tell the perplexity of TEXT under a language model (an ARPA file).

    TEXT is plain text, one sentence a line, or a treebank.
    """
    found = read_arpa(model).score(read_column(text, column, format_name)).perplexity
    record = found.to_dict()
    if as_json:
        click.echo(json.dumps(record, indent=1))
        return
    wide = max(map(len, record))
    for name, value in record.items():
        shown = value if isinstance(value, int) or value is None else f"{value:.6f}"
        click.echo(f"{name.replace('_', ' '):{wide}}  {shown}")
