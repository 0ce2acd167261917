"""A small treebank in the five LTH schemes with two parsers, for tests of the TedEval paper."""

from pathlib import Path

from files import conllu, written

TEXT = "they would have worked"
# The last word is the head in some schemes, the first auxiliary in the others.
LEXICAL = ([4, 4, 4, 0], "sbj aux aux root")
FUNCTIONAL = ([2, 0, 2, 3], "sbj root comp comp")
TOO_HIGH = ([2, 0, 2, 2], "sbj root comp comp")


def write_trees(folder: Path, name: str, *trees: tuple[list[int], str]) -> None:
    written(folder / name, "".join(conllu(*tree, TEXT) for tree in trees))


def write_lth(data: Path) -> Path:
    """Write three sentences in five schemes; mst has parsed the last two."""
    folder = data / "lth-schemes"
    for scheme, tree in {
        "default": LEXICAL,
        "oldLTH": LEXICAL,
        "conll07": FUNCTIONAL,
        "functional": FUNCTIONAL,
        "lexical": LEXICAL,
    }.items():
        write_trees(folder, f"gold.{scheme}.conllx", *[tree] * 3)
        write_trees(folder, f"malt.{scheme}.conllx", tree, TOO_HIGH, tree)
        write_trees(folder, f"mst.{scheme}.conllx", TOO_HIGH, tree)
    written(folder / "mst.sentences.txt", "1\n2\n")
    return folder
