"""Common cover links (Seginer 2007): learning, parsing, and the brackets that links imply."""
