"""Words as the conversion writes them: brackets as themselves, words cut at slashes."""

from treeval.schemes.lth.nodes import Node
from treeval.tree.constituents import plain

_BRACKET_TAGS = {"-LRB-": "(", "-RRB-": ")"}
_SLASH = "\\/"
# What words joined by a slash are together; for other tags the word above says it.
_PHRASES = {"N": "NX", "J": "ADJP", "V": "VP", "R": "ADVP"}


def write_brackets_plainly(root: Node) -> None:
    for word in root.words():
        word.label = _BRACKET_TAGS.get(word.label, word.label)
        word.form = plain(word.form)


def split_slashes(root: Node) -> None:
    """Make a word with a slash in it three words, of which the slash is a conjunction."""
    for word in [*root.words()]:
        parent, forms = word.parent, word.form.split(_SLASH)
        if len(forms) == 1 or not all(forms) or word.label == "CD" or parent is None:
            continue
        place = parent.children.index(word)
        parts: list[Node] = []
        for form in forms:
            parts += [Node("CC", form="/"), Node(word.label, form=form)]
        for part in parts[1:]:
            part.place = word.place
        phrase = Node(_PHRASES.get(word.label[0], "UCP"))
        phrase.adopt(parts[1:])
        phrase.parent = parent
        parent.children[place] = phrase
