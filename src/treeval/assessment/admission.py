"""Which sentences can be assessed: those that can be read and whose heads do not form a cycle."""

from dataclasses import replace

from treeval.errors import InvalidTreeError, ReadError
from treeval.settings.choices import Invalid
from treeval.sources.admission import Admission, admit
from treeval.sources.source import Source
from treeval.tree.problems import ProblemKind


def admitted(source: Source, invalid: Invalid, lines_before: int = 0) -> Admission:
    """Mark the sentences to skip, or raise an error; a piece of a file has lines before it."""
    found = admit(source, "skip", one_root=False)
    problems = tuple(replace(one, line=one.line + lines_before) for one in found.problems)
    if problems and invalid == "fail":
        kind = ReadError if problems[0].kind is ProblemKind.FORMAT else InvalidTreeError
        raise kind(f"{problems[0]}, or set `invalid=` to skip")
    return replace(found, problems=problems)
