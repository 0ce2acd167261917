"""`treeval demo`"""

from importlib.resources import as_file, files

import click

from treeval.report.scores import scores_text
from treeval.scoring.score import score

LANGUAGES = {"en": "English", "fr": "French", "de": "German", "he": "Hebrew"}
SYSTEMS = ("alder", "birch", "cedar")


@click.command()
def command() -> None:
    """Run treeval on the sample that comes with it: 40 sentences, four languages, three parsers."""
    with as_file(files("treeval") / "sample") as sample:
        for code, language in LANGUAGES.items():
            gold = str(sample / "gold" / f"{code}.conllu")
            systems = {name: str(sample / "systems" / name / f"{code}.conllu") for name in SYSTEMS}
            click.echo(click.style(f"{language}: treeval score gold/{code}.conllu ...", bold=True))
            click.echo(scores_text(score(gold, systems)) + "\n")
