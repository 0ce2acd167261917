"""Relations and what is known about them: universal names, classes, entropy, weights."""
