"""Søgaard and Haulrich (2010), *On the derivation perplexity of treebanks*: sections 5 to 5.2."""

from treeval.experiments.perplexity.reproduction import reproduce as reproduce
