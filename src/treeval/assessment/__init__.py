"""The quality of single parses, estimated without gold trees."""
