"""`treeval tag MODEL TEXT`"""

import click

from treeval.formats.dialect import CONLLU, DIALECTS
from treeval.formats.files import plain_suffix, writing
from treeval.formats.reading import SUFFIXES, read
from treeval.formats.writing import write_conll
from treeval.models.sources import TEXT, read_sentences
from treeval.models.tags.model import class_column, load_tags


@click.command()
@click.argument("model")
@click.argument("text")
@click.option("-o", "--output", default="-", metavar="FILE", help="Default: standard output.")
@click.option("--format", "format_name", metavar="NAME", help="Format of TEXT, or 'text'.")
def command(model: str, text: str, output: str, format_name: str | None) -> None:
    """Tag TEXT with the classes of a model that `train tags` wrote.

    Of a treebank XPOS is replaced and CoNLL-U written; otherwise words are written as WORD/CLASS,
    one sentence a line.
    """
    classes = load_tags(model)
    name = format_name or (TEXT if text == "-" else SUFFIXES.get(plain_suffix(text), TEXT))
    if name in DIALECTS:
        treebank = read(text, name)
        tagged = treebank.replaced(xpos=class_column(classes, treebank))
        write_conll(tagged, output, CONLLU)
        return
    words = read_sentences(text, name).text
    tags = classes.column(words)
    written = [f"{word}/{tag}" for word, tag in zip(words.words, tags, strict=True)]
    with writing(output) as stream:
        for begin, end in zip(words.offsets[:-1].tolist(), words.offsets[1:].tolist(), strict=True):
            stream.write(f"{' '.join(written[begin:end])}\n".encode())
