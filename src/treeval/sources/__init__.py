"""Inputs: their names, their blocks, their trees, and the policy on broken trees."""
