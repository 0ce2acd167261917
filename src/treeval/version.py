"""The version, alone in a file that loads nothing."""

__version__ = "0.1.0"
