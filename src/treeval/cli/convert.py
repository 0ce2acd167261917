"""`treeval convert IN OUT`"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, get_args

import click

from treeval.cli.options import TRANSITIONS, refuse
from treeval.errors import SettingError
from treeval.formats.dialect import DIALECTS
from treeval.formats.reading import CONSTITUENTS, FORMATS, format_of, read, read_constituents
from treeval.formats.writing import losses, write_conll
from treeval.settings.choices import Marks
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from treeval.tree.constituents import Constituents

ENCODINGS = ("baseline", "head", "path", "head+path")
_OF_CONSTITUENTS = ("heads", "attach_punct")
_OF_DEPENDENCIES = ("flip", "scheme", "projectivise", "deprojectivise", "transitions")


@click.command()
@click.argument("source")
@click.argument("target")
@click.option("--from", "source_format", type=click.Choice(FORMATS), help="Format of IN.")
@click.option("--to", "target_format", type=click.Choice(FORMATS), help="Format of OUT.")
@click.option("--encoding", default="utf-8", show_default=True, help="Of constituents in IN.")
@click.option(
    "--heads", metavar="RULES",
    help="Constituents into dependencies: collins, yamada, lth, lth:conll07,wh_head=yes...",
)  # fmt: skip
@click.option("--attach-punct", is_flag=True, help="Hang punctuation where it tears no gap.")
@click.option(
    "--flip", multiple=True, metavar="'DT>NN'",
    help="Flip arcs by the tags of their words; may be repeated.",
)  # fmt: skip
@click.option(
    "--tags", type=click.Choice(["upos", "xpos"]), default="xpos", show_default=True,
    help="Tags that --flip means.",
)  # fmt: skip
@click.option(
    "--strip-punct", type=click.Choice(get_args(Marks)), is_flag=False, flag_value="form",
    help="Take punctuation out of the trees; of constituents, before heads are found.",
)  # fmt: skip
@click.option("--max-length", type=click.IntRange(1), help="Leave longer sentences out.")
@click.option("--scheme", metavar="NAME", help="Another scheme: functional, lexical, conll07...")
@click.option("--invert", is_flag=True, help="Undo --scheme instead.")
@click.option("--projectivise", type=click.Choice(ENCODINGS), help="Lift non-projective arcs.")
@click.option("--deprojectivise", type=click.Choice(ENCODINGS), help="Undo --projectivise.")
@click.option(
    "--transitions", type=click.Choice(TRANSITIONS),
    help="Write the transitions that build the trees, a line a sentence.",
)  # fmt: skip
@click.option(
    "--invalid", type=click.Choice(["fail", "skip"]), default="fail", show_default=True,
    help="What has no transitions: fail, or write an empty line.",
)  # fmt: skip
def command(source: str, target: str, **options: Any) -> None:
    """Convert a file between formats and annotation schemes.

    Formats go by suffix or by --from and --to. CoNLL-U to CoNLL-U gives the same bytes, but for
    what a scheme changes. What the other format cannot hold is named. Schemes are applied in the
    order of the options above.
    """
    if options["invert"] and not options["scheme"]:
        raise click.UsageError("--invert undoes --scheme; name one")
    if format_of(source, options["source_format"]) in CONSTITUENTS:
        _from_constituents(source, target, options)
    else:
        refuse(_OF_CONSTITUENTS, options, "for constituents, but these are dependencies")
        _write(_transformed(read(source, options["source_format"]), options), target, options)


def _from_constituents(source: str, target: str, options: dict[str, Any]) -> None:
    trees = read_constituents(source, options["source_format"], encoding=options["encoding"])
    if options["attach_punct"]:
        from treeval.schemes.punctuation import attach_punctuation

        trees = attach_punctuation(trees)
    trees = _cut_down(trees, options["strip_punct"], options["max_length"])
    if options["heads"]:
        from treeval.schemes.head_rules import heads_by_name

        others = options | {"strip_punct": None, "max_length": None}
        _write(_transformed(heads_by_name(options["heads"])(trees), others), target, others)
        return
    refuse(_OF_DEPENDENCIES, options, "for dependencies; make some with --heads")
    from treeval.formats.writing_constituents import write_constituents

    name = format_of(target, options["target_format"], to_write=True)
    if name in DIALECTS:
        raise SettingError(f"{target}: {name} holds dependencies; name head rules: --heads yamada")
    write_constituents(trees, target, name)


def _cut_down(
    trees: "Constituents", strip_punct: Marks | None, max_length: int | None
) -> "Constituents":
    """Leave out punctuation, then sentences with too many or no words."""
    import numpy as np

    if strip_punct:
        from treeval.schemes.punctuation import are_marks

        trees = trees.without(words=are_marks(trees, strip_punct))
        trees = trees.select(np.flatnonzero(trees.overt.lengths))
    if max_length:
        trees = trees.select(np.flatnonzero(trees.overt.lengths <= max_length))
    return trees


def _transformed(treebank: Treebank, options: dict[str, Any]) -> Treebank:
    for transform in _transforms(options):
        treebank = transform(treebank)
    return treebank


def _transforms(options: dict[str, Any]) -> list[Callable[[Treebank], Treebank]]:
    """What the options ask for, in order."""
    chosen: list[Callable[[Treebank], Treebank]] = []
    if options["flip"]:
        from treeval.schemes.flips import Flip

        chosen.append(Flip.of(options["flip"], options["tags"]))
    if options["strip_punct"]:
        from treeval.schemes.stripping import Strip

        chosen.append(Strip(options["strip_punct"], max_length=options["max_length"]))
    elif options["max_length"]:
        chosen.append(lambda treebank: _not_longer(treebank, options["max_length"]))
    if options["scheme"]:
        from treeval.schemes.headedness import Scheme

        scheme = Scheme.of(options["scheme"])
        chosen.append(scheme.invert if options["invert"] else scheme)
    if options["projectivise"] or options["deprojectivise"]:
        from treeval.schemes.projective import Deprojectivise, Projectivise

        if options["projectivise"]:
            chosen.append(Projectivise(options["projectivise"]))
        if options["deprojectivise"]:
            chosen.append(Deprojectivise(options["deprojectivise"]))
    return chosen


def _not_longer(treebank: Treebank, max_length: int) -> Treebank:
    import numpy as np

    return treebank.select(np.flatnonzero(treebank.lengths <= max_length))


def _write(treebank: Treebank, target: str, options: dict[str, Any]) -> None:
    if options["transitions"]:
        _write_transitions(treebank, target, options)
        return
    name = format_of(target, options["target_format"], to_write=True)
    if name not in DIALECTS:
        raise SettingError(f"{target}: {name} holds constituents, but these are dependencies")
    dialect = DIALECTS[name]
    write_conll(treebank, target, dialect)
    lost = losses(treebank, dialect)
    if lost:
        click.echo(f"{target}: {dialect.name} does not hold {', '.join(lost)}", err=True)


def _write_transitions(treebank: Treebank, target: str, options: dict[str, Any]) -> None:
    from treeval.formats.files import writing
    from treeval.models.transitions.derivations import derive

    derivations = derive(treebank, options["transitions"], unfit=options["invalid"])
    with writing(target) as stream:
        labels = "deprel" if "deprel" in treebank.columns else None
        for line in derivations.lines(labels):
            stream.write(f"{line}\n".encode())
    problems = derivations.problems
    if problems:
        skipped = f"{len(problems)} of {len(treebank)} sentences skipped"
        click.echo(f"{target}: {skipped}, first: {problems[0]}", err=True)
