"""Quality without gold trees: how far single parses can be trusted."""
