"""Settings of every public function, as frozen dataclasses that cost nothing to import.

A field says what it means; Python's keywords, the options of the command line, and the reference
in docs/api.md all come from it.
"""
