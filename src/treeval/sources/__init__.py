"""The one gate for input: every input becomes trees, is hashed once, and follows one policy."""
