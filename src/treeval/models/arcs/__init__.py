"""Models of arcs: which head a word has, and which label its arc or the word itself has."""
