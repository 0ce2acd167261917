"""TedEval: tree edit distance over functional trees, and the counting of its last release."""
