"""What a conversion does to trees, step by step."""

from collections.abc import Callable, Iterator

import numpy as np

from treeval.settings.choices import Marks
from treeval.settings.conversion import ConversionSettings
from treeval.settings.setting import insist_on_fit
from treeval.tree.constituents import Constituents
from treeval.tree.treebank import Treebank
from treeval.tree.trees import Trees

_OF_CONSTITUENTS = ("heads", "attach_punct")
_OF_DEPENDENCIES = ("flip", "scheme", "projectivise", "deprojectivise", "transitions")


def converted(trees: Trees, settings: ConversionSettings) -> Trees:
    """Do to trees what the settings ask for; only head rules turn one kind into the other."""
    if isinstance(trees, Treebank):
        insist_on_fit(
            settings,
            _OF_CONSTITUENTS,
            "it is for constituents, but these are dependencies; leave it out",
        )
        return _transformed(trees, settings)
    if settings.heads is None:
        insist_on_fit(
            settings,
            _OF_DEPENDENCIES,
            "it is for dependencies, but these are constituents; choose head rules with `heads=`",
        )
    return _from_constituents(trees, settings)


def _from_constituents(trees: Constituents, settings: ConversionSettings) -> Trees:
    if settings.attach_punct:
        from treeval.schemes.punctuation import attach_punctuation  # noqa: PLC0415  one step

        trees = attach_punctuation(trees)
    trees = _cut_down(trees, settings.strip_punct, settings.max_length)
    if settings.heads is None:
        return trees
    from treeval.schemes.head_rules import convert_heads  # noqa: PLC0415  one step

    others = settings.replace(strip_punct=None, max_length=None)
    return _transformed(convert_heads(trees, settings.heads), others)


def _cut_down(trees: Constituents, marks: Marks | None, max_length: int | None) -> Constituents:
    """Leave out punctuation, then sentences with too many or no words."""
    if marks:
        from treeval.schemes.punctuation import are_marks  # noqa: PLC0415  one step

        trees = trees.without(words=are_marks(trees, marks))
        trees = trees.select(np.flatnonzero(trees.overt.lengths))
    if max_length:
        trees = trees.select(np.flatnonzero(trees.overt.lengths <= max_length))
    return trees


def _transformed(treebank: Treebank, settings: ConversionSettings) -> Treebank:
    for step in _steps(settings):
        treebank = step(treebank)
    return treebank


def _steps(settings: ConversionSettings) -> Iterator[Callable[[Treebank], Treebank]]:
    """List what is done to dependencies, in order; each step loads what only it needs."""
    if settings.flip:
        from treeval.schemes.flips import Flip  # noqa: PLC0415  one step

        yield Flip.of(settings.flip, settings.flip_tags)
    if settings.strip_punct:
        from treeval.schemes.stripping import Strip  # noqa: PLC0415  one step

        yield Strip(settings.strip_punct, max_length=settings.max_length)
    elif settings.max_length:
        longest = settings.max_length
        yield lambda treebank: treebank.select(np.flatnonzero(treebank.lengths <= longest))
    if settings.scheme is not None:
        from treeval.schemes.headedness import Scheme  # noqa: PLC0415  one step

        given = settings.scheme
        scheme = given if isinstance(given, Scheme) else Scheme.of(given)
        yield scheme.invert if settings.invert else scheme
    if settings.projectivise:
        from treeval.schemes.projective import Projectivise  # noqa: PLC0415  one step

        yield Projectivise(settings.projectivise)
    if settings.deprojectivise:
        from treeval.schemes.projective import Deprojectivise  # noqa: PLC0415  one step

        yield Deprojectivise(settings.deprojectivise)
