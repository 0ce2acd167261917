"""Agreement of two or more annotators of the same text; none of them is gold."""
