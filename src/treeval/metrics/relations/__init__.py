"""Relations: their universal names, classes, entropy and weights."""
