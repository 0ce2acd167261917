"""Files in, trees out, and back: one file a format."""
