"""`treeval tag MODEL TEXT`"""

import click

from treeval.cli.options import encoding_option
from treeval.formats.dialect import CONLLU
from treeval.formats.files import writing
from treeval.formats.writing import write_conll
from treeval.models.sources import read_sentences
from treeval.models.tags.model import class_column, load_tags


@click.command()
@click.argument("model")
@click.argument("text")
@click.option("-o", "--output", default="-", metavar="FILE", help="Default: standard output.")
@click.option("--format", "format_name", metavar="NAME", help="Format of TEXT, or 'text'.")
@encoding_option
def command(model: str, text: str, output: str, format_name: str | None, encoding: str) -> None:
    """Tag TEXT with the classes of a model that `train tags` wrote.

    Of a treebank XPOS is replaced and CoNLL-U written; otherwise words are written as WORD/CLASS,
    one sentence a line.
    """
    classes = load_tags(model)
    sentences = read_sentences(text, format_name, encoding=encoding)
    if sentences.treebank is not None:
        tags_of = class_column(classes, sentences.treebank)
        write_conll(sentences.treebank.replaced(xpos=tags_of), output, CONLLU)
        return
    words = sentences.text
    tags = classes.column(words)
    written = [f"{word}/{tag}" for word, tag in zip(words.words, tags, strict=True)]
    with writing(output) as stream:
        for begin, end in zip(words.offsets[:-1].tolist(), words.offsets[1:].tolist(), strict=True):
            stream.write(f"{' '.join(written[begin:end])}\n".encode())
