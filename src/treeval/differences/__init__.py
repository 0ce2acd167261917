"""What differs between two releases of a treebank, or between two annotations of one text."""
