"""The dependency model with valence: charts, expectations, best trees, variational inference."""
