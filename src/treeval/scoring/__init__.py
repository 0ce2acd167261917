"""From files to results: which sentences count, every metric on every system, signatures."""
