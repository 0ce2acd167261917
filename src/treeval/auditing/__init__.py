"""Where the annotation of a treebank is probably wrong."""
