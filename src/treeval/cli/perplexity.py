"""`treeval perplexity MODEL TEXT`"""

import math
from collections.abc import Iterator

import click

from treeval.cli.options import json_option
from treeval.cli.printing import print_json
from treeval.models.ngram.arpa import read_arpa
from treeval.models.ngram.perplexity import Perplexity
from treeval.models.sources import read_column
from treeval.report.tables.table import UNDEFINED


@click.command()
@click.argument("model")
@click.argument("text")
@click.option("--column", default="form", show_default=True, help="Of a treebank: form, upos...")
@click.option("--format", "format_name", metavar="NAME", help="Format of TEXT, or 'text'.")
@json_option
def command(model: str, text: str, column: str, format_name: str | None, as_json: bool) -> None:
    """Tell the perplexity of TEXT under a language model (an ARPA file).

    TEXT is plain text, one sentence a line, or a treebank. "Excluding oov" is what SRILM calls ppl,
    "per word", which leaves the ends of sentences out, what it calls ppl1.
    """
    found = read_arpa(model).score(read_column(text, column, format_name)).perplexity
    record = found.to_dict()
    if as_json:
        print_json(record)
        return
    wide = max(map(len, record))
    for name, value in record.items():
        shown = value if isinstance(value, int) else UNDEFINED if value is None else f"{value:.6f}"
        click.echo(f"{name.replace('_', ' '):{wide}}  {shown}")
    for reason in _reasons(found):
        click.echo(f"{UNDEFINED} {reason}")


def _reasons(found: Perplexity) -> Iterator[str]:
    """Say why a perplexity is undefined."""
    if math.isinf(found.oov_log10):
        yield "including oov: the model gives unknown words no probability"
    if not found.tokens - found.oov:
        yield "excluding oov: there is no token that the model knows"
    if found.tokens - found.oov <= found.sentences:
        yield "per word: there is no word that the model knows"
