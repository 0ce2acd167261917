"""Learning structure without annotation: dependencies (dmv, tsg), brackets (ccl), tags (clark)."""
