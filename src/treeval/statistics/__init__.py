"""How sure a score is, whatever the metric: resampling, comparison, correlation, agreement."""

SEED = 2011  # of all draws, unless another is given
