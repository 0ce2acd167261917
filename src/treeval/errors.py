"""Every error raised on purpose.

TreevalError                a user can mend it; the command line exits with 2
├── FileError               the file cannot be opened, decompressed or written
├── ReadError               a line of a file is not what its format says
├── InvalidTreeError        the lines are fine, the heads are no tree
├── TextMismatchError       gold and predicted files do not hold the same text
├── MismatchError           gold and predicted files do not fit together otherwise
├── SettingError            an option or argument has a value that makes no sense
└── WorkerError             a process or cluster that works for us is not there, or died

A message is one line: where, what is wrong, and after a semicolon what to do.
"""


class TreevalError(Exception):
    """What a user can mend."""


class FileError(TreevalError):
    """A file that cannot be opened, decompressed or written."""


class ReadError(TreevalError):
    """A line that is not what its format says."""


class InvalidTreeError(TreevalError):
    """Heads that form no tree: a cycle, no root, several roots."""


class TextMismatchError(TreevalError):
    """Files to be compared that do not hold the same text."""


class MismatchError(TreevalError):
    """Files to be compared that do not fit together."""


class SettingError(TreevalError):
    """An option with a value that makes no sense."""


class WorkerError(TreevalError):
    """A process or cluster that is not there, or died."""
