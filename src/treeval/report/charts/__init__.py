"""Charts as pure functions from numbers to SVG, and sentences drawn with characters."""
