"""Systems in order, predicted scores, trust in arcs and consensus trees, without gold trees."""
