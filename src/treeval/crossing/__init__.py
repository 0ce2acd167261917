"""Evaluation across annotation schemes (TedEval): experiments, results, explanations."""
