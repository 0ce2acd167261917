"""All that is wrong with files, at once: the function behind `treeval check`."""

from functools import partial
from typing import Any

from treeval.checking.findings import FileFindings, findings
from treeval.checking.result import CheckedFile, Checks
from treeval.errors import TreevalError
from treeval.progress import Progress, silent
from treeval.settings.treebanks import CheckSettings
from treeval.sources.large import goes_in_blocks
from treeval.sources.names import insist_on_one_stdin, listed, path_of
from treeval.sources.source import Source

_DEFAULT = CheckSettings()


def check(
    files: Any,
    settings: CheckSettings = _DEFAULT,
    *,
    progress: Progress = silent,
    **changes: Any,
) -> Checks:
    """List all format and tree problems of files, by line.

    ``files`` is a path, a folder, ``-`` for standard input, an open file, CoNLL-U text, trees, or
    a list of such things. A file that cannot be read has that one problem; the others are checked
    all the same.

    >>> found = treeval.check(["gold", "systems/birch"], style=False)
    >>> len(found.files), found.has_problems
    (8, False)

    Large files are read in blocks. See `CheckSettings` for what can be set.
    """
    chosen = CheckSettings.of(settings, changes)
    given = listed(files)
    insist_on_one_stdin(*given)
    large = [
        number
        for number, one in enumerate(given)
        if goes_in_blocks([one], chosen.scale, partial(_hindrance, chosen))
    ]
    found = _in_blocks([given[number] for number in large], chosen, progress)
    checked = dict(zip(large, found, strict=True))
    return Checks(
        tuple(
            checked[number] if number in checked else _checked(one, chosen)
            for number, one in enumerate(given)
        )
    )


def _hindrance(settings: CheckSettings, paths: list[str]) -> str:
    from treeval.checking.streaming import hindrance  # noqa: PLC0415  for large files

    return hindrance(paths, settings)


def _in_blocks(files: list[Any], settings: CheckSettings, progress: Progress) -> list[CheckedFile]:
    if not files:
        return []
    from treeval.checking.streaming import checked_in_blocks  # noqa: PLC0415  for large files

    return checked_in_blocks(files, settings, progress=progress)


def _checked(given: Any, settings: CheckSettings) -> CheckedFile:
    try:
        source = Source.of(given, settings.reading, may_be_empty=True)
    except TreevalError as error:
        return CheckedFile(path_of(given), failure=str(error))
    found = FileFindings(source.path)
    found.add(findings(source.trees, source.format_problems, settings))
    return found.result()
