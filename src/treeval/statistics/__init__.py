"""How sure a score is, whatever the metric: resampling, comparison, correlation, agreement."""
