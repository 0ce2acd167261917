"""Models that are learnt: a frozen trainer of settings trains a frozen model of arrays."""
