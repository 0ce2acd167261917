"""Compiled loops of the models of heads and of labels."""
