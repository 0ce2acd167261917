"""Settings of every public function, as frozen dataclasses that cost nothing to import.

Each field explains itself: the keywords in Python, the options of the command line and the
reference in docs/api.md are all made from the fields.
"""
