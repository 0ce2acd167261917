"""Which inputs are read in blocks: large files, or those for which it is asked."""

from collections.abc import Callable, Sequence
from os import PathLike
from typing import Any

from treeval.errors import SettingError
from treeval.formats.files import COMPRESSED, as_path, exists, is_file, place_of, stored_size
from treeval.settings.scale import ScaleSettings

LARGE = 1 << 26  # bytes of all files together from which they are read in blocks
_DENSE = 6  # times that compressed files become larger, or more


def goes_in_blocks(
    given: Sequence[Any], scale: ScaleSettings, hindrance: Callable[[Sequence[str]], str]
) -> bool:
    """Decide whether inputs are read in blocks; refuse it where it is asked for but impossible.

    ``hindrance`` says why files cannot be read in blocks; "" if they can.
    """
    asked = is_asked_for(scale)
    if not (are_large(given) if asked is None else asked):
        return False
    if any(map(is_missing, given)):
        return False  # which is then reported as it is for small files
    are_files = all(map(_is_file, given))
    why = hindrance([as_path(one) for one in given]) if are_files else "only files can be so read"
    if asked and why:
        name = "stream" if scale.stream else "cluster" if scale.cluster else "jobs"
        raise SettingError(f"is not possible here: {why}; leave it out", setting=name)
    return not why


def is_asked_for(scale: ScaleSettings) -> bool | None:
    """Say whether the settings ask for blocks or forbid them; None if the size decides."""
    if scale.stream is False and scale.is_spread:
        problem = "several workers read files in blocks; leave it out"
        raise SettingError(problem, setting="no_stream")
    return True if scale.is_spread else scale.stream


def are_large(given: Sequence[Any], least: int | None = None) -> bool:
    """Say whether inputs are files that are better read in blocks."""
    least = LARGE if least is None else least
    return all(map(_is_file, given)) and sum(map(_size, map(as_path, given))) >= least


def _is_file(given: Any) -> bool:
    return isinstance(given, str | PathLike) and is_file(as_path(given))


def is_missing(given: Any) -> bool:
    """Say whether something is the name of a file that does not exist."""
    if not isinstance(given, str | PathLike):
        return False
    path = as_path(given)
    return path != "-" and "\n" not in path and not exists(path)


def _size(path: str) -> int:
    place = place_of(path)
    return stored_size(place) * (_DENSE if place.suffix in COMPRESSED else 1)
