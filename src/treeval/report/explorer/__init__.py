"""The explorer of pages: all sentences with all trees, to search, filter, sort and see."""
