"""How good is this parser, this parse, this treebank, really?

>>> import treeval
>>> results = treeval.score("gold/en.conllu", {"birch": "systems/birch/en.conllu"})
>>> round(results["birch"].scores["LAS"].score, 4)
0.8317
"""

from treeval.lazy import attach

__getattr__, __dir__, __all__ = attach(__name__, __file__)
