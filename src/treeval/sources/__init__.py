"""The one gate for input: whatever is given becomes trees, hashed once, admitted by one policy."""
