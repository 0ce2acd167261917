"""The relation of a constituent to the head of the one around it, outside coordinations."""

from itertools import pairwise

from treeval.schemes.lth.nodes import (
    CLEFT,
    CONJUNCTIONS,
    EXTRAPOSED,
    NOMINAL,
    NOUNS,
    OBJECT,
    OBJECT_PREDICATE,
    POSTHONORIFIC,
    PREPOSITION,
    PROPER,
    TITLE,
    VERBS,
    Node,
)
from treeval.schemes.lth.options import LthOptions

ADVERBIAL = frozenset("ADV BNF DIR DTV EXT LOC MNR PRP PUT TMP VOC".split())
_VERBAL = frozenset({"VP", "S", "SINV", "SQ", "SBARQ"})
_LOOSE = frozenset({PREPOSITION, "CONJP", "QP", "FRAG", "PRN", "INTJ", "LST", "X", "UCP"})
_ADJECTIVAL = frozenset({"ADJP", "ADVP", "WHADJP", "WHADVP"})
_ADVERBS = frozenset({"ADVP", "PP", "RB", "INTJ"})
_COPULAS = frozenset(
    "be is are was were been being am 's 're 'm become becomes became becoming".split()
)
_WITH_INFINITIVE = _COPULAS | {"going"}
_PREDICATES = frozenset({"PRD", OBJECT_PREDICATE})
_SECOND_OBJECTS = frozenset({"NP", "S", "SBAR", "SBARQ"})
_OBJECTS = frozenset({"NP", "SBAR", "SQ", "SBARQ"})


def root_relation(root: Node, options: LthOptions) -> str:
    if not options.root_categories:
        return "ROOT"
    top = root
    while not top.label and top.head:
        top = top.head
    label = top.label
    if label in {"S", "SINV"}:
        return "ROOT-S"
    return f"ROOT-{label}" if label in {"SQ", "SBARQ"} else "FRAG-ROOT"


def relation(node: Node, parent: Node, options: LthOptions) -> str:
    """Name the relation of a child, overt or empty, that is not its parent's head."""
    if node.is_punctuation:
        return "P"
    if node.label in CONJUNCTIONS:
        return "DEP" if options.coordination == "chain" else "CC"
    return _by_function(node, parent, options) or _by_category(node, parent, options)


def _first(*rules: tuple[bool, str]) -> str:
    """Give the relation of the first rule that applies."""
    return next((name for applies, name in rules if applies), "")


def _by_function(node: Node, parent: Node, options: LthOptions) -> str:
    functions = node.functions
    if not functions and node.label != "PP":
        return ""
    follows_copula = parent.word.form.lower() in _WITH_INFINITIVE
    return _first(
        (EXTRAPOSED in functions, "EXTR" if options.extraposition else "EXP"),
        (CLEFT in functions, "NMOD" if options.cleft_on_predicate else "CLF"),
        (TITLE in functions, TITLE),
        (POSTHONORIFIC in functions, POSTHONORIFIC),
        (OBJECT in functions, OBJECT),
        ("SBJ" in functions, "SBJ"),
        (OBJECT_PREDICATE in functions and follows_copula, "VC"),
        (bool(functions & _PREDICATES), _joined(functions & _PREDICATES, functions, options)),
        (any("LGS" in child.functions for child in node.children), "LGS"),
        (options.adverbial_functions, _joined(frozenset(), functions, options)),
        (functions & ADVERBIAL == {"TMP"} and parent.word.label in NOUNS, "NMOD"),
        (bool(functions & ADVERBIAL), "ADV"),
        ("CLR" in functions and options.closely_related, "ADV"),
    )


def _joined(chosen: frozenset[str], functions: frozenset[str], options: LthOptions) -> str:
    """Name several functions together, such as LOC-PRD."""
    if options.adverbial_functions:
        chosen |= functions & ADVERBIAL
        if options.closely_related and not chosen & _PREDICATES:
            chosen |= functions & {"CLR"}
    return "-".join(sorted(chosen))


def _by_category(node: Node, parent: Node, options: LthOptions) -> str:
    by_rule = _first(
        (node.label in {"PRT", "PRN"}, node.label),
        (parent.label in {"PP", "WHPP"}, "PMOD"),
        (parent.label in _LOOSE, "DEP"),
        (node.label == "POS", "SUFFIX" if options.suffixes else "NMOD"),
        (parent.label in _ADJECTIVAL, "AMOD"),
    )
    if by_rule:
        return by_rule
    if parent.label in NOMINAL:
        return _in_noun_phrase(node, parent, options)
    if parent.label == "SBAR":
        return _in_subordinate(node, parent, options)
    return _in_clause(node, parent, options) if parent.label in _VERBAL else "DEP"


def _in_noun_phrase(node: Node, parent: Node, options: LthOptions) -> str:
    follows = node.word.place > parent.word.place
    is_name = node.label in PROPER and parent.word.label in PROPER
    is_apposed = node.label in {"NP", "ADJP"} or (parent.label == "NAC" and node.label in PROPER)
    return _first(
        (options.names and is_name and not follows, "NAME"),
        (options.appositions and node.label == "VP", "APPO"),
        (options.appositions and is_apposed and follows, "APPO"),
        (True, "NMOD"),
    )


def _in_subordinate(node: Node, parent: Node, options: LthOptions) -> str:
    follows = node.word.place > parent.word.place
    return _first(
        (node.label == "ADVP", "ADV"),
        (node.label in {PREPOSITION, "IN", "DT"} or options.verb_modifiers, "VMOD"),
        (follows, "SUB"),
        (True, "DEP"),
    )


def _in_clause(node: Node, parent: Node, options: LthOptions) -> str:
    verb = parent.word
    is_closely_related = "CLR" in node.functions and not options.closely_related
    before_subject = parent.label in {"S", "SINV"}
    is_object = node.label in _OBJECTS or (node.label == "S" and parent.label == "VP")
    is_question = node.label == "SQ" and parent.label == "SBARQ"  # below a wh-word as its head
    return _first(
        (node.label == "VP", "IM" if verb.label == "TO" else "VC"),
        (node.label == "S" and verb.form.lower() in _WITH_INFINITIVE, "VC"),
        (node.label == "TO", "VMOD"),
        (node.label in _ADVERBS, "ADV"),
        (node.label == "SBAR" and (before_subject or is_closely_related), "ADV"),
        (node.label == "NP" and verb.form.lower() in _COPULAS, "PRD"),
        (options.indirect_objects and _precedes_object(node, parent), "IOBJ"),
        (is_object and not is_question, "OBJ"),
        (options.verb_modifiers and verb.label in VERBS, "VMOD"),
        (True, "DEP"),
    )


def _precedes_object(node: Node, parent: Node) -> bool:
    """Say whether a noun phrase, overt or not, or a clause follows without a comma before it."""
    if node.label != "NP" or node not in parent.children:
        return False
    later = parent.children[parent.children.index(node) + 1 :]
    later += [trace for trace in parent.traces if next(trace.words()).place > node.word.place]
    for before, child in pairwise([node, *later]):
        if child.label in _SECOND_OBJECTS and not child.functions:
            return before.label != ","
    return False
