"""One annotation into another: heads, coordination, punctuation, projectivity."""
