"""`treeval parse MODEL TEXT`"""

import click

from treeval.cli.options import jobs_option
from treeval.errors import SettingError
from treeval.formats.files import load

_ZIP, _JSON = b"PK", b"{"


@click.command()
@click.argument("model")
@click.argument("text")
@click.option("-o", "--output", default="-", metavar="FILE", help="Default: standard output.")
@click.option("--dependencies", is_flag=True, help="Of a CCL model: dependencies, not brackets.")
@click.option("--careful", is_flag=True, help="Of a DMV: least risk instead of the best tree.")
@jobs_option("Threads of a CCL parser.")
@click.option("--format", "format_name", metavar="NAME", help="Format of TEXT, or 'text'.")
def command(
    model: str,
    text: str,
    output: str,
    dependencies: bool,
    careful: bool,
    jobs: int,
    format_name: str | None,
) -> None:
    """Parse TEXT with a model that `train` wrote.

    A CCL model parses words and writes brackets; a dependency model with valence parses the tags
    of a treebank and writes CoNLL-U.
    """
    content = load(model)[:2]
    if content == _ZIP:
        _parse_ccl(model, text, output, format_name, jobs, dependencies=dependencies)
    elif content[:1] == _JSON:
        _parse_dmv(model, text, output, format_name, careful=careful)
    else:
        raise SettingError(f"{model}: no model of a parser; train one: treeval train ccl or dmv")


def _parse_ccl(
    model: str, text: str, output: str, format_name: str | None, jobs: int, *, dependencies: bool
) -> None:
    from treeval.cli.progress import bar
    from treeval.models.ccl.model import load_ccl
    from treeval.models.sources import read_sentences

    sentences = read_sentences(text, format_name)
    with bar("parsing") as progress:
        parses = load_ccl(model).parse(sentences.text, sentences.tags, jobs=jobs, progress=progress)
    if dependencies:
        from treeval.formats.dialect import CONLLU
        from treeval.formats.writing import write_conll
        from treeval.models.ccl.dependencies import dependencies as trees_of

        write_conll(trees_of(parses).treebank, output, CONLLU)
        return
    from treeval.formats.brackets import write_brackets

    write_brackets(parses.constituents(tags=sentences.tags), output)


def _parse_dmv(
    model: str, text: str, output: str, format_name: str | None, *, careful: bool
) -> None:
    from treeval.formats.dialect import CONLLU
    from treeval.formats.reading import read
    from treeval.formats.writing import write_conll
    from treeval.models.dmv.files import load_model

    parsed = load_model(model).parse(read(text, format_name), careful=careful)
    write_conll(parsed, output, CONLLU)
