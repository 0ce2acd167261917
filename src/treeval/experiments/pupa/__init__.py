"""Reichart and Rappoport (2009), PUPA: selecting parses of an unsupervised parser.

The paper parses all WSJ and NEGRA sentences of up to 20 words. Here the free tenth of the Penn
Treebank stands for WSJ20, and the German SQUOIA treebank for NEGRA20. Common cover links are learnt
from all sentences, classes of words from those that are assessed.
"""

from treeval.experiments.pupa.experiment import reproduce

__all__ = ["reproduce"]
