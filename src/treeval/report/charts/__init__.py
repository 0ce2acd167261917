"""Charts as pure functions from numbers to SVG; the page around them defines the colours."""
