"""The papers' experiments, one module a paper; `published/` holds the papers' own figures."""
