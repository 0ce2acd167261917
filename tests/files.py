"""Files for tests to read, and trees as text."""

from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from treeval.formats.files import load
from treeval.formats.registry import FORMATS
from treeval.tree.constituent_pair import ConstituentPair, constituent_pair
from treeval.tree.constituents import Constituents, Trees
from treeval.tree.problems import refuse_problems
from treeval.tree.treebank import Treebank


def written(path: Path, content: str | bytes) -> str:
    """Write a file and the folders it is in; return its path as commands take it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return str(path)


def written_by(write: Callable[..., None], trees: Trees, **settings: Any) -> bytes:
    """Return the content of the file that a writer makes of trees."""
    with TemporaryDirectory() as folder:
        path = f"{folder}/trees"
        write(trees, path, **settings)
        return load(path)


def module_at(path: Path) -> ModuleType:
    """Import a file of Python that is in no package."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def conllu(
    heads: Sequence[int], labels: str = "", forms: str = "", upos: str = "X", name: str = ""
) -> str:
    """Write one sentence as CoNLL-U.

    Forms, w1, w2... by default, labels and parts of speech stand between spaces; one label or part
    of speech is for all words. Labels are root and dep by default.
    """
    numbers = range(1, len(heads) + 1)
    labels = labels or " ".join("dep" if head else "root" for head in [*heads, 1])
    columns = [
        forms.split() or [f"w{number}" for number in numbers],
        *(each.split() if " " in each else [each] * len(heads) for each in (upos, labels)),
    ]
    rows = [
        f"{number}\t{form}\t_\t{tag}\t_\t_\t{head}\t{label}\t_\t_\n"
        for number, head, form, tag, label in zip(numbers, heads, *columns, strict=False)
    ]
    return "".join([f"# sent_id = {name}\n" if name else "", *rows, "\n"])


def dependencies(text: str) -> Treebank:
    """Read dependency trees from CoNLL-U; messages call the file ``trees.conllu``."""
    treebank, problems = FORMATS["conllu"].parse("trees.conllu", text.encode())
    refuse_problems(problems)
    assert isinstance(treebank, Treebank)
    return treebank


def constituents(text: str, format: str = "brackets", **settings: object) -> Constituents:
    """Read constituency trees; messages call the file ``trees``, with the format's suffix."""
    chosen = FORMATS[format]
    trees, problems = chosen.parse(f"trees{chosen.suffixes[0]}", text.encode(), **settings)
    refuse_problems(problems)
    assert isinstance(trees, Constituents)
    return trees


def bracketed_pair(gold: str, predicted: str, *, same_words: bool = False) -> ConstituentPair:
    """Read gold and predicted trees in brackets; words may be numbered, as discbracket has them."""
    sides = (
        constituents(text, "discbracket" if "0=" in text else "brackets")
        for text in (gold, predicted)
    )
    return constituent_pair(*sides, same_words=same_words)
