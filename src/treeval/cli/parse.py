"""`treeval parse MODEL TEXT`"""

from typing import Any, get_args

import click

from treeval.cli.options import encoding_option, jobs_option
from treeval.errors import SettingError
from treeval.formats.files import load, plain_suffix
from treeval.settings.choices import Marks

_ZIP, _JSON = b"PK", b"{"
_GRAMMAR = ".gra"


@click.command()
@click.argument("model")
@click.argument("text")
@click.option("-o", "--output", default="-", metavar="FILE", help="Default: standard output.")
@click.option("--dependencies", is_flag=True, help="Of a CCL model: dependencies, not brackets.")
@click.option("--careful", is_flag=True, help="Of a DMV: least risk instead of the best tree.")
@click.option(
    "--strip-punct", type=click.Choice(get_args(Marks)), is_flag=False, flag_value="form",
    help="Of a DMV: parse without punctuation, which hangs on the root. "
    "Default: as the model was trained.",
)  # fmt: skip
@jobs_option("Threads of a CCL parser.")
@click.option("--format", "format_name", metavar="NAME", help="Format of TEXT, or 'text'.")
@encoding_option
def command(
    model: str,
    text: str,
    output: str,
    dependencies: bool,
    careful: bool,
    strip_punct: Marks | None,
    jobs: int,
    format_name: str | None,
    encoding: str,
) -> None:
    """Parse TEXT with a model that `train` wrote, or with a grammar of another program (.gra).

    A CCL model parses words and writes brackets; a dependency model with valence parses the tags
    of a treebank and writes CoNLL-U.
    """
    content = load(model)[:2]
    if content == _ZIP:
        if careful or strip_punct:
            raise click.UsageError("--careful and --strip-punct are not for CCL models")
        _parse_ccl(model, text, output, format_name, encoding, jobs, dependencies=dependencies)
    elif content[:1] == _JSON or plain_suffix(model) == _GRAMMAR:
        _parse_dmv(model, text, output, format_name, strip_punct, careful=careful)
    else:
        raise SettingError(f"{model}: no model of a parser; train one: treeval train ccl or dmv")


def _parse_ccl(
    model: str,
    text: str,
    output: str,
    format_name: str | None,
    encoding: str,
    jobs: int,
    *,
    dependencies: bool,
) -> None:
    from treeval.cli.progress import bar
    from treeval.models.ccl.model import load_ccl
    from treeval.models.sources import read_sentences

    sentences = read_sentences(text, format_name, encoding=encoding)
    with bar("parsing") as progress:
        parses = load_ccl(model).parse(sentences.text, sentences.tags, jobs=jobs, progress=progress)
    if dependencies:
        from treeval.formats.dialect import CONLLU
        from treeval.formats.writing import write_conll
        from treeval.models.ccl.dependencies import dependencies as trees_of

        found = trees_of(parses)
        trees = found.treebank
        if sentences.treebank is not None:
            trees = found.onto(sentences.treebank)
        elif sentences.tags is not None:
            trees = trees.replaced(xpos=sentences.tags)
        write_conll(trees, output, CONLLU)
        return
    from treeval.formats.brackets import write_brackets

    write_brackets(parses.constituents(tags=sentences.tags), output)


def _parse_dmv(
    model: str,
    text: str,
    output: str,
    format_name: str | None,
    strip_punct: Marks | None,
    *,
    careful: bool,
) -> None:
    from treeval.formats.dialect import CONLLU
    from treeval.formats.reading import read
    from treeval.formats.writing import write_conll
    from treeval.models.dmv.files import load_model, read_grammar
    from treeval.models.dmv.model import WITHOUT
    from treeval.tree.punctuation import punctuation

    parser = read_grammar(model) if plain_suffix(model) == _GRAMMAR else load_model(model)
    trees = read(text, format_name)
    told_by: Any = strip_punct or parser.about.get(WITHOUT)
    marks = punctuation(trees, told_by) if told_by in get_args(Marks) else None
    write_conll(parser.parse(trees, careful=careful, marks=marks), output, CONLLU)
