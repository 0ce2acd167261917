"""`treeval train KIND TEXT -o MODEL`"""

from pathlib import Path
from typing import Any, get_args

import click

from treeval.cli.options import encoding_option, seed_option
from treeval.errors import SettingError
from treeval.settings.choices import Marks

output_option = click.option(
    "-o", "--output", required=True, metavar="MODEL", help="File to write the model to."
)


@click.group()
def command() -> None:
    """Train a model on text or trees."""


@command.command()
@click.argument("text")
@output_option
@click.option("--order", default=3, show_default=True, help="Words in the longest n-gram, 1 to 5.")
@click.option("--column", default="form", show_default=True, help="Of a treebank: form, upos...")
@click.option(
    "--convention", type=click.Choice(["kenlm", "srilm"]), default="kenlm", show_default=True
)
@click.option(
    "--prune", metavar="0,0,1",
    help="Leave n-grams out that are seen at most so often: one number an order.",
)  # fmt: skip
@click.option("--format", "format_name", metavar="NAME", help="Format of TEXT, or 'text'.")
def ngram(
    text: str,
    output: str,
    order: int,
    column: str,
    convention: Any,
    prune: str | None,
    format_name: str | None,
) -> None:
    """Train a Kneser-Ney language model; write it as an ARPA file."""
    from treeval.models.ngram.arpa import write_arpa
    from treeval.models.ngram.kneser_ney import KneserNey
    from treeval.models.sources import insist_on_words, read_column

    smoothing = KneserNey(order, convention, _numbers(prune))
    words = read_column(text, column, format_name)
    insist_on_words(text, words)
    model = smoothing.train(words)
    write_arpa(model, output)
    click.echo(f"{output}: {model.signature}", err=True)
    if model.fallbacks:
        orders = " and ".join(map(str, model.fallbacks))
        message = f"too few n-grams to estimate discounts of order {orders}: 0.5, 1 and 1.5 instead"
        click.echo(f"{output}: {message}", err=True)


def _numbers(given: str | None) -> tuple[int, ...] | None:
    """Read whole numbers between commas or spaces."""
    if given is None:
        return None
    parts = given.replace(",", " ").split()
    if not parts or not all(part.isdecimal() for part in parts):
        raise SettingError(f"--prune {given!r} is no list of numbers; write it as 0,0,1")
    return tuple(map(int, parts))


@command.command()
@click.argument("treebank")
@output_option
@click.option(
    "--algorithm", type=click.Choice(["km04", "cs09", "saj10a", "saj10c"]), default="km04",
    show_default=True,
)  # fmt: skip
@click.option(
    "--tags", default="upos", show_default=True, metavar="upos|xpos|FILE",
    help="Column of tags, or a model of `train tags` (then `tag` what is parsed, too).",
)  # fmt: skip
@click.option("--max-length", type=click.IntRange(1), help="Leave longer sentences out.")
@click.option(
    "--strip-punct", type=click.Choice(get_args(Marks)), is_flag=False, flag_value="form",
    help="Take punctuation out first; `parse` will do the same.",
)  # fmt: skip
@click.option("--passes", type=click.IntRange(0), help="Stop after so many.")
@seed_option
@click.option("--format", "format_name", metavar="NAME", help="Format of TREEBANK.")
def dmv(
    treebank: str, output: str, algorithm: str, seed: int, format_name: str | None, **options: Any
) -> None:
    """Train the dependency model with valence on the tags of a treebank."""
    from dataclasses import replace

    import numpy as np

    from treeval.formats.reading import read
    from treeval.models.dmv.files import save_model
    from treeval.models.dmv.model import WITHOUT

    trees = read(treebank, format_name)
    if Path(options["tags"]).is_file():
        from treeval.models.tags.model import class_column, load_tags

        trees = trees.replaced(xpos=class_column(load_tags(options["tags"]), trees))
        options["tags"] = "xpos"
    if options["strip_punct"]:
        from treeval.schemes.stripping import Strip

        trees = Strip(options["strip_punct"])(trees)
    trainer = _dmv_trainer(algorithm, options)
    rng = np.random.default_rng(seed)

    def report(done: Any) -> None:
        click.echo(f"{done.stage} {done.number:3d} {done.log_likelihood:.4f}", err=True)

    model = trainer.train(trees, rng, report)
    if options["strip_punct"]:
        model = replace(model, about={**model.about, WITHOUT: options["strip_punct"]})
    save_model(model, output)


def _dmv_trainer(algorithm: str, options: dict[str, Any]) -> Any:
    """The trainer named after the paper, with its own defaults where nothing was said."""
    from dataclasses import fields, replace

    from treeval.models.dmv.algorithms import ALGORITHMS
    from treeval.models.dmv.training import Stopping

    chosen: Any = ALGORITHMS[algorithm]
    trainer = replace(chosen, tags=options["tags"])
    if options["max_length"] is not None:
        limits = {"max_length": options["max_length"]}
        if "turn" in {field.name for field in fields(trainer)}:
            limits["turn"] = min(trainer.turn, options["max_length"])
        trainer = replace(trainer, **limits)
    if options["passes"] is not None:
        trainer = replace(trainer, stopping=Stopping(options["passes"]))
    return trainer


@command.command()
@click.argument("text")
@output_option
@click.option("--labels", default=10, show_default=True, help="Labels of a point that count.")
@click.option("--compatible", is_flag=True, help="Learn as the reference program does.")
@click.option("--format", "format_name", metavar="NAME", help="Format of TEXT, or 'text'.")
@encoding_option
def ccl(
    text: str, output: str, labels: int, compatible: bool, format_name: str | None, encoding: str
) -> None:
    """Train Seginer's parser of common cover links on sentences of words."""
    from treeval.cli.progress import bar
    from treeval.models.ccl.trainer import CCLTrainer
    from treeval.models.sources import insist_on_words, read_sentences

    sentences = read_sentences(text, format_name, encoding=encoding)
    insist_on_words(text, sentences.text)
    trainer = CCLTrainer(labels=labels, compatible=compatible)
    with bar("learning") as progress:
        model = trainer.train(sentences.text, sentences.tags, progress=progress)
    model.save(output)


@command.command()
@click.argument("text")
@output_option
@click.option("-k", "--classes", required=True, type=click.IntRange(1), help="Number of classes.")
@click.option("--states", default=4, show_default=True, help="Letter states a class.")
@click.option("--rare", default=0, show_default=True, help="Rarer words are not moved.")
@click.option("--iterations", default=20, show_default=True, help="Passes over all words, less 1.")
@click.option("--prior", default=0.0, show_default=True, help="Weight of the classes' shares.")
@click.option("--by-tokens", is_flag=True, help="Letter models learn from tokens, not types.")
@click.option("--restarts", default=1, show_default=True, help="Runs; the best is kept.")
@click.option(
    "--compatible", is_flag=True, help="Learn as the reference program does, whose seed is 1."
)
@seed_option
@click.option("--format", "format_name", metavar="NAME", help="Format of TEXT, or 'text'.")
@encoding_option
def tags(
    text: str, output: str, seed: int, format_name: str | None, encoding: str, **settings: Any
) -> None:
    """Learn classes of words (Clark 2003) from sentences of words."""
    import numpy as np

    from treeval.cli.progress import bar
    from treeval.models.sources import insist_on_words, read_sentences
    from treeval.models.tags.draws import GlibcRandom
    from treeval.models.tags.trainer import TagTrainer

    trainer = TagTrainer(**settings)
    rng = GlibcRandom(seed) if trainer.compatible else np.random.default_rng(seed)
    words = read_sentences(text, format_name, encoding=encoding).text
    insist_on_words(text, words)
    with bar("learning") as progress:
        model = trainer.train(words, rng, progress=progress)
    model.save(output)
    click.echo(f"{output}: {trainer.signature}|seed:{seed}, {model.objective:.4f}", err=True)
