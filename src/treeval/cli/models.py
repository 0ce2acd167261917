"""`treeval parse`, `tag` and `perplexity`: what can be done with a trained model."""

import click

import treeval
from treeval.cli.options import Command, option, settings_options, writable
from treeval.cli.output import Output, output_options
from treeval.cli.progress import shown_progress
from treeval.settings.models import ParseSettings, PerplexitySettings, TagTextSettings


@click.command(cls=Command)
@click.argument("model")
@click.argument("text")
@option(
    "-o", "--output", default="-", metavar="FILE", callback=writable,
    help="File to write the trees to. The default is standard output.",
)  # fmt: skip
@settings_options(ParseSettings)
def parse_command(model: str, text: str, settings: ParseSettings, output: str) -> None:
    """Parse TEXT with a model that `train` wrote, or with a grammar of another program (.gra).

    A CCL model parses words, and the trees are written as brackets; a DMV model parses the tags of
    a treebank, and the trees are written as CoNLL-U. Instead of a model, name a baseline: `left`
    (each word depends on the next one), `right` (on the one before) or `random`.
    """
    with shown_progress() as progress:
        treeval.load(model).parse_file(text, output, settings, progress=progress)


@click.command(cls=Command)
@click.argument("model")
@click.argument("text")
@option(
    "-o", "--output", default="-", metavar="FILE", callback=writable,
    help="File to write the tagged text to. The default is standard output.",
)  # fmt: skip
@settings_options(TagTextSettings)
def tag_command(model: str, text: str, settings: TagTextSettings, output: str) -> None:
    """Tag TEXT with the classes of a model that `train tags` wrote.

    In a treebank, the classes replace XPOS, and CoNLL-U is written. Otherwise words are written as
    WORD/CLASS, one sentence per line.
    """
    treeval.load(model).tag(text, settings).write(output)


@click.command(cls=Command)
@click.argument("model")
@click.argument("text")
@settings_options(PerplexitySettings)
@output_options(decimals=6)
def perplexity_command(model: str, text: str, settings: PerplexitySettings, output: Output) -> None:
    """Compute the perplexity of TEXT under MODEL, a language model.

    MODEL is a file that treeval train ngram wrote, or an ARPA file of another program.

    "Excluding oov" leaves out words that are not in the vocabulary; SRILM calls it ppl. "Per word"
    also does not count the ends of sentences; SRILM calls it ppl1.
    """
    output.show(treeval.load(model).perplexity(text, settings))
