"""From files to results: the sentences that count, every metric on every system, signatures."""
