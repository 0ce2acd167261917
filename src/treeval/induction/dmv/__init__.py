"""The dependency model with valence (Klein and Manning 2004) and the learners built on it."""
