"""Words as the conversion writes them: brackets as characters, words split at slashes."""

from treeval.schemes.lth.nodes import Node
from treeval.tree.constituents import plain

_BRACKET_TAGS = {"-LRB-": "(", "-RRB-": ")"}
_SLASH = "\\/"
# The label of words joined by a slash, by the first letter of their tag.
_PHRASES = {"N": "NX", "J": "ADJP", "V": "VP", "R": "ADVP"}


def write_brackets_plainly(root: Node) -> None:
    for word in root.words():
        word.label = _BRACKET_TAGS.get(word.label, word.label)
        word.form = plain(word.form)


def split_slashes(root: Node) -> None:
    """Split words at slashes; each slash becomes a conjunction."""
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
