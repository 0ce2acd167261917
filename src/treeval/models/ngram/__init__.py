"""N-gram language models: interpolated modified Kneser-Ney, ARPA files, perplexity."""
