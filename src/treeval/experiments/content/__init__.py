"""The content-relations paper: sizes, entropies, and what correlates across languages."""

from treeval.experiments.content.reproduction import reproduce as reproduce
