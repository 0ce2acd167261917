"""Tsarfaty, Nivre and Andersson (2011): parsers trained on different schemes, across schemes."""

from treeval.experiments.tedeval.reproduction import reproduce as reproduce
