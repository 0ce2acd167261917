"""`treeval perplexity MODEL TEXT`"""

import click

import treeval
from treeval.cli.options import Command, settings_options
from treeval.cli.output import Output, output_options
from treeval.settings.models import PerplexitySettings


@click.command(cls=Command)
@click.argument("model")
@click.argument("text")
@settings_options(PerplexitySettings)
@output_options(decimals=6)
def command(model: str, text: str, settings: PerplexitySettings, output: Output) -> None:
    """Compute the perplexity of TEXT under MODEL, a language model.

    MODEL is a file that treeval train ngram wrote, or an ARPA file of another program.

    "Excluding oov" leaves out words that are not in the vocabulary; SRILM calls it ppl. "Per word"
    also does not count the ends of sentences; SRILM calls it ppl1.
    """
    output.show(treeval.load(model).perplexity(text, settings))
