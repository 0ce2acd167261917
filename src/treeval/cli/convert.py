"""`treeval convert IN OUT`"""

import click

from treeval.formats.dialect import DIALECTS
from treeval.formats.reading import dialect_of, read
from treeval.formats.writing import losses, write_conll


@click.command()
@click.argument("source")
@click.argument("target")
@click.option("--from", "source_format", type=click.Choice(list(DIALECTS)), help="Format of IN.")
@click.option("--to", "target_format", type=click.Choice(list(DIALECTS)), help="Format of OUT.")
def command(source: str, target: str, source_format: str | None, target_format: str | None) -> None:
    """Convert a file between formats, by suffix or by --from and --to.

    CoNLL-U to CoNLL-U gives the same bytes. What the other format cannot hold is named.
    """
    treebank = read(source, source_format)
    dialect = dialect_of(target, target_format)
    write_conll(treebank, target, dialect)
    lost = losses(treebank, dialect)
    if lost:
        click.echo(f"{target}: {dialect.name} does not hold {', '.join(lost)}", err=True)
