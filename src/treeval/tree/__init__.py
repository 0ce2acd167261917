"""What a tree is: columns of words, their alignment, their shape."""
