"""Transition systems: how a parser would build a tree, step by step."""
