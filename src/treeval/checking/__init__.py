"""The problems of files, listed by line."""
