"""Schwartz et al. (2011), *Neutralizing linguistically problematic annotations*: tables 1 to 5."""

from treeval.experiments.ned.reproduction import reproduce as reproduce
