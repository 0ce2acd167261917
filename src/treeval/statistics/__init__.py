"""Statistics of scores, for any metric: resampling, comparison, correlation, agreement."""

SEED = 2011  # the seed of all draws, unless another is given
