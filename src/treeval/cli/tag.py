"""`treeval tag MODEL TEXT`"""

import click
import numpy as np

from treeval.formats.dialect import CONLLU, DIALECTS
from treeval.formats.files import plain_suffix, writing
from treeval.formats.reading import SUFFIXES, read
from treeval.formats.writing import write_conll
from treeval.models.ngram.text import Text, text_of
from treeval.models.sources import TEXT, read_sentences
from treeval.models.tags.model import TagModel, load_tags
from treeval.tree.column import Column


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
        tags = _column(classes, text_of(treebank))
        write_conll(treebank.replaced(xpos=tags), output, CONLLU)
        return
    words = read_sentences(text, name).text
    tags = _column(classes, words)
    tagged = [f"{word}/{tag}" for word, tag in zip(words.words, tags, strict=True)]
    with writing(output) as stream:
        for begin, end in zip(words.offsets[:-1].tolist(), words.offsets[1:].tolist(), strict=True):
            stream.write(f"{' '.join(tagged[begin:end])}\n".encode())


def _column(model: TagModel, text: Text) -> Column:
    names = tuple(f"C{number}" for number in range(model.number))
    return Column(np.asarray(model.tag(text)), names)
