"""Figures of treebanks: sizes, shapes, relations and words, and how scores follow from them."""
