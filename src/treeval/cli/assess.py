"""`treeval assess PARSES`"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import click

from treeval.cli.options import format_option, html_option, jobs_option, json_option, seed_of
from treeval.cli.pages import file_info, origin, write_page
from treeval.cli.printing import draw, print_json
from treeval.errors import MismatchError, SettingError
from treeval.formats.registry import format_of
from treeval.report.figures.canvas import FigureFormat

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np

    from treeval.arrays import Bools
    from treeval.assessment.assess import Assessment
    from treeval.assessment.pupa import Pupa
    from treeval.assessment.sepa import Sepa
    from treeval.assessment.tags import TagSource
    from treeval.scoring.results import FileInfo
    from treeval.tree.column import Column
    from treeval.tree.trees import Trees

    Files = list[tuple[str, FileInfo]]

# Said again here, so that `--help` loads nothing behind them.
METHODS = ("pupa", "sepa", "mc", "random")
SEED = 2009
_CLARK = "clark:"


@click.command()
@click.argument("parses")
@click.option(
    "--method", "methods", multiple=True, type=click.Choice([*METHODS, "all"]), default=("pupa",),
    show_default=True, help="How to assess; may be repeated. The first one ranks and selects.",
)  # fmt: skip
@click.option(
    "--tags", metavar="COLUMN|FILE|clark:K",
    help="Tags of words: a column, a file of words and classes, or K classes learnt from the "
    "words. Default: the tags of the parses, UPOS of dependencies.",
)  # fmt: skip
@click.option("--gold", metavar="FILE", help="Gold trees, to judge the assessment.")
@click.option(
    "--select", metavar="20%|500|>=0.4", help="Write the best sentences: a share, number or score."
)
@click.option("-o", "--output", metavar="FILE", help="Where --select writes.")
@click.option("--ceiling", type=click.IntRange(0), help="X of PUPA. Default: the elbow.")
@click.option(
    "--normalisation", type=click.Choice(["theory", "sentence-max", "batch-max"]),
    default="theory", show_default=True, help="What PUPA divides bin scores by.",
)  # fmt: skip
@click.option(
    "--invalid", type=click.Choice(["fail", "skip"]), default="skip", show_default=True,
    help="Dependencies that are no tree: fail, or skip the sentence.",
)  # fmt: skip
@click.option("--no-single", is_flag=True, help="Leave constituents of one word aside.")
@click.option("--max-length", type=click.IntRange(1), help="Leave longer sentences out.")
@click.option(
    "--punct", type=click.Choice(["form", "upos", "tags", "deprel", "none"]), default="form",
    show_default=True, help="What is punctuation, in dependencies; it is left aside.",
)  # fmt: skip
@click.option(
    "--committee", multiple=True, metavar="FILE",
    help="A member's parses, for SEPA; repeat it. Default: members are trained on the parses' "
    "words (CCL) or tags (DMV).",
)  # fmt: skip
@click.option("--members", default=10, show_default=True, help="Members to train, for SEPA.")
@click.option("--share", default=0.8, show_default=True, help="Of sentences each learns from.")
@click.option(
    "--agreement", type=click.Choice(["random-member", "all-pairs", "full-model"]),
    default="random-member", show_default=True, help="Who is compared with whom, for SEPA.",
)  # fmt: skip
@seed_of(SEED)
@click.option("--stream", is_flag=True, help="Read in pieces: a file too large for memory.")
@jobs_option("Threads, with --stream.")
@click.option("--figures", "folder", metavar="DIR", help="Draw figures (needs matplotlib).")
@click.option(
    "--figure-format", "form", type=click.Choice(get_args(FigureFormat)), default="png",
    show_default=True, help="Format of the figures.",
)  # fmt: skip
@click.option("--encoding", default="utf-8", help="Of files of constituents.", show_default=True)
@format_option
@json_option
@html_option
def command(
    parses: str,
    methods: tuple[str, ...],
    select: str | None,
    output: str | None,
    folder: str | None,
    form: FigureFormat,
    as_json: bool,
    html: str | None,
    **options: Any,
) -> None:
    """Tell which PARSES can be trusted, without gold trees.

    PARSES are constituents or dependencies. PUPA trusts parses whose constituents are frequent
    patterns of tags; SEPA those on which parsers trained on parts of the data agree; mc those with
    few constituents. See docs/assessment.md for how far each can be trusted itself.
    """
    import numpy as np

    if (select is None) != (output is None):
        raise click.UsageError("--select says which sentences, -o where to write them: give both")
    chosen = METHODS if "all" in methods else tuple(dict.fromkeys(methods))
    if options["committee"] and "sepa" not in chosen:
        raise click.UsageError("--committee is for SEPA; ask for it: --method sepa")
    rng = np.random.default_rng(options["seed"])
    if options["stream"]:
        assessment, write, files = _streamed(parses, chosen, options, rng)
    else:
        assessment, write, files = _whole(parses, chosen, options, rng)
    if not len(assessment.rows):
        raise MismatchError(f"{parses}: no sentences to assess; is it the right file?")
    if select is not None and output is not None:
        from treeval.assessment.selection import Selection

        best = Selection.of(select).choose(assessment.scores[chosen[0]])
        write(assessment.rows[best], output)
        click.echo(f"{output}: {len(best)} of {len(assessment.rows)} sentences", err=True)
    if folder:
        from treeval.report.figures.assessment import figures_of

        draw(figures_of(assessment), Path(folder), form)
    if html:
        from treeval.report.pages.assessment import assessment_page

        write_page(assessment_page(assessment, files(), origin()), html)
    if as_json:
        print_json(_record(assessment, files(), with_page=html is not None))
    elif html != "-":
        from treeval.report.tables.assessment import assessment_text

        click.echo(assessment_text(assessment))


def _pupa(options: dict[str, Any]) -> "Pupa":
    from treeval.assessment.pupa import Pupa

    return Pupa(options["ceiling"], options["normalisation"])


def _whole(
    path: str, methods: tuple[str, ...], options: dict[str, Any], rng: "np.random.Generator"
) -> "tuple[Assessment, Any, Callable[[], Files]]":
    """Assess a file that is read as a whole."""
    from dataclasses import replace

    from treeval.assessment.assess import assess
    from treeval.assessment.sepa import Sepa
    from treeval.assessment.spans import words_of

    parses = _read(path, options)
    are_words = words_of(parses, None if options["punct"] == "none" else options["punct"])
    tags = _tags(parses, are_words, options, rng)
    sepa = Sepa(options["members"], options["share"], options["agreement"])
    committee: list[Trees] = [_read(member, options) for member in options["committee"]]
    if "sepa" in methods and not committee:
        committee = _trained(parses, sepa, rng)
    gold = _read(options["gold"], options) if options["gold"] else None
    found = assess(
        parses,
        tags,
        rng,
        methods=methods,
        are_words=are_words,
        one_word=not options["no_single"],
        max_length=options["max_length"],
        pupa=_pupa(options),
        sepa=sepa,
        committee=committee,
        gold=gold,
        invalid=options["invalid"],
    )
    more = {"tags": options["tags"], "seed": options["seed"]}
    if "sepa" in methods:
        more |= {"committee": "given" if options["committee"] else "trained"}
        more |= {} if options["committee"] else {"share": options["share"]}
    found = replace(found, parameters={**found.parameters, **more})

    def files() -> "Files":
        of_gold = [("gold", file_info(options["gold"], gold))] if gold is not None else []
        members = zip(options["committee"], committee, strict=False)  # trained ones have no files
        of_members = [("member", file_info(member, trees)) for member, trees in members]
        of_parses = _assessed(path, found, file_info(path, parses).sha256)
        return [("parses", of_parses), *of_gold, *of_members]

    def write(rows: Any, target: str) -> None:
        format_of(target, to_write=True).write(parses.select(rows), target)

    return found, write, files


def _read(path: str, options: dict[str, Any]) -> "Trees":
    from treeval.formats.files import load
    from treeval.tree.problems import refuse_problems

    given = format_of(path, options["format_name"])
    trees, problems = given.parse(path, load(path), encoding=options["encoding"])
    refuse_problems(problems)
    return trees


def _tags(
    parses: "Trees", are_words: "Bools", options: dict[str, Any], rng: "np.random.Generator"
) -> "Column":
    from treeval.assessment.tags import induced_tags

    given: str = options["tags"] or ""
    if not given.startswith(_CLARK):
        tags = _source(given)(parses)
        _tell_unlisted(given, tags, are_words)
        return tags
    from treeval.assessment.spans import are_short
    from treeval.models.tags.trainer import TagTrainer

    number = given.removeprefix(_CLARK)
    if not number.isdecimal() or not int(number):
        raise SettingError(f"--tags {given}: no number of classes; write it as clark:5")
    short = are_short(parses, are_words, options["max_length"])
    learnt_from = are_words & short[parses.sentences]
    return induced_tags(parses, learnt_from, TagTrainer(int(number)), rng)


def _tell_unlisted(given: str, tags: "Column", are_words: "Bools") -> None:
    """Say how many words a file of classes does not list; if it lists none, it is the wrong one."""
    from treeval.assessment.tags import UNKNOWN

    unlisted = int((tags.isin((UNKNOWN,)) & are_words).sum())
    words = int(are_words.sum())
    if unlisted and unlisted == words:
        raise MismatchError(f"{given}: none of the words is listed here; is it the right file?")
    if unlisted:
        click.echo(f"{given}: {unlisted} of {words} words have no class here", err=True)


def _source(given: str) -> "TagSource":
    """Tags that are there already: in a column of the parses, or in a file."""
    from treeval.assessment.tags import ListedTags, OwnTags, read_classes

    if given and Path(given).is_file():
        return ListedTags(read_classes(given))
    return OwnTags(given or None)


def _trained(parses: "Trees", sepa: "Sepa", rng: "np.random.Generator") -> "list[Trees]":
    """Train a committee: common cover links from words, or a DMV from tags."""
    from treeval.assessment.sepa import CCLLearner, TreebankLearner
    from treeval.cli.progress import progress
    from treeval.models.dmv.km04 import KM04
    from treeval.models.ngram.text import Text
    from treeval.tree.constituents import Constituents

    learner: Any
    if isinstance(parses, Constituents):
        learner = CCLLearner(Text(parses.offsets, parses.forms), parses.tags)
    else:
        learner = TreebankLearner(parses, KM04(tags="upos"))
    members = sepa.committee(learner, len(parses), rng)
    return list(progress("training a committee", sepa.members)(members))


def _streamed(
    path: str, methods: tuple[str, ...], options: dict[str, Any], rng: "np.random.Generator"
) -> "tuple[Assessment, Any, Callable[[], Files]]":
    """Assess a file that is read in pieces."""
    from dataclasses import replace

    from treeval.assessment.streaming import Reading, assess_file, copy_chosen

    for name in ("gold", "max_length", "committee"):
        if options[name]:
            option = name.replace("_", "-")
            raise click.UsageError(f"--{option} needs the file as a whole: not with --stream")
    given = options["tags"] or ""
    if given.startswith(_CLARK):
        raise click.UsageError("--stream: learn classes before, with treeval train tags")
    parsed = format_of(path, options["format_name"])
    marks = None if options["punct"] == "none" else options["punct"]
    found = assess_file(
        path,
        parsed,
        Reading(_source(given), marks, not options["no_single"], options["invalid"]),
        rng,
        methods=methods,
        pupa=_pupa(options),
        jobs=options["jobs"],
    )
    more = {"tags": options["tags"], "seed": options["seed"]}
    found = replace(found, parameters={**found.parameters, **more})

    def files() -> "Files":
        return [("parses", _assessed(path, found, None))]  # too large to be hashed

    def write(rows: Any, target: str) -> None:
        copy_chosen(path, parsed, rows, len(found.rows) + found.skipped, target)

    return found, write, files


def _assessed(path: str, found: "Assessment", sha256: str | None) -> "FileInfo":
    """A file, and how much of it was assessed."""
    from treeval.scoring.results import FileInfo

    return FileInfo(path, sha256, len(found.rows), int(found.lengths.sum()))


def _record(assessment: "Assessment", files: "Files", *, with_page: bool) -> dict[str, Any]:
    from treeval.report.tables.assessment import summary
    from treeval.version import __version__

    record = {
        "treeval": __version__,
        **assessment.to_dict(),
        "summary": summary(assessment),
        "files": [{"name": name, **info.to_dict()} for name, info in files],
    }
    if with_page:
        from treeval.report.pages.assessment import distributions

        record["distributions"] = distributions(assessment)
    return record
