"""Tree substitution grammars over the dependency model with valence."""
