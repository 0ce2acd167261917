"""The function behind `treeval convert`."""

from os import PathLike
from typing import TYPE_CHECKING, Any

from treeval.conversion.result import Conversion
from treeval.conversion.steps import converted
from treeval.errors import SettingError
from treeval.formats.files import as_path, writing
from treeval.formats.registry import Format, format_of
from treeval.settings.conversion import ConversionSettings
from treeval.settings.setting import insist_on_fit
from treeval.sources.source import Source
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees, kind_of

if TYPE_CHECKING:
    from treeval.models.transitions import Derivations

_DEFAULT = ConversionSettings()
# Settings that mean nothing without another one.
_NEEDS = {"invert": "scheme", "flip_tags": "flip", "nonprojective": "transitions"}


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
    _insist_on_company(chosen)
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


def _insist_on_company(settings: ConversionSettings) -> None:
    for name in settings.differing(_NEEDS):
        other = _NEEDS[name]
        if not settings[other]:
            raise SettingError(f"it has no effect without `{other}=`; set that too", setting=name)


def _format(target: str | None, settings: ConversionSettings) -> Format | None:
    """Find the format to write; there is none without a file, and none for transitions."""
    if target is None or settings.transitions is not None:
        insist_on_fit(settings, ["to"], "no file of trees is written; leave it out")
        return None
    return format_of(target, settings.to, to_write=True, setting="to")


def _written(trees: Trees, target: str, form: Format) -> tuple[str, ...]:
    """Write the trees, and name what the format cannot hold of them."""
    if kind_of(trees) == "constituents" and form.holds == "dependencies":
        raise SettingError(
            f"{target}: {form.name} holds dependencies, but these are constituents; "
            "choose head rules with `heads=`, such as yamada"
        )
    form.write(trees, target)
    if form.dialect is None:
        return ()
    from treeval.formats.writing import losses  # noqa: PLC0415  of the CoNLL family only

    assert isinstance(trees, Treebank)
    return tuple(losses(trees, form.dialect))


def _derivations(treebank: Treebank, settings: ConversionSettings) -> "Derivations":
    from treeval.models.transitions import (  # noqa: PLC0415  few conversions need it
        PROJECTIVE_ONLY,
        derive,
    )

    system, policy = settings.transitions, settings.nonprojective
    assert system is not None
    if policy == "lift" and system in PROJECTIVE_ONLY:
        from treeval.schemes.projective import Projectivise  # noqa: PLC0415  the same

        treebank = Projectivise("baseline")(treebank)
    return derive(treebank, system, unfit="skip" if policy == "skip" else "fail")


def _write_transitions(made: Conversion) -> None:
    if made.target is not None:
        with writing(made.target) as stream:
            stream.writelines(f"{line}\n".encode() for line in made.transitions)
