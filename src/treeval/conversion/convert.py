"""Conversion between formats and annotation schemes: `treeval convert` and its result."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from treeval import report, schemes
from treeval.errors import SettingError
from treeval.formats.files import as_path, writing
from treeval.formats.registry import Format, format_of
from treeval.formats.writing import losses
from treeval.settings.choices import Marks
from treeval.settings.conversion import ConversionSettings
from treeval.settings.setting import require_fit
from treeval.sources.info import FileInfo
from treeval.sources.source import Source
from treeval.tree.constituents import Constituents, Trees, kind_of
from treeval.tree.treebank import Treebank
from treeval.version import stamped

if TYPE_CHECKING:
    from treeval.models.transitions import Derivations

_STYLE = report.Style()

_OF_CONSTITUENTS = ("heads", "attach_punct")
_OF_DEPENDENCIES = ("flip", "scheme", "projectivise", "deprojectivise", "transitions")
_DEFAULT = ConversionSettings()
# Settings that mean nothing without another one.
_NEEDS = {"invert": "scheme", "flip_tags": "flip", "nonprojective": "transitions"}


@dataclass(frozen=True, eq=False, repr=False)
class Conversion(report.Result):
    """What `convert` made."""

    source: FileInfo
    trees: Trees
    target: str | None = None  # the file that was written, if any
    format: str | None = None  # of that file
    lost: tuple[str, ...] = ()  # what the format cannot hold
    derivations: "Derivations | None" = None  # of the trees, if transitions were asked for

    @property
    def transitions(self) -> list[str]:
        """The transitions of each sentence on one line; an empty line if it has none."""
        if self.derivations is None:
            return []
        labels = "deprel" if "deprel" in self.derivations.treebank.columns else None
        return list(self.derivations.lines(labels))

    @property
    def skipped(self) -> int:
        """How many sentences have no transitions."""
        return 0 if self.derivations is None else len(self.derivations.problems)

    def to_dict(self) -> dict[str, Any]:
        return {
            **stamped("convert"),
            "source": self.source.to_dict(),
            "target": self.target,
            "format": self.format,
            "kind": kind_of(self.trees),
            "sentences": len(self.trees),
            "words": self.trees.words,
            "lost": list(self.lost),
            "skipped_sentences": self.skipped,
        }

    def tables(self, style: report.Style = _STYLE) -> list[report.Table]:
        del style
        read, target = self.source, self.target or report.UNDEFINED
        rows = (
            ("read", report.printable(read.path), str(read.sentences), str(read.words)),
            ("converted", report.printable(target), str(len(self.trees)), str(self.trees.words)),
        )
        return [report.Table(("", "File", "Sentences", "Words"), rows, names=2)]

    def notes(self) -> list[str]:
        place = self.target or self.source.path
        notes = []
        if self.lost:
            notes.append(f"{place}: {self.format} cannot hold {', '.join(self.lost)}")
        if self.derivations is not None and self.skipped:
            of_all = f"{self.skipped} of {len(self.trees)} sentences skipped"
            notes.append(f"{place}: {of_all}, first: {self.derivations.problems[0]}")
        return notes

    def page(self, command: str = "") -> "report.Page":
        return report.default_page(
            self,
            command,
            "Conversion of trees",
            f"{report.several(len(self.trees), 'sentence')} converted",
            section="Conversion",
            files=[("read", self.source)],
        )


def converted(trees: Trees, settings: ConversionSettings) -> Trees:
    """Do to trees what the settings ask for; only head rules turn one kind into the other."""
    if isinstance(trees, Treebank):
        require_fit(
            settings,
            _OF_CONSTITUENTS,
            "it applies to constituents, but these are dependencies; leave it out",
        )
        return _transformed(trees, settings)
    if settings.heads is None:
        require_fit(
            settings,
            _OF_DEPENDENCIES,
            "it applies to dependencies, but these are constituents; name head rules with `heads=`",
        )
    return _from_constituents(trees, settings)


def _from_constituents(trees: Constituents, settings: ConversionSettings) -> Trees:
    if settings.attach_punct:
        trees = schemes.attach_punctuation(trees)
    trees = _cut_down(trees, settings.strip_punct, settings.max_length)
    if settings.heads is None:
        return trees
    others = settings.replace(strip_punct=None, max_length=None)
    return _transformed(schemes.convert_heads(trees, settings.heads), others)


def _cut_down(trees: Constituents, marks: Marks | None, max_length: int | None) -> Constituents:
    """Leave out punctuation, then sentences with too many or no words."""
    if marks:
        trees = trees.without(words=schemes.are_marks(trees, marks))
        trees = trees.select(np.flatnonzero(trees.overt.lengths))
    if max_length:
        trees = trees.select(np.flatnonzero(trees.overt.lengths <= max_length))
    return trees


def _transformed(treebank: Treebank, settings: ConversionSettings) -> Treebank:
    for step in _steps(settings):
        treebank = step(treebank)
    return treebank


def _steps(settings: ConversionSettings) -> Iterator[Callable[[Treebank], Treebank]]:
    """List what is done to dependencies, in order."""
    if settings.flip:
        yield schemes.Flip.of(settings.flip, settings.flip_tags)
    if settings.strip_punct:
        yield schemes.Strip(settings.strip_punct, max_length=settings.max_length)
    elif settings.max_length:
        longest = settings.max_length
        yield lambda treebank: treebank.select(np.flatnonzero(treebank.lengths <= longest))
    if settings.scheme is not None:
        given = settings.scheme
        scheme = given if isinstance(given, schemes.Scheme) else schemes.Scheme.of(given)
        yield scheme.invert if settings.invert else scheme
    if settings.projectivise:
        yield schemes.Projectivise(settings.projectivise)
    if settings.deprojectivise:
        yield schemes.Deprojectivise(settings.deprojectivise)


def convert(
    source: Any,
    target: str | PathLike[str] | None = None,
    settings: ConversionSettings = _DEFAULT,
    **changes: Any,
) -> Conversion:
    """Convert trees between formats and annotation schemes.

    ``source`` is a path, ``-`` for standard input, an open file, CoNLL-U text, trees, or sentences
    of another library. The result is written to ``target``, a path or ``-`` for standard output;
    without one, the trees are only returned. What the format of the target cannot hold is noted.

    >>> made = treeval.convert("brackets/en.mrg", heads="yamada", max_length=10)
    >>> len(made.trees), made.trees.columns["deprel"][0]
    (1, 'VMOD')

    See `ConversionSettings` for what can be set.
    """
    chosen = ConversionSettings.of(settings, changes)
    _require_company(chosen)
    path = None if target is None else as_path(target)
    form = _format(path, chosen)
    given = Source.of(source, chosen.files, may_be_empty=True).readable
    trees = converted(given.trees, chosen)
    if chosen.transitions is not None:
        assert isinstance(trees, Treebank)
        made = Conversion(given.info, trees, path, derivations=_derivations(trees, chosen))
        _write_transitions(made)
        return made
    if form is None:
        return Conversion(given.info, trees)
    assert path is not None
    return Conversion(given.info, trees, path, form.name, _written(trees, path, form))


def _require_company(settings: ConversionSettings) -> None:
    for name in settings.differing(_NEEDS):
        other = _NEEDS[name]
        if not settings[other]:
            raise SettingError(f"it has no effect without `{other}=`; set that too", setting=name)


def _format(target: str | None, settings: ConversionSettings) -> Format | None:
    """Find the format to write; there is none without a file, and none for transitions."""
    if target is None or settings.transitions is not None:
        require_fit(settings, ["to"], "no file of trees is written; leave it out")
        return None
    return format_of(target, settings.to, to_write=True, setting="to")


def _written(trees: Trees, target: str, form: Format) -> tuple[str, ...]:
    """Write the trees, and name what the format cannot hold of them."""
    if kind_of(trees) == "constituents" and form.holds == "dependencies":
        raise SettingError(
            f"{target}: {form.name} holds dependencies, but these are constituents; "
            "name head rules with `heads=`, such as yamada"
        )
    form.write(trees, target)
    if form.dialect is None:
        return ()
    assert isinstance(trees, Treebank)
    return tuple(losses(trees, form.dialect))


def _derivations(treebank: Treebank, settings: ConversionSettings) -> "Derivations":
    from treeval.models import transitions  # noqa: PLC0415  few runs need it

    system, policy = settings.transitions, settings.nonprojective
    assert system is not None
    if policy == "lift" and system in transitions.PROJECTIVE_ONLY:
        treebank = schemes.Projectivise("baseline")(treebank)
    return transitions.derive(treebank, system, unfit="skip" if policy == "skip" else "fail")


def _write_transitions(made: Conversion) -> None:
    if made.target is not None:
        with writing(made.target) as stream:
            stream.writelines(f"{line}\n".encode() for line in made.transitions)
