"""TedEval: tree edit distance of functional trees, also as its authors' last release counts."""
