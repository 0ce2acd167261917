"""Sentences of other libraries as treebanks: one module per library, none of which imports it.

`to_treebank` recognises the library by the type of its argument.
"""

import reprlib
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import chain, islice
from typing import Any

from treeval.errors import SettingError
from treeval.tree.treebank import Treebank

LIBRARIES = ("conllu", "nltk", "pyconll", "spacy", "stanza", "udapi")


def to_treebank(sentences: Any) -> Treebank:
    """Make a treebank of a sentence or document of a known library, or of several.

    Dictionaries are taken for those of stanza's `Document.to_dict()`.
    """
    library, given = _library_of_class(sentences), sentences
    if library is None and isinstance(sentences, Iterator):
        # A generator can be used only once: the item that was looked at is put back in front.
        looked_at = list(islice(sentences, 1))
        library, given = library_of(looked_at), chain(looked_at, sentences)
    elif library is None:
        library = library_of(sentences)
    if library is None:
        raise SettingError(
            f"{reprlib.repr(sentences)} is not a treebank, a path, or sentences of "
            f"{', '.join(LIBRARIES)}; give one of these"
        )
    convert: Callable[[Any], Treebank] = getattr(
        import_module(f"treeval.adapters.{library}"), f"from_{library}"
    )
    return convert(given)


def library_of(thing: Any) -> str | None:
    """Name the library of a sentence or document, or of the first one in a list."""
    library = _library_of_class(thing)
    if library is None and isinstance(thing, list | tuple) and thing:
        first = thing[0]
        return "stanza" if isinstance(first, Mapping) and "id" in first else library_of(first)
    return library


def _library_of_class(thing: object) -> str | None:
    """Name the library that defines a thing's class, or one that it is derived from."""
    defined_in = (base.__module__.partition(".")[0] for base in type(thing).__mro__)
    return next((name for name in defined_in if name in LIBRARIES), None)
