"""Parts of treebanks, byte for byte: split, sampled, or found by a query."""
