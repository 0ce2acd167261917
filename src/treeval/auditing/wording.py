"""Evidence in plain words."""

from treeval.auditing.evidence import HeadEvidence, LabelEvidence, Surroundings
from treeval.auditing.finding import Analysis, FindingKind
from treeval.auditing.variation import Variation

_SIDES = ("to the right of", "to the left of")  # of a head to the left, of one to the right
_NO_CHILD = "without dependents"


def label_text(around: Surroundings, word: int, found: LabelEvidence) -> str:
    """Say how often words like this one have the other relation or tag."""
    return (
        f"elsewhere {_subject(around, word, found.context)} is {found.label} "
        f"{found.count:,} of {found.total:,} times"
    )


def _subject(around: Surroundings, word: int, context: str) -> str:
    """Describe the words that share a context."""
    own, tag = around.column("upos")[word], f"{_article(around.column('upos')[word])} "
    relation = around.column("deprel")[word]
    of_word = {
        "form h.form": f'"{around.column("form")[word]}"',
        "lemma h.lemma side": f'the lemma "{around.column("lemma")[word]}"',
        "child h.lemma upos side": tag + _child(around, word),
        "lemma upos h.upos side": f'{own} "{around.column("lemma")[word]}"',
        "child upos h.upos side": tag + _child(around, word),
        "upos feats h.lemma side": f"{tag}with the features {around.column('feats')[word]}",
        "upos h.upos side children": tag + _dependents(around, word),
        "upos h.upos side": tag.strip(),
        "form deprel h.upos side": f'"{around.column("form")[word]}" as {relation}',
        "form deprel": f'"{around.column("form")[word]}" as {relation}',
        "form": f'"{around.column("form")[word]}"',
        "lemma deprel": f'the lemma "{around.column("lemma")[word]}" as {relation}',
        "lemma": f'the lemma "{around.column("lemma")[word]}"',
    }[context]
    if "h." not in context:
        return of_word
    return f"{of_word} {_beside_head(around, word, context)}"


def _beside_head(around: Surroundings, word: int, context: str) -> str:
    """Say where the word stands, and what is known about its head in a context."""
    head = int(around.treebank.parents[word])
    if head < 0:
        return "as the root"
    if context == "form h.form":
        return f'with the head "{around.column("form")[head]}"'
    side = _SIDES[int(head > word)]
    if "h.lemma" in context:
        return f'{side} "{around.column("lemma")[head]}"'
    return f"{side} {_article(around.column('upos')[head])}"


def _child(around: Surroundings, word: int) -> str:
    child = int(around.first_children[word])
    return _NO_CHILD if child < 0 else f'with the first dependent "{around.column("lemma")[child]}"'


def _dependents(around: Surroundings, word: int) -> str:
    """Name the relations of the dependents, each once."""
    relations = sorted({around.column("deprel")[child] for child in around.children(word)})
    if not relations:
        return _NO_CHILD
    if len(relations) == 1:
        return f"with dependents of the relation {relations[0]}"
    return f"with dependents of the relations {', '.join(relations[:-1])} and {relations[-1]}"


def _article(noun: str) -> str:
    return f"an {noun}" if noun[:1] in "AEIOU" or noun == "X" else f"a {noun}"


def head_text(around: Surroundings, word: int, other: int, found: HeadEvidence) -> str:
    """Say how often words like this one have heads like either of the two."""
    name = around.column(found.by)[word]
    subject = f'"{name}"' if found.by == "lemma" else _article(name)
    relation = around.column("deprel")[word]
    own = int(around.treebank.parents[word])
    return (
        f"elsewhere {subject} as {relation} has {_head(around, word, other)} "
        f"{found.competing:,} of {found.total:,} times, {_head(around, word, own)} "
        f"{found.annotated:,} times"
    )


def _head(around: Surroundings, word: int, head: int) -> str:
    if head < 0:
        return "no head (root)"
    side = "right" if head > word else "left"
    return f"{_article(around.column('upos')[head])} to the {side} as its head"


def variation_text(around: Surroundings, found: Variation) -> str:
    """Say how the same words are linked elsewhere."""
    forms = around.treebank.column("form")
    words = " ".join(forms[word] for word in range(found.first, found.end))
    link = "not linked" if found.relation is None else f"linked as {found.relation}"
    reverse = ", with head and dependent exchanged," if found.is_reversed else ""
    ends = "" if found.end - found.first == 2 else "the first and last of "
    return (
        f'{ends}the words "{words}" are elsewhere {link}{reverse} '
        f"{found.count:,} of {found.total:,} times"
    )


def by_model(kind: FindingKind, annotated: Analysis) -> str:
    """Say how improbable the annotation is, where nothing else speaks against it."""
    given = annotated.upos if kind == "upos" else annotated.relation
    if kind == "head":
        given = f'the head "{annotated.head_form}"' if annotated.head else "the root as head"
    return f"the model, trained on the rest, gives {given} {annotated.probability:.2g} here"
