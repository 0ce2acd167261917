"""The relation of a constituent to the head of the one around it, outside coordinations."""

from itertools import pairwise

from treeval.schemes.lth.nodes import (
    CLEFT,
    EXTRAPOSED,
    NOMINAL,
    NOUNS,
    OBJECT,
    OBJECT_PREDICATE,
    POSTHONORIFIC,
    TITLE,
    VERBS,
    Node,
)
from treeval.schemes.lth.options import LthOptions

ADVERBIAL = frozenset("ADV BNF DIR DTV EXT LOC MNR PRP PUT TMP VOC".split())
_VERBAL = frozenset({"VP", "S", "SINV", "SQ", "SBARQ"})
_LOOSE = frozenset({"PREP_AUX", "CONJP", "QP", "FRAG", "PRN", "INTJ", "LST", "X", "UCP"})
_ADJECTIVAL = frozenset({"ADJP", "ADVP", "WHADJP", "WHADVP"})
_BE = frozenset("be is are was were been being am 's 're 'm become becomes became becoming".split())
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
    """Name the relation of a child, be it overt or empty, that is not its parent's head."""
    if node.is_punctuation:
        return "P"
    if node.label in {"CC", "CONJP"}:
        return "DEP" if options.coordination == "chain" else "CC"
    return _by_function(node, parent, options) or _by_category(node, parent, options)


def _by_function(node: Node, parent: Node, options: LthOptions) -> str:
    functions = node.functions
    if EXTRAPOSED in functions:
        return "EXTR" if options.extraposition else "EXP"
    if found := functions & {TITLE, POSTHONORIFIC, OBJECT}:
        return next(iter(found))
    if CLEFT in functions:
        return "NMOD" if options.cleft_on_predicate else "CLF"
    if "SBJ" in functions:
        return "SBJ"
    adverbial = sorted(functions & ADVERBIAL)
    if OBJECT_PREDICATE in functions and parent.word.form.lower() in _BE | {"going"}:
        return "VC"
    for predicate in ("PRD", OBJECT_PREDICATE):
        if predicate in functions:
            parts = [*adverbial, predicate] if options.adverbial_functions else [predicate]
            return "-".join(sorted(parts))
    if node.label == "PP" and any("LGS" in child.functions for child in node.children):
        return "LGS"
    if options.adverbial_functions:
        if "CLR" in functions and options.closely_related:
            adverbial = sorted([*adverbial, "CLR"])
        return "-".join(adverbial)
    if adverbial:
        on_noun = parent.word.label in NOUNS
        return "NMOD" if adverbial == ["TMP"] and on_noun else "ADV"
    if "CLR" in functions and options.closely_related:
        return "ADV"
    return ""


def _by_category(node: Node, parent: Node, options: LthOptions) -> str:
    if node.label in {"PRT", "PRN"}:
        return node.label
    if parent.label in {"PP", "WHPP"}:
        return "PMOD"
    if parent.label in _LOOSE:
        return "DEP"
    if node.label == "POS":
        return "SUFFIX" if options.suffixes else "NMOD"
    if parent.label in NOMINAL:
        return _in_noun_phrase(node, parent, options)
    if parent.label in _ADJECTIVAL:
        return "AMOD"
    if parent.label == "SBAR":
        return _in_subordinate(node, parent, options)
    if parent.label in _VERBAL:
        return _in_clause(node, parent, options)
    return "DEP"


def _in_noun_phrase(node: Node, parent: Node, options: LthOptions) -> str:
    proper = {"NNP", "NNPS"}
    if options.names and node.label in proper and parent.word.label in proper:
        if node.place < parent.word.place:
            return "NAME"
    if options.appositions:
        if node.label == "VP":
            return "APPO"
        explains = node.label in {"NP", "ADJP"} or (parent.label == "NAC" and node.label in proper)
        if explains and node.word.place > parent.word.place:
            return "APPO"
    return "NMOD"


def _in_subordinate(node: Node, parent: Node, options: LthOptions) -> str:
    if node.label == "ADVP":
        return "ADV"
    if node.label in {"PREP_AUX", "IN", "DT"}:
        return "VMOD"
    if options.subordinator_head:
        return "SUB" if node.word.place > parent.word.place else "DEP"
    return "VMOD"


def _in_clause(node: Node, parent: Node, options: LthOptions) -> str:
    verb = parent.word
    if node.label == "VP":
        return "IM" if verb.label == "TO" else "VC"
    if node.label == "S" and verb.form.lower() in _BE | {"going"}:
        return "VC"
    if node.label == "TO":
        return "VMOD"
    if node.label in {"ADVP", "PP", "RB", "INTJ"}:
        return "ADV"
    if node.label == "SBAR" and parent.label in {"S", "SINV"}:
        return "ADV"
    if node.label == "SBAR" and "CLR" in node.functions and not options.closely_related:
        return "ADV"
    if node.label == "NP" and verb.form.lower() in _BE:
        return "PRD"
    if node.label in _OBJECTS or (node.label == "S" and parent.label == "VP"):
        if options.indirect_objects and _precedes_object(node, parent):
            return "IOBJ"
        return "OBJ"
    return "VMOD" if options.verb_modifiers and verb.label in VERBS else "DEP"


def _precedes_object(node: Node, parent: Node) -> bool:
    if node.label != "NP" or node not in parent.children:
        return False
    later = parent.children[parent.children.index(node) + 1 :]
    later += [trace for trace in parent.traces if next(trace.words()).place > node.word.place]
    for before, child in pairwise([node, *later]):
        if child.label in {"NP", "S", "SBAR", "SBARQ"} and not child.functions:
            return before.label != ","
    return False
