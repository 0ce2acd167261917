"""Models of arcs: the head of a word, and the label of its arc or of the word itself."""
