"""Common cover links (Seginer 2007): parsing learnt from plain text, in one pass."""
