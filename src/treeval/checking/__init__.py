"""Problems in files: all of them at once, by line."""
