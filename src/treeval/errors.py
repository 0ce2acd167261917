"""Every error raised on purpose.

TreevalError                a user can repair it; the command line exits with 2
├── FileError               a file cannot be opened, decompressed or written
├── ReadError               a line of a file is not what its format requires
├── InvalidTreeError        the lines are well formed, but the heads do not form a tree
├── TextMismatchError       gold and predicted files do not hold the same text
├── MismatchError           gold and predicted files do not fit together for another reason
├── SettingError            a setting has a value that cannot be used
└── WorkerError             a worker process or cluster is missing or has died

A message is one line: the place, the problem and, after a semicolon, what to do. Settings and
functions are written as in Python, `name=` and `treeval.name` in backquotes; the command line
spells them as its options and commands.
"""

import re

_SETTING = re.compile(r"`(\w+)=`")
_FUNCTION = re.compile(r'`treeval\.(\w+)(?:\("(\w+)"\))?`')  # with a kind of model, if need be
_COMMANDS = {"agreement": "agree", "describe": "treebank"}  # that have other names than functions


class TreevalWarning(UserWarning):
    """Something that a user should know, although the result is right."""


class TreevalError(Exception):
    """An error that a user can repair."""


class FileError(TreevalError):
    """A file that cannot be opened, decompressed or written."""


class ReadError(TreevalError):
    """A line that is not what its format requires."""


class InvalidTreeError(TreevalError):
    """Heads that do not form a tree: a cycle, no root, several roots."""


class TextMismatchError(TreevalError):
    """Files to be compared that do not hold the same text."""


class MismatchError(TreevalError):
    """Files to be compared that do not fit together."""


class SettingError(TreevalError):
    """A setting that cannot be used; ``setting`` is its name, where a single one is to blame."""

    def __init__(self, problem: str, *, setting: str | None = None) -> None:
        super().__init__(f"`{setting}=`: {problem}" if setting else problem)
        self.setting = setting


class WorkerError(TreevalError):
    """A worker process or cluster that is missing or has died."""


def option_of(setting: str) -> str:
    """Spell a setting as an option."""
    return "--" + setting.replace("_", "-")


def spelt_as_options(text: str) -> str:
    """Spell settings, such as `name=`, as options, and functions of treeval as commands."""
    return _FUNCTION.sub(_command, _SETTING.sub(lambda found: option_of(found[1]), text))


def _command(found: re.Match[str]) -> str:
    function, kind = found.groups()
    words = [
        "treeval",
        _COMMANDS.get(function, function.replace("_", "-")),
        *([kind] if kind else []),
    ]
    return f"`{' '.join(words)}`"
