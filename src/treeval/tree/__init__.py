"""Trees: columns of words, their alignment, their shape."""
